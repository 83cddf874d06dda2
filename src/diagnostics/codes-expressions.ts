// What the binder has to say about expressions: Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes about operators, conversions, members, calls, lambdas and creations. */
export const expressionCodes = {
  CS1949: {
    severity: 'error',
    message: "The contextual keyword 'var' cannot be used in a range variable declaration",
  },
  CS8199: { severity: 'error', message: "The syntax 'var (...)' as an lvalue is reserved." },
  CS8628: { severity: 'error', message: 'Cannot use a nullable reference type in object creation.' },
  CS8639: { severity: 'error', message: 'The typeof operator cannot be used on a nullable reference type' },
  CS8389: {
    severity: 'error',
    message: 'Omitting the type argument is not allowed in the current context',
  },
  CS8598: { severity: 'error', message: 'The suppression operator is not allowed in this context' },
  CS8715: { severity: 'error', message: "Duplicate null suppression operator ('!')" },
  CS0019: {
    severity: 'error',
    message: "Operator '{0}' cannot be applied to operands of type '{1}' and '{2}'",
  },
  CS0020: { severity: 'error', message: 'Division by constant zero' },
  CS0021: { severity: 'error', message: "Cannot apply indexing with [] to an expression of type '{0}'" },
  CS0022: { severity: 'error', message: 'Wrong number of indices inside []; expected {0}' },
  CS0023: { severity: 'error', message: "Operator '{0}' cannot be applied to operand of type '{1}'" },
  CS0026: {
    severity: 'error',
    message: "Keyword 'this' is not valid in a static property, static method, or static field initializer",
  },
  CS0027: { severity: 'error', message: "Keyword 'this' is not available in the current context" },
  CS0029: { severity: 'error', message: "Cannot implicitly convert type '{0}' to '{1}'" },
  CS0030: { severity: 'error', message: "Cannot convert type '{0}' to '{1}'" },
  CS0034: { severity: 'error', message: "Operator '{0}' is ambiguous on operands of type '{1}' and '{2}'" },
  CS0035: { severity: 'error', message: "Operator '{0}' is ambiguous on an operand of type '{1}'" },
  CS0037: {
    severity: 'error',
    message: "Cannot convert null to '{0}' because it is a non-nullable value type",
  },
  CS0039: {
    severity: 'error',
    message:
      "Cannot convert type '{0}' to '{1}' via a reference conversion, boxing conversion, unboxing conversion, wrapping conversion, or null type conversion",
  },
  CS0070: {
    severity: 'error',
    message:
      "The event '{0}' can only appear on the left hand side of += or -= (except when used from within the type '{1}')",
  },
  CS0077: {
    severity: 'error',
    message:
      "The as operator must be used with a reference type or nullable type ('{0}' is a non-nullable value type)",
  },
  CS0117: { severity: 'error', message: "'{0}' does not contain a definition for '{1}'" },
  CS0119: { severity: 'error', message: "'{0}' is a {1}, which is not valid in the given context" },
  CS0121: {
    severity: 'error',
    message: "The call is ambiguous between the following methods or properties: '{0}' and '{1}'",
  },
  CS0122: { severity: 'error', message: "'{0}' is inaccessible due to its protection level" },
  CS1540: {
    severity: 'error',
    message:
      "Cannot access protected member '{0}' via a qualifier of type '{1}'; the qualifier must be of type '{2}' (or derived from it)",
  },
  CS0123: { severity: 'error', message: "No overload for '{0}' matches delegate '{1}'" },
  CS0131: {
    severity: 'error',
    message: 'The left-hand side of an assignment must be a variable, property or indexer',
  },
  CS0134: {
    severity: 'error',
    message:
      "'{0}' is of type '{1}'. A const field of a reference type other than string can only be initialized with null.",
  },
  CS0149: { severity: 'error', message: 'Method name expected' },
  CS0172: {
    severity: 'error',
    message:
      "Type of conditional expression cannot be determined because '{0}' and '{1}' implicitly convert to one another",
  },
  CS0173: {
    severity: 'error',
    message:
      "Type of conditional expression cannot be determined because there is no implicit conversion between '{0}' and '{1}'",
  },
  CS0176: {
    severity: 'error',
    message:
      "Member '{0}' cannot be accessed with an instance reference; qualify it with a type name instead",
  },
  CS0183: { severity: 'warning', message: "The given expression is always of the provided ('{0}') type" },
  CS0184: { severity: 'warning', message: "The given expression is never of the provided ('{0}') type" },
  CS0191: {
    severity: 'error',
    message:
      'A readonly field cannot be assigned to (except in a constructor or init-only setter of the type in which the field is defined or a variable initializer)',
  },
  CS0192: {
    severity: 'error',
    message: 'A readonly field cannot be used as a ref or out value (except in a constructor)',
  },
  CS0198: {
    severity: 'error',
    message:
      'A static readonly field cannot be assigned to (except in a static constructor or a variable initializer)',
  },
  CS0199: {
    severity: 'error',
    message: 'A static readonly field cannot be used as a ref or out value (except in a static constructor)',
  },
  CS0200: {
    severity: 'error',
    message: "Property or indexer '{0}' cannot be assigned to -- it is read only",
  },
  CS0201: {
    severity: 'error',
    message:
      'Only assignment, call, increment, decrement, await, and new object expressions can be used as a statement',
  },
  CS0205: { severity: 'error', message: "Cannot call an abstract base member: '{0}'" },
  CS0206: {
    severity: 'error',
    message: 'A non ref-returning property or indexer may not be used as an out or ref value',
  },
  CS0220: { severity: 'error', message: 'The operation overflows at compile time in checked mode' },
  CS0221: {
    severity: 'error',
    message: "Constant value '{0}' cannot be converted to a '{1}' (use 'unchecked' syntax to override)",
  },
  CS0233: {
    severity: 'error',
    message: "'{0}' does not have a predefined size, therefore sizeof can only be used in an unsafe context",
  },
  CS0236: {
    severity: 'error',
    message: "A field initializer cannot reference the non-static field, method, or property '{0}'",
  },
  CS0266: {
    severity: 'error',
    message:
      "Cannot implicitly convert type '{0}' to '{1}'. An explicit conversion exists (are you missing a cast?)",
  },
  CS0272: {
    severity: 'error',
    message:
      "The property or indexer '{0}' cannot be used in this context because the set accessor is inaccessible",
  },
  CS0271: {
    severity: 'error',
    message:
      "The property or indexer '{0}' cannot be used in this context because the get accessor is inaccessible",
  },
  CS0304: {
    severity: 'error',
    message:
      "Cannot create an instance of the variable type '{0}' because it does not have the new() constraint",
  },
  CS0307: { severity: 'error', message: "The {1} '{0}' cannot be used with type arguments" },
  CS0403: {
    severity: 'error',
    message:
      "Cannot convert null to type parameter '{0}' because it could be a non-nullable value type. Consider using 'default({0})' instead.",
  },
  CS0407: { severity: 'error', message: "'{0} {1}' has the wrong return type" },
  CS0411: {
    severity: 'error',
    message:
      "The type arguments for method '{0}' cannot be inferred from the usage. Try specifying the type arguments explicitly.",
  },
  CS0417: {
    severity: 'error',
    message: "'{0}': cannot provide arguments when creating an instance of a variable type",
  },
  CS0428: {
    severity: 'error',
    message:
      "Cannot convert method group '{0}' to non-delegate type '{1}'. Did you intend to invoke the method?",
  },
  CS0446: {
    severity: 'error',
    message: "Foreach cannot operate on a '{0}'. Did you intend to invoke the '{0}'?",
  },
  CS0457: {
    severity: 'error',
    message: "Ambiguous user defined conversions '{0}' and '{1}' when converting from '{2}' to '{3}'",
  },
  CS0464: {
    severity: 'warning',
    message: "Comparing with null of type '{0}' always produces 'false'",
  },
  CS0458: { severity: 'warning', message: "The result of the expression is always 'null' of type '{0}'" },
  CS0463: { severity: 'error', message: 'Evaluation of the decimal constant expression failed' },
  CS0472: {
    severity: 'warning',
    message:
      "The result of the expression is always '{0}' since a value of type '{1}' is never equal to 'null' of type '{2}'",
  },
  CS0623: {
    severity: 'error',
    message:
      'Array initializers can only be used in a variable or field initializer. Try using a new expression instead.',
  },
  CS0664: {
    severity: 'error',
    message:
      "Literal of type double cannot be implicitly converted to type '{1}'; use an '{0}' suffix to create a literal of this type",
  },
  CS0704: {
    severity: 'error',
    message: "Cannot do non-virtual member lookup in '{0}' because it is a type parameter",
  },
  CS0712: { severity: 'error', message: "Cannot create an instance of the static class '{0}'" },
  CS0746: {
    severity: 'error',
    message:
      'Invalid anonymous type member declarator. Anonymous type members must be declared with a member assignment, simple name or member access.',
  },
  CS0747: { severity: 'error', message: 'Invalid initializer member declarator' },
  CS0826: { severity: 'error', message: 'No best type found for implicitly-typed array' },
  CS0828: { severity: 'error', message: "Cannot assign '{0}' to anonymous type property" },
  CS0833: {
    severity: 'error',
    message: 'An anonymous type cannot have multiple properties with the same name',
  },
  CS0837: {
    severity: 'error',
    message:
      "The first operand of an 'is' or 'as' operator may not be a lambda expression, anonymous method, or method group.",
  },
  CS0846: { severity: 'error', message: 'A nested array initializer is expected' },
  CS0847: { severity: 'error', message: "An array initializer of length '{0}' is expected" },
  CS0251: {
    severity: 'warning',
    message: 'Indexing an array with a negative index (array indices always start at zero)',
  },
  CS1039: { severity: 'error', message: 'Unterminated string literal' },
  CS1059: {
    severity: 'error',
    message: 'The operand of an increment or decrement operator must be a variable, property or indexer',
  },
  CS1501: { severity: 'error', message: "No overload for method '{0}' takes {1} arguments" },
  CS1503: { severity: 'error', message: "Argument {0}: cannot convert from '{1}' to '{2}'" },
  CS1510: { severity: 'error', message: 'A ref or out value must be an assignable variable' },
  CS1511: { severity: 'error', message: "Keyword 'base' is not available in a static method" },
  CS1512: { severity: 'error', message: "Keyword 'base' is not available in the current context" },
  CS1593: { severity: 'error', message: "Delegate '{0}' does not take {1} arguments" },
  CS1673: {
    severity: 'error',
    message:
      "Anonymous methods, lambda expressions, query expressions, and local functions inside structs cannot access instance members of 'this'. Consider copying 'this' to a local variable outside the anonymous method, lambda expression, query expression, or local function and using the local instead.",
  },
  CS4012: {
    severity: 'error',
    message: "Parameters of type '{0}' cannot be declared in async methods or async lambda expressions.",
  },
  CS8157: {
    severity: 'error',
    message:
      "Cannot return '{0}' by reference because it was initialized to a value that cannot be returned by reference",
  },
  CS8166: {
    severity: 'error',
    message: "Cannot return a parameter by reference '{0}' because it is not a ref parameter",
  },
  CS8167: {
    severity: 'error',
    message:
      "Cannot return by reference a member of parameter '{0}' because it is not a ref or out parameter",
  },
  CS8168: {
    severity: 'error',
    message: "Cannot return local '{0}' by reference because it is not a ref local",
  },
  CS8169: {
    severity: 'error',
    message: "Cannot return a member of local '{0}' by reference because it is not a ref local",
  },
  CS8170: {
    severity: 'error',
    message: "Struct members cannot return 'this' or other instance members by reference",
  },
  CS8333: {
    severity: 'error',
    message: "Cannot return {0} '{1}' by writable reference because it is a readonly variable",
  },
  CS9075: {
    severity: 'error',
    message: "Cannot return a parameter by reference '{0}' because it is scoped to the current method",
  },
  CS1605: { severity: 'error', message: "Cannot use '{0}' as a ref or out value because it is read-only" },
  CS8658: {
    severity: 'error',
    message: "Auto-implemented 'set' accessor '{0}' cannot be marked 'readonly'.",
  },
  CS1604: { severity: 'error', message: "Cannot assign to '{0}' because it is read-only" },
  CS1615: { severity: 'error', message: "Argument {0} may not be passed with the '{1}' keyword" },
  CS1620: { severity: 'error', message: "Argument {0} must be passed with the '{1}' keyword" },
  CS1643: { severity: 'error', message: "Not all code paths return a value in {0} of type '{1}'" },
  CS1648: {
    severity: 'error',
    message:
      "Members of readonly field '{0}' cannot be modified (except in a constructor or a variable initializer)",
  },
  CS1654: { severity: 'error', message: "Cannot modify members of '{0}' because it is a '{1}'" },
  CS1656: { severity: 'error', message: "Cannot assign to '{0}' because it is a '{1}'" },
  CS1657: { severity: 'error', message: "Cannot use '{0}' as a ref or out value because it is a '{1}'" },
  CS1660: {
    severity: 'error',
    message: "Cannot convert {0} to type '{1}' because it is not a delegate type",
  },
  CS1661: {
    severity: 'error',
    message:
      "Cannot convert {0} to type '{1}' because the parameter types do not match the delegate parameter types",
  },
  CS1676: { severity: 'error', message: "Parameter {0} must be declared with the '{1}' keyword" },
  CS1677: { severity: 'error', message: "Parameter {0} should not be declared with the '{1}' keyword" },
  CS1678: { severity: 'error', message: "Parameter {0} is declared as type '{1}{2}' but should be '{3}{4}'" },
  CS1688: {
    severity: 'error',
    message:
      "Cannot convert anonymous method block without a parameter list to delegate type '{0}' because it has one or more out parameters",
  },
  CS1739: { severity: 'error', message: "The best overload for '{0}' does not have a parameter named '{1}'" },
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
  CS1939: { severity: 'error', message: "Cannot pass the range variable '{0}' as an out or ref parameter" },
  CS1947: { severity: 'error', message: "Range variable '{0}' cannot be assigned to -- it is read only" },
  CS1950: {
    severity: 'error',
    message: "The best overloaded Add method '{0}' for the collection initializer has some invalid arguments",
  },
  CS1955: { severity: 'error', message: "Non-invocable member '{0}' cannot be used like a method." },
  CS1976: {
    severity: 'error',
    message:
      'Cannot use a method group as an argument to a dynamically dispatched operation. Did you intend to invoke the method?',
  },
  CS1977: {
    severity: 'error',
    message:
      'Cannot use a lambda expression as an argument to a dynamically dispatched operation without first casting it to a delegate or expression tree type.',
  },
  CS1978: {
    severity: 'error',
    message: "Cannot use an expression of type '{0}' as an argument to a dynamically dispatched operation.",
  },
  CS1973: {
    severity: 'error',
    message:
      "'{0}' has no applicable method named '{1}' but appears to have an extension method by that name. Extension methods cannot be dynamically dispatched. Consider casting the dynamic arguments or calling the extension method without the extension method syntax.",
  },
  CS1992: {
    severity: 'error',
    message:
      "The 'await' operator can only be used when contained within a method or lambda expression marked with the 'async' modifier",
  },
  CS4008: { severity: 'error', message: "Cannot await 'void'" },
  CS4011: {
    severity: 'error',
    message:
      "'await' requires that the return type '{0}' of '{1}.GetAwaiter()' have suitable 'IsCompleted', 'OnCompleted', and 'GetResult' members, and implement 'INotifyCompletion' or 'ICriticalNotifyCompletion'",
  },
  CS4010: {
    severity: 'error',
    message:
      "Cannot convert async {0} to delegate type '{1}'. An async {0} may return void, Task or Task<T>, none of which are convertible to '{1}'.",
  },
  CS1995: {
    severity: 'error',
    message:
      "The 'await' operator may only be used in a query expression within the first collection expression of the initial 'from' clause or within the collection expression of a 'join' clause",
  },
  CS4016: {
    severity: 'error',
    message: "Since this is an async method, the return expression must be of type '{0}' rather than '{1}'",
  },
  CS4034: {
    severity: 'error',
    message:
      "The 'await' operator can only be used within an async {0}. Consider marking this {0} with the 'async' modifier.",
  },
  CS8081: { severity: 'error', message: 'Expression does not have a name.' },
  CS8115: { severity: 'error', message: 'A throw expression is not allowed in this context.' },
  CS8130: {
    severity: 'error',
    message: "Cannot infer the type of implicitly-typed deconstruction variable '{0}'.",
  },
  CS8135: { severity: 'error', message: "Tuple with {0} elements cannot be converted to type '{1}'." },
  CS8126: { severity: 'error', message: "Tuple element name '{0}' is disallowed at any position." },
  CS8125: { severity: 'error', message: "Tuple element name '{0}' is only allowed at position {1}." },
  CS8209: { severity: 'error', message: "A value of type 'void' may not be assigned." },
  CS8310: { severity: 'error', message: "Operator '{0}' cannot be applied to operand '{1}'" },
  CS8315: { severity: 'error', message: "Operator '{0}' is ambiguous on operands '{1}' and '{2}'" },
  CS8323: {
    severity: 'error',
    message: "Named argument '{0}' is used out-of-position but is followed by an unnamed argument",
  },
  CS8156: {
    severity: 'error',
    message:
      'An expression cannot be used in this context because it may not be passed or returned by reference',
  },
  CS8332: {
    severity: 'error',
    message:
      "Cannot assign to a member of {0} '{1}' or use it as the right hand side of a ref assignment because it is a readonly variable",
  },
  CS8331: {
    severity: 'error',
    message:
      "Cannot assign to {0} '{1}' or use it as the right hand side of a ref assignment because it is a readonly variable",
  },
  CS8373: { severity: 'error', message: 'The left-hand side of a ref assignment must be a ref variable.' },
  CS8383: {
    severity: 'warning',
    message:
      "The tuple element name '{0}' is ignored because a different name or no name is specified on the other side of the tuple == or != operator.",
  },
  CS8384: {
    severity: 'error',
    message:
      'Tuple types used as operands of an == or != operator must have matching cardinalities. But this operator has tuple types of cardinality {0} on the left and {1} on the right.',
  },
  CS8121: {
    severity: 'error',
    message: "An expression of type '{0}' cannot be handled by a pattern of type '{1}'.",
  },
  CS8386: { severity: 'error', message: 'Invalid object creation' },
  CS8506: { severity: 'error', message: 'No best type was found for the switch expression.' },
  CS0248: { severity: 'error', message: 'Cannot create an array with a negative size' },
  CS0413: {
    severity: 'error',
    message:
      "The type parameter '{0}' cannot be used with the 'as' operator because it does not have a class type constraint nor a 'class' constraint",
  },
  CS0622: {
    severity: 'error',
    message:
      'Can only use array initializer expressions to assign to array types. Try using a new expression instead.',
  },
  CS1586: { severity: 'error', message: 'Array creation must have array size or array initializer' },
  CS1962: { severity: 'error', message: 'The typeof operator cannot be used on the dynamic type' },
  CS8173: {
    severity: 'error',
    message: "The expression must be of type '{0}' because it is being assigned by reference",
  },
  CS8210: { severity: 'error', message: "A tuple may not contain a value of type 'void'." },
  CS8716: { severity: 'error', message: 'There is no target type for the default literal.' },
  CS8752: { severity: 'error', message: "The type '{0}' may not be used as the target type of new()" },
  CS8754: { severity: 'error', message: "There is no target type for '{0}'" },
  CS8821: {
    severity: 'error',
    message: "A static anonymous function cannot contain a reference to 'this' or 'base'.",
  },
  CS8852: {
    severity: 'error',
    message:
      "Init-only property or indexer '{0}' can only be assigned in an object initializer, or on 'this' or 'base' in an instance constructor or an 'init' accessor.",
  },
  CS8917: { severity: 'error', message: 'The delegate type could not be inferred.' },
  CS8934: {
    severity: 'error',
    message:
      "Cannot convert {0} to type '{1}' because the return type does not match the delegate return type",
  },
  CS8978: { severity: 'error', message: "'{0}' cannot be made nullable." },
  CS9174: {
    severity: 'error',
    message:
      "Cannot initialize type '{0}' with a collection expression because the type is not constructible.",
  },
  CS9218: {
    severity: 'error',
    message:
      "'{0}' is applicable only with expanded form of non-array params collection which is not supported during dynamic dispatch.",
  },
  CS9187: {
    severity: 'error',
    message:
      "Could not find an accessible '{0}' method with the expected signature: a static method with a single parameter of type 'ReadOnlySpan<{1}>' and return type '{2}'.",
  },
  CS9176: { severity: 'error', message: 'There is no target type for the collection expression.' },
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
  CS0445: { severity: 'error', message: 'Cannot modify the result of an unboxing conversion' },
  CS1649: {
    severity: 'error',
    message: "Members of readonly field '{0}' cannot be used as a ref or out value (except in a constructor)",
  },
  CS1650: {
    severity: 'error',
    message:
      "Fields of static readonly field '{0}' cannot be assigned to (except in a static constructor or a variable initializer)",
  },
  CS1651: {
    severity: 'error',
    message:
      "Fields of static readonly field '{0}' cannot be used as a ref or out value (except in a static constructor)",
  },
  CS1655: {
    severity: 'error',
    message: "Cannot use fields of '{0}' as a ref or out value because it is a '{1}'",
  },
  CS8330: {
    severity: 'error',
    message: "Members of {0} '{1}' cannot be used as a ref or out value because it is a readonly variable",
  },
  CS1917: {
    severity: 'error',
    message:
      "Members of readonly field '{0}' of type '{1}' cannot be assigned with an object initializer because it is of a value type",
  },
  CS0571: { severity: 'error', message: "'{0}': cannot explicitly call operator or accessor" },
  CS8136: {
    severity: 'error',
    message: "Deconstruction 'var (...)' form disallows a specific type for 'var'.",
  },
  CS8181: {
    severity: 'error',
    message: "'new' cannot be used with tuple type. Use a tuple literal expression instead.",
  },
  CS8916: {
    severity: 'error',
    message: 'Attributes on lambda expressions require a parenthesized parameter list.',
  },
  CS8975: {
    severity: 'error',
    message: "The contextual keyword 'var' cannot be used as an explicit lambda return type",
  },
  CS8100: {
    severity: 'error',
    message: "The 'await' operator cannot be used in a static script variable initializer.",
  },
  CS1742: { severity: 'error', message: 'An array access may not have a named argument specifier' },
  CS8189: { severity: 'error', message: "Ref mismatch between '{0}' and delegate '{1}'" },
  CS1728: {
    severity: 'error',
    message: "Cannot bind delegate to '{0}' because it is a member of 'System.Nullable<T>'",
  },
  CS9036: {
    severity: 'error',
    message:
      "Required member '{0}' must be assigned a value, it cannot use a nested member or collection initializer.",
  },
  CS9272: {
    severity: 'error',
    message: "Implicitly typed lambda parameter '{0}' cannot have the 'params' modifier.",
  },
  CS9098: {
    severity: 'error',
    message: "Implicitly typed lambda parameter '{0}' cannot have a default value.",
  },
  CS9215: {
    severity: 'error',
    message:
      "Collection expression type '{0}' must have an instance or extension method 'Add' that can be called with a single argument.",
  },
  CS8374: {
    severity: 'error',
    message: "Cannot ref-assign '{1}' to '{0}' because '{1}' has a narrower escape scope than '{0}'.",
  },
  CS8327: {
    severity: 'error',
    message: "The expression must be of type '{0}' to match the alternative ref value",
  },
  CS9114: {
    severity: 'error',
    message:
      'A primary constructor parameter of a readonly type cannot be assigned to (except in init-only setter of the type or a variable initializer)',
  },
  CS9116: {
    severity: 'error',
    message:
      'A primary constructor parameter of a readonly type cannot be used as a ref or out value (except in init-only setter of the type or a variable initializer)',
  },
  CS9110: {
    severity: 'error',
    message:
      "Cannot use primary constructor parameter '{0}' that has ref-like type inside an instance member",
  },
  CS9111: {
    severity: 'error',
    message:
      'Anonymous methods, lambda expressions, query expressions, and local functions inside an instance member of a struct cannot access primary constructor parameter',
  },
  CS1618: {
    severity: 'error',
    message:
      "Cannot create delegate with '{0}' because it or a method it overrides has a Conditional attribute",
  },
  CS8187: {
    severity: 'error',
    message: 'Tuple element names are not permitted on the left of a deconstruction.',
  },
  CS9342: {
    severity: 'error',
    message: "Operator resolution is ambiguous between the following members: '{0}' and '{1}'",
  },
} as const;

/** The codes of this table. */
export type ExpressionCode = keyof typeof expressionCodes;
