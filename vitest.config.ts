// How the tests run: two processes at most, which keep the modules they have loaded from file to file; time enough for
// slow machines; `npm run coverage` counts what they reach.
import { defineConfig } from 'vitest/config';

/** They have a process of their own. */
const ALONE = [
  // They make libraries of their own, which other tests in the same process must not meet.
  'packages/mockwright/test/security/confused-values.test.ts',
  'packages/csharp/test/asked-clock.test.ts',
  'packages/csharp/test/compile-time.test.ts',
  'packages/dotnet/test/extended.test.ts',
  // It puts another clock into the modules of the service.
  'packages/mockwright/test/isolation/runner-pool.test.ts',
  // It imports the clocks while they are replaced.
  'packages/mockwright/test/testing/clock-before-import.test.ts',
  // It has another store for elements of arrays.
  'packages/dotnet/test/security/reverted-store.test.ts',
  // They put others in the place of what finds the user's home, and of what reads files.
  'packages/mockwright/test/cli/user-cache-folder.test.ts',
  'packages/mockwright/test/service/folder-links.test.ts',
  'packages/mockwright/test/service/replaced-files.test.ts',
  // What other tests leave behind costs memory, too.
  'packages/mockwright/test/service/request-cost.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: 'packages/mockwright/test/cli/remove-built-commands.ts',
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    // Many wait for sockets, files and processes, on machines that may have no time to spare.
    retry: 1,
    expect: { poll: { timeout: 15_000 } },
    env: { TZ: 'UTC', NO_COLOR: '1' },
    projects: [
      {
        extends: true,
        test: { name: 'all', include: ['packages/*/test/**/*.test.ts'], exclude: ALONE },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/*/**/*.ts'],
      exclude: ['packages/*/test/**', 'packages/*/dist/**'],
      reporter: ['text-summary'],
      reportsDirectory: 'coverage',
    },
  },
});
