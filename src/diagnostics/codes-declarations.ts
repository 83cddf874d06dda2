// What the binder has to say about the types and members that code declares, and about attributes: Roslyn's codes and
// words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of declarations. */
export const declarationCodes = {
  CS0050: {
    severity: 'error',
    message: "Inconsistent accessibility: return type '{1}' is less accessible than method '{0}'",
  },
  CS0051: {
    severity: 'error',
    message: "Inconsistent accessibility: parameter type '{1}' is less accessible than method '{0}'",
  },
  CS0052: {
    severity: 'error',
    message: "Inconsistent accessibility: field type '{1}' is less accessible than field '{0}'",
  },
  CS0053: {
    severity: 'error',
    message: "Inconsistent accessibility: property type '{1}' is less accessible than property '{0}'",
  },
  CS0054: {
    severity: 'error',
    message: "Inconsistent accessibility: indexer return type '{1}' is less accessible than indexer '{0}'",
  },
  CS0055: {
    severity: 'error',
    message:
      "Inconsistent accessibility: parameter type '{1}' is less accessible than indexer or property '{0}'",
  },
  CS0056: {
    severity: 'error',
    message: "Inconsistent accessibility: return type '{1}' is less accessible than operator '{0}'",
  },
  CS0057: {
    severity: 'error',
    message: "Inconsistent accessibility: parameter type '{1}' is less accessible than operator '{0}'",
  },
  CS0058: {
    severity: 'error',
    message: "Inconsistent accessibility: return type '{1}' is less accessible than delegate '{0}'",
  },
  CS0059: {
    severity: 'error',
    message: "Inconsistent accessibility: parameter type '{1}' is less accessible than delegate '{0}'",
  },
  CS0060: {
    severity: 'error',
    message: "Inconsistent accessibility: base class '{1}' is less accessible than class '{0}'",
  },
  CS0061: {
    severity: 'error',
    message: "Inconsistent accessibility: base interface '{1}' is less accessible than interface '{0}'",
  },
  CS7025: {
    severity: 'error',
    message: "Inconsistent accessibility: event type '{1}' is less accessible than event '{0}'",
  },
  CS0703: {
    severity: 'error',
    message: "Inconsistent accessibility: constraint type '{1}' is less accessible than '{0}'",
  },
  CS0068: { severity: 'error', message: "'{0}': instance event in interface cannot have initializer" },
  CS0071: {
    severity: 'error',
    message: 'An explicit interface implementation of an event must use event accessor syntax',
  },
  CS0072: { severity: 'error', message: "'{0}': cannot override; '{1}' is not an event" },
  CS0074: { severity: 'error', message: "'{0}': abstract event cannot have initializer" },
  CS0076: { severity: 'error', message: "The enumerator name '{0}' is reserved and cannot be used" },
  CS0079: { severity: 'error', message: "The event '{0}' can only appear on the left hand side of += or -=" },
  CS0082: {
    severity: 'error',
    message: "Type '{1}' already reserves a member called '{0}' with the same parameter types",
  },
  CS0170: { severity: 'error', message: "Use of possibly unassigned field '{0}'" },
  CS0175: { severity: 'error', message: "Use of keyword 'base' is not valid in this context" },
  CS0179: { severity: 'error', message: "'{0}' cannot be extern and declare a body" },
  CS0180: { severity: 'error', message: "'{0}' cannot be both extern and abstract" },
  CS0181: {
    severity: 'error',
    message:
      "Attribute constructor parameter '{0}' has type '{1}', which is not a valid attribute parameter type",
  },
  CS0217: {
    severity: 'error',
    message:
      "In order to be applicable as a short circuit operator a user-defined logical operator ('{0}') must have the same return type and parameter types",
  },
  CS0218: {
    severity: 'error',
    message:
      "In order for '{0}' to be applicable as a short circuit operator, its declaring type '{1}' must define operator true and operator false",
  },
  CS0245: {
    severity: 'error',
    message:
      'Destructors and object.Finalize cannot be called directly. Consider calling IDisposable.Dispose if available.',
  },
  CS0247: { severity: 'error', message: 'Cannot use a negative size with stackalloc' },
  CS0249: { severity: 'error', message: 'Do not override object.Finalize. Instead, provide a destructor.' },
  CS0250: {
    severity: 'error',
    message:
      'Do not directly call your base type Finalize method. It is called automatically from your destructor.',
  },
  CS0255: { severity: 'error', message: 'stackalloc may not be used in a catch or finally block' },
  CS0261: {
    severity: 'error',
    message:
      "Partial declarations of '{0}' must be all classes, all record classes, all structs, all unions, all record structs, or all interfaces",
  },
  CS0262: {
    severity: 'error',
    message: "Partial declarations of '{0}' have conflicting accessibility modifiers",
  },
  CS0263: {
    severity: 'error',
    message: "Partial declarations of '{0}' must not specify different base classes",
  },
  CS0264: {
    severity: 'error',
    message: "Partial declarations of '{0}' must have the same type parameter names in the same order",
  },
  CS0265: {
    severity: 'error',
    message: "Partial declarations of '{0}' have inconsistent constraints for type parameter '{1}'",
  },
  CS0277: {
    severity: 'error',
    message: "'{0}' does not implement interface member '{1}'. '{2}' is not public.",
  },
  CS0313: {
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. The nullable type '{3}' does not satisfy the constraint of '{1}'. Nullable types can not satisfy any interface constraints.",
  },
  CS0405: { severity: 'error', message: "Duplicate constraint '{0}' for type parameter '{1}'" },
  CS0412: {
    severity: 'error',
    message:
      "'{0}': a parameter, local variable, or local function cannot have the same name as a method type parameter",
  },
  CS0416: { severity: 'error', message: "'{0}': an attribute argument cannot use type parameters" },
  CS0420: {
    severity: 'warning',
    message: "'{0}': a reference to a volatile field will not be treated as volatile",
  },
  CS0465: {
    severity: 'warning',
    message:
      "Introducing a 'Finalize' method can interfere with destructor invocation. Did you intend to declare a destructor?",
  },
  CS0502: { severity: 'error', message: "'{0}' cannot be both abstract and sealed" },
  CS0503: { severity: 'error', message: "The abstract {0} '{1}' cannot be marked virtual" },
  CS0505: { severity: 'error', message: "'{0}': cannot override because '{1}' is not a function" },
  CS0514: {
    severity: 'error',
    message: "'{0}': static constructor cannot have an explicit 'this' or 'base' constructor call",
  },
  CS0544: { severity: 'error', message: "'{0}': cannot override because '{1}' is not a property" },
  CS0559: {
    severity: 'error',
    message: 'The parameter type for ++ or -- operator must be the containing type',
  },
  CS0564: {
    severity: 'error',
    message:
      'The first operand of an overloaded shift operator must have the same type as the containing type',
  },
  CS0572: {
    severity: 'error',
    message: "'{0}': cannot reference a type through an expression; try '{1}' instead",
  },
  CS0579: { severity: 'error', message: "Duplicate '{0}' attribute" },
  CS0592: {
    severity: 'error',
    message: "Attribute '{0}' is not valid on this declaration type. It is only valid on '{1}' declarations.",
  },
  CS0620: { severity: 'error', message: 'Indexers cannot have void type' },
  CS0631: { severity: 'error', message: 'ref and out are not valid in this context' },
  CS0641: {
    severity: 'error',
    message: "Attribute '{0}' is only valid on classes derived from System.Attribute",
  },
  CS0643: { severity: 'error', message: "'{0}' duplicate named attribute argument" },
  CS0653: { severity: 'error', message: "Cannot apply attribute class '{0}' because it is abstract" },
  CS0657: {
    severity: 'warning',
    message:
      "'{0}' is not a valid attribute location for this declaration. Valid attribute locations for this declaration are '{1}'. All attributes in this block will be ignored.",
  },
  CS0658: {
    severity: 'warning',
    message:
      "'{0}' is not a recognized attribute location. Valid attribute locations for this declaration are '{1}'. All attributes in this block will be ignored.",
  },
  CS0714: { severity: 'error', message: "'{0}': static classes cannot implement interfaces" },
  CS0720: { severity: 'error', message: "'{0}': cannot declare indexers in a static class" },
  CS0464: { severity: 'warning', message: "Comparing with null of type '{0}' always produces 'false'" },
  CS1057: { severity: 'error', message: "'{0}': static classes cannot contain protected members" },
  CS1964: {
    severity: 'error',
    message: "'{0}': user-defined conversions to or from the dynamic type are not allowed",
  },
  CS8053: { severity: 'error', message: 'Instance properties in interfaces cannot have initializers.' },
  CS8851: { severity: 'warning', message: "'{0}' defines 'Equals' but not 'GetHashCode'" },
  CS8856: { severity: 'error', message: "The 'init' accessor is not valid on static members" },
  CS8859: { severity: 'error', message: "Members named 'Clone' are disallowed in records." },
  CS8875: { severity: 'error', message: "Record member '{0}' must be protected." },
  CS8879: { severity: 'error', message: "Record member '{0}' must be private." },
  CS8873: { severity: 'error', message: "Record member '{0}' must be public." },
  CS8874: { severity: 'error', message: "Record member '{0}' must return '{1}'." },
  CS0075: {
    severity: 'error',
    message: 'To cast a negative value, you must enclose the value in parentheses.',
  },
  CS0678: { severity: 'error', message: "'{0}': a field cannot be both volatile and readonly" },
  CS0677: { severity: 'error', message: "'{0}': a volatile field cannot be of the type '{1}'" },
  CS8712: { severity: 'error', message: "'{0}': abstract event cannot use event accessor syntax" },
  CS8796: {
    severity: 'error',
    message: "Partial method '{0}' must have accessibility modifiers because it has a non-void return type.",
  },
  CS8797: {
    severity: 'error',
    message: "Partial method '{0}' must have accessibility modifiers because it has 'out' parameters.",
  },
  CS8798: {
    severity: 'error',
    message:
      "Partial method '{0}' must have accessibility modifiers because it has a 'virtual', 'override', 'sealed', 'new', or 'extern' modifier.",
  },
  CS8795: {
    severity: 'error',
    message: "Partial method '{0}' must have an implementation part because it has accessibility modifiers.",
  },
  CS9248: { severity: 'error', message: "Partial property '{0}' must have an implementation part." },
  CS9275: { severity: 'error', message: "Partial member '{0}' must have an implementation part." },
  CS0759: {
    severity: 'error',
    message: "No defining declaration found for implementing declaration of partial method '{0}'",
  },
  CS0757: { severity: 'error', message: 'A partial method may not have multiple implementing declarations' },
  CS0756: { severity: 'error', message: 'A partial method may not have multiple defining declarations' },
  CS0763: {
    severity: 'error',
    message: 'Both partial member declarations must be static or neither may be static',
  },
  CS8817: { severity: 'error', message: 'Both partial method declarations must have the same return type.' },
  CS8799: {
    severity: 'error',
    message: 'Both partial member declarations must have identical accessibility modifiers.',
  },
  CS9252: {
    severity: 'error',
    message: "Property accessor '{0}' must be implemented because it is declared on the definition part",
  },
  CS0754: { severity: 'error', message: 'A partial member may not explicitly implement an interface member' },
  CS0750: { severity: 'error', message: "A partial member cannot have the 'abstract' modifier" },
  CS0751: { severity: 'error', message: 'A partial member must be declared within a partial type' },
  CS8863: { severity: 'error', message: 'Only a single partial type declaration may have a parameter list' },
  CS1067: {
    severity: 'error',
    message:
      "Partial declarations of '{0}' must have the same type parameter names and variance modifiers in the same order",
  },
  CS1535: { severity: 'error', message: "Overloaded unary operator '{0}' takes one parameter" },
  CS8657: { severity: 'error', message: "Static member '{0}' cannot be marked 'readonly'." },
  CS9249: { severity: 'error', message: "Partial property '{0}' must have a definition part." },
  CS9250: {
    severity: 'error',
    message:
      'A partial property may not have multiple defining declarations, and cannot be an auto-property.',
  },
  CS9251: {
    severity: 'error',
    message: 'A partial property may not have multiple implementing declarations',
  },
  CS9253: {
    severity: 'error',
    message: "Property accessor '{0}' does not implement any accessor declared on the definition part",
  },
  CS9276: { severity: 'error', message: "Partial member '{0}' must have a definition part." },
  CS9277: { severity: 'error', message: "Partial member '{0}' may not have multiple defining declarations." },
  CS9278: {
    severity: 'error',
    message: "Partial member '{0}' may not have multiple implementing declarations.",
  },
  CS0591: { severity: 'error', message: "Invalid value for argument to '{0}' attribute" },
  CS0655: {
    severity: 'error',
    message:
      "'{0}' is not a valid named attribute argument because it is not a valid attribute parameter type",
  },
  CS1614: {
    severity: 'error',
    message:
      "'{0}' is ambiguous between '{1}' and '{2}'. Either use '@{0}' or explicitly include the 'Attribute' suffix.",
  },
  CS7026: { severity: 'error', message: 'Assembly and module attributes are not allowed in this context' },
  CS8968: { severity: 'error', message: "'{0}': an attribute type argument cannot use type parameters" },
  CS1670: { severity: 'error', message: 'params is not valid in this context' },
  CS9282: { severity: 'error', message: 'This member is not allowed in an extension block' },
  CS9284: {
    severity: 'error',
    message: 'The receiver parameter of an extension cannot have a default value',
  },
  CS9285: { severity: 'error', message: 'An extension container can have only one receiver parameter' },
  CS0582: { severity: 'error', message: 'The Conditional attribute is not valid on interface members' },
  CS0633: {
    severity: 'error',
    message: "The argument to the '{0}' attribute must be a valid identifier",
  },
  CS0689: { severity: 'error', message: "Cannot derive from '{0}' because it is a type parameter" },
  CS1689: {
    severity: 'error',
    message: "Attribute '{0}' is only valid on methods or attribute classes",
  },
  CS0578: {
    severity: 'error',
    message: "The Conditional attribute is not valid on '{0}' because its return type is not void",
  },
  CS0243: {
    severity: 'error',
    message: "The Conditional attribute is not valid on '{0}' because it is an override method",
  },
  CS0685: { severity: 'error', message: "Conditional member '{0}' cannot have an out parameter" },
  CS0809: { severity: 'warning', message: "Obsolete member '{0}' overrides non-obsolete member '{1}'" },
  CS8876: { severity: 'error', message: "'{0}' does not override expected property from '{1}'." },
  CS8877: { severity: 'error', message: "Record member '{0}' may not be static." },
  CS8870: { severity: 'error', message: "'{0}' cannot be sealed because containing record is not sealed." },
  CS8871: { severity: 'error', message: "'{0}' does not override expected method from '{1}'." },
  CS0706: {
    severity: 'error',
    message:
      'Invalid constraint type. A type used as a constraint must be an interface, a non-sealed class or a type parameter.',
  },
  CS0717: { severity: 'error', message: "'{0}': static classes cannot be used as constraints" },
  CS1967: { severity: 'error', message: 'Constraint cannot be the dynamic type' },
  CS8867: { severity: 'error', message: "No accessible copy constructor found in base type '{0}'." },
  CS8868: {
    severity: 'error',
    message:
      'A copy constructor in a record must call a copy constructor of the base, or a parameterless object constructor if the record inherits from object.',
  },
  CS8878: {
    severity: 'error',
    message: "A copy constructor '{0}' must be public or protected because the record is not sealed.",
  },
  CS8910: {
    severity: 'error',
    message: 'The primary constructor conflicts with the synthesized copy constructor.',
  },
  CS8906: { severity: 'error', message: "Record equality contract property '{0}' must have a get accessor." },
  CS0450: {
    severity: 'error',
    message: "'{0}': cannot specify both a constraint class and the 'class' or 'struct' constraint",
  },
  CS0451: {
    severity: 'error',
    message: "The 'new()' constraint cannot be used with the 'struct' constraint",
  },
  CS0454: { severity: 'error', message: "Circular constraint dependency involving '{0}' and '{1}'" },
  CS0456: {
    severity: 'error',
    message:
      "Type parameter '{1}' has the 'struct' constraint so '{1}' cannot be used as a constraint for '{0}'",
  },
  CS0694: {
    severity: 'error',
    message: "Type parameter '{0}' has the same name as the containing type, or method",
  },
  CS8823: {
    severity: 'error',
    message:
      "The 'default' constraint is valid on override and explicit interface implementation methods only.",
  },
  CS1960: {
    severity: 'error',
    message:
      'Invalid variance modifier. Only interface and delegate type parameters can be specified as variant.',
  },
  CS7016: { severity: 'error', message: "Alias '{0}' conflicts with {1} definition" },
  CS9132: { severity: 'error', message: 'Using alias cannot be a nullable reference type.' },
  CS1103: { severity: 'error', message: "The receiver parameter of an extension cannot be of type '{0}'" },
  CS1104: {
    severity: 'error',
    message: "A parameter array cannot be used with 'this' modifier on an extension method",
  },
  CS1107: { severity: 'error', message: "A parameter can only have one '{0}' modifier" },
  CS1743: { severity: 'error', message: "Cannot specify a default value for the 'this' parameter" },
  CS8328: { severity: 'error', message: " The parameter modifier '{0}' cannot be used with '{1}'" },
  CS1611: { severity: 'error', message: 'The params parameter cannot be declared as {0}' },
  CS9190: { severity: 'error', message: "'readonly' modifier must be specified after 'ref'." },
  CS0425: {
    severity: 'error',
    message:
      "The constraints for type parameter '{0}' of method '{1}' must match the constraints for type parameter '{2}' of interface method '{3}'. Consider using an explicit interface implementation instead.",
  },
  CS0442: { severity: 'error', message: "'{0}': abstract properties cannot have private accessors" },
  CS0460: {
    severity: 'error',
    message:
      "Constraints for override and explicit interface implementation methods are inherited from the base method, so they cannot be specified directly, except for either a 'class', or a 'struct' constraint.",
  },
  CS0466: { severity: 'error', message: "'{0}' should not have a params parameter since '{1}' does not" },
  CS0567: {
    severity: 'error',
    message:
      'Conversion, equality, or inequality operators declared in interfaces must be abstract or virtual',
  },
  CS1609: { severity: 'error', message: 'Modifiers cannot be placed on event accessor declarations' },
  CS8080: {
    severity: 'error',
    message: 'Auto-implemented properties must override all accessors of the overridden property.',
  },
  CS8139: {
    severity: 'error',
    message: "'{0}': cannot change tuple element names when overriding inherited member '{1}'",
  },
  CS8141: {
    severity: 'error',
    message:
      "The tuple element names in the signature of method '{0}' must match the tuple element names of interface method '{1}' (including on the return type).",
  },
  CS8646: { severity: 'error', message: "'{0}' is explicitly implemented more than once." },
  CS8659: {
    severity: 'error',
    message: "Auto-implemented property '{0}' cannot be marked 'readonly' because it has a 'set' accessor.",
  },
  CS8660: {
    severity: 'error',
    message:
      "Cannot specify 'readonly' modifiers on both property or indexer '{0}' and its accessor. Remove one of them.",
  },
  CS8661: {
    severity: 'error',
    message:
      "Cannot specify 'readonly' modifiers on both accessors of property or indexer '{0}'. Instead, put a 'readonly' modifier on the property itself.",
  },
  CS8662: { severity: 'error', message: "Field-like event '{0}' cannot be 'readonly'." },
  CS8664: {
    severity: 'error',
    message:
      "'{0}': 'readonly' can only be used on accessors if the property or indexer has both a get and a set accessor",
  },
  CS8853: { severity: 'error', message: "'{0}' must match by init-only of overridden member '{1}'" },
  CS8854: {
    severity: 'error',
    message: "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}'.",
  },
  CS8855: { severity: 'error', message: "Accessors '{0}' and '{1}' should both be init-only or neither" },
  CS8903: {
    severity: 'error',
    message: "'init' accessors cannot be marked 'readonly'. Mark '{0}' readonly instead.",
  },
  CS9029: { severity: 'error', message: "Types and aliases cannot be named 'required'." },
  CS9056: { severity: 'error', message: "Types and aliases cannot be named 'file'." },
  CS9062: { severity: 'error', message: "Types and aliases cannot be named 'scoped'." },
  CS9306: { severity: 'error', message: "Types and aliases cannot be named 'extension'." },
  CS8861: { severity: 'error', message: 'Unexpected argument list.' },
  CS9122: { severity: 'error', message: 'Unexpected parameter list.' },
  CS0431: {
    severity: 'error',
    message: "Cannot use alias '{0}' with '::' since the alias references a type. Use '.' instead.",
  },
  CS0673: {
    severity: 'error',
    message: 'System.Void cannot be used from C# -- use typeof(void) to get the void type object',
  },
  CS9030: { severity: 'error', message: "'{0}' must be required because it overrides required member '{1}'" },
  CS9031: { severity: 'error', message: "Required member '{0}' cannot be hidden by '{1}'." },
  CS9039: {
    severity: 'error',
    message:
      "This constructor must add 'SetsRequiredMembers' because it chains to a constructor that has that attribute.",
  },
  CS9040: {
    severity: 'error',
    message:
      "'{2}' cannot satisfy the 'new()' constraint on parameter '{1}' in the generic type or or method '{0}' because '{2}' has required members.",
  },
  CS0541: {
    severity: 'error',
    message:
      "'{0}': explicit interface declaration can only be declared in a class, record, struct or interface",
  },
  CS9059: { severity: 'error', message: 'A ref field can only be declared in a ref struct.' },
  CS9048: {
    severity: 'error',
    message: "The 'scoped' modifier can be used for refs and ref struct values only.",
  },
  CS9349: {
    severity: 'error',
    message: "The 'scoped' modifier cannot come after an 'in', 'out', 'ref' or 'readonly' modifier.",
  },
  CS0316: {
    severity: 'error',
    message: "The parameter name '{0}' conflicts with an automatically-generated parameter name",
  },
} as const;

/** The codes of this table. */
export type DeclarationCode = keyof typeof declarationCodes;
