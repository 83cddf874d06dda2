// The operators that compare.
const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '>', '<=', '>=']);

/** Whether a binary operator compares: the built-in ones give a bool (C# 12.12). */
export const isComparison = (operator: string): boolean => comparisons.has(operator);
