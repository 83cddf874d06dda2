// What the binder has to say about the types that code declares: their bases, their constraints, what they must have and must not:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of declared types. */
export const typeCodes = {
  CS0050: {
    name: 'ERR_BadVisReturnType',
    severity: 'error',
    message: "Inconsistent accessibility: return type '{1}' is less accessible than method '{0}'",
  },
  CS0051: {
    name: 'ERR_BadVisParamType',
    severity: 'error',
    message: "Inconsistent accessibility: parameter type '{1}' is less accessible than method '{0}'",
  },
  CS0052: {
    name: 'ERR_BadVisFieldType',
    severity: 'error',
    message: "Inconsistent accessibility: field type '{1}' is less accessible than field '{0}'",
  },
  CS0053: {
    name: 'ERR_BadVisPropertyType',
    severity: 'error',
    message: "Inconsistent accessibility: property type '{1}' is less accessible than property '{0}'",
  },
  CS0054: {
    name: 'ERR_BadVisIndexerReturn',
    severity: 'error',
    message: "Inconsistent accessibility: indexer return type '{1}' is less accessible than indexer '{0}'",
  },
  CS0055: {
    name: 'ERR_BadVisIndexerParam',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "Inconsistent accessibility: parameter type '{1}' is less accessible than indexer or property '{0}'",
  },
  CS0056: {
    name: 'ERR_BadVisOpReturn',
    severity: 'error',
    message: "Inconsistent accessibility: return type '{1}' is less accessible than operator '{0}'",
  },
  CS0057: {
    name: 'ERR_BadVisOpParam',
    severity: 'error',
    message: "Inconsistent accessibility: parameter type '{1}' is less accessible than operator '{0}'",
  },
  CS0058: {
    name: 'ERR_BadVisDelegateReturn',
    severity: 'error',
    message: "Inconsistent accessibility: return type '{1}' is less accessible than delegate '{0}'",
  },
  CS0059: {
    name: 'ERR_BadVisDelegateParam',
    severity: 'error',
    message: "Inconsistent accessibility: parameter type '{1}' is less accessible than delegate '{0}'",
  },
  CS0060: {
    name: 'ERR_BadVisBaseClass',
    severity: 'error',
    message: "Inconsistent accessibility: base class '{1}' is less accessible than class '{0}'",
  },
  CS0061: {
    name: 'ERR_BadVisBaseInterface',
    severity: 'error',
    message: "Inconsistent accessibility: base interface '{1}' is less accessible than interface '{0}'",
  },
  CS0067: { name: 'WRN_UnreferencedEvent', severity: 'warning', message: "The event '{0}' is never used" },
  CS0082: {
    name: 'ERR_MemberReserved',
    severity: 'error',
    phase: 'afterMembers',
    message: "Type '{1}' already reserves a member called '{0}' with the same parameter types",
  },
  CS0102: {
    name: 'ERR_DuplicateNameInClass',
    severity: 'error',
    phase: 'afterMembers',
    message: "The type '{0}' already contains a definition for '{1}'",
  },
  CS0111: {
    name: 'ERR_MemberAlreadyExists',
    severity: 'error',
    phase: 'afterMembers',
    message: "Type '{1}' already defines a member called '{0}' with the same parameter types",
  },
  CS0146: {
    name: 'ERR_CircularBase',
    severity: 'error',
    message: "Circular base type dependency involving '{0}' and '{1}'",
  },
  CS0169: { name: 'WRN_UnreferencedField', severity: 'warning', message: "The field '{0}' is never used" },
  CS0215: {
    name: 'ERR_OpTFRetType',
    severity: 'error',
    message: 'The return type of operator True or False must be bool',
  },
  CS0216: {
    name: 'ERR_OperatorNeedsMatch',
    severity: 'error',
    phase: 'afterMembers',
    message: "The operator '{0}' requires a matching operator '{1}' to also be defined",
  },
  CS0239: {
    name: 'ERR_CantOverrideSealed',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': cannot override inherited member '{1}' because it is sealed",
  },
  CS0260: {
    name: 'ERR_MissingPartial',
    severity: 'error',
    message:
      "Missing partial modifier on declaration of type '{0}'; another partial declaration of this type exists",
  },
  CS0261: {
    name: 'ERR_PartialTypeKindConflict',
    severity: 'error',
    message:
      "Partial declarations of '{0}' must be all classes, all record classes, all structs, all unions, all record structs, or all interfaces",
  },
  CS0262: {
    name: 'ERR_PartialModifierConflict',
    severity: 'error',
    message: "Partial declarations of '{0}' have conflicting accessibility modifiers",
  },
  CS0263: {
    name: 'ERR_PartialMultipleBases',
    severity: 'error',
    message: "Partial declarations of '{0}' must not specify different base classes",
  },
  CS0264: {
    name: 'ERR_PartialWrongTypeParams',
    severity: 'error',
    message: "Partial declarations of '{0}' must have the same type parameter names in the same order",
  },
  CS0265: {
    name: 'ERR_PartialWrongConstraints',
    severity: 'error',
    message: "Partial declarations of '{0}' have inconsistent constraints for type parameter '{1}'",
  },
  CS0277: {
    name: 'ERR_UnimplementedInterfaceAccessor',
    severity: 'error',
    message: "'{0}' does not implement interface member '{1}'. '{2}' is not public.",
  },
  CS0282: {
    name: 'WRN_SequentialOnPartialClass',
    severity: 'warning',
    message:
      "There is no defined ordering between fields in multiple declarations of partial struct '{0}'. To specify an ordering, all instance fields must be in the same declaration.",
  },
  CS0310: {
    name: 'ERR_NewConstraintNotSatisfied',
    severity: 'error',
    message:
      "'{2}' must be a non-abstract type with a public parameterless constructor in order to use it as parameter '{1}' in the generic type or method '{0}'",
  },
  CS0311: {
    name: 'ERR_GenericConstraintNotSatisfiedRefType',
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. There is no implicit reference conversion from '{3}' to '{1}'.",
  },
  CS0312: {
    name: 'ERR_GenericConstraintNotSatisfiedNullableEnum',
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. The nullable type '{3}' does not satisfy the constraint of '{1}'.",
  },
  CS0313: {
    name: 'ERR_GenericConstraintNotSatisfiedNullableInterface',
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. The nullable type '{3}' does not satisfy the constraint of '{1}'. Nullable types can not satisfy any interface constraints.",
  },
  CS0314: {
    name: 'ERR_GenericConstraintNotSatisfiedTyVar',
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. There is no boxing conversion or type parameter conversion from '{3}' to '{1}'.",
  },
  CS0315: {
    name: 'ERR_GenericConstraintNotSatisfiedValType',
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. There is no boxing conversion from '{3}' to '{1}'.",
  },
  CS0414: {
    name: 'WRN_UnreferencedFieldAssg',
    severity: 'warning',
    message: "The field '{0}' is assigned but its value is never used",
  },
  CS0420: {
    name: 'WRN_VolatileByRef',
    severity: 'warning',
    message: "'{0}': a reference to a volatile field will not be treated as volatile",
  },
  CS0425: {
    name: 'ERR_ImplBadConstraints',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "The constraints for type parameter '{0}' of method '{1}' must match the constraints for type parameter '{2}' of interface method '{3}'. Consider using an explicit interface implementation instead.",
  },
  CS0448: {
    name: 'ERR_BadIncDecRetType',
    severity: 'error',
    message:
      'The return type for ++ or -- operator must match the parameter type or be derived from the parameter type',
  },
  CS0452: {
    name: 'ERR_RefConstraintNotSatisfied',
    severity: 'error',
    message:
      "The type '{0}' must be a reference type in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS0506: {
    name: 'ERR_CantOverrideNonVirtual',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}': cannot override inherited member '{1}' because it is not marked virtual, abstract, or override",
  },
  CS0507: {
    name: 'ERR_CantChangeAccessOnOverride',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': cannot change access modifiers when overriding '{2}' inherited member '{1}'",
  },
  CS0508: {
    name: 'ERR_CantChangeReturnTypeOnOverride',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': return type must be '{2}' to match overridden member '{1}'",
  },
  CS0509: {
    name: 'ERR_CantDeriveFromSealedType',
    severity: 'error',
    message: "'{0}': cannot derive from sealed type '{1}'",
  },
  CS0516: {
    name: 'ERR_RecursiveConstructorCall',
    severity: 'error',
    message: "Constructor '{0}' cannot call itself",
  },
  CS0522: {
    name: 'ERR_StructWithBaseConstructorCall',
    severity: 'error',
    message: "'{0}': structs cannot call base class constructors",
  },
  CS0523: {
    name: 'ERR_StructLayoutCycle',
    severity: 'error',
    phase: 'afterMembers',
    message: "Struct member '{0}' of type '{1}' causes a cycle in the struct layout",
  },
  CS0527: {
    name: 'ERR_NonInterfaceInInterfaceList',
    severity: 'error',
    message: "Type '{0}' in interface list is not an interface",
  },
  CS0528: {
    name: 'ERR_DuplicateInterfaceInBaseList',
    severity: 'error',
    message: "'{0}' is already listed in interface list",
  },
  CS0529: {
    name: 'ERR_CycleInInterfaceInheritance',
    severity: 'error',
    message: "Inherited interface '{0}' causes a cycle in the interface hierarchy of '{1}'",
  },
  CS0534: {
    name: 'ERR_UnimplementedAbstractMethod',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' does not implement inherited abstract member '{1}'",
  },
  CS0535: {
    name: 'ERR_UnimplementedInterfaceMember',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' does not implement interface member '{1}'",
  },
  CS0552: {
    name: 'ERR_ConversionWithInterface',
    severity: 'error',
    message: "'{0}': user-defined conversions to or from an interface are not allowed",
  },
  CS0553: {
    name: 'ERR_ConversionWithBase',
    severity: 'error',
    message: "'{0}': user-defined conversions to or from a base type are not allowed",
  },
  CS0554: {
    name: 'ERR_ConversionWithDerived',
    severity: 'error',
    message: "'{0}': user-defined conversions to or from a derived type are not allowed",
  },
  CS0555: {
    name: 'ERR_IdentityConversion',
    severity: 'error',
    message: 'User-defined operator cannot convert a type to itself',
  },
  CS0557: {
    name: 'ERR_DuplicateConversionInClass',
    severity: 'error',
    phase: 'afterMembers',
    message: "Duplicate user-defined conversion in type '{0}'",
  },
  CS0567: {
    name: 'ERR_InterfacesCantContainConversionOrEqualityOperators',
    severity: 'error',
    message:
      'Conversion, equality, or inequality operators declared in interfaces must be abstract or virtual',
  },
  CS0644: {
    name: 'ERR_DeriveFromEnumOrValueType',
    severity: 'error',
    message: "'{0}' cannot derive from special class '{1}'",
  },
  CS0649: {
    name: 'WRN_UnassignedInternalField',
    severity: 'warning',
    message: "Field '{0}' is never assigned to, and will always have its default value {1}",
  },
  CS0659: {
    name: 'WRN_EqualsWithoutGetHashCode',
    severity: 'warning',
    message: "'{0}' overrides Object.Equals(object o) but does not override Object.GetHashCode()",
  },
  CS0660: {
    name: 'WRN_EqualityOpWithoutEquals',
    severity: 'warning',
    message: "'{0}' defines operator == or operator != but does not override Object.Equals(object o)",
  },
  CS0661: {
    name: 'WRN_EqualityOpWithoutGetHashCode',
    severity: 'warning',
    message: "'{0}' defines operator == or operator != but does not override Object.GetHashCode()",
  },
  CS0663: {
    name: 'ERR_OverloadRefKind',
    severity: 'error',
    message: "'{0}' cannot define an overloaded {1} that differs only on parameter modifiers '{2}' and '{3}'",
  },
  CS0666: {
    name: 'ERR_ProtectedInStruct',
    severity: 'error',
    message: "'{0}': new protected member declared in struct",
  },
  CS0689: {
    name: 'ERR_DerivingFromATyVar',
    severity: 'error',
    message: "Cannot derive from '{0}' because it is a type parameter",
  },
  CS0694: {
    name: 'ERR_TypeVariableSameAsParent',
    severity: 'error',
    message: "Type parameter '{0}' has the same name as the containing type, or method",
  },
  CS0709: {
    name: 'ERR_StaticBaseClass',
    severity: 'error',
    message: "'{0}': cannot derive from static class '{1}'",
  },
  CS0713: {
    name: 'ERR_StaticDerivedFromNonObject',
    severity: 'error',
    message: "Static class '{0}' cannot derive from type '{1}'. Static classes must derive from object.",
  },
  CS0714: {
    name: 'ERR_StaticClassInterfaceImpl',
    severity: 'error',
    message: "'{0}': static classes cannot implement interfaces",
  },
  CS0736: {
    name: 'ERR_CloseUnimplementedInterfaceMemberStatic',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}' does not implement instance interface member '{1}'. '{2}' cannot implement the interface member because it is static.",
  },
  CS0737: {
    name: 'ERR_CloseUnimplementedInterfaceMemberNotPublic',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}' does not implement interface member '{1}'. '{2}' cannot implement an interface member because it is not public.",
  },
  CS0738: {
    name: 'ERR_CloseUnimplementedInterfaceMemberWrongReturnType',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}' because it does not have the matching return type of '{3}'.",
  },
  CS0750: {
    name: 'ERR_PartialMemberCannotBeAbstract',
    severity: 'error',
    message: "A partial member cannot have the 'abstract' modifier",
  },
  CS0751: {
    name: 'ERR_PartialMemberOnlyInPartialClass',
    severity: 'error',
    message: 'A partial member must be declared within a partial type',
  },
  CS0754: {
    name: 'ERR_PartialMemberNotExplicit',
    severity: 'error',
    message: 'A partial member may not explicitly implement an interface member',
  },
  CS0756: {
    name: 'ERR_PartialMethodOnlyOneLatent',
    severity: 'error',
    message: 'A partial method may not have multiple defining declarations',
  },
  CS0757: {
    name: 'ERR_PartialMethodOnlyOneActual',
    severity: 'error',
    message: 'A partial method may not have multiple implementing declarations',
  },
  CS0759: {
    name: 'ERR_PartialMethodMustHaveLatent',
    severity: 'error',
    message: "No defining declaration found for implementing declaration of partial method '{0}'",
  },
  CS0763: {
    name: 'ERR_PartialMemberStaticDifference',
    severity: 'error',
    message: 'Both partial member declarations must be static or neither may be static',
  },
  CS0768: {
    name: 'ERR_IndirectRecursiveConstructorCall',
    severity: 'error',
    message: "Constructor '{0}' cannot call itself through another constructor",
  },
  CS1057: {
    name: 'ERR_ProtectedInStatic',
    severity: 'error',
    message: "'{0}': static classes cannot contain protected members",
  },
  CS1067: {
    name: 'ERR_PartialWrongTypeParamsVariance',
    severity: 'error',
    message:
      "Partial declarations of '{0}' must have the same type parameter names and variance modifiers in the same order",
  },
  CS1521: { name: 'ERR_BadBaseType', severity: 'error', message: 'Invalid base type' },
  CS1670: { name: 'ERR_IllegalParams', severity: 'error', message: 'params is not valid in this context' },
  CS1721: {
    name: 'ERR_NoMultipleInheritance',
    severity: 'error',
    message: "Class '{0}' cannot have multiple base classes: '{1}' and '{2}'",
  },
  CS1722: {
    name: 'ERR_BaseClassMustBeFirst',
    severity: 'error',
    message: "Base class '{0}' must come before any interfaces",
  },
  CS1961: {
    name: 'ERR_UnexpectedVariance',
    severity: 'error',
    message: "Invalid variance: The type parameter '{1}' must be {3} valid on '{0}'. '{1}' is {2}.",
  },
  CS1964: {
    name: 'ERR_BadDynamicConversion',
    severity: 'error',
    message: "'{0}': user-defined conversions to or from the dynamic type are not allowed",
  },
  CS1965: {
    name: 'ERR_DeriveFromDynamic',
    severity: 'error',
    message: "'{0}': cannot derive from the dynamic type",
  },
  CS1983: {
    name: 'ERR_BadAsyncReturn',
    severity: 'error',
    phase: 'afterMembers',
    message:
      'The return type of an async method must be void, Task, Task<T>, a task-like type, IAsyncEnumerable<T>, or IAsyncEnumerator<T>',
  },
  CS7025: {
    name: 'ERR_BadVisEventType',
    severity: 'error',
    phase: 'afterMembers',
    message: "Inconsistent accessibility: event type '{1}' is less accessible than event '{0}'",
  },
  CS8080: {
    name: 'ERR_AutoPropertyMustOverrideSet',
    severity: 'error',
    phase: 'afterMembers',
    message: 'Auto-implemented properties must override all accessors of the overridden property.',
  },
  CS8141: {
    name: 'ERR_ImplBadTupleNames',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "The tuple element names in the signature of method '{0}' must match the tuple element names of interface method '{1}' (including on the return type).",
  },
  CS8341: {
    name: 'ERR_AutoPropsInRoStruct',
    severity: 'error',
    phase: 'afterMembers',
    message: 'Auto-implemented instance properties in readonly structs must be readonly.',
  },
  CS8646: {
    name: 'ERR_DuplicateExplicitImpl',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' is explicitly implemented more than once.",
  },
  CS8657: {
    name: 'ERR_StaticMemberCantBeReadOnly',
    severity: 'error',
    message: "Static member '{0}' cannot be marked 'readonly'.",
  },
  CS8795: {
    name: 'ERR_PartialMethodWithAccessibilityModsMustHaveImplementation',
    severity: 'error',
    message: "Partial method '{0}' must have an implementation part because it has accessibility modifiers.",
  },
  CS8796: {
    name: 'ERR_PartialMethodWithNonVoidReturnMustHaveAccessMods',
    severity: 'error',
    message: "Partial method '{0}' must have accessibility modifiers because it has a non-void return type.",
  },
  CS8797: {
    name: 'ERR_PartialMethodWithOutParamMustHaveAccessMods',
    severity: 'error',
    message: "Partial method '{0}' must have accessibility modifiers because it has 'out' parameters.",
  },
  CS8798: {
    name: 'ERR_PartialMethodWithExtendedModMustHaveAccessMods',
    severity: 'error',
    message:
      "Partial method '{0}' must have accessibility modifiers because it has a 'virtual', 'override', 'sealed', 'new', or 'extern' modifier.",
  },
  CS8799: {
    name: 'ERR_PartialMemberAccessibilityDifference',
    severity: 'error',
    message: 'Both partial member declarations must have identical accessibility modifiers.',
  },
  CS8817: {
    name: 'ERR_PartialMethodReturnTypeDifference',
    severity: 'error',
    message: 'Both partial method declarations must have the same return type.',
  },
  CS8851: {
    name: 'WRN_RecordEqualsWithoutGetHashCode',
    severity: 'warning',
    message: "'{0}' defines 'Equals' but not 'GetHashCode'",
  },
  CS8854: {
    name: 'ERR_CloseUnimplementedInterfaceMemberWrongInitOnly',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}'.",
  },
  CS8859: {
    name: 'ERR_CloneDisallowedInRecord',
    severity: 'error',
    phase: 'afterMembers',
    message: "Members named 'Clone' are disallowed in records.",
  },
  CS8861: { name: 'ERR_UnexpectedArgumentList', severity: 'error', message: 'Unexpected argument list.' },
  CS8862: {
    name: 'ERR_UnexpectedOrMissingConstructorInitializerInRecord',
    severity: 'error',
    message: "A constructor declared in a type with parameter list must have 'this' constructor initializer.",
  },
  CS8863: {
    name: 'ERR_MultipleRecordParameterLists',
    severity: 'error',
    message: 'Only a single partial type declaration may have a parameter list',
  },
  CS8864: {
    name: 'ERR_BadRecordBase',
    severity: 'error',
    phase: 'afterMembers',
    message: 'Records may only inherit from object or another record',
  },
  CS8865: {
    name: 'ERR_BadInheritanceFromRecord',
    severity: 'error',
    message: 'Only records may inherit from records.',
  },
  CS8866: {
    name: 'ERR_BadRecordMemberForPositionalParameter',
    severity: 'error',
    message:
      "Record member '{0}' must be a readable instance property or field of type '{1}' to match positional parameter '{2}'.",
  },
  CS8867: {
    name: 'ERR_NoCopyConstructorInBaseType',
    severity: 'error',
    message: "No accessible copy constructor found in base type '{0}'.",
  },
  CS8868: {
    name: 'ERR_CopyConstructorMustInvokeBaseCopyConstructor',
    severity: 'error',
    message:
      'A copy constructor in a record must call a copy constructor of the base, or a parameterless object constructor if the record inherits from object.',
  },
  CS8869: {
    name: 'ERR_DoesNotOverrideMethodFromObject',
    severity: 'error',
    message: "'{0}' does not override expected method from 'object'.",
  },
  CS8870: {
    name: 'ERR_SealedAPIInRecord',
    severity: 'error',
    message: "'{0}' cannot be sealed because containing record is not sealed.",
  },
  CS8871: {
    name: 'ERR_DoesNotOverrideBaseMethod',
    severity: 'error',
    message: "'{0}' does not override expected method from '{1}'.",
  },
  CS8872: {
    name: 'ERR_NotOverridableAPIInRecord',
    severity: 'error',
    message: "'{0}' must allow overriding because the containing record is not sealed.",
  },
  CS8873: {
    name: 'ERR_NonPublicAPIInRecord',
    severity: 'error',
    message: "Record member '{0}' must be public.",
  },
  CS8874: {
    name: 'ERR_SignatureMismatchInRecord',
    severity: 'error',
    message: "Record member '{0}' must return '{1}'.",
  },
  CS8875: {
    name: 'ERR_NonProtectedAPIInRecord',
    severity: 'error',
    message: "Record member '{0}' must be protected.",
  },
  CS8876: {
    name: 'ERR_DoesNotOverrideBaseEqualityContract',
    severity: 'error',
    message: "'{0}' does not override expected property from '{1}'.",
  },
  CS8877: {
    name: 'ERR_StaticAPIInRecord',
    severity: 'error',
    message: "Record member '{0}' may not be static.",
  },
  CS8878: {
    name: 'ERR_CopyConstructorWrongAccessibility',
    severity: 'error',
    message: "A copy constructor '{0}' must be public or protected because the record is not sealed.",
  },
  CS8879: {
    name: 'ERR_NonPrivateAPIInRecord',
    severity: 'error',
    message: "Record member '{0}' must be private.",
  },
  CS8906: {
    name: 'ERR_EqualityContractRequiresGetter',
    severity: 'error',
    message: "Record equality contract property '{0}' must have a get accessor.",
  },
  CS8907: {
    name: 'WRN_UnreadRecordParameter',
    severity: 'warning',
    message: "Parameter '{0}' is unread. Did you forget to use it to initialize the property with that name?",
  },
  CS8910: {
    name: 'ERR_RecordAmbigCtor',
    severity: 'error',
    message: 'The primary constructor conflicts with the synthesized copy constructor.',
  },
  CS8920: {
    name: 'ERR_GenericConstraintNotSatisfiedInterfaceWithStaticAbstractMembers',
    severity: 'error',
    message:
      "The interface '{0}' cannot be used as type argument. Static member '{1}' does not have a most specific implementation in the interface.",
  },
  CS8928: {
    name: 'ERR_CloseUnimplementedInterfaceMemberNotStatic',
    severity: 'error',
    message:
      "'{0}' does not implement static interface member '{1}'. '{2}' cannot implement the interface member because it is not static.",
  },
  CS8958: {
    name: 'ERR_NonPublicParameterlessStructConstructor',
    severity: 'error',
    message: "The parameterless struct constructor must be 'public'.",
  },
  CS8983: {
    name: 'ERR_StructHasInitializersAndNoDeclaredConstructor',
    severity: 'error',
    message: "A 'struct' with field initializers must include an explicitly declared constructor.",
  },
  CS9025: {
    name: 'ERR_CheckedOperatorNeedsMatch',
    severity: 'error',
    message: "The operator '{0}' requires a matching non-checked version of the operator to also be defined",
  },
  CS9029: {
    name: 'ERR_RequiredNameDisallowed',
    severity: 'error',
    message: "Types and aliases cannot be named 'required'.",
  },
  CS9032: {
    name: 'ERR_RequiredMemberCannotBeLessVisibleThanContainingType',
    severity: 'error',
    message:
      "Required member '{0}' cannot be less visible or have a setter less visible than the containing type '{1}'.",
  },
  CS9034: {
    name: 'ERR_RequiredMemberMustBeSettable',
    severity: 'error',
    message: "Required member '{0}' must be settable.",
  },
  CS9039: {
    name: 'ERR_ChainingToSetsRequiredMembersRequiresSetsRequiredMembers',
    severity: 'error',
    message:
      "This constructor must add 'SetsRequiredMembers' because it chains to a constructor that has that attribute.",
  },
  CS9040: {
    name: 'ERR_NewConstraintCannotHaveRequiredMembers',
    severity: 'error',
    message:
      "'{2}' cannot satisfy the 'new()' constraint on parameter '{1}' in the generic type or or method '{0}' because '{2}' has required members.",
  },
  CS9054: {
    name: 'ERR_FileTypeNested',
    severity: 'error',
    message: "File-local type '{0}' must be defined in a top level type; '{0}' is a nested type.",
  },
  CS9056: {
    name: 'ERR_FileTypeNameDisallowed',
    severity: 'error',
    message: "Types and aliases cannot be named 'file'.",
  },
  CS9062: {
    name: 'ERR_ScopedTypeNameDisallowed',
    severity: 'error',
    message: "Types and aliases cannot be named 'scoped'.",
  },
  CS9113: {
    name: 'WRN_UnreadPrimaryConstructorParameter',
    severity: 'warning',
    message: "Parameter '{0}' is unread.",
  },
  CS9107: {
    name: 'WRN_CapturedPrimaryConstructorParameterPassedToBase',
    severity: 'warning',
    message:
      "Parameter '{0}' is captured into the state of the enclosing type and its value is also passed to the base constructor. The value might be captured by the base class as well.",
  },
  CS9121: {
    name: 'ERR_StructLayoutCyclePrimaryConstructorParameter',
    severity: 'error',
    message: "Struct primary constructor parameter '{0}' of type '{1}' causes a cycle in the struct layout",
  },
  CS9122: { name: 'ERR_UnexpectedParameterList', severity: 'error', message: 'Unexpected parameter list.' },
  CS9124: {
    name: 'WRN_CapturedPrimaryConstructorParameterInFieldInitializer',
    severity: 'warning',
    message:
      "Parameter '{0}' is captured into the state of the enclosing type and its value is also used to initialize a field, property, or event.",
  },
  CS9244: {
    name: 'ERR_NotRefStructConstraintNotSatisfied',
    severity: 'error',
    message:
      "The type '{0}' may not be a ref struct or a type parameter allowing ref structs in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS9245: {
    name: 'ERR_RefStructDoesNotSupportDefaultInterfaceImplementationForMember',
    severity: 'error',
    message: "'{0}' cannot implement interface member '{1}' for ref struct '{2}'.",
  },
  CS9248: {
    name: 'ERR_PartialPropertyMissingImplementation',
    severity: 'error',
    message: "Partial property '{0}' must have an implementation part.",
  },
  CS9249: {
    name: 'ERR_PartialPropertyMissingDefinition',
    severity: 'error',
    message: "Partial property '{0}' must have a definition part.",
  },
  CS9250: {
    name: 'ERR_PartialPropertyDuplicateDefinition',
    severity: 'error',
    message:
      'A partial property may not have multiple defining declarations, and cannot be an auto-property.',
  },
  CS9251: {
    name: 'ERR_PartialPropertyDuplicateImplementation',
    severity: 'error',
    message: 'A partial property may not have multiple implementing declarations',
  },
  CS9252: {
    name: 'ERR_PartialPropertyMissingAccessor',
    severity: 'error',
    message: "Property accessor '{0}' must be implemented because it is declared on the definition part",
  },
  CS9253: {
    name: 'ERR_PartialPropertyUnexpectedAccessor',
    severity: 'error',
    message: "Property accessor '{0}' does not implement any accessor declared on the definition part",
  },
  CS9275: {
    name: 'ERR_PartialMemberMissingImplementation',
    severity: 'error',
    message: "Partial member '{0}' must have an implementation part.",
  },
  CS9276: {
    name: 'ERR_PartialMemberMissingDefinition',
    severity: 'error',
    message: "Partial member '{0}' must have a definition part.",
  },
  CS9277: {
    name: 'ERR_PartialMemberDuplicateDefinition',
    severity: 'error',
    message: "Partial member '{0}' may not have multiple defining declarations.",
  },
  CS9278: {
    name: 'ERR_PartialMemberDuplicateImplementation',
    severity: 'error',
    message: "Partial member '{0}' may not have multiple implementing declarations.",
  },
  CS9282: {
    name: 'ERR_ExtensionDisallowsMember',
    severity: 'error',
    message: 'This member is not allowed in an extension block',
  },
  CS9283: {
    name: 'ERR_BadExtensionContainingType',
    severity: 'error',
    message: 'Extensions must be declared in a top-level, non-generic, static class',
  },
  CS9284: {
    name: 'ERR_ExtensionParameterDisallowsDefaultValue',
    severity: 'error',
    message: 'The receiver parameter of an extension cannot have a default value',
  },
  CS0306: {
    name: 'ERR_BadTypeArgument',
    severity: 'error',
    message: "The type '{0}' may not be used as a type argument",
  },
  CS9167: {
    name: 'ERR_InvalidInlineArrayLength',
    severity: 'error',
    message: 'Inline array length must be greater than 0.',
  },
  CS9169: {
    name: 'ERR_InvalidInlineArrayFields',
    severity: 'error',
    message: 'Inline array struct must declare one and only one instance field.',
  },
  CS9180: {
    name: 'ERR_InlineArrayUnsupportedElementFieldModifier',
    severity: 'error',
    message:
      'Inline array element field cannot be declared as required, readonly, volatile, or as a fixed size buffer.',
  },
  CS9259: {
    name: 'ERR_InlineArrayAttributeOnRecord',
    severity: 'error',
    message: "Attribute 'System.Runtime.CompilerServices.InlineArray' cannot be applied to a record struct.",
  },
  CS9280: {
    name: 'ERR_PartialConstructorInitializer',
    severity: 'error',
    message: "'{0}': only the implementing declaration of a partial constructor can have an initializer",
  },
  CS9285: {
    name: 'ERR_ReceiverParameterOnlyOne',
    severity: 'error',
    message: 'An extension container can have only one receiver parameter',
  },
  CS9306: {
    name: 'ERR_ExtensionTypeNameDisallowed',
    severity: 'error',
    message: "Types and aliases cannot be named 'extension'.",
  },
  CS9343: {
    name: 'ERR_UnexpectedArgumentListInBaseTypeWithoutParameterList',
    severity: 'error',
    message: 'Cannot pass arguments to the base type without a parameter list on the type declaration.',
  },
  CS8379: {
    name: 'ERR_ConWithUnmanagedCon',
    severity: 'error',
    message:
      "Type parameter '{1}' has the 'unmanaged' constraint so '{1}' cannot be used as a constraint for '{0}'",
  },
  CS8375: {
    name: 'ERR_NewBoundWithUnmanaged',
    severity: 'error',
    message: "The 'new()' constraint cannot be used with the 'unmanaged' constraint",
  },
  CS8380: {
    name: 'ERR_UnmanagedBoundWithClass',
    severity: 'error',
    message: "'{0}': cannot specify both a constraint class and the 'unmanaged' constraint",
  },
  CS8377: {
    name: 'ERR_UnmanagedConstraintNotSatisfied',
    severity: 'error',
    message:
      "The type '{2}' must be a non-nullable value type, along with all fields at any level of nesting, in order to use it as parameter '{1}' in the generic type or method '{0}'",
  },
  CS1968: {
    name: 'ERR_ConstructedDynamicTypeAsBound',
    severity: 'error',
    message: "Constraint cannot be a dynamic type '{0}'",
  },
  CS1966: {
    name: 'ERR_DeriveFromConstructedDynamic',
    severity: 'error',
    message: "'{0}': cannot implement a dynamic interface '{1}'",
  },
} as const;

/** The codes of this table. */
export type TypeCode = keyof typeof typeCodes;
