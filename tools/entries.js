// What the package is entered by: thin modules and their declarations.

/** The folder of the published package, from the root. */
export const PACKAGE = 'packages/mockwright';

/**
 * Names as in the package's `exports`. `lazy`: its functions load the one bundle at their first call; otherwise the entry
 * is bundled by itself and sees the package by its own name.
 */
export const ENTRIES = [{ name: 'index', source: 'index.ts', lazy: true, formats: ['esm', 'cjs'] }];
