import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
  },
});
