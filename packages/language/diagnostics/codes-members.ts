// What the binder has to say about the members that code declares: their words and names, what they override and implement, and attributes:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of declared members. */
export const memberCodes = {
  CS7022: {
    severity: 'warning',
    message: "The entry point of the program is global code; ignoring '{0}' entry point.",
  },
  CS8146: { severity: 'error', message: 'Properties which return by reference must have a get accessor' },
  CS8425: {
    severity: 'warning',
    message:
      "Async-iterator '{0}' has one or more parameters of type 'CancellationToken' but none of them is decorated with the 'EnumeratorCancellation' attribute, so the cancellation token parameter from the generated 'IAsyncEnumerable<>.GetAsyncEnumerator' will be unconsumed",
  },
  CS8656: {
    severity: 'warning',
    message:
      "Call to non-readonly member '{0}' from a 'readonly' member results in an implicit copy of '{1}'.",
  },
  CS8970: {
    severity: 'error',
    message: "Type '{0}' cannot be used in this context because it cannot be represented in metadata.",
  },
  CS0065: { severity: 'error', message: "'{0}': event property must have both add and remove accessors" },
  CS0066: { severity: 'error', message: "'{0}': event must be of a delegate type" },
  CS0068: { severity: 'error', message: "'{0}': instance event in interface cannot have initializer" },
  CS0072: { severity: 'error', message: "'{0}': cannot override; '{1}' is not an event" },
  CS0073: { severity: 'error', message: 'An add or remove accessor must have a body' },
  CS0074: { severity: 'error', message: "'{0}': abstract event cannot have initializer" },
  CS0076: { severity: 'error', message: "The enumerator name '{0}' is reserved and cannot be used" },
  CS0080: { severity: 'error', message: 'Constraints are not allowed on non-generic declarations' },
  CS0106: { severity: 'error', message: "The modifier '{0}' is not valid for this item" },
  CS0107: { severity: 'error', message: 'More than one protection modifier' },
  CS0108: {
    severity: 'warning',
    message: "'{0}' hides inherited member '{1}'. Use the new keyword if hiding was intended.",
  },
  CS0109: {
    severity: 'warning',
    message: "The member '{0}' does not hide an accessible member. The new keyword is not required.",
  },
  CS0112: {
    severity: 'error',
    message: "A static member cannot be marked as '{0}'",
  },
  CS0113: {
    severity: 'error',
    message: "A member '{0}' marked as override cannot be marked as new or virtual",
  },
  CS0114: {
    severity: 'warning',
    message:
      "'{0}' hides inherited member '{1}'. To make the current member override that implementation, add the override keyword. Otherwise add the new keyword.",
  },
  CS0115: { severity: 'error', message: "'{0}': no suitable method found to override" },
  CS0132: { severity: 'error', message: "'{0}': a static constructor must be parameterless" },
  CS0133: { severity: 'error', message: "The expression being assigned to '{0}' must be constant" },
  CS0140: { severity: 'error', message: "The label '{0}' is a duplicate" },
  CS0179: { severity: 'error', message: "'{0}' cannot be extern and declare a body" },
  CS0180: { severity: 'error', message: "'{0}' cannot be both extern and abstract" },
  CS0181: {
    severity: 'error',
    message:
      "Attribute constructor parameter '{0}' has type '{1}', which is not a valid attribute parameter type",
  },
  CS0182: {
    severity: 'error',
    message:
      'An attribute argument must be a constant expression, typeof expression or array creation expression of an attribute parameter type',
  },
  CS0225: { severity: 'error', message: 'The params parameter must have a valid collection type' },
  CS0231: { severity: 'error', message: 'A params parameter must be the last parameter in a parameter list' },
  CS0238: { severity: 'error', message: "'{0}' cannot be sealed because it is not an override" },
  CS0243: {
    severity: 'error',
    message: "The Conditional attribute is not valid on '{0}' because it is an override method",
  },
  CS0246: {
    severity: 'error',
    message:
      "The type or namespace name '{0}' could not be found (are you missing a using directive or an assembly reference?)",
  },
  CS0249: { severity: 'error', message: 'Do not override object.Finalize. Instead, provide a destructor.' },
  CS0267: {
    severity: 'error',
    message:
      "The 'partial' modifier can only appear immediately before 'class', 'record', 'struct', 'interface', 'event', an instance constructor name, or a method or property return type.",
  },
  CS0273: {
    severity: 'error',
    message:
      "The accessibility modifier of the '{0}' accessor must be more restrictive than the property or indexer '{1}'",
  },
  CS0274: {
    severity: 'error',
    message: "Cannot specify accessibility modifiers for both accessors of the property or indexer '{0}'",
  },
  CS0276: {
    severity: 'error',
    message:
      "'{0}': accessibility modifiers on accessors may only be used if the property or indexer has both a get and a set accessor",
  },
  CS0283: { severity: 'error', message: "The type '{0}' cannot be declared const" },
  CS0316: {
    severity: 'error',
    message: "The parameter name '{0}' conflicts with an automatically-generated parameter name",
  },
  CS0401: {
    severity: 'error',
    message: 'The new() constraint must be the last restrictive constraint specified',
  },
  CS0405: { severity: 'error', message: "Duplicate constraint '{0}' for type parameter '{1}'" },
  CS0406: {
    severity: 'error',
    message: "The class type constraint '{0}' must come before any other constraints",
  },
  CS0409: {
    severity: 'error',
    message:
      "A constraint clause has already been specified for type parameter '{0}'. All of the constraints for a type parameter must be specified in a single where clause.",
  },
  CS0415: {
    severity: 'error',
    message:
      "The '{0}' attribute is valid only on an indexer that is not an explicit interface member declaration",
  },
  CS0416: { severity: 'error', message: "'{0}': an attribute argument cannot use type parameters" },
  CS0418: { severity: 'error', message: "'{0}': an abstract type cannot be sealed or static" },
  CS0441: { severity: 'error', message: "'{0}': a type cannot be both static and sealed" },
  CS0442: { severity: 'error', message: "'{0}': abstract properties cannot have private accessors" },
  CS0449: {
    severity: 'error',
    message:
      "The 'class', 'struct', 'unmanaged', 'notnull', and 'default' constraints cannot be combined or duplicated, and must be specified first in the constraints list.",
  },
  CS0450: {
    severity: 'error',
    message: "'{0}': cannot specify both a constraint class and the 'class' or 'struct' constraint",
  },
  CS0451: {
    severity: 'error',
    message: "The 'new()' constraint cannot be used with the 'struct' constraint",
  },
  CS0454: { severity: 'error', message: "Circular constraint dependency involving '{0}' and '{1}'" },
  CS0455: {
    severity: 'error',
    message: "Type parameter '{0}' inherits conflicting constraints '{1}' and '{2}'",
  },
  CS0456: {
    severity: 'error',
    message:
      "Type parameter '{1}' has the 'struct' constraint so '{1}' cannot be used as a constraint for '{0}'",
  },
  CS0460: {
    severity: 'error',
    message:
      "Constraints for override and explicit interface implementation methods are inherited from the base method, so they cannot be specified directly, except for either a 'class', or a 'struct' constraint.",
  },
  CS0465: {
    severity: 'warning',
    message:
      "Introducing a 'Finalize' method can interfere with destructor invocation. Did you intend to declare a destructor?",
  },
  CS0466: { severity: 'error', message: "'{0}' should not have a params parameter since '{1}' does not" },
  CS0500: { severity: 'error', message: "'{0}' cannot declare a body because it is marked abstract" },
  CS0501: {
    severity: 'error',
    message: "'{0}' must declare a body because it is not marked abstract, extern, or partial",
  },
  CS0502: { severity: 'error', message: "'{0}' cannot be both abstract and sealed" },
  CS0503: { severity: 'error', message: "The abstract {0} '{1}' cannot be marked virtual" },
  CS0504: { severity: 'error', message: "The constant '{0}' cannot be marked static" },
  CS0505: { severity: 'error', message: "'{0}': cannot override because '{1}' is not a function" },
  CS0513: { severity: 'error', message: "'{0}' is abstract but it is contained in non-abstract type '{1}'" },
  CS0514: {
    severity: 'error',
    message: "'{0}': static constructor cannot have an explicit 'this' or 'base' constructor call",
  },
  CS0515: { severity: 'error', message: "'{0}': access modifiers are not allowed on static constructors" },
  CS0525: { severity: 'error', message: 'Interfaces cannot contain instance fields' },
  CS0526: { severity: 'error', message: 'Interfaces cannot contain instance constructors' },
  CS0538: { severity: 'error', message: "'{0}' in explicit interface declaration is not an interface" },
  CS0539: {
    severity: 'error',
    message:
      "'{0}' in explicit interface declaration is not found among members of the interface that can be implemented",
  },
  CS0540: { severity: 'error', message: "'{0}': containing type does not implement interface '{1}'" },
  CS0542: { severity: 'error', message: "'{0}': member names cannot be the same as their enclosing type" },
  CS0543: { severity: 'error', message: "'{0}': the enumerator value is too large to fit in its type" },
  CS0544: { severity: 'error', message: "'{0}': cannot override because '{1}' is not a property" },
  CS0545: {
    severity: 'error',
    message: "'{0}': cannot override because '{1}' does not have an overridable get accessor",
  },
  CS0546: {
    severity: 'error',
    message: "'{0}': cannot override because '{1}' does not have an overridable set accessor",
  },
  CS0547: { severity: 'error', message: "'{0}': property or indexer cannot have void type" },
  CS0548: { severity: 'error', message: "'{0}': property or indexer must have at least one accessor" },
  CS0549: { severity: 'error', message: "'{0}' is a new virtual member in sealed type '{1}'" },
  CS0550: { severity: 'error', message: "'{0}' adds an accessor not found in interface member '{1}'" },
  CS0551: {
    severity: 'error',
    message: "Explicit interface implementation '{0}' is missing accessor '{1}'",
  },
  CS0556: {
    severity: 'error',
    message: 'User-defined conversion must convert to or from the enclosing type',
  },
  CS0558: { severity: 'error', message: "User-defined operator '{0}' must be declared static and public" },
  CS0559: {
    severity: 'error',
    message: 'The parameter type for ++ or -- operator must be the containing type',
  },
  CS0562: { severity: 'error', message: 'The parameter of a unary operator must be the containing type' },
  CS0563: {
    severity: 'error',
    message: 'One of the parameters of a binary operator must be the containing type',
  },
  CS0564: {
    severity: 'error',
    message:
      'The first operand of an overloaded shift operator must have the same type as the containing type',
  },
  CS0574: { severity: 'error', message: 'Name of destructor must match name of type' },
  CS0575: { severity: 'error', message: 'Only class types can contain destructors' },
  CS0578: {
    severity: 'error',
    message: "The Conditional attribute is not valid on '{0}' because its return type is not void",
  },
  CS0579: { severity: 'error', message: "Duplicate '{0}' attribute" },
  CS0582: { severity: 'error', message: 'The Conditional attribute is not valid on interface members' },
  CS0590: { severity: 'error', message: 'User-defined operators cannot return void' },
  CS0591: { severity: 'error', message: "Invalid value for argument to '{0}' attribute" },
  CS0592: {
    severity: 'error',
    message: "Attribute '{0}' is not valid on this declaration type. It is only valid on '{1}' declarations.",
  },
  CS0616: { severity: 'error', message: "'{0}' is not an attribute class" },
  CS0617: {
    severity: 'error',
    message:
      "'{0}' is not a valid named attribute argument. Named attribute arguments must be fields which are not readonly, static, or const, or read-write properties which are public and not static.",
  },
  CS0620: { severity: 'error', message: 'Indexers cannot have void type' },
  CS0621: { severity: 'error', message: "'{0}': virtual or abstract members cannot be private" },
  CS0626: {
    severity: 'warning',
    message:
      "Method, operator, or accessor '{0}' is marked external and has no attributes on it. Consider adding a DllImport attribute to specify the external implementation.",
  },
  CS0628: { severity: 'warning', message: "'{0}': new protected member declared in sealed type" },
  CS0631: { severity: 'error', message: 'ref and out are not valid in this context' },
  CS0633: {
    severity: 'error',
    message: "The argument to the '{0}' attribute must be a valid identifier",
  },
  CS0641: {
    severity: 'error',
    message: "Attribute '{0}' is only valid on classes derived from System.Attribute",
  },
  CS0643: { severity: 'error', message: "'{0}' duplicate named attribute argument" },
  CS0653: { severity: 'error', message: "Cannot apply attribute class '{0}' because it is abstract" },
  CS0655: {
    severity: 'error',
    message:
      "'{0}' is not a valid named attribute argument because it is not a valid attribute parameter type",
  },
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
  CS0668: {
    severity: 'error',
    message:
      'Two indexers have different names; the IndexerName attribute must be used with the same name on every indexer within a type',
  },
  CS0670: { severity: 'error', message: 'Field cannot have void type' },
  CS0677: { severity: 'error', message: "'{0}': a volatile field cannot be of the type '{1}'" },
  CS0678: { severity: 'error', message: "'{0}': a field cannot be both volatile and readonly" },
  CS0681: {
    severity: 'error',
    message: "The modifier 'abstract' is not valid on fields. Try using a property instead.",
  },
  CS0685: { severity: 'error', message: "Conditional member '{0}' cannot have an out parameter" },
  CS0692: { severity: 'error', message: "Duplicate type parameter '{0}'" },
  CS0693: {
    severity: 'warning',
    message: "Type parameter '{0}' has the same name as the type parameter from outer type '{1}'",
  },
  CS0699: { severity: 'error', message: "'{1}' does not define type parameter '{0}'" },
  CS0701: {
    severity: 'error',
    message:
      "'{0}' is not a valid constraint. A type used as a constraint must be an interface, a non-sealed class or a type parameter.",
  },
  CS0702: { severity: 'error', message: "Constraint cannot be special class '{0}'" },
  CS0703: {
    severity: 'error',
    message: "Inconsistent accessibility: constraint type '{1}' is less accessible than '{0}'",
  },
  CS0706: {
    severity: 'error',
    message:
      'Invalid constraint type. A type used as a constraint must be an interface, a non-sealed class or a type parameter.',
  },
  CS0708: { severity: 'error', message: "'{0}': cannot declare instance members in a static class" },
  CS0710: { severity: 'error', message: 'Static classes cannot have instance constructors' },
  CS0711: { severity: 'error', message: 'Static classes cannot contain destructors' },
  CS0715: { severity: 'error', message: "'{0}': static classes cannot contain user-defined operators" },
  CS0717: { severity: 'error', message: "'{0}': static classes cannot be used as constraints" },
  CS0720: { severity: 'error', message: "'{0}': cannot declare indexers in a static class" },
  CS0721: { severity: 'error', message: "'{0}': static types cannot be used as parameters" },
  CS0722: { severity: 'error', message: "'{0}': static types cannot be used as return types" },
  CS1004: { severity: 'error', message: "Duplicate '{0}' modifier" },
  CS1007: { severity: 'error', message: 'Property accessor already defined' },
  CS1008: {
    severity: 'error',
    message: 'Type byte, sbyte, short, ushort, int, uint, long, or ulong expected',
  },
  CS1016: { severity: 'error', message: 'Named attribute argument expected' },
  CS1019: { severity: 'error', message: 'Overloadable unary operator expected' },
  CS1100: {
    severity: 'error',
    message: "Method '{0}' has a parameter modifier 'this' which is not on the first parameter",
  },
  CS1103: { severity: 'error', message: "The receiver parameter of an extension cannot be of type '{0}'" },
  CS1104: {
    severity: 'error',
    message: "A parameter array cannot be used with 'this' modifier on an extension method",
  },
  CS1105: { severity: 'error', message: 'Extension method must be static' },
  CS1107: { severity: 'error', message: "A parameter can only have one '{0}' modifier" },
  CS1106: { severity: 'error', message: 'Extension method must be defined in a non-generic static class' },
  CS1109: {
    severity: 'error',
    message: 'Extension methods must be defined in a top level static class; {0} is a nested class',
  },
  CS1520: { severity: 'error', message: 'Method must have a return type' },
  CS1551: { severity: 'error', message: 'Indexers must have at least one parameter' },
  CS1609: { severity: 'error', message: 'Modifiers cannot be placed on event accessor declarations' },
  CS1611: { severity: 'error', message: 'The params parameter cannot be declared as {0}' },
  CS1614: {
    severity: 'error',
    message:
      "'{0}' is ambiguous between '{1}' and '{2}'. Either use '@{0}' or explicitly include the 'Attribute' suffix.",
  },
  CS1642: { severity: 'error', message: 'Fixed size buffer fields may only be members of structs' },
  CS1689: {
    severity: 'error',
    message: "Attribute '{0}' is only valid on methods or attribute classes",
  },
  CS1715: { severity: 'error', message: "'{0}': type must be '{2}' to match overridden member '{1}'" },
  CS1736: { severity: 'error', message: "Default parameter value for '{0}' must be a compile-time constant" },
  CS1737: { severity: 'error', message: 'Optional parameters must appear after all required parameters' },
  CS1066: {
    severity: 'warning',
    message:
      "The default value specified for parameter '{0}' will have no effect because it applies to a member that is used in contexts that do not allow optional arguments",
  },
  CS0758: {
    severity: 'error',
    message:
      'Both partial member declarations must use a params parameter or neither may use a params parameter',
  },
  CS1741: { severity: 'error', message: 'A ref or out parameter cannot have a default value' },
  CS1743: { severity: 'error', message: "Cannot specify a default value for the 'this' parameter" },
  CS1770: {
    severity: 'error',
    message:
      "A value of type '{0}' cannot be used as default parameter for nullable parameter '{1}' because '{0}' is not a simple type",
  },
  CS1750: {
    severity: 'error',
    message:
      "A value of type '{0}' cannot be used as a default parameter because there are no standard conversions to type '{1}'",
  },
  CS1745: {
    severity: 'error',
    message:
      'Cannot specify default parameter value in conjunction with DefaultParameterAttribute or OptionalAttribute',
  },
  CS1751: { severity: 'error', message: 'Cannot specify a default value for a parameter collection' },
  CS1763: {
    severity: 'error',
    message:
      "'{0}' is of type '{1}'. A default parameter value of a reference type other than string can only be initialized with null",
  },
  CS1908: {
    severity: 'error',
    message: 'The type of the argument to the DefaultParameterValue attribute must match the parameter type',
  },
  CS1960: {
    severity: 'error',
    message:
      'Invalid variance modifier. Only interface and delegate type parameters can be specified as variant.',
  },
  CS1967: { severity: 'error', message: 'Constraint cannot be the dynamic type' },
  CS1994: {
    severity: 'error',
    message: "The 'async' modifier can only be used in methods that have a body.",
  },
  CS7026: { severity: 'error', message: 'Assembly and module attributes are not allowed in this context' },
  CS8050: {
    severity: 'error',
    message:
      "Only auto-implemented properties, or properties that use the 'field' keyword, can have initializers.",
  },
  CS8051: { severity: 'error', message: 'Auto-implemented properties must have get accessors.' },
  CS8053: { severity: 'error', message: 'Instance properties in interfaces cannot have initializers.' },
  CS8139: {
    severity: 'error',
    message: "'{0}': cannot change tuple element names when overriding inherited member '{1}'",
  },
  CS8145: { severity: 'error', message: 'Auto-implemented properties cannot return by reference' },
  CS8147: { severity: 'error', message: 'Properties which return by reference cannot have set accessors' },
  CS8328: { severity: 'error', message: " The parameter modifier '{0}' cannot be used with '{1}'" },
  CS8337: {
    severity: 'error',
    message:
      "The first parameter of a 'ref' extension method '{0}' must be a value type or a generic type constrained to struct.",
  },
  CS8338: {
    severity: 'error',
    message:
      "The first 'in' or 'ref readonly' parameter of the extension method '{0}' must be a concrete (non-generic) value type.",
  },
  CS8340: { severity: 'error', message: 'Instance fields of readonly structs must be readonly.' },
  CS8345: {
    severity: 'error',
    message:
      "Field or auto-implemented property cannot be of type '{0}' unless it is an instance member of a ref struct.",
  },
  CS8658: {
    severity: 'error',
    message: "Auto-implemented 'set' accessor '{0}' cannot be marked 'readonly'.",
  },
  CS8659: {
    severity: 'error',
    message: "Auto-implemented property '{0}' cannot be marked 'readonly' because it has a 'set' accessor.",
  },
  CS8091: {
    severity: 'error',
    message: "'{0}' cannot be extern and have a constructor initializer",
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
  CS8712: { severity: 'error', message: "'{0}': abstract event cannot use event accessor syntax" },
  CS8823: {
    severity: 'error',
    message:
      "The 'default' constraint is valid on override and explicit interface implementation methods only.",
  },
  CS8853: { severity: 'error', message: "'{0}' must match by init-only of overridden member '{1}'" },
  CS8855: { severity: 'error', message: "Accessors '{0}' and '{1}' should both be init-only or neither" },
  CS8856: { severity: 'error', message: "The 'init' accessor is not valid on static members" },
  CS8903: {
    severity: 'error',
    message: "'init' accessors cannot be marked 'readonly'. Mark '{0}' readonly instead.",
  },
  CS8921: {
    severity: 'error',
    message:
      'The parameter of a unary operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8922: {
    severity: 'error',
    message:
      'The parameter type for ++ or -- operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8923: {
    severity: 'error',
    message:
      "The return type for ++ or -- operator must either match the parameter type, or be derived from the parameter type, or be the containing type's type parameter constrained to it unless the parameter type is a different type parameter.",
  },
  CS8924: {
    severity: 'error',
    message:
      'One of the parameters of a binary operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8925: {
    severity: 'error',
    message:
      'The first operand of an overloaded shift operator must have the same type as the containing type or its type parameter constrained to it',
  },
  CS8931: {
    severity: 'error',
    message:
      'User-defined conversion in an interface must convert to or from a type parameter on the enclosing type constrained to the enclosing type',
  },
  CS9042: {
    severity: 'warning',
    message:
      "Required member '{0}' should not be attributed with 'ObsoleteAttribute' unless the containing type is obsolete or all constructors are obsolete.",
  },
  CS9046: {
    severity: 'error',
    message:
      "One of the parameters of an equality, or inequality operator declared in interface '{0}' must be a type parameter on '{0}' constrained to '{0}'",
  },
  CS9200: {
    severity: 'warning',
    message:
      "A default value is specified for 'ref readonly' parameter '{0}', but 'ref readonly' should be used only for references. Consider declaring the parameter as 'in'.",
  },
  CS9333: {
    severity: 'error',
    message: "'{0}': type must be '{1}' to match implemented member '{2}'",
  },
  CS9334: {
    severity: 'error',
    message: "'{0}': return type must be '{1}' to match implemented member '{2}'",
  },
  CS9279: {
    severity: 'error',
    message: "'{0}': partial event cannot have initializer",
  },
  CS8943: {
    severity: 'error',
    message:
      'null is not a valid parameter name. To get access to the receiver of an instance method, use the empty string as the parameter name.',
  },
  CS8944: {
    severity: 'error',
    message:
      "'{0}' is not an instance method, the receiver or extension receiver parameter cannot be an interpolated string handler argument.",
  },
  CS8945: { severity: 'error', message: "'{0}' is not a valid parameter name from '{1}'." },
  CS8946: { severity: 'error', message: "'{0}' is not an interpolated string handler type." },
  CS8948: {
    severity: 'error',
    message:
      'InterpolatedStringHandlerArgumentAttribute arguments cannot refer to the parameter the attribute is used on.',
  },
  CS8968: { severity: 'error', message: "'{0}': an attribute type argument cannot use type parameters" },
  CS9030: { severity: 'error', message: "'{0}' must be required because it overrides required member '{1}'" },
  CS9031: { severity: 'error', message: "Required member '{0}' cannot be hidden by '{1}'." },
  CS9045: {
    severity: 'error',
    message: 'Required members are not allowed on the top level of a script or submission.',
  },
  CS9261: {
    severity: 'error',
    message: "Cannot use 'OverloadResolutionPriorityAttribute' on an overriding member.",
  },
  CS9262: { severity: 'error', message: "Cannot use 'OverloadResolutionPriorityAttribute' on this member." },
  CS9048: {
    severity: 'error',
    message: "The 'scoped' modifier can be used for refs and ref struct values only.",
  },
  CS9059: { severity: 'error', message: 'A ref field can only be declared in a ref struct.' },
  CS9190: { severity: 'error', message: "'readonly' modifier must be specified after 'ref'." },
  CS9266: {
    severity: 'warning',
    message:
      "The '{0}' accessor of property '{1}' should use 'field' because the other accessor is using it.",
  },
  CS9308: { severity: 'error', message: "User-defined operator '{0}' must be declared public" },
  CS9310: { severity: 'error', message: 'The return type for this operator must be void' },
  CS9349: {
    severity: 'error',
    message: "The 'scoped' modifier cannot come after an 'in', 'out', 'ref' or 'readonly' modifier.",
  },
  CS0533: { severity: 'error', message: "'{0}' hides inherited abstract member '{1}'" },
  CS8148: { severity: 'error', message: "'{0}' must match by reference return of overridden member '{1}'" },
  CS8152: {
    severity: 'error',
    message:
      "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}' because it does not have matching return by reference.",
  },
  CS8705: {
    severity: 'error',
    message:
      "Interface member '{0}' does not have a most specific implementation. Neither '{1}', nor '{2}' are most specific.",
  },
  CS8665: {
    severity: 'error',
    message:
      "Method '{0}' specifies a 'class' constraint for type parameter '{1}', but corresponding type parameter '{2}' of overridden or explicitly implemented method '{3}' is not a reference type.",
  },
  CS8666: {
    severity: 'error',
    message:
      "Method '{0}' specifies a 'struct' constraint for type parameter '{1}', but corresponding type parameter '{2}' of overridden or explicitly implemented method '{3}' is not a non-nullable value type.",
  },
  CS8822: {
    severity: 'error',
    message:
      "Method '{0}' specifies a 'default' constraint for type parameter '{1}', but corresponding type parameter '{2}' of overridden or explicitly implemented method '{3}' is constrained to a reference type or a value type.",
  },
  CS8423: {
    severity: 'error',
    message: "Attribute '{0}' is not valid on event accessors. It is only valid on '{1}' declarations.",
  },
  CS1667: {
    severity: 'error',
    message:
      "Attribute '{0}' is not valid on property or event accessors. It is only valid on '{1}' declarations.",
  },
  CS0577: {
    severity: 'error',
    message:
      "The Conditional attribute is not valid on '{0}' because it is a constructor, destructor, operator, lambda expression, or explicit interface implementation",
  },
  CS8783: {
    severity: 'error',
    message: "Local function '{0}' must be 'static' in order to use the Conditional attribute",
  },
  CS4017: {
    severity: 'error',
    message:
      "CallerLineNumberAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS4018: {
    severity: 'error',
    message:
      "CallerFilePathAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS4019: {
    severity: 'error',
    message:
      "CallerMemberNameAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS4020: {
    severity: 'error',
    message: 'The CallerLineNumberAttribute may only be applied to parameters with default values',
  },
  CS4021: {
    severity: 'error',
    message: 'The CallerFilePathAttribute may only be applied to parameters with default values',
  },
  CS4022: {
    severity: 'error',
    message: 'The CallerMemberNameAttribute may only be applied to parameters with default values',
  },
  CS8959: {
    severity: 'error',
    message:
      "CallerArgumentExpressionAttribute cannot be applied because there are no standard conversions from type '{0}' to type '{1}'",
  },
  CS8964: {
    severity: 'error',
    message: 'The CallerArgumentExpressionAttribute may only be applied to parameters with default values',
  },
  CS8342: { severity: 'error', message: 'Field-like events are not allowed in readonly structs.' },
  CS8427: {
    severity: 'error',
    message:
      "Enums, classes, and structures cannot be declared in an interface that has an 'in' or 'out' type parameter.",
  },
} as const;

/** The codes of this table. */
export type MemberCode = keyof typeof memberCodes;
