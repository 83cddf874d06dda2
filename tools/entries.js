// What the package is entered by: thin modules and their declarations.

/** The folder of the published package, from the root. */
export const PACKAGE = 'packages/mockwright';

/**
 * Names as in the package's `exports`. `lazy`: its functions load the one bundle at their first call; otherwise the entry
 * is bundled by itself, and takes from the package's first entry what that has. What runs as CommonJS can be imported, too.
 */
export const ENTRIES = [
  { name: 'index', source: 'index.ts', lazy: true, formats: ['esm', 'cjs'] },
  { name: 'vitest', source: 'testing/fixtures/vitest.ts', formats: ['esm'] },
  { name: 'jest', source: 'testing/fixtures/jest.ts', formats: ['cjs'] },
  { name: 'playwright', source: 'testing/fixtures/playwright.ts', formats: ['cjs'] },
  { name: 'node-test', source: 'testing/fixtures/node-test.ts', formats: ['cjs'] },
];

/** The modules that other entries find in the first one. */
export const IN_FIRST_ENTRY = /\/(?:create-mock-server|api)\.ts$/;

/** What the runners bring: never bundled. */
export const RUNNERS = ['vitest', '@jest/globals', '@playwright/test'];
