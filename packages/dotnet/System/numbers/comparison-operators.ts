// The comparisons that types of numbers declare as operators.

/** C# operator → the test, of natural numbers of one kind. */
export const comparisonOperators: Readonly<
  Record<string, <T extends number | bigint>(a: T, b: T) => boolean>
> = {
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};
