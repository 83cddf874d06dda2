// What the binder has to say about names: whether what they name is there, and whether it may be named where they stand:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of names of namespaces, types and variables. */
export const nameCodes = {
  CS0026: {
    name: 'ERR_ThisInStaticMeth',
    severity: 'error',
    message: "Keyword 'this' is not valid in a static property, static method, or static field initializer",
  },
  CS0027: {
    name: 'ERR_ThisInBadContext',
    severity: 'error',
    message: "Keyword 'this' is not available in the current context",
  },
  CS0103: {
    name: 'ERR_NameNotInContext',
    severity: 'error',
    message: "The name '{0}' does not exist in the current context",
  },
  CS0104: {
    name: 'ERR_AmbigContext',
    severity: 'error',
    message: "'{0}' is an ambiguous reference between '{1}' and '{2}'",
  },
  CS0105: {
    name: 'WRN_DuplicateUsing',
    severity: 'warning',
    message: "The using directive for '{0}' appeared previously in this namespace",
  },
  CS0128: {
    name: 'ERR_LocalDuplicate',
    severity: 'error',
    message: "A local variable or function named '{0}' is already defined in this scope",
  },
  CS0136: {
    name: 'ERR_LocalIllegallyOverrides',
    severity: 'error',
    message:
      "A local or parameter named '{0}' cannot be declared in this scope because that name is used in an enclosing local scope to define a local or parameter",
  },
  CS0138: {
    name: 'ERR_BadUsingNamespace',
    severity: 'error',
    message:
      "A 'using namespace' directive can only be applied to namespaces; '{0}' is a type not a namespace. Consider a 'using static' directive instead",
  },
  CS0175: {
    name: 'ERR_BaseIllegal',
    severity: 'error',
    message: "Use of keyword 'base' is not valid in this context",
  },
  CS0234: {
    name: 'ERR_DottedTypeNameNotFoundInNS',
    severity: 'error',
    message:
      "The type or namespace name '{0}' does not exist in the namespace '{1}' (are you missing an assembly reference?)",
  },
  CS0305: {
    name: 'ERR_BadArity',
    severity: 'error',
    message: "Using the generic {1} '{0}' requires {2} type arguments",
  },
  CS0307: {
    name: 'ERR_TypeArgsNotAllowed',
    severity: 'error',
    message: "The {1} '{0}' cannot be used with type arguments",
  },
  CS0308: {
    name: 'ERR_HasNoTypeVars',
    severity: 'error',
    message: "The non-generic {1} '{0}' cannot be used with type arguments",
  },
  CS0400: {
    name: 'ERR_GlobalSingleTypeNameNotFound',
    severity: 'error',
    message:
      "The type or namespace name '{0}' could not be found in the global namespace (are you missing an assembly reference?)",
  },
  CS0412: {
    name: 'ERR_LocalSameNameAsTypeParam',
    severity: 'error',
    message:
      "'{0}': a parameter, local variable, or local function cannot have the same name as a method type parameter",
  },
  CS0426: {
    name: 'ERR_DottedTypeNameNotFoundInAgg',
    severity: 'error',
    message: "The type name '{0}' does not exist in the type '{1}'",
  },
  CS0431: {
    name: 'ERR_ColColWithTypeAlias',
    severity: 'error',
    message: "Cannot use alias '{0}' with '::' since the alias references a type. Use '.' instead.",
  },
  CS0432: { name: 'ERR_AliasNotFound', severity: 'error', message: "Alias '{0}' not found" },
  CS0440: {
    name: 'WRN_GlobalAliasDefn',
    severity: 'warning',
    message:
      "Defining an alias named 'global' is ill-advised since 'global::' always references the global namespace and not an alias",
  },
  CS0453: {
    name: 'ERR_ValConstraintNotSatisfied',
    severity: 'error',
    message:
      "The type '{0}' must be a non-nullable value type in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS0611: {
    name: 'ERR_ArrayElementCantBeRefAny',
    severity: 'error',
    message: "Array elements cannot be of type '{0}'",
  },
  CS0612: { name: 'WRN_DeprecatedSymbol', severity: 'warning', message: "'{0}' is obsolete" },
  CS0618: { name: 'WRN_DeprecatedSymbolStr', severity: 'warning', message: "'{0}' is obsolete: '{1}'" },
  CS0619: { name: 'ERR_DeprecatedSymbolStr', severity: 'error', message: "'{0}' is obsolete: '{1}'" },
  CS0672: {
    name: 'WRN_NonObsoleteOverridingObsolete',
    severity: 'warning',
    message: "Member '{0}' overrides obsolete member '{1}'. Add the Obsolete attribute to '{0}'.",
  },
  CS0673: {
    name: 'ERR_SystemVoid',
    severity: 'error',
    message: 'System.Void cannot be used from C# -- use typeof(void) to get the void type object',
  },
  CS0704: {
    name: 'ERR_LookupInTypeVariable',
    severity: 'error',
    message: "Cannot do non-virtual member lookup in '{0}' because it is a type parameter",
  },
  CS0718: {
    name: 'ERR_GenericArgIsStaticClass',
    severity: 'error',
    message: "'{0}': static types cannot be used as type arguments",
  },
  CS0719: {
    name: 'ERR_ArrayOfStaticClass',
    severity: 'error',
    message: "'{0}': array elements cannot be of static type",
  },
  CS0723: {
    name: 'ERR_VarDeclIsStaticClass',
    severity: 'error',
    message: "Cannot declare a variable of static type '{0}'",
  },
  CS0809: {
    name: 'WRN_ObsoleteOverridingNonObsolete',
    severity: 'warning',
    message: "Obsolete member '{0}' overrides non-obsolete member '{1}'",
  },
  CS0825: {
    name: 'ERR_TypeVarNotFound',
    severity: 'error',
    message:
      "The contextual keyword 'var' may only appear within a local variable declaration or in script code",
  },
  CS0841: {
    name: 'ERR_VariableUsedBeforeDeclaration',
    severity: 'error',
    message: "Cannot use local variable '{0}' before it is declared",
  },
  CS0844: {
    name: 'ERR_VariableUsedBeforeDeclarationAndHidesField',
    severity: 'error',
    message:
      "Cannot use local variable '{0}' before it is declared. The declaration of the local variable hides the field '{1}'.",
  },
  CS1062: {
    name: 'WRN_DeprecatedCollectionInitAddStr',
    severity: 'warning',
    message: "The best overloaded Add method '{0}' for the collection initializer element is obsolete. {1}",
  },
  CS1063: {
    name: 'ERR_DeprecatedCollectionInitAddStr',
    severity: 'error',
    message: "The best overloaded Add method '{0}' for the collection initializer element is obsolete. {1}",
  },
  CS1064: {
    name: 'WRN_DeprecatedCollectionInitAdd',
    severity: 'warning',
    message: "The best overloaded Add method '{0}' for the collection initializer element is obsolete.",
  },
  CS1511: {
    name: 'ERR_BaseInStaticMeth',
    severity: 'error',
    message: "Keyword 'base' is not available in a static method",
  },
  CS1512: {
    name: 'ERR_BaseInBadContext',
    severity: 'error',
    message: "Keyword 'base' is not available in the current context",
  },
  CS1537: {
    name: 'ERR_DuplicateAlias',
    severity: 'error',
    message: "The using alias '{0}' appeared previously in this namespace",
  },
  CS1540: {
    name: 'ERR_BadProtectedAccess',
    severity: 'error',
    message:
      "Cannot access protected member '{0}' via a qualifier of type '{1}'; the qualifier must be of type '{2}' (or derived from it)",
  },
  CS1628: {
    name: 'ERR_AnonDelegateCantUse',
    severity: 'error',
    message:
      "Cannot use ref, out, or in parameter '{0}' inside an anonymous method, lambda expression, query expression, or local function",
  },
  CS1673: {
    name: 'ERR_ThisStructNotInAnonMeth',
    severity: 'error',
    message:
      "Anonymous methods, lambda expressions, query expressions, and local functions inside structs cannot access instance members of 'this'. Consider copying 'this' to a local variable outside the anonymous method, lambda expression, query expression, or local function and using the local instead.",
  },
  CS7003: {
    name: 'ERR_UnexpectedUnboundGenericName',
    severity: 'error',
    message: 'Unexpected use of an unbound generic name',
  },
  CS7007: {
    name: 'ERR_BadUsingType',
    severity: 'error',
    message:
      "A 'using static' directive can only be applied to types; '{0}' is a namespace not a type. Consider a 'using namespace' directive instead",
  },
  CS7016: {
    name: 'ERR_ConflictingAliasAndDefinition',
    severity: 'error',
    message: "Alias '{0}' conflicts with {1} definition",
  },
  CS8125: {
    name: 'ERR_TupleReservedElementName',
    severity: 'error',
    message: "Tuple element name '{0}' is only allowed at position {1}.",
  },
  CS8127: {
    name: 'ERR_TupleDuplicateElementName',
    severity: 'error',
    message: 'Tuple element names must be unique.',
  },
  CS8175: {
    name: 'ERR_AnonDelegateCantUseLocal',
    severity: 'error',
    message: "Cannot use ref local '{0}' inside an anonymous method, lambda expression, or query expression",
  },
  CS8387: {
    name: 'WRN_TypeParameterSameAsOuterMethodTypeParameter',
    severity: 'warning',
    message: "Type parameter '{0}' has the same name as the type parameter from outer method '{1}'",
  },
  CS8421: {
    name: 'ERR_StaticLocalFunctionCannotCaptureVariable',
    severity: 'error',
    message: "A static local function cannot contain a reference to '{0}'.",
  },
  CS8422: {
    name: 'ERR_StaticLocalFunctionCannotCaptureThis',
    severity: 'error',
    message: "A static local function cannot contain a reference to 'this' or 'base'.",
  },
  CS8632: {
    name: 'WRN_MissingNonNullTypesContextForAnnotation',
    severity: 'warning',
    message:
      "The annotation for nullable reference types should only be used in code within a '#nullable' annotations context.",
  },
  CS8820: {
    name: 'ERR_StaticAnonymousFunctionCannotCaptureVariable',
    severity: 'error',
    message: "A static anonymous function cannot contain a reference to '{0}'.",
  },
  CS8821: {
    name: 'ERR_StaticAnonymousFunctionCannotCaptureThis',
    severity: 'error',
    message: "A static anonymous function cannot contain a reference to 'this' or 'base'.",
  },
  CS9106: {
    name: 'ERR_AmbiguousPrimaryConstructorParameterAsColorColorReceiver',
    severity: 'error',
    message: "Identifier '{0}' is ambiguous between type '{1}' and parameter '{2}' in this context.",
  },
  CS9108: {
    name: 'ERR_AnonDelegateCantUseRefLike',
    severity: 'error',
    message:
      "Cannot use parameter '{0}' that has ref-like type inside an anonymous method, lambda expression, query expression, or local function",
  },
  CS9109: {
    name: 'ERR_UnsupportedPrimaryConstructorParameterCapturingRef',
    severity: 'error',
    message: "Cannot use ref, out, or in primary constructor parameter '{0}' inside an instance member",
  },
  CS9110: {
    name: 'ERR_UnsupportedPrimaryConstructorParameterCapturingRefLike',
    severity: 'error',
    message:
      "Cannot use primary constructor parameter '{0}' that has ref-like type inside an instance member",
  },
  CS9111: {
    name: 'ERR_AnonDelegateCantUseStructPrimaryConstructorParameterInMember',
    severity: 'error',
    message:
      'Anonymous methods, lambda expressions, query expressions, and local functions inside an instance member of a struct cannot access primary constructor parameter',
  },
  CS9130: {
    name: 'ERR_BadRefInUsingAlias',
    severity: 'error',
    message: "Using alias cannot be a 'ref' type.",
  },
  CS9132: {
    name: 'ERR_BadNullableReferenceTypeInUsingAlias',
    severity: 'error',
    message: 'Using alias cannot be a nullable reference type.',
  },
  CS9273: {
    name: 'ERR_VariableDeclarationNamedField',
    severity: 'error',
    message:
      "In language version 14.0, 'field' is a keyword within a property accessor. Rename the variable or use the identifier '@field' instead.",
  },
} as const;

/** The codes of this table. */
export type NameCode = keyof typeof nameCodes;
