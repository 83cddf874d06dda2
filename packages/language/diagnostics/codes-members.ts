// What the binder has to say about the members that code declares: their words and names, what they override and implement, and attributes:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of declared members. */
export const memberCodes = {
  CS7022: {
    name: 'WRN_MainIgnored',
    severity: 'warning',
    message: "The entry point of the program is global code; ignoring '{0}' entry point.",
  },
  CS8146: {
    name: 'ERR_RefPropertyMustHaveGetAccessor',
    severity: 'error',
    message: 'Properties which return by reference must have a get accessor',
  },
  CS8425: {
    name: 'WRN_UndecoratedCancellationTokenParameter',
    severity: 'warning',
    message:
      "Async-iterator '{0}' has one or more parameters of type 'CancellationToken' but none of them is decorated with the 'EnumeratorCancellation' attribute, so the cancellation token parameter from the generated 'IAsyncEnumerable<>.GetAsyncEnumerator' will be unconsumed",
  },
  CS8656: {
    name: 'WRN_ImplicitCopyInReadOnlyMember',
    severity: 'warning',
    message:
      "Call to non-readonly member '{0}' from a 'readonly' member results in an implicit copy of '{1}'.",
  },
  CS8970: {
    name: 'ERR_AttrDependentTypeNotAllowed',
    severity: 'error',
    message: "Type '{0}' cannot be used in this context because it cannot be represented in metadata.",
  },
  CS0065: {
    name: 'ERR_EventNeedsBothAccessors',
    severity: 'error',
    message: "'{0}': event property must have both add and remove accessors",
  },
  CS0066: {
    name: 'ERR_EventNotDelegate',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': event must be of a delegate type",
  },
  CS0068: {
    name: 'ERR_InterfaceEventInitializer',
    severity: 'error',
    message: "'{0}': instance event in interface cannot have initializer",
  },
  CS0072: {
    name: 'ERR_CantOverrideNonEvent',
    severity: 'error',
    message: "'{0}': cannot override; '{1}' is not an event",
  },
  CS0073: {
    name: 'ERR_AddRemoveMustHaveBody',
    severity: 'error',
    message: 'An add or remove accessor must have a body',
  },
  CS0074: {
    name: 'ERR_AbstractEventInitializer',
    severity: 'error',
    message: "'{0}': abstract event cannot have initializer",
  },
  CS0076: {
    name: 'ERR_ReservedEnumerator',
    severity: 'error',
    message: "The enumerator name '{0}' is reserved and cannot be used",
  },
  CS0080: {
    name: 'ERR_ConstraintOnlyAllowedOnGenericDecl',
    severity: 'error',
    message: 'Constraints are not allowed on non-generic declarations',
  },
  CS0106: {
    name: 'ERR_BadMemberFlag',
    severity: 'error',
    message: "The modifier '{0}' is not valid for this item",
  },
  CS0107: {
    name: 'ERR_BadMemberProtection',
    severity: 'error',
    message: 'More than one protection modifier',
  },
  CS0108: {
    name: 'WRN_NewRequired',
    severity: 'warning',
    message: "'{0}' hides inherited member '{1}'. Use the new keyword if hiding was intended.",
  },
  CS0109: {
    name: 'WRN_NewNotRequired',
    severity: 'warning',
    message: "The member '{0}' does not hide an accessible member. The new keyword is not required.",
  },
  CS0112: {
    name: 'ERR_StaticNotVirtual',
    severity: 'error',
    message: "A static member cannot be marked as '{0}'",
  },
  CS0113: {
    name: 'ERR_OverrideNotNew',
    severity: 'error',
    message: "A member '{0}' marked as override cannot be marked as new or virtual",
  },
  CS0114: {
    name: 'WRN_NewOrOverrideExpected',
    severity: 'warning',
    message:
      "'{0}' hides inherited member '{1}'. To make the current member override that implementation, add the override keyword. Otherwise add the new keyword.",
  },
  CS0115: {
    name: 'ERR_OverrideNotExpected',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': no suitable method found to override",
  },
  CS0132: {
    name: 'ERR_StaticConstParam',
    severity: 'error',
    message: "'{0}': a static constructor must be parameterless",
  },
  CS0133: {
    name: 'ERR_NotConstantExpression',
    severity: 'error',
    message: "The expression being assigned to '{0}' must be constant",
  },
  CS0140: { name: 'ERR_DuplicateLabel', severity: 'error', message: "The label '{0}' is a duplicate" },
  CS0179: {
    name: 'ERR_ExternHasBody',
    severity: 'error',
    message: "'{0}' cannot be extern and declare a body",
  },
  CS0180: {
    name: 'ERR_AbstractAndExtern',
    severity: 'error',
    message: "'{0}' cannot be both extern and abstract",
  },
  CS0181: {
    name: 'ERR_BadAttributeParamType',
    severity: 'error',
    message:
      "Attribute constructor parameter '{0}' has type '{1}', which is not a valid attribute parameter type",
  },
  CS0182: {
    name: 'ERR_BadAttributeArgument',
    severity: 'error',
    message:
      'An attribute argument must be a constant expression, typeof expression or array creation expression of an attribute parameter type',
  },
  CS0225: {
    name: 'ERR_ParamsMustBeCollection',
    severity: 'error',
    phase: 'afterMembers',
    message: 'The params parameter must have a valid collection type',
  },
  CS0231: {
    name: 'ERR_ParamsLast',
    severity: 'error',
    message: 'A params parameter must be the last parameter in a parameter list',
  },
  CS0238: {
    name: 'ERR_SealedNonOverride',
    severity: 'error',
    message: "'{0}' cannot be sealed because it is not an override",
  },
  CS0243: {
    name: 'ERR_ConditionalOnOverride',
    severity: 'error',
    message: "The Conditional attribute is not valid on '{0}' because it is an override method",
  },
  CS0246: {
    name: 'ERR_SingleTypeNameNotFound',
    severity: 'error',
    message:
      "The type or namespace name '{0}' could not be found (are you missing a using directive or an assembly reference?)",
  },
  CS0249: {
    name: 'ERR_OverrideFinalizeDeprecated',
    severity: 'error',
    message: 'Do not override object.Finalize. Instead, provide a destructor.',
  },
  CS0267: {
    name: 'ERR_PartialMisplaced',
    severity: 'error',
    message:
      "The 'partial' modifier can only appear immediately before 'class', 'record', 'struct', 'interface', 'event', an instance constructor name, or a method or property return type.",
  },
  CS0273: {
    name: 'ERR_InvalidPropertyAccessMod',
    severity: 'error',
    message:
      "The accessibility modifier of the '{0}' accessor must be more restrictive than the property or indexer '{1}'",
  },
  CS0274: {
    name: 'ERR_DuplicatePropertyAccessMods',
    severity: 'error',
    message: "Cannot specify accessibility modifiers for both accessors of the property or indexer '{0}'",
  },
  CS0276: {
    name: 'ERR_AccessModMissingAccessor',
    severity: 'error',
    message:
      "'{0}': accessibility modifiers on accessors may only be used if the property or indexer has both a get and a set accessor",
  },
  CS0283: { name: 'ERR_BadConstType', severity: 'error', message: "The type '{0}' cannot be declared const" },
  CS0316: {
    name: 'ERR_DuplicateGeneratedName',
    severity: 'error',
    message: "The parameter name '{0}' conflicts with an automatically-generated parameter name",
  },
  CS0401: {
    name: 'ERR_NewBoundMustBeLast',
    severity: 'error',
    message: 'The new() constraint must be the last restrictive constraint specified',
  },
  CS0405: {
    name: 'ERR_DuplicateBound',
    severity: 'error',
    message: "Duplicate constraint '{0}' for type parameter '{1}'",
  },
  CS0406: {
    name: 'ERR_ClassBoundNotFirst',
    severity: 'error',
    message: "The class type constraint '{0}' must come before any other constraints",
  },
  CS0409: {
    name: 'ERR_DuplicateConstraintClause',
    severity: 'error',
    message:
      "A constraint clause has already been specified for type parameter '{0}'. All of the constraints for a type parameter must be specified in a single where clause.",
  },
  CS0415: {
    name: 'ERR_BadIndexerNameAttr',
    severity: 'error',
    message:
      "The '{0}' attribute is valid only on an indexer that is not an explicit interface member declaration",
  },
  CS0416: {
    name: 'ERR_AttrArgWithTypeVars',
    severity: 'error',
    message: "'{0}': an attribute argument cannot use type parameters",
  },
  CS0418: {
    name: 'ERR_AbstractSealedStatic',
    severity: 'error',
    message: "'{0}': an abstract type cannot be sealed or static",
  },
  CS0441: {
    name: 'ERR_SealedStaticClass',
    severity: 'error',
    message: "'{0}': a type cannot be both static and sealed",
  },
  CS0442: {
    name: 'ERR_PrivateAbstractAccessor',
    severity: 'error',
    message: "'{0}': abstract properties cannot have private accessors",
  },
  CS0449: {
    name: 'ERR_TypeConstraintsMustBeUniqueAndFirst',
    severity: 'error',
    message:
      "The 'class', 'struct', 'unmanaged', 'notnull', and 'default' constraints cannot be combined or duplicated, and must be specified first in the constraints list.",
  },
  CS0450: {
    name: 'ERR_RefValBoundWithClass',
    severity: 'error',
    message: "'{0}': cannot specify both a constraint class and the 'class' or 'struct' constraint",
  },
  CS0451: {
    name: 'ERR_NewBoundWithVal',
    severity: 'error',
    message: "The 'new()' constraint cannot be used with the 'struct' constraint",
  },
  CS0454: {
    name: 'ERR_CircularConstraint',
    severity: 'error',
    message: "Circular constraint dependency involving '{0}' and '{1}'",
  },
  CS0455: {
    name: 'ERR_BaseConstraintConflict',
    severity: 'error',
    message: "Type parameter '{0}' inherits conflicting constraints '{1}' and '{2}'",
  },
  CS0456: {
    name: 'ERR_ConWithValCon',
    severity: 'error',
    message:
      "Type parameter '{1}' has the 'struct' constraint so '{1}' cannot be used as a constraint for '{0}'",
  },
  CS0460: {
    name: 'ERR_OverrideWithConstraints',
    severity: 'error',
    message:
      "Constraints for override and explicit interface implementation methods are inherited from the base method, so they cannot be specified directly, except for either a 'class', or a 'struct' constraint.",
  },
  CS0465: {
    name: 'WRN_FinalizeMethod',
    severity: 'warning',
    message:
      "Introducing a 'Finalize' method can interfere with destructor invocation. Did you intend to declare a destructor?",
  },
  CS0466: {
    name: 'ERR_ExplicitImplParams',
    severity: 'error',
    message: "'{0}' should not have a params parameter since '{1}' does not",
  },
  CS0500: {
    name: 'ERR_AbstractHasBody',
    severity: 'error',
    message: "'{0}' cannot declare a body because it is marked abstract",
  },
  CS0501: {
    name: 'ERR_ConcreteMissingBody',
    severity: 'error',
    message: "'{0}' must declare a body because it is not marked abstract, extern, or partial",
  },
  CS0502: {
    name: 'ERR_AbstractAndSealed',
    severity: 'error',
    message: "'{0}' cannot be both abstract and sealed",
  },
  CS0503: {
    name: 'ERR_AbstractNotVirtual',
    severity: 'error',
    message: "The abstract {0} '{1}' cannot be marked virtual",
  },
  CS0504: {
    name: 'ERR_StaticConstant',
    severity: 'error',
    message: "The constant '{0}' cannot be marked static",
  },
  CS0505: {
    name: 'ERR_CantOverrideNonFunction',
    severity: 'error',
    message: "'{0}': cannot override because '{1}' is not a function",
  },
  CS0513: {
    name: 'ERR_AbstractInConcreteClass',
    severity: 'error',
    message: "'{0}' is abstract but it is contained in non-abstract type '{1}'",
  },
  CS0514: {
    name: 'ERR_StaticConstructorWithExplicitConstructorCall',
    severity: 'error',
    message: "'{0}': static constructor cannot have an explicit 'this' or 'base' constructor call",
  },
  CS0515: {
    name: 'ERR_StaticConstructorWithAccessModifiers',
    severity: 'error',
    message: "'{0}': access modifiers are not allowed on static constructors",
  },
  CS0525: {
    name: 'ERR_InterfacesCantContainFields',
    severity: 'error',
    message: 'Interfaces cannot contain instance fields',
  },
  CS0526: {
    name: 'ERR_InterfacesCantContainConstructors',
    severity: 'error',
    phase: 'afterMembers',
    message: 'Interfaces cannot contain instance constructors',
  },
  CS0538: {
    name: 'ERR_ExplicitInterfaceImplementationNotInterface',
    severity: 'error',
    message: "'{0}' in explicit interface declaration is not an interface",
  },
  CS0539: {
    name: 'ERR_InterfaceMemberNotFound',
    severity: 'error',
    message:
      "'{0}' in explicit interface declaration is not found among members of the interface that can be implemented",
  },
  CS0540: {
    name: 'ERR_ClassDoesntImplementInterface',
    severity: 'error',
    message: "'{0}': containing type does not implement interface '{1}'",
  },
  CS0542: {
    name: 'ERR_MemberNameSameAsType',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': member names cannot be the same as their enclosing type",
  },
  CS0543: {
    name: 'ERR_EnumeratorOverflow',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': the enumerator value is too large to fit in its type",
  },
  CS0544: {
    name: 'ERR_CantOverrideNonProperty',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': cannot override because '{1}' is not a property",
  },
  CS0545: {
    name: 'ERR_NoGetToOverride',
    severity: 'error',
    message: "'{0}': cannot override because '{1}' does not have an overridable get accessor",
  },
  CS0546: {
    name: 'ERR_NoSetToOverride',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': cannot override because '{1}' does not have an overridable set accessor",
  },
  CS0547: {
    name: 'ERR_PropertyCantHaveVoidType',
    severity: 'error',
    message: "'{0}': property or indexer cannot have void type",
  },
  CS0548: {
    name: 'ERR_PropertyWithNoAccessors',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': property or indexer must have at least one accessor",
  },
  CS0549: {
    name: 'ERR_NewVirtualInSealed',
    severity: 'error',
    message: "'{0}' is a new virtual member in sealed type '{1}'",
  },
  CS0550: {
    name: 'ERR_ExplicitPropertyAddingAccessor',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' adds an accessor not found in interface member '{1}'",
  },
  CS0551: {
    name: 'ERR_ExplicitPropertyMissingAccessor',
    severity: 'error',
    phase: 'afterMembers',
    message: "Explicit interface implementation '{0}' is missing accessor '{1}'",
  },
  CS0556: {
    name: 'ERR_ConversionNotInvolvingContainedType',
    severity: 'error',
    message: 'User-defined conversion must convert to or from the enclosing type',
  },
  CS0558: {
    name: 'ERR_OperatorsMustBeStaticAndPublic',
    severity: 'error',
    message: "User-defined operator '{0}' must be declared static and public",
  },
  CS0559: {
    name: 'ERR_BadIncDecSignature',
    severity: 'error',
    message: 'The parameter type for ++ or -- operator must be the containing type',
  },
  CS0562: {
    name: 'ERR_BadUnaryOperatorSignature',
    severity: 'error',
    message: 'The parameter of a unary operator must be the containing type',
  },
  CS0563: {
    name: 'ERR_BadBinaryOperatorSignature',
    severity: 'error',
    message: 'One of the parameters of a binary operator must be the containing type',
  },
  CS0564: {
    name: 'ERR_BadShiftOperatorSignature',
    severity: 'error',
    message:
      'The first operand of an overloaded shift operator must have the same type as the containing type',
  },
  CS0574: {
    name: 'ERR_BadDestructorName',
    severity: 'error',
    message: 'Name of destructor must match name of type',
  },
  CS0575: {
    name: 'ERR_OnlyClassesCanContainDestructors',
    severity: 'error',
    message: 'Only class types can contain destructors',
  },
  CS0578: {
    name: 'ERR_ConditionalMustReturnVoid',
    severity: 'error',
    message: "The Conditional attribute is not valid on '{0}' because its return type is not void",
  },
  CS0579: { name: 'ERR_DuplicateAttribute', severity: 'error', message: "Duplicate '{0}' attribute" },
  CS0582: {
    name: 'ERR_ConditionalOnInterfaceMethod',
    severity: 'error',
    message: 'The Conditional attribute is not valid on interface members',
  },
  CS0590: {
    name: 'ERR_OperatorCantReturnVoid',
    severity: 'error',
    message: 'User-defined operators cannot return void',
  },
  CS0591: {
    name: 'ERR_InvalidAttributeArgument',
    severity: 'error',
    message: "Invalid value for argument to '{0}' attribute",
  },
  CS0592: {
    name: 'ERR_AttributeOnBadSymbolType',
    severity: 'error',
    message: "Attribute '{0}' is not valid on this declaration type. It is only valid on '{1}' declarations.",
  },
  CS0616: { name: 'ERR_NotAnAttributeClass', severity: 'error', message: "'{0}' is not an attribute class" },
  CS0617: {
    name: 'ERR_BadNamedAttributeArgument',
    severity: 'error',
    message:
      "'{0}' is not a valid named attribute argument. Named attribute arguments must be fields which are not readonly, static, or const, or read-write properties which are public and not static.",
  },
  CS0620: {
    name: 'ERR_IndexerCantHaveVoidType',
    severity: 'error',
    message: 'Indexers cannot have void type',
  },
  CS0621: {
    name: 'ERR_VirtualPrivate',
    severity: 'error',
    message: "'{0}': virtual or abstract members cannot be private",
  },
  CS0626: {
    name: 'WRN_ExternMethodNoImplementation',
    severity: 'warning',
    message:
      "Method, operator, or accessor '{0}' is marked external and has no attributes on it. Consider adding a DllImport attribute to specify the external implementation.",
  },
  CS0628: {
    name: 'WRN_ProtectedInSealed',
    severity: 'warning',
    message: "'{0}': new protected member declared in sealed type",
  },
  CS0631: {
    name: 'ERR_IllegalRefParam',
    severity: 'error',
    message: 'ref and out are not valid in this context',
  },
  CS0633: {
    name: 'ERR_BadArgumentToAttribute',
    severity: 'error',
    message: "The argument to the '{0}' attribute must be a valid identifier",
  },
  CS0641: {
    name: 'ERR_AttributeUsageOnNonAttributeClass',
    severity: 'error',
    message: "Attribute '{0}' is only valid on classes derived from System.Attribute",
  },
  CS0643: {
    name: 'ERR_DuplicateNamedAttributeArgument',
    severity: 'error',
    message: "'{0}' duplicate named attribute argument",
  },
  CS0653: {
    name: 'ERR_AbstractAttributeClass',
    severity: 'error',
    message: "Cannot apply attribute class '{0}' because it is abstract",
  },
  CS0655: {
    name: 'ERR_BadNamedAttributeArgumentType',
    severity: 'error',
    message:
      "'{0}' is not a valid named attribute argument because it is not a valid attribute parameter type",
  },
  CS0657: {
    name: 'WRN_AttributeLocationOnBadDeclaration',
    severity: 'warning',
    message:
      "'{0}' is not a valid attribute location for this declaration. Valid attribute locations for this declaration are '{1}'. All attributes in this block will be ignored.",
  },
  CS0658: {
    name: 'WRN_InvalidAttributeLocation',
    severity: 'warning',
    message:
      "'{0}' is not a recognized attribute location. Valid attribute locations for this declaration are '{1}'. All attributes in this block will be ignored.",
  },
  CS0668: {
    name: 'ERR_InconsistentIndexerNames',
    severity: 'error',
    message:
      'Two indexers have different names; the IndexerName attribute must be used with the same name on every indexer within a type',
  },
  CS0670: { name: 'ERR_FieldCantHaveVoidType', severity: 'error', message: 'Field cannot have void type' },
  CS0677: {
    name: 'ERR_VolatileStruct',
    severity: 'error',
    message: "'{0}': a volatile field cannot be of the type '{1}'",
  },
  CS0678: {
    name: 'ERR_VolatileAndReadonly',
    severity: 'error',
    message: "'{0}': a field cannot be both volatile and readonly",
  },
  CS0681: {
    name: 'ERR_AbstractField',
    severity: 'error',
    message: "The modifier 'abstract' is not valid on fields. Try using a property instead.",
  },
  CS0685: {
    name: 'ERR_ConditionalWithOutParam',
    severity: 'error',
    message: "Conditional member '{0}' cannot have an out parameter",
  },
  CS0692: {
    name: 'ERR_DuplicateTypeParameter',
    severity: 'error',
    message: "Duplicate type parameter '{0}'",
  },
  CS0693: {
    name: 'WRN_TypeParameterSameAsOuterTypeParameter',
    severity: 'warning',
    message: "Type parameter '{0}' has the same name as the type parameter from outer type '{1}'",
  },
  CS0699: {
    name: 'ERR_TyVarNotFoundInConstraint',
    severity: 'error',
    message: "'{1}' does not define type parameter '{0}'",
  },
  CS0701: {
    name: 'ERR_BadBoundType',
    severity: 'error',
    message:
      "'{0}' is not a valid constraint. A type used as a constraint must be an interface, a non-sealed class or a type parameter.",
  },
  CS0702: {
    name: 'ERR_SpecialTypeAsBound',
    severity: 'error',
    message: "Constraint cannot be special class '{0}'",
  },
  CS0703: {
    name: 'ERR_BadVisBound',
    severity: 'error',
    message: "Inconsistent accessibility: constraint type '{1}' is less accessible than '{0}'",
  },
  CS0706: {
    name: 'ERR_BadConstraintType',
    severity: 'error',
    message:
      'Invalid constraint type. A type used as a constraint must be an interface, a non-sealed class or a type parameter.',
  },
  CS0708: {
    name: 'ERR_InstanceMemberInStaticClass',
    severity: 'error',
    message: "'{0}': cannot declare instance members in a static class",
  },
  CS0710: {
    name: 'ERR_ConstructorInStaticClass',
    severity: 'error',
    message: 'Static classes cannot have instance constructors',
  },
  CS0711: {
    name: 'ERR_DestructorInStaticClass',
    severity: 'error',
    message: 'Static classes cannot contain destructors',
  },
  CS0715: {
    name: 'ERR_OperatorInStaticClass',
    severity: 'error',
    message: "'{0}': static classes cannot contain user-defined operators",
  },
  CS0717: {
    name: 'ERR_ConstraintIsStaticClass',
    severity: 'error',
    message: "'{0}': static classes cannot be used as constraints",
  },
  CS0720: {
    name: 'ERR_IndexerInStaticClass',
    severity: 'error',
    message: "'{0}': cannot declare indexers in a static class",
  },
  CS0721: {
    name: 'ERR_ParameterIsStaticClass',
    severity: 'error',
    message: "'{0}': static types cannot be used as parameters",
  },
  CS0722: {
    name: 'ERR_ReturnTypeIsStaticClass',
    severity: 'error',
    message: "'{0}': static types cannot be used as return types",
  },
  CS1004: { name: 'ERR_DuplicateModifier', severity: 'error', message: "Duplicate '{0}' modifier" },
  CS1007: { name: 'ERR_DuplicateAccessor', severity: 'error', message: 'Property accessor already defined' },
  CS1008: {
    name: 'ERR_IntegralTypeExpected',
    severity: 'error',
    phase: 'afterMembers',
    message: 'Type byte, sbyte, short, ushort, int, uint, long, or ulong expected',
  },
  CS1016: {
    name: 'ERR_NamedArgumentExpected',
    severity: 'error',
    message: 'Named attribute argument expected',
  },
  CS1019: {
    name: 'ERR_OvlUnaryOperatorExpected',
    severity: 'error',
    message: 'Overloadable unary operator expected',
  },
  CS1100: {
    name: 'ERR_BadThisParam',
    severity: 'error',
    message: "Method '{0}' has a parameter modifier 'this' which is not on the first parameter",
  },
  CS1103: {
    name: 'ERR_BadTypeforThis',
    severity: 'error',
    message: "The receiver parameter of an extension cannot be of type '{0}'",
  },
  CS1104: {
    name: 'ERR_BadParamModThis',
    severity: 'error',
    message: "A parameter array cannot be used with 'this' modifier on an extension method",
  },
  CS1105: { name: 'ERR_BadExtensionMeth', severity: 'error', message: 'Extension method must be static' },
  CS1107: {
    name: 'ERR_DupParamMod',
    severity: 'error',
    message: "A parameter can only have one '{0}' modifier",
  },
  CS1106: {
    name: 'ERR_BadExtensionAgg',
    severity: 'error',
    message: 'Extension method must be defined in a non-generic static class',
  },
  CS1109: {
    name: 'ERR_ExtensionMethodsDecl',
    severity: 'error',
    message: 'Extension methods must be defined in a top level static class; {0} is a nested class',
  },
  CS1520: { name: 'ERR_MemberNeedsType', severity: 'error', message: 'Method must have a return type' },
  CS1551: {
    name: 'ERR_IndexerNeedsParam',
    severity: 'error',
    message: 'Indexers must have at least one parameter',
  },
  CS1609: {
    name: 'ERR_NoModifiersOnAccessor',
    severity: 'error',
    message: 'Modifiers cannot be placed on event accessor declarations',
  },
  CS1611: {
    name: 'ERR_ParamsCantBeWithModifier',
    severity: 'error',
    message: 'The params parameter cannot be declared as {0}',
  },
  CS1614: {
    name: 'ERR_AmbiguousAttribute',
    severity: 'error',
    message:
      "'{0}' is ambiguous between '{1}' and '{2}'. Either use '@{0}' or explicitly include the 'Attribute' suffix.",
  },
  CS1642: {
    name: 'ERR_FixedNotInStruct',
    severity: 'error',
    message: 'Fixed size buffer fields may only be members of structs',
  },
  CS1689: {
    name: 'ERR_ConditionalOnNonAttributeClass',
    severity: 'error',
    message: "Attribute '{0}' is only valid on methods or attribute classes",
  },
  CS1715: {
    name: 'ERR_CantChangeTypeOnOverride',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}': type must be '{2}' to match overridden member '{1}'",
  },
  CS1736: {
    name: 'ERR_DefaultValueMustBeConstant',
    severity: 'error',
    phase: 'afterMembers',
    message: "Default parameter value for '{0}' must be a compile-time constant",
  },
  CS1737: {
    name: 'ERR_DefaultValueBeforeRequiredValue',
    severity: 'error',
    message: 'Optional parameters must appear after all required parameters',
  },
  CS1066: {
    name: 'WRN_DefaultValueForUnconsumedLocation',
    severity: 'warning',
    message:
      "The default value specified for parameter '{0}' will have no effect because it applies to a member that is used in contexts that do not allow optional arguments",
  },
  CS0758: {
    name: 'ERR_PartialMemberParamsDifference',
    severity: 'error',
    message:
      'Both partial member declarations must use a params parameter or neither may use a params parameter',
  },
  CS1741: {
    name: 'ERR_RefOutDefaultValue',
    severity: 'error',
    phase: 'afterMembers',
    message: 'A ref or out parameter cannot have a default value',
  },
  CS1743: {
    name: 'ERR_DefaultValueForExtensionParameter',
    severity: 'error',
    message: "Cannot specify a default value for the 'this' parameter",
  },
  CS1770: {
    name: 'ERR_NoConversionForNubDefaultParam',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "A value of type '{0}' cannot be used as default parameter for nullable parameter '{1}' because '{0}' is not a simple type",
  },
  CS1750: {
    name: 'ERR_NoConversionForDefaultParam',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "A value of type '{0}' cannot be used as a default parameter because there are no standard conversions to type '{1}'",
  },
  CS1745: {
    name: 'ERR_DefaultValueUsedWithAttributes',
    severity: 'error',
    message:
      'Cannot specify default parameter value in conjunction with DefaultParameterAttribute or OptionalAttribute',
  },
  CS1751: {
    name: 'ERR_DefaultValueForParamsParameter',
    severity: 'error',
    message: 'Cannot specify a default value for a parameter collection',
  },
  CS1763: {
    name: 'ERR_NotNullRefDefaultParameter',
    severity: 'error',
    phase: 'afterMembers',
    message:
      "'{0}' is of type '{1}'. A default parameter value of a reference type other than string can only be initialized with null",
  },
  CS1908: {
    name: 'ERR_DefaultValueTypeMustMatch',
    severity: 'error',
    message: 'The type of the argument to the DefaultParameterValue attribute must match the parameter type',
  },
  CS1960: {
    name: 'ERR_IllegalVarianceSyntax',
    severity: 'error',
    message:
      'Invalid variance modifier. Only interface and delegate type parameters can be specified as variant.',
  },
  CS1967: {
    name: 'ERR_DynamicTypeAsBound',
    severity: 'error',
    message: 'Constraint cannot be the dynamic type',
  },
  CS1994: {
    name: 'ERR_BadAsyncLacksBody',
    severity: 'error',
    message: "The 'async' modifier can only be used in methods that have a body.",
  },
  CS7026: {
    name: 'ERR_GlobalAttributesNotAllowed',
    severity: 'error',
    message: 'Assembly and module attributes are not allowed in this context',
  },
  CS8050: {
    name: 'ERR_InitializerOnNonAutoProperty',
    severity: 'error',
    message:
      "Only auto-implemented properties, or properties that use the 'field' keyword, can have initializers.",
  },
  CS8051: {
    name: 'ERR_AutoPropertyMustHaveGetAccessor',
    severity: 'error',
    phase: 'afterMembers',
    message: 'Auto-implemented properties must have get accessors.',
  },
  CS8053: {
    name: 'ERR_InstancePropertyInitializerInInterface',
    severity: 'error',
    message: 'Instance properties in interfaces cannot have initializers.',
  },
  CS8139: {
    name: 'ERR_CantChangeTupleNamesOnOverride',
    severity: 'error',
    message: "'{0}': cannot change tuple element names when overriding inherited member '{1}'",
  },
  CS8145: {
    name: 'ERR_AutoPropertyCannotBeRefReturning',
    severity: 'error',
    message: 'Auto-implemented properties cannot return by reference',
  },
  CS8147: {
    name: 'ERR_RefPropertyCannotHaveSetAccessor',
    severity: 'error',
    message: 'Properties which return by reference cannot have set accessors',
  },
  CS8328: {
    name: 'ERR_BadParameterModifiers',
    severity: 'error',
    message: " The parameter modifier '{0}' cannot be used with '{1}'",
  },
  CS8337: {
    name: 'ERR_RefExtensionMustBeValueTypeOrConstrainedToOne',
    severity: 'error',
    message:
      "The first parameter of a 'ref' extension method '{0}' must be a value type or a generic type constrained to struct.",
  },
  CS8338: {
    name: 'ERR_InExtensionMustBeValueType',
    severity: 'error',
    message:
      "The first 'in' or 'ref readonly' parameter of the extension method '{0}' must be a concrete (non-generic) value type.",
  },
  CS8340: {
    name: 'ERR_FieldsInRoStruct',
    severity: 'error',
    message: 'Instance fields of readonly structs must be readonly.',
  },
  CS8345: {
    name: 'ERR_FieldAutoPropCantBeByRefLike',
    severity: 'error',
    message:
      "Field or auto-implemented property cannot be of type '{0}' unless it is an instance member of a ref struct.",
  },
  CS8658: {
    name: 'ERR_AutoSetterCantBeReadOnly',
    severity: 'error',
    message: "Auto-implemented 'set' accessor '{0}' cannot be marked 'readonly'.",
  },
  CS8659: {
    name: 'ERR_AutoPropertyWithSetterCantBeReadOnly',
    severity: 'error',
    message: "Auto-implemented property '{0}' cannot be marked 'readonly' because it has a 'set' accessor.",
  },
  CS8091: {
    name: 'ERR_ExternHasConstructorInitializer',
    severity: 'error',
    message: "'{0}' cannot be extern and have a constructor initializer",
  },
  CS8660: {
    name: 'ERR_InvalidPropertyReadOnlyMods',
    severity: 'error',
    message:
      "Cannot specify 'readonly' modifiers on both property or indexer '{0}' and its accessor. Remove one of them.",
  },
  CS8661: {
    name: 'ERR_DuplicatePropertyReadOnlyMods',
    severity: 'error',
    message:
      "Cannot specify 'readonly' modifiers on both accessors of property or indexer '{0}'. Instead, put a 'readonly' modifier on the property itself.",
  },
  CS8662: {
    name: 'ERR_FieldLikeEventCantBeReadOnly',
    severity: 'error',
    message: "Field-like event '{0}' cannot be 'readonly'.",
  },
  CS8664: {
    name: 'ERR_ReadOnlyModMissingAccessor',
    severity: 'error',
    message:
      "'{0}': 'readonly' can only be used on accessors if the property or indexer has both a get and a set accessor",
  },
  CS8712: {
    name: 'ERR_AbstractEventHasAccessors',
    severity: 'error',
    message: "'{0}': abstract event cannot use event accessor syntax",
  },
  CS8823: {
    name: 'ERR_DefaultConstraintOverrideOnly',
    severity: 'error',
    message:
      "The 'default' constraint is valid on override and explicit interface implementation methods only.",
  },
  CS8853: {
    name: 'ERR_CantChangeInitOnlyOnOverride',
    severity: 'error',
    message: "'{0}' must match by init-only of overridden member '{1}'",
  },
  CS8855: {
    name: 'ERR_ExplicitPropertyMismatchInitOnly',
    severity: 'error',
    message: "Accessors '{0}' and '{1}' should both be init-only or neither",
  },
  CS8856: {
    name: 'ERR_BadInitAccessor',
    severity: 'error',
    message: "The 'init' accessor is not valid on static members",
  },
  CS8903: {
    name: 'ERR_InitCannotBeReadonly',
    severity: 'error',
    message: "'init' accessors cannot be marked 'readonly'. Mark '{0}' readonly instead.",
  },
  CS8921: {
    name: 'ERR_BadAbstractUnaryOperatorSignature',
    severity: 'error',
    message:
      'The parameter of a unary operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8922: {
    name: 'ERR_BadAbstractIncDecSignature',
    severity: 'error',
    message:
      'The parameter type for ++ or -- operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8923: {
    name: 'ERR_BadAbstractIncDecRetType',
    severity: 'error',
    message:
      "The return type for ++ or -- operator must either match the parameter type, or be derived from the parameter type, or be the containing type's type parameter constrained to it unless the parameter type is a different type parameter.",
  },
  CS8924: {
    name: 'ERR_BadAbstractBinaryOperatorSignature',
    severity: 'error',
    message:
      'One of the parameters of a binary operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8925: {
    name: 'ERR_BadAbstractShiftOperatorSignature',
    severity: 'error',
    message:
      'The first operand of an overloaded shift operator must have the same type as the containing type or its type parameter constrained to it',
  },
  CS8931: {
    name: 'ERR_AbstractConversionNotInvolvingContainedType',
    severity: 'error',
    message:
      'User-defined conversion in an interface must convert to or from a type parameter on the enclosing type constrained to the enclosing type',
  },
  CS9042: {
    name: 'WRN_ObsoleteMembersShouldNotBeRequired',
    severity: 'warning',
    message:
      "Required member '{0}' should not be attributed with 'ObsoleteAttribute' unless the containing type is obsolete or all constructors are obsolete.",
  },
  CS9046: {
    name: 'ERR_BadAbstractEqualityOperatorSignature',
    severity: 'error',
    message:
      "One of the parameters of an equality, or inequality operator declared in interface '{0}' must be a type parameter on '{0}' constrained to '{0}'",
  },
  CS9200: {
    name: 'WRN_RefReadonlyParameterDefaultValue',
    severity: 'warning',
    message:
      "A default value is specified for 'ref readonly' parameter '{0}', but 'ref readonly' should be used only for references. Consider declaring the parameter as 'in'.",
  },
  CS9333: {
    name: 'ERR_ExplicitInterfaceMemberTypeMismatch',
    severity: 'error',
    message: "'{0}': type must be '{1}' to match implemented member '{2}'",
  },
  CS9334: {
    name: 'ERR_ExplicitInterfaceMemberReturnTypeMismatch',
    severity: 'error',
    message: "'{0}': return type must be '{1}' to match implemented member '{2}'",
  },
  CS9279: {
    name: 'ERR_PartialEventInitializer',
    severity: 'error',
    message: "'{0}': partial event cannot have initializer",
  },
  CS8943: {
    name: 'ERR_NullInvalidInterpolatedStringHandlerArgumentName',
    severity: 'error',
    message:
      'null is not a valid parameter name. To get access to the receiver of an instance method, use the empty string as the parameter name.',
  },
  CS8944: {
    name: 'ERR_NotInstanceInvalidInterpolatedStringHandlerArgumentName',
    severity: 'error',
    message:
      "'{0}' is not an instance method, the receiver or extension receiver parameter cannot be an interpolated string handler argument.",
  },
  CS8945: {
    name: 'ERR_InvalidInterpolatedStringHandlerArgumentName',
    severity: 'error',
    message: "'{0}' is not a valid parameter name from '{1}'.",
  },
  CS8946: {
    name: 'ERR_TypeIsNotAnInterpolatedStringHandlerType',
    severity: 'error',
    message: "'{0}' is not an interpolated string handler type.",
  },
  CS8948: {
    name: 'ERR_CannotUseSelfAsInterpolatedStringHandlerArgument',
    severity: 'error',
    message:
      'InterpolatedStringHandlerArgumentAttribute arguments cannot refer to the parameter the attribute is used on.',
  },
  CS8968: {
    name: 'ERR_AttrTypeArgCannotBeTypeVar',
    severity: 'error',
    message: "'{0}': an attribute type argument cannot use type parameters",
  },
  CS9030: {
    name: 'ERR_OverrideMustHaveRequired',
    severity: 'error',
    message: "'{0}' must be required because it overrides required member '{1}'",
  },
  CS9031: {
    name: 'ERR_RequiredMemberCannotBeHidden',
    severity: 'error',
    message: "Required member '{0}' cannot be hidden by '{1}'.",
  },
  CS9045: {
    name: 'ERR_ScriptsAndSubmissionsCannotHaveRequiredMembers',
    severity: 'error',
    message: 'Required members are not allowed on the top level of a script or submission.',
  },
  CS9261: {
    name: 'ERR_CannotApplyOverloadResolutionPriorityToOverride',
    severity: 'error',
    message: "Cannot use 'OverloadResolutionPriorityAttribute' on an overriding member.",
  },
  CS9262: {
    name: 'ERR_CannotApplyOverloadResolutionPriorityToMember',
    severity: 'error',
    message: "Cannot use 'OverloadResolutionPriorityAttribute' on this member.",
  },
  CS9048: {
    name: 'ERR_ScopedRefAndRefStructOnly',
    severity: 'error',
    message: "The 'scoped' modifier can be used for refs and ref struct values only.",
  },
  CS9059: {
    name: 'ERR_RefFieldInNonRefStruct',
    severity: 'error',
    message: 'A ref field can only be declared in a ref struct.',
  },
  CS9190: {
    name: 'ERR_RefReadOnlyWrongOrdering',
    severity: 'error',
    message: "'readonly' modifier must be specified after 'ref'.",
  },
  CS9266: {
    name: 'WRN_AccessorDoesNotUseBackingField',
    severity: 'warning',
    message:
      "The '{0}' accessor of property '{1}' should use 'field' because the other accessor is using it.",
  },
  CS9308: {
    name: 'ERR_OperatorsMustBePublic',
    severity: 'error',
    message: "User-defined operator '{0}' must be declared public",
  },
  CS9310: {
    name: 'ERR_OperatorMustReturnVoid',
    severity: 'error',
    message: 'The return type for this operator must be void',
  },
  CS9349: {
    name: 'ERR_ScopedAfterInOutRefReadonly',
    severity: 'error',
    message: "The 'scoped' modifier cannot come after an 'in', 'out', 'ref' or 'readonly' modifier.",
  },
  CS0533: {
    name: 'ERR_HidingAbstractMethod',
    severity: 'error',
    phase: 'afterMembers',
    message: "'{0}' hides inherited abstract member '{1}'",
  },
  CS8148: {
    name: 'ERR_CantChangeRefReturnOnOverride',
    severity: 'error',
    message: "'{0}' must match by reference return of overridden member '{1}'",
  },
  CS8152: {
    name: 'ERR_CloseUnimplementedInterfaceMemberWrongRefReturn',
    severity: 'error',
    message:
      "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}' because it does not have matching return by reference.",
  },
  CS8705: {
    name: 'ERR_MostSpecificImplementationIsNotFound',
    severity: 'error',
    message:
      "Interface member '{0}' does not have a most specific implementation. Neither '{1}', nor '{2}' are most specific.",
  },
  CS8665: {
    name: 'ERR_OverrideRefConstraintNotSatisfied',
    severity: 'error',
    message:
      "Method '{0}' specifies a 'class' constraint for type parameter '{1}', but corresponding type parameter '{2}' of overridden or explicitly implemented method '{3}' is not a reference type.",
  },
  CS8666: {
    name: 'ERR_OverrideValConstraintNotSatisfied',
    severity: 'error',
    message:
      "Method '{0}' specifies a 'struct' constraint for type parameter '{1}', but corresponding type parameter '{2}' of overridden or explicitly implemented method '{3}' is not a non-nullable value type.",
  },
  CS8822: {
    name: 'ERR_OverrideDefaultConstraintNotSatisfied',
    severity: 'error',
    message:
      "Method '{0}' specifies a 'default' constraint for type parameter '{1}', but corresponding type parameter '{2}' of overridden or explicitly implemented method '{3}' is constrained to a reference type or a value type.",
  },
  CS8423: {
    name: 'ERR_AttributeNotOnEventAccessor',
    severity: 'error',
    message: "Attribute '{0}' is not valid on event accessors. It is only valid on '{1}' declarations.",
  },
  CS1667: {
    name: 'ERR_AttributeNotOnAccessor',
    severity: 'error',
    message:
      "Attribute '{0}' is not valid on property or event accessors. It is only valid on '{1}' declarations.",
  },
  CS0577: {
    name: 'ERR_ConditionalOnSpecialMethod',
    severity: 'error',
    message:
      "The Conditional attribute is not valid on '{0}' because it is a constructor, destructor, operator, lambda expression, or explicit interface implementation",
  },
  CS8783: {
    name: 'ERR_ConditionalOnLocalFunction',
    severity: 'error',
    message: "Local function '{0}' must be 'static' in order to use the Conditional attribute",
  },
  CS4017: {
    name: 'ERR_NoConversionForCallerLineNumberParam',
    severity: 'error',
    message:
      "CallerLineNumberAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS4018: {
    name: 'ERR_NoConversionForCallerFilePathParam',
    severity: 'error',
    message:
      "CallerFilePathAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS4019: {
    name: 'ERR_NoConversionForCallerMemberNameParam',
    severity: 'error',
    message:
      "CallerMemberNameAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS4020: {
    name: 'ERR_BadCallerLineNumberParamWithoutDefaultValue',
    severity: 'error',
    message: 'The CallerLineNumberAttribute may only be applied to parameters with default values',
  },
  CS4021: {
    name: 'ERR_BadCallerFilePathParamWithoutDefaultValue',
    severity: 'error',
    message: 'The CallerFilePathAttribute may only be applied to parameters with default values',
  },
  CS4022: {
    name: 'ERR_BadCallerMemberNameParamWithoutDefaultValue',
    severity: 'error',
    message: 'The CallerMemberNameAttribute may only be applied to parameters with default values',
  },
  CS8959: {
    name: 'ERR_NoConversionForCallerArgumentExpressionParam',
    severity: 'error',
    message:
      "CallerArgumentExpressionAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS8964: {
    name: 'ERR_BadCallerArgumentExpressionParamWithoutDefaultValue',
    severity: 'error',
    message: 'The CallerArgumentExpressionAttribute may only be applied to parameters with default values',
  },
  CS8342: {
    name: 'ERR_FieldlikeEventsInRoStruct',
    severity: 'error',
    message: 'Field-like events are not allowed in readonly structs.',
  },
  CS8427: {
    name: 'ERR_VarianceInterfaceNesting',
    severity: 'error',
    message:
      "Enums, classes, and structures cannot be declared in an interface that has an 'in' or 'out' type parameter.",
  },
} as const;

/** The codes of this table. */
export type MemberCode = keyof typeof memberCodes;
