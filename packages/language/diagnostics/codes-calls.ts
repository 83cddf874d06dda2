// What the binder has to say about calls, creations, lambdas, and the members that expressions reach:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of calls, creations, lambdas and member accesses. */
export const callCodes = {
  CS0023: {
    name: 'ERR_BadUnaryOp',
    severity: 'error',
    message: "Operator '{0}' cannot be applied to operand of type '{1}'",
  },
  CS0070: {
    name: 'ERR_BadEventUsage',
    severity: 'error',
    message:
      "The event '{0}' can only appear on the left hand side of += or -= (except when used from within the type '{1}')",
  },
  CS0100: {
    name: 'ERR_DuplicateParamName',
    severity: 'error',
    message: "The parameter name '{0}' is a duplicate",
  },
  CS0117: {
    name: 'ERR_NoSuchMember',
    severity: 'error',
    message: "'{0}' does not contain a definition for '{1}'",
  },
  CS0119: {
    name: 'ERR_BadSKunknown',
    severity: 'error',
    message: "'{0}' is a {1}, which is not valid in the given context",
  },
  CS0120: {
    name: 'ERR_ObjectRequired',
    severity: 'error',
    message: "An object reference is required for the non-static field, method, or property '{0}'",
  },
  CS0121: {
    name: 'ERR_AmbigCall',
    severity: 'error',
    message: "The call is ambiguous between the following methods or properties: '{0}' and '{1}'",
  },
  CS0122: {
    name: 'ERR_BadAccess',
    severity: 'error',
    message: "'{0}' is inaccessible due to its protection level",
  },
  CS0123: {
    name: 'ERR_MethDelegateMismatch',
    severity: 'error',
    message: "No overload for '{0}' matches delegate '{1}'",
  },
  CS0144: {
    name: 'ERR_NoNewAbstract',
    severity: 'error',
    message: "Cannot create an instance of the abstract type or interface '{0}'",
  },
  CS0149: { name: 'ERR_MethodNameExpected', severity: 'error', message: 'Method name expected' },
  CS0176: {
    name: 'ERR_ObjectProhibited',
    severity: 'error',
    message:
      "Member '{0}' cannot be accessed with an instance reference; qualify it with a type name instead",
  },
  CS0186: {
    name: 'ERR_NullNotValid',
    severity: 'error',
    message: 'Use of null is not valid in this context',
  },
  CS0193: {
    name: 'ERR_PtrExpected',
    severity: 'error',
    message: 'The * or -> operator must be applied to a pointer',
  },
  CS0205: {
    name: 'ERR_AbstractBaseCall',
    severity: 'error',
    message: "Cannot call an abstract base member: '{0}'",
  },
  CS0229: { name: 'ERR_AmbigMember', severity: 'error', message: "Ambiguity between '{0}' and '{1}'" },
  CS0236: {
    name: 'ERR_FieldInitRefNonstatic',
    severity: 'error',
    message: "A field initializer cannot reference the non-static field, method, or property '{0}'",
  },
  CS0247: {
    name: 'ERR_NegativeStackAllocSize',
    severity: 'error',
    message: 'Cannot use a negative size with stackalloc',
  },
  CS0248: {
    name: 'ERR_NegativeArraySize',
    severity: 'error',
    message: 'Cannot create an array with a negative size',
  },
  CS0250: {
    name: 'ERR_CallingBaseFinalizeDeprecated',
    severity: 'error',
    message:
      'Do not directly call your base type Finalize method. It is called automatically from your destructor.',
  },
  CS0251: {
    name: 'WRN_NegativeArrayIndex',
    severity: 'warning',
    message: 'Indexing an array with a negative index (array indices always start at zero)',
  },
  CS0255: {
    name: 'ERR_StackallocInCatchFinally',
    severity: 'error',
    message: 'stackalloc may not be used in a catch or finally block',
  },
  CS0304: {
    name: 'ERR_NoNewTyvar',
    severity: 'error',
    message:
      "Cannot create an instance of the variable type '{0}' because it does not have the new() constraint",
  },
  CS0407: { name: 'ERR_BadRetType', severity: 'error', message: "'{0} {1}' has the wrong return type" },
  CS0417: {
    name: 'ERR_NewTyvarWithArgs',
    severity: 'error',
    message: "'{0}': cannot provide arguments when creating an instance of a variable type",
  },
  CS0571: {
    name: 'ERR_CantCallSpecialMethod',
    severity: 'error',
    message: "'{0}': cannot explicitly call operator or accessor",
  },
  CS0572: {
    name: 'ERR_BadTypeReference',
    severity: 'error',
    message: "'{0}': cannot reference a type through an expression; try '{1}' instead",
  },
  CS0622: {
    name: 'ERR_ArrayInitToNonArrayType',
    severity: 'error',
    message:
      'Can only use array initializer expressions to assign to array types. Try using a new expression instead.',
  },
  CS0623: {
    name: 'ERR_ArrayInitInBadPlace',
    severity: 'error',
    message:
      'Array initializers can only be used in a variable or field initializer. Try using a new expression instead.',
  },
  CS0712: {
    name: 'ERR_InstantiatingStaticClass',
    severity: 'error',
    message: "Cannot create an instance of the static class '{0}'",
  },
  CS0746: {
    name: 'ERR_InvalidAnonymousTypeMemberDeclarator',
    severity: 'error',
    message:
      'Invalid anonymous type member declarator. Anonymous type members must be declared with a member assignment, simple name or member access.',
  },
  CS0747: {
    name: 'ERR_InvalidInitializerElementInitializer',
    severity: 'error',
    message: 'Invalid initializer member declarator',
  },
  CS0748: {
    name: 'ERR_InconsistentLambdaParameterUsage',
    severity: 'error',
    message: 'Inconsistent lambda parameter usage; parameter types must be all explicit or all implicit',
  },
  CS0826: {
    name: 'ERR_ImplicitlyTypedArrayNoBestType',
    severity: 'error',
    message: 'No best type found for implicitly-typed array',
  },
  CS0828: {
    name: 'ERR_AnonymousTypePropertyAssignedBadValue',
    severity: 'error',
    message: "Cannot assign '{0}' to anonymous type property",
  },
  CS0833: {
    name: 'ERR_AnonymousTypeDuplicatePropertyName',
    severity: 'error',
    message: 'An anonymous type cannot have multiple properties with the same name',
  },
  CS0846: {
    name: 'ERR_ArrayInitializerExpected',
    severity: 'error',
    message: 'A nested array initializer is expected',
  },
  CS0847: {
    name: 'ERR_ArrayInitializerIncorrectLength',
    severity: 'error',
    message: "An array initializer of length '{0}' is expected",
  },
  CS1061: {
    name: 'ERR_NoSuchMemberOrExtension',
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and no accessible extension method '{1}' accepting a first argument of type '{0}' could be found (are you missing a using directive or an assembly reference?)",
  },
  CS1113: {
    name: 'ERR_ValueTypeExtDelegate',
    severity: 'error',
    message: "Extension method '{0}' defined on value type '{1}' cannot be used to create delegates",
  },
  CS1586: {
    name: 'ERR_MissingArraySize',
    severity: 'error',
    message: 'Array creation must have array size or array initializer',
  },
  CS1593: {
    name: 'ERR_BadDelArgCount',
    severity: 'error',
    message: "Delegate '{0}' does not take {1} arguments",
  },
  CS1615: {
    name: 'ERR_BadArgExtraRef',
    severity: 'error',
    message: "Argument {0} may not be passed with the '{1}' keyword",
  },
  CS1618: {
    name: 'ERR_DelegateOnConditional',
    severity: 'error',
    message:
      "Cannot create delegate with '{0}' because it or a method it overrides has a Conditional attribute",
  },
  CS1620: {
    name: 'ERR_BadArgRef',
    severity: 'error',
    message: "Argument {0} must be passed with the '{1}' keyword",
  },
  CS1643: {
    name: 'ERR_AnonymousReturnExpected',
    severity: 'error',
    message: "Not all code paths return a value in {0} of type '{1}'",
  },
  CS1661: {
    name: 'ERR_CantConvAnonMethParams',
    severity: 'error',
    message:
      "Cannot convert {0} to type '{1}' because the parameter types do not match the delegate parameter types",
  },
  CS1662: {
    name: 'ERR_CantConvAnonMethReturns',
    severity: 'error',
    message:
      'Cannot convert {0} to intended delegate type because some of the return types in the block are not implicitly convertible to the delegate return type',
  },
  CS1676: {
    name: 'ERR_BadParamRef',
    severity: 'error',
    message: "Parameter {0} must be declared with the '{1}' keyword",
  },
  CS1677: {
    name: 'ERR_BadParamExtraRef',
    severity: 'error',
    message: "Parameter {0} should not be declared with the '{1}' keyword",
  },
  CS1678: {
    name: 'ERR_BadParamType',
    severity: 'error',
    message: "Parameter {0} is declared as type '{1}{2}' but should be '{3}{4}'",
  },
  CS1688: {
    name: 'ERR_CantConvAnonMethNoParams',
    severity: 'error',
    message:
      "Cannot convert anonymous method block without a parameter list to delegate type '{0}' because it has one or more out parameters",
  },
  CS1728: {
    name: 'ERR_DelegateOnNullable',
    severity: 'error',
    message: "Cannot bind delegate to '{0}' because it is a member of 'System.Nullable<T>'",
  },
  CS1729: {
    name: 'ERR_BadCtorArgCount',
    severity: 'error',
    message: "'{0}' does not contain a constructor that takes {1} arguments",
  },
  CS1739: {
    name: 'ERR_BadNamedArgument',
    severity: 'error',
    message: "The best overload for '{0}' does not have a parameter named '{1}'",
  },
  CS1740: {
    name: 'ERR_DuplicateNamedArgument',
    severity: 'error',
    message: "Named argument '{0}' cannot be specified multiple times",
  },
  CS1742: {
    name: 'ERR_NamedArgumentForArray',
    severity: 'error',
    message: 'An array access may not have a named argument specifier',
  },
  CS1744: {
    name: 'ERR_NamedArgumentUsedInPositional',
    severity: 'error',
    message:
      "Named argument '{0}' specifies a parameter for which a positional argument has already been given",
  },
  CS1746: {
    name: 'ERR_BadNamedArgumentForDelegateInvoke',
    severity: 'error',
    message: "The delegate '{0}' does not have a parameter named '{1}'",
  },
  CS1912: {
    name: 'ERR_MemberAlreadyInitialized',
    severity: 'error',
    message: "Duplicate initialization of member '{0}'",
  },
  CS1913: {
    name: 'ERR_MemberCannotBeInitialized',
    severity: 'error',
    message: "Member '{0}' cannot be initialized. It is not a field or property.",
  },
  CS1914: {
    name: 'ERR_StaticMemberInObjectInitializer',
    severity: 'error',
    message: "Static field or property '{0}' cannot be assigned in an object initializer",
  },
  CS1917: {
    name: 'ERR_ReadonlyValueTypeInObjectInitializer',
    severity: 'error',
    message:
      "Members of readonly field '{0}' of type '{1}' cannot be assigned with an object initializer because it is of a value type",
  },
  CS1918: {
    name: 'ERR_ValueTypePropertyInObjectInitializer',
    severity: 'error',
    message:
      "Members of property '{0}' of type '{1}' cannot be assigned with an object initializer because it is of a value type",
  },
  CS1920: {
    name: 'ERR_EmptyElementInitializer',
    severity: 'error',
    message: 'Element initializer cannot be empty',
  },
  CS1922: {
    name: 'ERR_CollectionInitRequiresIEnumerable',
    severity: 'error',
    message:
      "Cannot initialize type '{0}' with a collection initializer because it does not implement 'System.Collections.IEnumerable'",
  },
  CS1929: {
    name: 'ERR_BadInstanceArgType',
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and the best extension method overload '{2}' requires a receiver of type '{3}'",
  },
  CS1950: {
    name: 'ERR_BadArgTypesForCollectionAdd',
    severity: 'error',
    message: "The best overloaded Add method '{0}' for the collection initializer has some invalid arguments",
  },
  CS1955: {
    name: 'ERR_NonInvocableMemberCalled',
    severity: 'error',
    message: "Non-invocable member '{0}' cannot be used like a method.",
  },
  CS1958: {
    name: 'ERR_ObjectOrCollectionInitializerWithDelegateCreation',
    severity: 'error',
    message:
      'Object and collection initializer expressions may not be applied to a delegate creation expression',
  },
  CS1973: {
    name: 'ERR_BadArgTypeDynamicExtension',
    severity: 'error',
    message:
      "'{0}' has no applicable method named '{1}' but appears to have an extension method by that name. Extension methods cannot be dynamically dispatched. Consider casting the dynamic arguments or calling the extension method without the extension method syntax.",
  },
  CS4010: {
    name: 'ERR_CantConvAsyncAnonFuncReturns',
    severity: 'error',
    message:
      "Cannot convert async {0} to delegate type '{1}'. An async {0} may return void, Task or Task<T>, none of which are convertible to '{1}'.",
  },
  CS7019: {
    name: 'ERR_RecursivelyTypedVariable',
    severity: 'error',
    message:
      "Type of '{0}' cannot be inferred since its initializer directly or indirectly refers to the definition.",
  },
  CS8081: { name: 'ERR_ExpressionHasNoName', severity: 'error', message: 'Expression does not have a name.' },
  CS8082: {
    name: 'ERR_SubexpressionNotInNameof',
    severity: 'error',
    message: 'Sub-expression cannot be used in an argument to nameof.',
  },
  CS8083: {
    name: 'ERR_AliasQualifiedNameNotAnExpression',
    severity: 'error',
    message: 'An alias-qualified name is not an expression.',
  },
  CS8084: {
    name: 'ERR_NameofMethodGroupWithTypeParameters',
    severity: 'error',
    message: "Type parameters are not allowed on a method group as an argument to 'nameof'.",
  },
  CS8093: {
    name: 'ERR_NameofExtensionMethod',
    severity: 'error',
    message: "Extension method groups are not allowed as an argument to 'nameof'.",
  },
  CS8126: {
    name: 'ERR_TupleReservedElementNameAnyPosition',
    severity: 'error',
    message: "Tuple element name '{0}' is disallowed at any position.",
  },
  CS8181: {
    name: 'ERR_NewWithTupleTypeSyntax',
    severity: 'error',
    message: "'new' cannot be used with tuple type. Use a tuple literal expression instead.",
  },
  CS8189: {
    name: 'ERR_DelegateRefMismatch',
    severity: 'error',
    message: "Ref mismatch between '{0}' and delegate '{1}'",
  },
  CS8197: {
    name: 'ERR_TypeInferenceFailedForImplicitlyTypedOutVariable',
    severity: 'error',
    message: "Cannot infer the type of implicitly-typed out variable '{0}'.",
  },
  CS8210: {
    name: 'ERR_VoidInTuple',
    severity: 'error',
    message: "A tuple may not contain a value of type 'void'.",
  },
  CS8323: {
    name: 'ERR_BadNonTrailingNamedArgument',
    severity: 'error',
    message: "Named argument '{0}' is used out-of-position but is followed by an unnamed argument",
  },
  CS8386: { name: 'ERR_InvalidObjectCreation', severity: 'error', message: 'Invalid object creation' },
  CS8389: {
    name: 'ERR_OmittedTypeArgument',
    severity: 'error',
    message: 'Omitting the type argument is not allowed in the current context',
  },
  CS8598: {
    name: 'ERR_IllegalSuppression',
    severity: 'error',
    message: 'The suppression operator is not allowed in this context',
  },
  CS8628: {
    name: 'ERR_AnnotationDisallowedInObjectCreation',
    severity: 'error',
    message: 'Cannot use a nullable reference type in object creation.',
  },
  CS8916: {
    name: 'ERR_AttributesRequireParenthesizedLambdaExpression',
    severity: 'error',
    message: 'Attributes on lambda expressions require a parenthesized parameter list.',
  },
  CS8926: {
    name: 'ERR_BadAbstractStaticMemberAccess',
    severity: 'error',
    message: 'A static virtual or abstract interface member can be accessed only on a type parameter.',
  },
  CS8934: {
    name: 'ERR_CantConvAnonMethReturnType',
    severity: 'error',
    message:
      "Cannot convert {0} to type '{1}' because the return type does not match the delegate return type",
  },
  CS8941: {
    name: 'ERR_InterpolatedStringHandlerMethodReturnMalformed',
    severity: 'error',
    message: "Interpolated string handler method '{0}' is malformed. It does not return 'void' or 'bool'.",
  },
  CS8942: {
    name: 'ERR_InterpolatedStringHandlerMethodReturnInconsistent',
    severity: 'error',
    message:
      "Interpolated string handler method '{0}' has inconsistent return type. Expected to return '{1}'.",
  },
  CS8949: {
    name: 'ERR_InterpolatedStringHandlerArgumentAttributeMalformed',
    severity: 'error',
    message:
      "The InterpolatedStringHandlerArgumentAttribute applied to parameter '{0}' is malformed and cannot be interpreted. Construct an instance of '{1}' manually.",
  },
  CS8950: {
    name: 'ERR_InterpolatedStringHandlerArgumentLocatedAfterInterpolatedString',
    severity: 'error',
    message:
      "Parameter '{0}' is an argument to the interpolated string handler conversion on parameter '{1}', but the corresponding argument is specified after the interpolated string expression. Reorder the arguments to move '{0}' before '{1}'.",
  },
  CS8951: {
    name: 'ERR_InterpolatedStringHandlerArgumentOptionalNotSpecified',
    severity: 'error',
    message:
      "Parameter '{0}' is not explicitly provided, but is used as an argument to the interpolated string handler conversion on parameter '{1}'. Specify the value of '{0}' before '{1}'.",
  },
  CS8975: {
    name: 'ERR_LambdaExplicitReturnTypeVar',
    severity: 'error',
    message: "The contextual keyword 'var' cannot be used as an explicit lambda return type",
  },
  CS8978: { name: 'ERR_CannotBeMadeNullable', severity: 'error', message: "'{0}' cannot be made nullable." },
  CS9035: {
    name: 'ERR_RequiredMemberMustBeSet',
    severity: 'error',
    message: "Required member '{0}' must be set in the object initializer or attribute constructor.",
  },
  CS9036: {
    name: 'ERR_RequiredMembersMustBeAssignedValue',
    severity: 'error',
    message:
      "Required member '{0}' must be assigned a value, it cannot use a nested member or collection initializer.",
  },
  CS9098: {
    name: 'ERR_ImplicitlyTypedDefaultParameter',
    severity: 'error',
    message: "Implicitly typed lambda parameter '{0}' cannot have a default value.",
  },
  CS9099: {
    name: 'WRN_OptionalParamValueMismatch',
    severity: 'warning',
    message: "Parameter {0} has default value '{1}' in lambda but '{2}' in the target delegate type.",
  },
  CS9100: {
    name: 'WRN_ParamsArrayInLambdaOnly',
    severity: 'warning',
    message: 'Parameter {0} has params modifier in lambda but not in target delegate type.',
  },
  CS9105: {
    name: 'ERR_InvalidPrimaryConstructorParameterReference',
    severity: 'error',
    message: "Cannot use primary constructor parameter '{0}' in this context.",
  },
  CS9174: {
    name: 'ERR_CollectionExpressionTargetTypeNotConstructible',
    severity: 'error',
    message:
      "Cannot initialize type '{0}' with a collection expression because the type is not constructible.",
  },
  CS9187: {
    name: 'ERR_CollectionBuilderAttributeMethodNotFound',
    severity: 'error',
    message:
      "Could not find an accessible '{0}' method with the expected signature: a static method whose last parameter is of type 'ReadOnlySpan<{1}>' and return type '{2}'.",
  },
  CS9191: {
    name: 'WRN_BadArgRef',
    severity: 'warning',
    message:
      "The 'ref' modifier for argument {0} corresponding to 'in' parameter is equivalent to 'in'. Consider using 'in' instead.",
  },
  CS9192: {
    name: 'WRN_ArgExpectedRefOrIn',
    severity: 'warning',
    message: "Argument {0} should be passed with 'ref' or 'in' keyword",
  },
  CS9193: {
    name: 'WRN_RefReadonlyNotVariable',
    severity: 'warning',
    message: "Argument {0} should be a variable because it is passed to a 'ref readonly' parameter",
  },
  CS9195: {
    name: 'WRN_ArgExpectedIn',
    severity: 'warning',
    message: "Argument {0} should be passed with the 'in' keyword",
  },
  CS9198: {
    name: 'WRN_TargetDifferentRefness',
    severity: 'warning',
    message:
      "Reference kind modifier of parameter '{0}' doesn't match the corresponding parameter '{1}' in target.",
  },
  CS9215: {
    name: 'ERR_CollectionExpressionMissingAdd',
    severity: 'error',
    message:
      "Collection expression type '{0}' must have an instance or extension method 'Add' that can be called with a single argument.",
  },
  CS9218: {
    name: 'ERR_DynamicDispatchToParamsCollection',
    severity: 'error',
    message:
      "'{0}' is applicable only with expanded form of non-array params collection which is not supported during dynamic dispatch.",
  },
  CS9272: {
    name: 'ERR_ImplicitlyTypedParamsParameter',
    severity: 'error',
    message: "Implicitly typed lambda parameter '{0}' cannot have the 'params' modifier.",
  },
  CS9353: {
    name: 'ERR_NoAwaitOnAsyncEnumerable',
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and no accessible extension method '{1}' accepting a first argument of type '{0}' could be found (did you mean to iterate over the async collection with 'await foreach' instead?)",
  },
  CS9354: {
    name: 'ERR_CollectionArgumentsMustBeFirst',
    severity: 'error',
    message: "'with(...)' element must be the first element",
  },
  CS9355: {
    name: 'ERR_CollectionArgumentsNotSupportedForType',
    severity: 'error',
    message: "'with(...)' elements are not supported for type '{0}'",
  },
  CS9357: {
    name: 'ERR_CollectionArgumentsMustBeEmpty',
    severity: 'error',
    message: "'with(...)' element for a read-only interface must be empty if present",
  },
  CS8324: {
    name: 'ERR_NamedArgumentSpecificationBeforeFixedArgumentInDynamicInvocation',
    severity: 'error',
    message:
      'Named argument specifications must appear after all fixed arguments have been specified in a dynamic invocation.',
  },
  CS8364: {
    name: 'ERR_InDynamicMethodArg',
    severity: 'error',
    message: "Arguments with 'in' modifier cannot be used in dynamically dispatched expressions.",
  },
  CS9230: {
    name: 'ERR_CannotDynamicInvokeOnExpression',
    severity: 'error',
    message: "Cannot perform a dynamic invocation on an expression with type '{0}'.",
  },
  CS1971: {
    name: 'ERR_NoDynamicPhantomOnBase',
    severity: 'error',
    message:
      "The call to method '{0}' needs to be dynamically dispatched, but cannot be because it is part of a base access expression. Consider casting the dynamic arguments or eliminating the base access.",
  },
  CS1972: {
    name: 'ERR_NoDynamicPhantomOnBaseIndexer',
    severity: 'error',
    message:
      'The indexer access needs to be dynamically dispatched, but cannot be because it is part of a base access expression. Consider casting the dynamic arguments or eliminating the base access.',
  },
  CS1975: {
    name: 'ERR_NoDynamicPhantomOnBaseCtor',
    severity: 'error',
    message:
      'The constructor call needs to be dynamically dispatched, but cannot be because it is part of a constructor initializer. Consider casting the dynamic arguments.',
  },
  CS8108: {
    name: 'ERR_DynamicLocalFunctionParamsParameter',
    severity: 'error',
    message: "Cannot pass argument with dynamic type to params parameter '{0}' of local function '{1}'.",
  },
  CS8322: {
    name: 'ERR_DynamicLocalFunctionTypeParameter',
    severity: 'error',
    message:
      "Cannot pass argument with dynamic type to generic local function '{0}' with inferred type arguments.",
  },
  CS1921: {
    name: 'ERR_InitializerAddHasWrongSignature',
    severity: 'error',
    message:
      "The best overloaded method match for '{0}' has wrong signature for the initializer element. The initializable Add must be an accessible instance method.",
  },
  CS1954: {
    name: 'ERR_InitializerAddHasParamModifiers',
    severity: 'error',
    message:
      "The best overloaded method match '{0}' for the collection initializer element cannot be used. Collection initializer 'Add' methods cannot have ref or out parameters.",
  },
  CS8428: {
    name: 'ERR_ImplicitIndexIndexerWithName',
    severity: 'error',
    message: 'Invocation of implicit Index Indexer cannot name the argument.',
  },
  CS8429: {
    name: 'ERR_ImplicitRangeIndexerWithName',
    severity: 'error',
    message: 'Invocation of implicit Range Indexer cannot name the argument.',
  },
  CS4027: {
    name: 'ERR_DoesntImplementAwaitInterface',
    severity: 'error',
    message: "'{0}' does not implement '{1}'",
  },
} as const;

/** The codes of this table. */
export type CallCode = keyof typeof callCodes;
