// The enums of System.Reflection.

/** The members of `MemberTypes`, by name. */
export const memberKinds = {
  Constructor: 1,
  Event: 2,
  Field: 4,
  Method: 8,
  Property: 16,
  TypeInfo: 32,
  Custom: 64,
  NestedType: 128,
  All: 191,
} as const;
