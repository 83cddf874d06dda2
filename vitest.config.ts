// How the tests run: two processes at most, which keep the modules they have loaded from file to file; time enough for
// slow machines; coverage on demand (`npm test` asks for it).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/cli/remove-built-commands.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    env: { TZ: 'UTC', NO_COLOR: '1' },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary'],
      reportsDirectory: 'coverage',
    },
  },
});
