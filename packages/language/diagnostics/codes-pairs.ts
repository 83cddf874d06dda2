// What the binder has to say about declarations that belong together: the parts of a member, a member and what it implements or overrides:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of declarations that belong together. */
export const pairCodes = {
  CS0462: {
    name: 'ERR_AmbigOverride',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "The inherited members '{0}' and '{1}' have the same signature in type '{2}', so they cannot be overridden",
  },
  CS0470: {
    name: 'ERR_MethodImplementingAccessor',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "Method '{0}' cannot implement interface accessor '{1}' for type '{2}'. Use an explicit interface implementation.",
  },
  CS0629: {
    name: 'ERR_InterfaceImplementedByConditional',
    severity: 'error',
    phase: 'afterMembers',
    message: "Conditional member '{0}' cannot implement interface member '{1}' in type '{2}'",
  },
  CS0683: {
    name: 'ERR_ExplicitMethodImplAccessor',
    severity: 'error',
    message: "'{0}' explicit method implementation cannot implement '{1}' because it is an accessor",
  },
  CS0686: {
    name: 'ERR_AccessorImplementingMethod',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "Accessor '{0}' cannot implement interface member '{1}' for type '{2}'. Use an explicit interface implementation.",
  },
  CS0695: {
    name: 'ERR_UnifyingInterfaceInstantiations',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}' cannot implement both '{1}' and '{2}' because they may unify for some type parameter substitutions",
  },
  CS0755: {
    name: 'ERR_PartialMethodExtensionDifference',
    severity: 'error',
    message:
      'Both partial method declarations must be extension methods or neither may be an extension method',
  },
  CS0761: {
    name: 'ERR_PartialMethodInconsistentConstraints',
    severity: 'error',
    message: "Partial method declarations of '{0}' have inconsistent constraints for type parameter '{1}'",
  },
  CS0762: {
    name: 'ERR_PartialMethodToDelegate',
    severity: 'error',
    message:
      "Cannot create delegate from method '{0}' because it is a partial method without an implementing declaration",
  },
  CS0764: {
    name: 'ERR_PartialMemberUnsafeDifference',
    severity: 'error',
    message: 'Both partial member declarations must be unsafe or neither may be unsafe',
  },
  CS8140: {
    name: 'ERR_DuplicateInterfaceWithTupleNamesInBaseList',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}' is already listed in the interface list on type '{2}' with different tuple element names, as '{1}'.",
  },
  CS8142: {
    name: 'ERR_PartialMemberInconsistentTupleNames',
    severity: 'error',
    message: "Both partial member declarations, '{0}' and '{1}', must use the same tuple element names.",
  },
  CS8663: {
    name: 'ERR_PartialMemberReadOnlyDifference',
    severity: 'error',
    message: 'Both partial member declarations must be readonly or neither may be readonly',
  },
  CS8760: {
    name: 'ERR_ExternEventInitializer',
    severity: 'error',
    message: "'{0}': extern event cannot have initializer",
  },
  CS8779: {
    name: 'ERR_DuplicateInterfaceWithDifferencesInBaseList',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' is already listed in the interface list on type '{2}' as '{1}'.",
  },
  CS8800: {
    name: 'ERR_PartialMemberExtendedModDifference',
    severity: 'error',
    message:
      "Both partial member declarations must have identical combinations of 'virtual', 'override', 'sealed', and 'new' modifiers.",
  },
  CS8818: {
    name: 'ERR_PartialMemberRefReturnDifference',
    severity: 'error',
    message: 'Partial member declarations must have matching ref return values.',
  },
  CS8930: {
    name: 'ERR_ExplicitImplementationOfOperatorsMustBeStatic',
    severity: 'error',
    message: "Explicit implementation of a user-defined operator '{0}' must be declared static",
  },
  CS8988: {
    name: 'ERR_ScopedMismatchInParameterOfPartial',
    severity: 'error',
    message: "The 'scoped' modifier of parameter '{0}' doesn't match partial definition.",
  },
  CS9023: {
    name: 'ERR_OperatorCantBeChecked',
    severity: 'error',
    message: "User-defined operator '{0}' cannot be declared checked",
  },
  CS9024: {
    name: 'ERR_ImplicitConversionOperatorCantBeChecked',
    severity: 'error',
    message: "An 'implicit' user-defined conversion operator cannot be declared checked",
  },
  CS9043: {
    name: 'ERR_RefReturningPropertiesCannotBeRequired',
    severity: 'error',
    message: 'Ref returning properties cannot be required.',
  },
  CS9050: {
    name: 'ERR_RefFieldCannotReferToRefStruct',
    severity: 'error',
    message: 'A ref field cannot refer to a ref struct.',
  },
  CS9052: {
    name: 'ERR_FileTypeNoExplicitAccessibility',
    severity: 'error',
    message: "File-local type '{0}' cannot use accessibility modifiers.",
  },
  CS9242: {
    name: 'ERR_AllowsClauseMustBeLast',
    severity: 'error',
    message: "The 'allows' constraint clause must be the last constraint specified",
  },
  CS9243: {
    name: 'ERR_ClassIsCombinedWithRefStruct',
    severity: 'error',
    message: 'Cannot allow ref structs for a type parameter known from other constraints to be a class',
  },
  CS9254: {
    name: 'ERR_PartialPropertyInitMismatch',
    severity: 'error',
    message: "Property accessor '{0}' must be '{1}' to match the definition part",
  },
  CS9255: {
    name: 'ERR_PartialMemberTypeDifference',
    severity: 'error',
    message: 'Both partial member declarations must have the same type.',
  },
  CS9257: {
    name: 'ERR_PartialPropertyRequiredDifference',
    severity: 'error',
    message: 'Both partial property declarations must be required or neither may be required',
  },
  CS9263: {
    name: 'ERR_PartialPropertyDuplicateInitializer',
    severity: 'error',
    message: 'A partial property cannot have an initializer on both the definition and implementation.',
  },
  CS9267: {
    name: 'ERR_IteratorRefLikeElementType',
    severity: 'error',
    message: 'Element type of an iterator may not be a ref struct or a type parameter allowing ref structs',
  },
  CS9391: {
    name: 'ERR_AbstractBaseRecordImplementation',
    severity: 'error',
    message: "Record member '{0}' must be declared explicitly because '{1}' is abstract.",
  },
} as const;

/** One of them. */
export type PairCode = keyof typeof pairCodes;
