// What the binder has to say about calls, creations, lambdas, and the members that expressions reach:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of calls, creations, lambdas and member accesses. */
export const callCodes = {
  CS0023: { severity: 'error', message: "Operator '{0}' cannot be applied to operand of type '{1}'" },
  CS0070: {
    severity: 'error',
    message:
      "The event '{0}' can only appear on the left hand side of += or -= (except when used from within the type '{1}')",
  },
  CS0100: { severity: 'error', message: "The parameter name '{0}' is a duplicate" },
  CS0117: { severity: 'error', message: "'{0}' does not contain a definition for '{1}'" },
  CS0119: { severity: 'error', message: "'{0}' is a {1}, which is not valid in the given context" },
  CS0120: {
    severity: 'error',
    message: "An object reference is required for the non-static field, method, or property '{0}'",
  },
  CS0121: {
    severity: 'error',
    message: "The call is ambiguous between the following methods or properties: '{0}' and '{1}'",
  },
  CS0122: { severity: 'error', message: "'{0}' is inaccessible due to its protection level" },
  CS0123: { severity: 'error', message: "No overload for '{0}' matches delegate '{1}'" },
  CS0144: { severity: 'error', message: "Cannot create an instance of the abstract type or interface '{0}'" },
  CS0149: { severity: 'error', message: 'Method name expected' },
  CS0176: {
    severity: 'error',
    message:
      "Member '{0}' cannot be accessed with an instance reference; qualify it with a type name instead",
  },
  CS0186: { severity: 'error', message: 'Use of null is not valid in this context' },
  CS0193: { severity: 'error', message: 'The * or -> operator must be applied to a pointer' },
  CS0205: { severity: 'error', message: "Cannot call an abstract base member: '{0}'" },
  CS0229: { severity: 'error', message: "Ambiguity between '{0}' and '{1}'" },
  CS0236: {
    severity: 'error',
    message: "A field initializer cannot reference the non-static field, method, or property '{0}'",
  },
  CS0247: { severity: 'error', message: 'Cannot use a negative size with stackalloc' },
  CS0248: { severity: 'error', message: 'Cannot create an array with a negative size' },
  CS0250: {
    severity: 'error',
    message:
      'Do not directly call your base type Finalize method. It is called automatically from your destructor.',
  },
  CS0251: {
    severity: 'warning',
    message: 'Indexing an array with a negative index (array indices always start at zero)',
  },
  CS0255: { severity: 'error', message: 'stackalloc may not be used in a catch or finally block' },
  CS0304: {
    severity: 'error',
    message:
      "Cannot create an instance of the variable type '{0}' because it does not have the new() constraint",
  },
  CS0407: { severity: 'error', message: "'{0} {1}' has the wrong return type" },
  CS0417: {
    severity: 'error',
    message: "'{0}': cannot provide arguments when creating an instance of a variable type",
  },
  CS0571: { severity: 'error', message: "'{0}': cannot explicitly call operator or accessor" },
  CS0572: {
    severity: 'error',
    message: "'{0}': cannot reference a type through an expression; try '{1}' instead",
  },
  CS0622: {
    severity: 'error',
    message:
      'Can only use array initializer expressions to assign to array types. Try using a new expression instead.',
  },
  CS0623: {
    severity: 'error',
    message:
      'Array initializers can only be used in a variable or field initializer. Try using a new expression instead.',
  },
  CS0712: { severity: 'error', message: "Cannot create an instance of the static class '{0}'" },
  CS0746: {
    severity: 'error',
    message:
      'Invalid anonymous type member declarator. Anonymous type members must be declared with a member assignment, simple name or member access.',
  },
  CS0747: { severity: 'error', message: 'Invalid initializer member declarator' },
  CS0748: {
    severity: 'error',
    message: 'Inconsistent lambda parameter usage; parameter types must be all explicit or all implicit',
  },
  CS0826: { severity: 'error', message: 'No best type found for implicitly-typed array' },
  CS0828: { severity: 'error', message: "Cannot assign '{0}' to anonymous type property" },
  CS0833: {
    severity: 'error',
    message: 'An anonymous type cannot have multiple properties with the same name',
  },
  CS0846: { severity: 'error', message: 'A nested array initializer is expected' },
  CS0847: { severity: 'error', message: "An array initializer of length '{0}' is expected" },
  CS1061: {
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and no accessible extension method '{1}' accepting a first argument of type '{0}' could be found (are you missing a using directive or an assembly reference?)",
  },
  CS1113: {
    severity: 'error',
    message: "Extension method '{0}' defined on value type '{1}' cannot be used to create delegates",
  },
  CS1586: { severity: 'error', message: 'Array creation must have array size or array initializer' },
  CS1593: { severity: 'error', message: "Delegate '{0}' does not take {1} arguments" },
  CS1615: { severity: 'error', message: "Argument {0} may not be passed with the '{1}' keyword" },
  CS1618: {
    severity: 'error',
    message:
      "Cannot create delegate with '{0}' because it or a method it overrides has a Conditional attribute",
  },
  CS1620: { severity: 'error', message: "Argument {0} must be passed with the '{1}' keyword" },
  CS1643: { severity: 'error', message: "Not all code paths return a value in {0} of type '{1}'" },
  CS1661: {
    severity: 'error',
    message:
      "Cannot convert {0} to type '{1}' because the parameter types do not match the delegate parameter types",
  },
  CS1662: {
    severity: 'error',
    message:
      'Cannot convert {0} to intended delegate type because some of the return types in the block are not implicitly convertible to the delegate return type',
  },
  CS1676: { severity: 'error', message: "Parameter {0} must be declared with the '{1}' keyword" },
  CS1677: { severity: 'error', message: "Parameter {0} should not be declared with the '{1}' keyword" },
  CS1678: { severity: 'error', message: "Parameter {0} is declared as type '{1}{2}' but should be '{3}{4}'" },
  CS1688: {
    severity: 'error',
    message:
      "Cannot convert anonymous method block without a parameter list to delegate type '{0}' because it has one or more out parameters",
  },
  CS1728: {
    severity: 'error',
    message: "Cannot bind delegate to '{0}' because it is a member of 'System.Nullable<T>'",
  },
  CS1729: { severity: 'error', message: "'{0}' does not contain a constructor that takes {1} arguments" },
  CS1739: { severity: 'error', message: "The best overload for '{0}' does not have a parameter named '{1}'" },
  CS1740: { severity: 'error', message: "Named argument '{0}' cannot be specified multiple times" },
  CS1742: { severity: 'error', message: 'An array access may not have a named argument specifier' },
  CS1744: {
    severity: 'error',
    message:
      "Named argument '{0}' specifies a parameter for which a positional argument has already been given",
  },
  CS1746: { severity: 'error', message: "The delegate '{0}' does not have a parameter named '{1}'" },
  CS1912: { severity: 'error', message: "Duplicate initialization of member '{0}'" },
  CS1913: {
    severity: 'error',
    message: "Member '{0}' cannot be initialized. It is not a field or property.",
  },
  CS1914: {
    severity: 'error',
    message: "Static field or property '{0}' cannot be assigned in an object initializer",
  },
  CS1917: {
    severity: 'error',
    message:
      "Members of readonly field '{0}' of type '{1}' cannot be assigned with an object initializer because it is of a value type",
  },
  CS1918: {
    severity: 'error',
    message:
      "Members of property '{0}' of type '{1}' cannot be assigned with an object initializer because it is of a value type",
  },
  CS1920: { severity: 'error', message: 'Element initializer cannot be empty' },
  CS1922: {
    severity: 'error',
    message:
      "Cannot initialize type '{0}' with a collection initializer because it does not implement 'System.Collections.IEnumerable'",
  },
  CS1929: {
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and the best extension method overload '{2}' requires a receiver of type '{3}'",
  },
  CS1950: {
    severity: 'error',
    message: "The best overloaded Add method '{0}' for the collection initializer has some invalid arguments",
  },
  CS1955: { severity: 'error', message: "Non-invocable member '{0}' cannot be used like a method." },
  CS1958: {
    severity: 'error',
    message:
      'Object and collection initializer expressions may not be applied to a delegate creation expression',
  },
  CS1973: {
    severity: 'error',
    message:
      "'{0}' has no applicable method named '{1}' but appears to have an extension method by that name. Extension methods cannot be dynamically dispatched. Consider casting the dynamic arguments or calling the extension method without the extension method syntax.",
  },
  CS4010: {
    severity: 'error',
    message:
      "Cannot convert async {0} to delegate type '{1}'. An async {0} may return void, Task or Task<T>, none of which are convertible to '{1}'.",
  },
  CS7019: {
    severity: 'error',
    message:
      "Type of '{0}' cannot be inferred since its initializer directly or indirectly refers to the definition.",
  },
  CS8081: { severity: 'error', message: 'Expression does not have a name.' },
  CS8082: { severity: 'error', message: 'Sub-expression cannot be used in an argument to nameof.' },
  CS8083: { severity: 'error', message: 'An alias-qualified name is not an expression.' },
  CS8084: {
    severity: 'error',
    message: "Type parameters are not allowed on a method group as an argument to 'nameof'.",
  },
  CS8093: {
    severity: 'error',
    message: "Extension method groups are not allowed as an argument to 'nameof'.",
  },
  CS8126: { severity: 'error', message: "Tuple element name '{0}' is disallowed at any position." },
  CS8181: {
    severity: 'error',
    message: "'new' cannot be used with tuple type. Use a tuple literal expression instead.",
  },
  CS8189: { severity: 'error', message: "Ref mismatch between '{0}' and delegate '{1}'" },
  CS8197: { severity: 'error', message: "Cannot infer the type of implicitly-typed out variable '{0}'." },
  CS8210: { severity: 'error', message: "A tuple may not contain a value of type 'void'." },
  CS8323: {
    severity: 'error',
    message: "Named argument '{0}' is used out-of-position but is followed by an unnamed argument",
  },
  CS8386: { severity: 'error', message: 'Invalid object creation' },
  CS8389: {
    severity: 'error',
    message: 'Omitting the type argument is not allowed in the current context',
  },
  CS8598: { severity: 'error', message: 'The suppression operator is not allowed in this context' },
  CS8628: { severity: 'error', message: 'Cannot use a nullable reference type in object creation.' },
  CS8916: {
    severity: 'error',
    message: 'Attributes on lambda expressions require a parenthesized parameter list.',
  },
  CS8926: {
    severity: 'error',
    message: 'A static virtual or abstract interface member can be accessed only on a type parameter.',
  },
  CS8934: {
    severity: 'error',
    message:
      "Cannot convert {0} to type '{1}' because the return type does not match the delegate return type",
  },
  CS8941: {
    severity: 'error',
    message: "Interpolated string handler method '{0}' is malformed. It does not return 'void' or 'bool'.",
  },
  CS8942: {
    severity: 'error',
    message:
      "Interpolated string handler method '{0}' has inconsistent return type. Expected to return '{1}'.",
  },
  CS8949: {
    severity: 'error',
    message:
      "The InterpolatedStringHandlerArgumentAttribute applied to parameter '{0}' is malformed and cannot be interpreted. Construct an instance of '{1}' manually.",
  },
  CS8950: {
    severity: 'error',
    message:
      "Parameter '{0}' is an argument to the interpolated string handler conversion on parameter '{1}', but the corresponding argument is specified after the interpolated string expression. Reorder the arguments to move '{0}' before '{1}'.",
  },
  CS8951: {
    severity: 'error',
    message:
      "Parameter '{0}' is not explicitly provided, but is used as an argument to the interpolated string handler conversion on parameter '{1}'. Specify the value of '{0}' before '{1}'.",
  },
  CS8975: {
    severity: 'error',
    message: "The contextual keyword 'var' cannot be used as an explicit lambda return type",
  },
  CS8978: { severity: 'error', message: "'{0}' cannot be made nullable." },
  CS9035: {
    severity: 'error',
    message: "Required member '{0}' must be set in the object initializer or attribute constructor.",
  },
  CS9036: {
    severity: 'error',
    message:
      "Required member '{0}' must be assigned a value, it cannot use a nested member or collection initializer.",
  },
  CS9098: {
    severity: 'error',
    message: "Implicitly typed lambda parameter '{0}' cannot have a default value.",
  },
  CS9099: {
    severity: 'warning',
    message: "Parameter {0} has default value '{1}' in lambda but '{2}' in the target delegate type.",
  },
  CS9100: {
    severity: 'warning',
    message: 'Parameter {0} has params modifier in lambda but not in target delegate type.',
  },
  CS9105: { severity: 'error', message: "Cannot use primary constructor parameter '{0}' in this context." },
  CS9174: {
    severity: 'error',
    message:
      "Cannot initialize type '{0}' with a collection expression because the type is not constructible.",
  },
  CS9187: {
    severity: 'error',
    message:
      "Could not find an accessible '{0}' method with the expected signature: a static method whose last parameter is of type 'ReadOnlySpan<{1}>' and return type '{2}'.",
  },
  CS9191: {
    severity: 'warning',
    message:
      "The 'ref' modifier for argument {0} corresponding to 'in' parameter is equivalent to 'in'. Consider using 'in' instead.",
  },
  CS9192: { severity: 'warning', message: "Argument {0} should be passed with 'ref' or 'in' keyword" },
  CS9193: {
    severity: 'warning',
    message: "Argument {0} should be a variable because it is passed to a 'ref readonly' parameter",
  },
  CS9195: { severity: 'warning', message: "Argument {0} should be passed with the 'in' keyword" },
  CS9198: {
    severity: 'warning',
    message:
      "Reference kind modifier of parameter '{0}' doesn't match the corresponding parameter '{1}' in target.",
  },
  CS9215: {
    severity: 'error',
    message:
      "Collection expression type '{0}' must have an instance or extension method 'Add' that can be called with a single argument.",
  },
  CS9218: {
    severity: 'error',
    message:
      "'{0}' is applicable only with expanded form of non-array params collection which is not supported during dynamic dispatch.",
  },
  CS9272: {
    severity: 'error',
    message: "Implicitly typed lambda parameter '{0}' cannot have the 'params' modifier.",
  },
  CS9353: {
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and no accessible extension method '{1}' accepting a first argument of type '{0}' could be found (did you mean to iterate over the async collection with 'await foreach' instead?)",
  },
  CS9354: { severity: 'error', message: "'with(...)' element must be the first element" },
  CS9355: { severity: 'error', message: "'with(...)' elements are not supported for type '{0}'" },
  CS9357: {
    severity: 'error',
    message: "'with(...)' element for a read-only interface must be empty if present",
  },
  CS8324: {
    severity: 'error',
    message:
      'Named argument specifications must appear after all fixed arguments have been specified in a dynamic invocation.',
  },
  CS8364: {
    severity: 'error',
    message: "Arguments with 'in' modifier cannot be used in dynamically dispatched expressions.",
  },
  CS9230: {
    severity: 'error',
    message: "Cannot perform a dynamic invocation on an expression with type '{0}'.",
  },
  CS1971: {
    severity: 'error',
    message:
      "The call to method '{0}' needs to be dynamically dispatched, but cannot be because it is part of a base access expression. Consider casting the dynamic arguments or eliminating the base access.",
  },
  CS1972: {
    severity: 'error',
    message:
      'The indexer access needs to be dynamically dispatched, but cannot be because it is part of a base access expression. Consider casting the dynamic arguments or eliminating the base access.',
  },
  CS1975: {
    severity: 'error',
    message:
      'The constructor call needs to be dynamically dispatched, but cannot be because it is part of a constructor initializer. Consider casting the dynamic arguments.',
  },
  CS8108: {
    severity: 'error',
    message: "Cannot pass argument with dynamic type to params parameter '{0}' of local function '{1}'.",
  },
  CS8322: {
    severity: 'error',
    message:
      "Cannot pass argument with dynamic type to generic local function '{0}' with inferred type arguments.",
  },
  CS1921: {
    severity: 'error',
    message:
      "The best overloaded method match for '{0}' has wrong signature for the initializer element. The initializable Add must be an accessible instance method.",
  },
  CS1954: {
    severity: 'error',
    message:
      "The best overloaded method match '{0}' for the collection initializer element cannot be used. Collection initializer 'Add' methods cannot have ref or out parameters.",
  },
  CS8428: { severity: 'error', message: 'Invocation of implicit Index Indexer cannot name the argument.' },
  CS8429: { severity: 'error', message: 'Invocation of implicit Range Indexer cannot name the argument.' },
  CS4027: { severity: 'error', message: "'{0}' does not implement '{1}'" },
} as const;

/** The codes of this table. */
export type CallCode = keyof typeof callCodes;
