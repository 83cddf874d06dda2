// When mistakes are told.

/**
 * The order in which Roslyn tells what is wrong with a script: its members, with the values that give them their types,
 * then its types, then code: statements and initializers, functions, the bodies of types; last, fields without use.
 */
export const phases = {
  members: 0,
  initializers: 1,
  types: 2,
  statements: 3,
  functions: 4,
  bodies: 5,
  fields: 6,
} as const;

/** One of them. */
export type Phase = (typeof phases)[keyof typeof phases];
