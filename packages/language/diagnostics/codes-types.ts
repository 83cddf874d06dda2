// What the binder has to say about the types that code declares: their bases, their constraints, what they must have and must not:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of declared types. */
export const typeCodes = {
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
  CS0067: { severity: 'warning', message: "The event '{0}' is never used" },
  CS0082: {
    severity: 'error',
    message: "Type '{1}' already reserves a member called '{0}' with the same parameter types",
  },
  CS0102: { severity: 'error', message: "The type '{0}' already contains a definition for '{1}'" },
  CS0111: {
    severity: 'error',
    message: "Type '{1}' already defines a member called '{0}' with the same parameter types",
  },
  CS0146: { severity: 'error', message: "Circular base type dependency involving '{0}' and '{1}'" },
  CS0169: { severity: 'warning', message: "The field '{0}' is never used" },
  CS0215: { severity: 'error', message: 'The return type of operator True or False must be bool' },
  CS0216: {
    severity: 'error',
    message: "The operator '{0}' requires a matching operator '{1}' to also be defined",
  },
  CS0227: { severity: 'error', message: 'Unsafe code may only appear if compiling with /unsafe' },
  CS0239: {
    severity: 'error',
    message: "'{0}': cannot override inherited member '{1}' because it is sealed",
  },
  CS0245: {
    severity: 'error',
    message:
      'Destructors and object.Finalize cannot be called directly. Consider calling IDisposable.Dispose if available.',
  },
  CS0260: {
    severity: 'error',
    message:
      "Missing partial modifier on declaration of type '{0}'; another partial declaration of this type exists",
  },
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
  CS0282: {
    severity: 'warning',
    message:
      "There is no defined ordering between fields in multiple declarations of partial struct '{0}'. To specify an ordering, all instance fields must be in the same declaration.",
  },
  CS0310: {
    severity: 'error',
    message:
      "'{2}' must be a non-abstract type with a public parameterless constructor in order to use it as parameter '{1}' in the generic type or method '{0}'",
  },
  CS0311: {
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. There is no implicit reference conversion from '{3}' to '{1}'.",
  },
  CS0312: {
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. The nullable type '{3}' does not satisfy the constraint of '{1}'.",
  },
  CS0313: {
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. The nullable type '{3}' does not satisfy the constraint of '{1}'. Nullable types can not satisfy any interface constraints.",
  },
  CS0314: {
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. There is no boxing conversion or type parameter conversion from '{3}' to '{1}'.",
  },
  CS0315: {
    severity: 'error',
    message:
      "The type '{3}' cannot be used as type parameter '{2}' in the generic type or method '{0}'. There is no boxing conversion from '{3}' to '{1}'.",
  },
  CS0414: { severity: 'warning', message: "The field '{0}' is assigned but its value is never used" },
  CS0420: {
    severity: 'warning',
    message: "'{0}': a reference to a volatile field will not be treated as volatile",
  },
  CS0425: {
    severity: 'error',
    message:
      "The constraints for type parameter '{0}' of method '{1}' must match the constraints for type parameter '{2}' of interface method '{3}'. Consider using an explicit interface implementation instead.",
  },
  CS0448: {
    severity: 'error',
    message:
      'The return type for ++ or -- operator must match the parameter type or be derived from the parameter type',
  },
  CS0452: {
    severity: 'error',
    message:
      "The type '{0}' must be a reference type in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS0506: {
    severity: 'error',
    message:
      "'{0}': cannot override inherited member '{1}' because it is not marked virtual, abstract, or override",
  },
  CS0507: {
    severity: 'error',
    message: "'{0}': cannot change access modifiers when overriding '{2}' inherited member '{1}'",
  },
  CS0508: { severity: 'error', message: "'{0}': return type must be '{2}' to match overridden member '{1}'" },
  CS0509: { severity: 'error', message: "'{0}': cannot derive from sealed type '{1}'" },
  CS0516: { severity: 'error', message: "Constructor '{0}' cannot call itself" },
  CS0522: { severity: 'error', message: "'{0}': structs cannot call base class constructors" },
  CS0523: {
    severity: 'error',
    message: "Struct member '{0}' of type '{1}' causes a cycle in the struct layout",
  },
  CS0527: { severity: 'error', message: "Type '{0}' in interface list is not an interface" },
  CS0528: { severity: 'error', message: "'{0}' is already listed in interface list" },
  CS0529: {
    severity: 'error',
    message: "Inherited interface '{0}' causes a cycle in the interface hierarchy of '{1}'",
  },
  CS0534: { severity: 'error', message: "'{0}' does not implement inherited abstract member '{1}'" },
  CS0535: { severity: 'error', message: "'{0}' does not implement interface member '{1}'" },
  CS0552: {
    severity: 'error',
    message: "'{0}': user-defined conversions to or from an interface are not allowed",
  },
  CS0553: {
    severity: 'error',
    message: "'{0}': user-defined conversions to or from a base type are not allowed",
  },
  CS0554: {
    severity: 'error',
    message: "'{0}': user-defined conversions to or from a derived type are not allowed",
  },
  CS0555: { severity: 'error', message: 'User-defined operator cannot convert a type to itself' },
  CS0557: { severity: 'error', message: "Duplicate user-defined conversion in type '{0}'" },
  CS0567: {
    severity: 'error',
    message:
      'Conversion, equality, or inequality operators declared in interfaces must be abstract or virtual',
  },
  CS0644: { severity: 'error', message: "'{0}' cannot derive from special class '{1}'" },
  CS0649: {
    severity: 'warning',
    message: "Field '{0}' is never assigned to, and will always have its default value {1}",
  },
  CS0659: {
    severity: 'warning',
    message: "'{0}' overrides Object.Equals(object o) but does not override Object.GetHashCode()",
  },
  CS0660: {
    severity: 'warning',
    message: "'{0}' defines operator == or operator != but does not override Object.Equals(object o)",
  },
  CS0661: {
    severity: 'warning',
    message: "'{0}' defines operator == or operator != but does not override Object.GetHashCode()",
  },
  CS0663: {
    severity: 'error',
    message: "'{0}' cannot define an overloaded {1} that differs only on parameter modifiers '{2}' and '{3}'",
  },
  CS0666: { severity: 'error', message: "'{0}': new protected member declared in struct" },
  CS0689: { severity: 'error', message: "Cannot derive from '{0}' because it is a type parameter" },
  CS0694: {
    severity: 'error',
    message: "Type parameter '{0}' has the same name as the containing type, or method",
  },
  CS0709: { severity: 'error', message: "'{0}': cannot derive from static class '{1}'" },
  CS0713: {
    severity: 'error',
    message: "Static class '{0}' cannot derive from type '{1}'. Static classes must derive from object.",
  },
  CS0714: { severity: 'error', message: "'{0}': static classes cannot implement interfaces" },
  CS0736: {
    severity: 'error',
    message:
      "'{0}' does not implement instance interface member '{1}'. '{2}' cannot implement the interface member because it is static.",
  },
  CS0737: {
    severity: 'error',
    message:
      "'{0}' does not implement interface member '{1}'. '{2}' cannot implement an interface member because it is not public.",
  },
  CS0738: {
    severity: 'error',
    message:
      "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}' because it does not have the matching return type of '{3}'.",
  },
  CS0750: { severity: 'error', message: "A partial member cannot have the 'abstract' modifier" },
  CS0751: { severity: 'error', message: 'A partial member must be declared within a partial type' },
  CS0754: { severity: 'error', message: 'A partial member may not explicitly implement an interface member' },
  CS0756: { severity: 'error', message: 'A partial method may not have multiple defining declarations' },
  CS0757: { severity: 'error', message: 'A partial method may not have multiple implementing declarations' },
  CS0759: {
    severity: 'error',
    message: "No defining declaration found for implementing declaration of partial method '{0}'",
  },
  CS0763: {
    severity: 'error',
    message: 'Both partial member declarations must be static or neither may be static',
  },
  CS0768: {
    severity: 'error',
    message: "Constructor '{0}' cannot call itself through another constructor",
  },
  CS1057: { severity: 'error', message: "'{0}': static classes cannot contain protected members" },
  CS1067: {
    severity: 'error',
    message:
      "Partial declarations of '{0}' must have the same type parameter names and variance modifiers in the same order",
  },
  CS1521: { severity: 'error', message: 'Invalid base type' },
  CS1670: { severity: 'error', message: 'params is not valid in this context' },
  CS1721: { severity: 'error', message: "Class '{0}' cannot have multiple base classes: '{1}' and '{2}'" },
  CS1722: { severity: 'error', message: "Base class '{0}' must come before any interfaces" },
  CS1961: {
    severity: 'error',
    message: "Invalid variance: The type parameter '{1}' must be {3} valid on '{0}'. '{1}' is {2}.",
  },
  CS1964: {
    severity: 'error',
    message: "'{0}': user-defined conversions to or from the dynamic type are not allowed",
  },
  CS1965: { severity: 'error', message: "'{0}': cannot derive from the dynamic type" },
  CS1983: {
    severity: 'error',
    message:
      'The return type of an async method must be void, Task, Task<T>, a task-like type, IAsyncEnumerable<T>, or IAsyncEnumerator<T>',
  },
  CS7025: {
    severity: 'error',
    message: "Inconsistent accessibility: event type '{1}' is less accessible than event '{0}'",
  },
  CS8080: {
    severity: 'error',
    message: 'Auto-implemented properties must override all accessors of the overridden property.',
  },
  CS8141: {
    severity: 'error',
    message:
      "The tuple element names in the signature of method '{0}' must match the tuple element names of interface method '{1}' (including on the return type).",
  },
  CS8341: {
    severity: 'error',
    message: 'Auto-implemented instance properties in readonly structs must be readonly.',
  },
  CS8646: { severity: 'error', message: "'{0}' is explicitly implemented more than once." },
  CS8657: { severity: 'error', message: "Static member '{0}' cannot be marked 'readonly'." },
  CS8795: {
    severity: 'error',
    message: "Partial method '{0}' must have an implementation part because it has accessibility modifiers.",
  },
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
  CS8799: {
    severity: 'error',
    message: 'Both partial member declarations must have identical accessibility modifiers.',
  },
  CS8817: { severity: 'error', message: 'Both partial method declarations must have the same return type.' },
  CS8851: { severity: 'warning', message: "'{0}' defines 'Equals' but not 'GetHashCode'" },
  CS8854: {
    severity: 'error',
    message: "'{0}' does not implement interface member '{1}'. '{2}' cannot implement '{1}'.",
  },
  CS8859: { severity: 'error', message: "Members named 'Clone' are disallowed in records." },
  CS8861: { severity: 'error', message: 'Unexpected argument list.' },
  CS8862: {
    severity: 'error',
    message: "A constructor declared in a type with parameter list must have 'this' constructor initializer.",
  },
  CS8863: { severity: 'error', message: 'Only a single partial type declaration may have a parameter list' },
  CS8864: { severity: 'error', message: 'Records may only inherit from object or another record' },
  CS8865: { severity: 'error', message: 'Only records may inherit from records.' },
  CS8866: {
    severity: 'error',
    message:
      "Record member '{0}' must be a readable instance property or field of type '{1}' to match positional parameter '{2}'.",
  },
  CS8867: { severity: 'error', message: "No accessible copy constructor found in base type '{0}'." },
  CS8868: {
    severity: 'error',
    message:
      'A copy constructor in a record must call a copy constructor of the base, or a parameterless object constructor if the record inherits from object.',
  },
  CS8869: { severity: 'error', message: "'{0}' does not override expected method from 'object'." },
  CS8870: { severity: 'error', message: "'{0}' cannot be sealed because containing record is not sealed." },
  CS8871: { severity: 'error', message: "'{0}' does not override expected method from '{1}'." },
  CS8872: {
    severity: 'error',
    message: "'{0}' must allow overriding because the containing record is not sealed.",
  },
  CS8873: { severity: 'error', message: "Record member '{0}' must be public." },
  CS8874: { severity: 'error', message: "Record member '{0}' must return '{1}'." },
  CS8875: { severity: 'error', message: "Record member '{0}' must be protected." },
  CS8876: { severity: 'error', message: "'{0}' does not override expected property from '{1}'." },
  CS8877: { severity: 'error', message: "Record member '{0}' may not be static." },
  CS8878: {
    severity: 'error',
    message: "A copy constructor '{0}' must be public or protected because the record is not sealed.",
  },
  CS8879: { severity: 'error', message: "Record member '{0}' must be private." },
  CS8906: { severity: 'error', message: "Record equality contract property '{0}' must have a get accessor." },
  CS8907: {
    severity: 'warning',
    message: "Parameter '{0}' is unread. Did you forget to use it to initialize the property with that name?",
  },
  CS8910: {
    severity: 'error',
    message: 'The primary constructor conflicts with the synthesized copy constructor.',
  },
  CS8920: {
    severity: 'error',
    message:
      "The interface '{0}' cannot be used as type argument. Static member '{1}' does not have a most specific implementation in the interface.",
  },
  CS8928: {
    severity: 'error',
    message:
      "'{0}' does not implement static interface member '{1}'. '{2}' cannot implement the interface member because it is not static.",
  },
  CS8958: { severity: 'error', message: "The parameterless struct constructor must be 'public'." },
  CS8983: {
    severity: 'error',
    message: "A 'struct' with field initializers must include an explicitly declared constructor.",
  },
  CS9025: {
    severity: 'error',
    message: "The operator '{0}' requires a matching non-checked version of the operator to also be defined",
  },
  CS9029: { severity: 'error', message: "Types and aliases cannot be named 'required'." },
  CS9032: {
    severity: 'error',
    message:
      "Required member '{0}' cannot be less visible or have a setter less visible than the containing type '{1}'.",
  },
  CS9034: { severity: 'error', message: "Required member '{0}' must be settable." },
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
  CS9054: {
    severity: 'error',
    message: "File-local type '{0}' must be defined in a top level type; '{0}' is a nested type.",
  },
  CS9056: { severity: 'error', message: "Types and aliases cannot be named 'file'." },
  CS9062: { severity: 'error', message: "Types and aliases cannot be named 'scoped'." },
  CS9113: { severity: 'warning', message: "Parameter '{0}' is unread." },
  CS9107: {
    severity: 'warning',
    message:
      "Parameter '{0}' is captured into the state of the enclosing type and its value is also passed to the base constructor. The value might be captured by the base class as well.",
  },
  CS9121: {
    severity: 'error',
    message: "Struct primary constructor parameter '{0}' of type '{1}' causes a cycle in the struct layout",
  },
  CS9122: { severity: 'error', message: 'Unexpected parameter list.' },
  CS9124: {
    severity: 'warning',
    message:
      "Parameter '{0}' is captured into the state of the enclosing type and its value is also used to initialize a field, property, or event.",
  },
  CS9244: {
    severity: 'error',
    message:
      "The type '{0}' may not be a ref struct or a type parameter allowing ref structs in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS9245: {
    severity: 'error',
    message: "'{0}' cannot implement interface member '{1}' for ref struct '{2}'.",
  },
  CS9248: { severity: 'error', message: "Partial property '{0}' must have an implementation part." },
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
  CS9252: {
    severity: 'error',
    message: "Property accessor '{0}' must be implemented because it is declared on the definition part",
  },
  CS9253: {
    severity: 'error',
    message: "Property accessor '{0}' does not implement any accessor declared on the definition part",
  },
  CS9275: { severity: 'error', message: "Partial member '{0}' must have an implementation part." },
  CS9276: { severity: 'error', message: "Partial member '{0}' must have a definition part." },
  CS9277: { severity: 'error', message: "Partial member '{0}' may not have multiple defining declarations." },
  CS9278: {
    severity: 'error',
    message: "Partial member '{0}' may not have multiple implementing declarations.",
  },
  CS9282: { severity: 'error', message: 'This member is not allowed in an extension block' },
  CS9283: {
    severity: 'error',
    message: 'Extensions must be declared in a top-level, non-generic, static class',
  },
  CS9284: {
    severity: 'error',
    message: 'The receiver parameter of an extension cannot have a default value',
  },
  CS0306: { severity: 'error', message: "The type '{0}' may not be used as a type argument" },
  CS9167: { severity: 'error', message: 'Inline array length must be greater than 0.' },
  CS9169: {
    severity: 'error',
    message: 'Inline array struct must declare one and only one instance field.',
  },
  CS9180: {
    severity: 'error',
    message:
      'Inline array element field cannot be declared as required, readonly, volatile, or as a fixed size buffer.',
  },
  CS9259: {
    severity: 'error',
    message: "Attribute 'System.Runtime.CompilerServices.InlineArray' cannot be applied to a record struct.",
  },
  CS9280: {
    severity: 'error',
    message: "'{0}': only the implementing declaration of a partial constructor can have an initializer",
  },
  CS9285: { severity: 'error', message: 'An extension container can have only one receiver parameter' },
  CS9306: { severity: 'error', message: "Types and aliases cannot be named 'extension'." },
  CS9343: {
    severity: 'error',
    message: 'Cannot pass arguments to the base type without a parameter list on the type declaration.',
  },
  CS8379: {
    severity: 'error',
    message:
      "Type parameter '{1}' has the 'unmanaged' constraint so '{1}' cannot be used as a constraint for '{0}'",
  },
  CS8375: {
    severity: 'error',
    message: "The 'new()' constraint cannot be used with the 'unmanaged' constraint",
  },
  CS8380: {
    severity: 'error',
    message: "'{0}': cannot specify both a constraint class and the 'unmanaged' constraint",
  },
  CS8377: {
    severity: 'error',
    message:
      "The type '{2}' must be a non-nullable value type, along with all fields at any level of nesting, in order to use it as parameter '{1}' in the generic type or method '{0}'",
  },
  CS1968: { severity: 'error', message: "Constraint cannot be a dynamic type '{0}'" },
  CS1966: { severity: 'error', message: "'{0}': cannot implement a dynamic interface '{1}'" },
} as const;

/** The codes of this table. */
export type TypeCode = keyof typeof typeCodes;
