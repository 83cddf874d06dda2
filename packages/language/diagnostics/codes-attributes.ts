// What the binder has to say about attributes that the compiler itself reads, and about what they stand on: Roslyn's codes and
// words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of attributes. */
export const attributeCodes = {
  CS0036: {
    name: 'ERR_InAttrOnOutParam',
    severity: 'error',
    message: 'An out parameter cannot have the In attribute',
  },
  CS0599: {
    name: 'ERR_InvalidNamedArgument',
    severity: 'error',
    message: "Invalid value for named attribute argument '{0}'",
  },
  CS0625: {
    name: 'ERR_MissingStructOffset',
    severity: 'error',
    message:
      "'{0}': instance field in types marked with StructLayout(LayoutKind.Explicit) must have a FieldOffset attribute",
  },
  CS0636: {
    name: 'ERR_StructOffsetOnBadStruct',
    severity: 'error',
    message:
      'The FieldOffset attribute can only be placed on members of types marked with the StructLayout(LayoutKind.Explicit)',
  },
  CS0637: {
    name: 'ERR_StructOffsetOnBadField',
    severity: 'error',
    message: 'The FieldOffset attribute is not allowed on static or const fields',
  },
  CS0646: {
    name: 'ERR_DefaultMemberOnIndexedType',
    severity: 'error',
    message: 'Cannot specify the DefaultMember attribute on a type containing an indexer',
  },
  CS0662: {
    name: 'ERR_OutAttrOnRefParam',
    severity: 'error',
    message: 'Cannot specify the Out attribute on a ref parameter without also specifying the In attribute.',
  },
  CS0674: {
    name: 'ERR_ExplicitParamArrayOrCollection',
    severity: 'error',
    message:
      "Do not use 'System.ParamArrayAttribute'/'System.Runtime.CompilerServices.ParamCollectionAttribute'. Use the 'params' keyword instead.",
  },
  CS1112: {
    name: 'ERR_ExplicitExtension',
    severity: 'error',
    message:
      "Do not use 'System.Runtime.CompilerServices.ExtensionAttribute'. Use the 'this' keyword instead.",
  },
  CS1716: {
    name: 'ERR_DoNotUseFixedBufferAttr',
    severity: 'error',
    message:
      "Do not use 'System.Runtime.CompilerServices.FixedBuffer' attribute. Use the 'fixed' field modifier instead.",
  },
  CS1910: {
    name: 'ERR_DefaultValueBadValueType',
    severity: 'error',
    message: "Argument of type '{0}' is not applicable for the DefaultParameterValue attribute",
  },
  CS1970: {
    name: 'ERR_ExplicitDynamicAttr',
    severity: 'error',
    message:
      "Do not use 'System.Runtime.CompilerServices.DynamicAttribute'. Use the 'dynamic' keyword instead.",
  },
  CS8017: {
    name: 'ERR_ParamDefaultValueDiffersFromAttribute',
    severity: 'error',
    message: 'The parameter has multiple distinct default values.',
  },
  CS8138: {
    name: 'ERR_ExplicitTupleElementNamesAttribute',
    severity: 'error',
    message:
      "Cannot reference 'System.Runtime.CompilerServices.TupleElementNamesAttribute' explicitly. Use the tuple syntax to define tuple names.",
  },
  CS8335: {
    name: 'ERR_ExplicitReservedAttr',
    severity: 'error',
    message: "Do not use '{0}'. This is reserved for compiler usage.",
  },
  CS8355: {
    name: 'ERR_OutAttrOnInParam',
    severity: 'error',
    message: 'An in parameter cannot have the Out attribute.',
  },
  CS8358: {
    name: 'ERR_AttributeCtorInParameter',
    severity: 'error',
    message: "Cannot use attribute constructor '{0}' because it has 'in' or 'ref readonly' parameters.",
  },
  CS8426: {
    name: 'ERR_MultipleEnumeratorCancellationAttributes',
    severity: 'error',
    message: 'The attribute [EnumeratorCancellation] cannot be used on multiple parameters',
  },
  CS8623: {
    name: 'ERR_ExplicitNullableAttribute',
    severity: 'error',
    message: "Explicit application of 'System.Runtime.CompilerServices.NullableAttribute' is not allowed.",
  },
  CS8813: {
    name: 'ERR_ModuleInitializerMethodMustBeOrdinary',
    severity: 'error',
    message: 'A module initializer must be an ordinary member method',
  },
  CS8814: {
    name: 'ERR_ModuleInitializerMethodMustBeAccessibleOutsideTopLevelType',
    severity: 'error',
    message: "Module initializer method '{0}' must be accessible at the module level",
  },
  CS8815: {
    name: 'ERR_ModuleInitializerMethodMustBeStaticParameterlessVoid',
    severity: 'error',
    message:
      "Module initializer method '{0}' must be static, and non-virtual, must have no parameters, and must return 'void'",
  },
  CS8816: {
    name: 'ERR_ModuleInitializerMethodAndContainingTypesMustNotBeGeneric',
    severity: 'error',
    message:
      "Module initializer method '{0}' must not be generic and must not be contained in a generic type",
  },
  CS9033: {
    name: 'ERR_ExplicitRequiredMember',
    severity: 'error',
    message:
      "Do not use 'System.Runtime.CompilerServices.RequiredMemberAttribute'. Use the 'required' keyword on required fields and properties instead.",
  },
  CS9063: {
    name: 'ERR_UnscopedRefAttributeUnsupportedTarget',
    severity: 'error',
    message: 'UnscopedRefAttribute cannot be applied to this parameter because it is unscoped by default.',
  },
  CS9065: {
    name: 'ERR_ExplicitScopedRef',
    severity: 'error',
    message:
      "Do not use 'System.Runtime.CompilerServices.ScopedRefAttribute'. Use the 'scoped' keyword instead.",
  },
  CS9066: {
    name: 'ERR_UnscopedScoped',
    severity: 'error',
    message: "UnscopedRefAttribute cannot be applied to parameters that have a 'scoped' modifier.",
  },
  CS9101: {
    name: 'ERR_UnscopedRefAttributeUnsupportedMemberTarget',
    severity: 'error',
    message:
      'UnscopedRefAttribute can only be applied to struct or virtual interface instance methods and properties, and cannot be applied to constructors or init-only members.',
  },
  CS9102: {
    name: 'ERR_UnscopedRefAttributeInterfaceImplementation',
    severity: 'error',
    message:
      "UnscopedRefAttribute cannot be applied to an interface implementation because implemented member '{0}' doesn't have this attribute.",
  },
  CS9185: {
    name: 'ERR_CollectionBuilderAttributeInvalidType',
    severity: 'error',
    message: 'The CollectionBuilderAttribute builder type must be a non-generic class or struct.',
  },
  CS9186: {
    name: 'ERR_CollectionBuilderAttributeInvalidMethodName',
    severity: 'error',
    message: 'The CollectionBuilderAttribute method name is invalid.',
  },
  CS9188: {
    name: 'ERR_CollectionBuilderNoElementType',
    severity: 'error',
    message: "'{0}' has a CollectionBuilderAttribute but no element type.",
  },
  CS9199: {
    name: 'ERR_OutAttrOnRefReadonlyParam',
    severity: 'error',
    message: 'A ref readonly parameter cannot have the Out attribute.',
  },
  CS9204: {
    name: 'WRN_Experimental',
    severity: 'error',
    message:
      "'{0}' is for evaluation purposes only and is subject to change or removal in future updates. Suppress this diagnostic to proceed.",
  },
  CS9211: {
    name: 'ERR_InvalidExperimentalDiagID',
    severity: 'error',
    message: "The diagnosticId argument to the 'Experimental' attribute must be a valid identifier",
  },
  CS9225: {
    name: 'ERR_ParamsCollectionConstructorDoesntInitializeRequiredMember',
    severity: 'error',
    message: "Constructor '{0}' leaves required member '{1}' uninitialized.",
  },
  CS9228: {
    name: 'ERR_ParamsCollectionMissingConstructor',
    severity: 'error',
    message:
      'Non-array params collection type must have an applicable constructor that can be called with no arguments.',
  },
  CS9268: {
    name: 'WRN_ExperimentalWithMessage',
    severity: 'error',
    message:
      "'{0}' is for evaluation purposes only and is subject to change or removal in future updates: '{1}'. Suppress this diagnostic to proceed.",
  },
  CS9331: {
    name: 'ERR_AttributeCannotBeAppliedManually',
    severity: 'error',
    message: "'{0}' cannot be applied manually.",
  },
  MW1401: {
    severity: 'error',
    message:
      "'{0}' and '{1}' share bytes, which values do not have here: keep one, and compute the other from it",
  },
} as const;

/** The codes of this table. */
export type AttributeCode = keyof typeof attributeCodes;
