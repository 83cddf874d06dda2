// How tightly operators bind (C# specification 12.4.2).

/** From the loosest to the tightest. */
export const precedence = {
  expression: 0,
  assignment: 0,
  lambda: 1,
  conditional: 2,
  coalescing: 3,
  conditionalOr: 4,
  conditionalAnd: 5,
  or: 6,
  xor: 7,
  and: 8,
  equality: 9,
  relational: 10,
  shift: 11,
  additive: 12,
  multiplicative: 13,
  switch: 14,
  range: 15,
  unary: 16,
} as const;
