// When mistakes are told.

/**
 * The order in which Roslyn tells what is wrong with a script: its members, with the values that give them their types,
 * then its types, then what constraints say of declared types, then code: statements and initializers, functions, the bodies of types; last, fields without use.
 */
export const phases = {
  members: 0,
  initializers: 1,
  types: 2,
  constraints: 3,
  statements: 4,
  functions: 5,
  bodies: 6,
  fields: 7,
} as const;

/** One of them. */
export type Phase = (typeof phases)[keyof typeof phases];
