// What the binder has to say: Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of semantic errors and warnings with severity and message format. */
export const semanticCodes = {
  CS0550: { severity: 'error', message: "'{0}' adds an accessor not found in interface member '{1}'" },
  CS0551: {
    severity: 'error',
    message: "Explicit interface implementation '{0}' is missing accessor '{1}'",
  },
  CS0628: { severity: 'warning', message: "'{0}': new protected member declared in sealed type" },
  CS0716: { severity: 'error', message: "Cannot convert to static type '{0}'" },
  CS0768: {
    severity: 'error',
    message: "Constructor '{0}' cannot call itself through another constructor",
  },
  CS9336: { severity: 'warning', message: 'The pattern is redundant.' },
  CS0073: { severity: 'error', message: 'An add or remove accessor must have a body' },
  CS0238: { severity: 'error', message: "'{0}' cannot be sealed because it is not an override" },
  CS0229: { severity: 'error', message: "Ambiguity between '{0}' and '{1}'" },
  CS0267: {
    severity: 'error',
    message:
      "The 'partial' modifier can only appear immediately before 'class', 'record', 'struct', 'interface', 'event', an instance constructor name, or a method or property return type.",
  },
  CS0418: { severity: 'error', message: "'{0}': an abstract type cannot be sealed or static" },
  CS0441: { severity: 'error', message: "'{0}': a type cannot be both static and sealed" },
  CS0681: {
    severity: 'error',
    message: "The modifier 'abstract' is not valid on fields. Try using a property instead.",
  },
  CS1958: {
    severity: 'error',
    message:
      'Object and collection initializer expressions may not be applied to a delegate creation expression',
  },
  CS8869: { severity: 'error', message: "'{0}' does not override expected method from 'object'." },
  CS8872: {
    severity: 'error',
    message: "'{0}' must allow overriding because the containing record is not sealed.",
  },
  CS1994: {
    severity: 'error',
    message: "The 'async' modifier can only be used in methods that have a body.",
  },
  CS4001: { severity: 'error', message: "Cannot await '{0}'" },
  CS7094: { severity: 'error', message: 'Cannot await in the filter expression of a catch clause' },
  CS8403: {
    severity: 'error',
    message: "Method '{0}' with an iterator block must be 'async' to return '{1}'",
  },
  CS8414: {
    severity: 'error',
    message:
      "foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'. Did you mean 'await foreach' rather than 'foreach'?",
  },
  CS9045: {
    severity: 'error',
    message: 'Required members are not allowed on the top level of a script or submission.',
  },
  CS9343: {
    severity: 'error',
    message: 'Cannot pass arguments to the base type without a parameter list on the type declaration.',
  },
  CS0574: { severity: 'error', message: 'Name of destructor must match name of type' },
  CS0575: { severity: 'error', message: 'Only class types can contain destructors' },
  CS0652: {
    severity: 'warning',
    message: "Comparison to integral constant is useless; the constant is outside the range of type '{0}'",
  },
  CS1007: { severity: 'error', message: 'Property accessor already defined' },
  CS1551: { severity: 'error', message: 'Indexers must have at least one parameter' },
  CS1981: {
    severity: 'warning',
    message:
      "Using '{0}' to test compatibility with '{1}' is essentially identical to testing compatibility with '{2}' and will succeed for all non-null values",
  },
  CS7003: { severity: 'error', message: 'Unexpected use of an unbound generic name' },
  CS0031: { severity: 'error', message: "Constant value '{0}' cannot be converted to a '{1}'" },
  CS0065: { severity: 'error', message: "'{0}': event property must have both add and remove accessors" },
  CS0066: { severity: 'error', message: "'{0}': event must be of a delegate type" },
  CS0067: { severity: 'warning', message: "The event '{0}' is never used" },
  CS0100: { severity: 'error', message: "The parameter name '{0}' is a duplicate" },
  CS0102: { severity: 'error', message: "The type '{0}' already contains a definition for '{1}'" },
  CS0103: { severity: 'error', message: "The name '{0}' does not exist in the current context" },
  CS0104: { severity: 'error', message: "'{0}' is an ambiguous reference between '{1}' and '{2}'" },
  CS0105: {
    severity: 'warning',
    message: "The using directive for '{0}' appeared previously in this namespace",
  },
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
  CS0110: {
    severity: 'error',
    message: "The evaluation of the constant value for '{0}' involves a circular definition",
  },
  CS0111: {
    severity: 'error',
    message: "Type '{1}' already defines a member called '{0}' with the same parameter types",
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
  CS0118: { severity: 'error', message: "'{0}' is a {1} but is used like a {2}" },
  CS0120: {
    severity: 'error',
    message: "An object reference is required for the non-static field, method, or property '{0}'",
  },
  CS0126: { severity: 'error', message: "An object of a type convertible to '{0}' is required" },
  CS0127: {
    severity: 'error',
    message: "Since '{0}' returns void, a return keyword must not be followed by an object expression",
  },
  CS0128: {
    severity: 'error',
    message: "A local variable or function named '{0}' is already defined in this scope",
  },
  CS0132: { severity: 'error', message: "'{0}': a static constructor must be parameterless" },
  CS0133: { severity: 'error', message: "The expression being assigned to '{0}' must be constant" },
  CS0136: {
    severity: 'error',
    message:
      "A local or parameter named '{0}' cannot be declared in this scope because that name is used in an enclosing local scope to define a local or parameter",
  },
  CS0138: {
    severity: 'error',
    message:
      "A 'using namespace' directive can only be applied to namespaces; '{0}' is a type not a namespace. Consider a 'using static' directive instead",
  },
  CS0139: { severity: 'error', message: 'No enclosing loop out of which to break or continue' },
  CS0140: { severity: 'error', message: "The label '{0}' is a duplicate" },
  CS0144: { severity: 'error', message: "Cannot create an instance of the abstract type or interface '{0}'" },
  CS0145: { severity: 'error', message: 'A const field requires a value to be provided' },
  CS0146: { severity: 'error', message: "Circular base type dependency involving '{0}' and '{1}'" },
  CS0154: {
    severity: 'error',
    message: "The property or indexer '{0}' cannot be used in this context because it lacks the get accessor",
  },
  CS0155: { severity: 'error', message: 'The type caught or thrown must be derived from System.Exception' },
  CS0156: {
    severity: 'error',
    message: 'A throw statement with no arguments is not allowed outside of a catch clause',
  },
  CS0157: { severity: 'error', message: 'Control cannot leave the body of a finally clause' },
  CS0158: {
    severity: 'error',
    message: "The label '{0}' shadows another label by the same name in a contained scope",
  },
  CS1632: {
    severity: 'error',
    message: 'Control cannot leave the body of an anonymous method or lambda expression',
  },
  CS0159: { severity: 'error', message: "No such label '{0}' within the scope of the goto statement" },
  CS0160: {
    severity: 'error',
    message: "A previous catch clause already catches all exceptions of this or of a super type ('{0}')",
  },
  CS0161: { severity: 'error', message: "'{0}': not all code paths return a value" },
  CS0162: { severity: 'warning', message: 'Unreachable code detected' },
  CS0163: {
    severity: 'error',
    message: "Control cannot fall through from one case label ('{0}') to another",
  },
  CS0164: { severity: 'warning', message: 'This label has not been referenced' },
  CS0165: { severity: 'error', message: "Use of unassigned local variable '{0}'" },
  CS0168: { severity: 'warning', message: "The variable '{0}' is declared but never used" },
  CS0169: { severity: 'warning', message: "The field '{0}' is never used" },
  CS0177: {
    severity: 'error',
    message: "The out parameter '{0}' must be assigned to before control leaves the current method",
  },
  CS0182: {
    severity: 'error',
    message:
      'An attribute argument must be a constant expression, typeof expression or array creation expression of an attribute parameter type',
  },
  CS0185: { severity: 'error', message: "'{0}' is not a reference type as required by the lock statement" },
  CS0202: {
    severity: 'error',
    message:
      "foreach requires that the return type '{0}' of '{1}' must have a suitable public 'MoveNext' method and public 'Current' property",
  },
  CS0210: {
    severity: 'error',
    message: 'You must provide an initializer in a fixed or using statement declaration',
  },
  CS0193: { severity: 'error', message: 'The * or -> operator must be applied to a pointer' },
  CS1642: { severity: 'error', message: 'Fixed size buffer fields may only be members of structs' },
  CS0214: {
    severity: 'error',
    message: 'Pointers and fixed size buffers may only be used in an unsafe context',
  },
  CS0216: {
    severity: 'error',
    message: "The operator '{0}' requires a matching operator '{1}' to also be defined",
  },
  CS0219: { severity: 'warning', message: "The variable '{0}' is assigned but its value is never used" },
  CS0225: { severity: 'error', message: 'The params parameter must have a valid collection type' },
  CS0227: { severity: 'error', message: 'Unsafe code may only appear if compiling with /unsafe' },
  CS0231: { severity: 'error', message: 'A params parameter must be the last parameter in a parameter list' },
  CS0234: {
    severity: 'error',
    message:
      "The type or namespace name '{0}' does not exist in the namespace '{1}' (are you missing an assembly reference?)",
  },
  CS0239: {
    severity: 'error',
    message: "'{0}': cannot override inherited member '{1}' because it is sealed",
  },
  CS0246: {
    severity: 'error',
    message:
      "The type or namespace name '{0}' could not be found (are you missing a using directive or an assembly reference?)",
  },
  CS0260: {
    severity: 'error',
    message:
      "Missing partial modifier on declaration of type '{0}'; another partial declaration of this type exists",
  },
  CS0269: { severity: 'error', message: "Use of unassigned out parameter '{0}'" },
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
  CS0305: { severity: 'error', message: "Using the generic {1} '{0}' requires {2} type arguments" },
  CS0308: { severity: 'error', message: "The non-generic {1} '{0}' cannot be used with type arguments" },
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
  CS0400: {
    severity: 'error',
    message:
      "The type or namespace name '{0}' could not be found in the global namespace (are you missing an assembly reference?)",
  },
  CS0409: {
    severity: 'error',
    message:
      "A constraint clause has already been specified for type parameter '{0}'. All of the constraints for a type parameter must be specified in a single where clause.",
  },
  CS0414: { severity: 'warning', message: "The field '{0}' is assigned but its value is never used" },
  CS0426: { severity: 'error', message: "The type name '{0}' does not exist in the type '{1}'" },
  CS1023: { severity: 'error', message: 'Embedded statement cannot be a declaration or labeled statement' },
  CS0432: { severity: 'error', message: "Alias '{0}' not found" },
  CS0449: {
    severity: 'error',
    message:
      "The 'class', 'struct', 'unmanaged', 'notnull', and 'default' constraints cannot be combined or duplicated, and must be specified first in the constraints list.",
  },
  CS0452: {
    severity: 'error',
    message:
      "The type '{0}' must be a reference type in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS0453: {
    severity: 'error',
    message:
      "The type '{0}' must be a non-nullable value type in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS0500: { severity: 'error', message: "'{0}' cannot declare a body because it is marked abstract" },
  CS0501: {
    severity: 'error',
    message: "'{0}' must declare a body because it is not marked abstract, extern, or partial",
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
  CS0513: { severity: 'error', message: "'{0}' is abstract but it is contained in non-abstract type '{1}'" },
  CS0515: { severity: 'error', message: "'{0}': access modifiers are not allowed on static constructors" },
  CS0516: { severity: 'error', message: "Constructor '{0}' cannot call itself" },
  CS0522: { severity: 'error', message: "'{0}': structs cannot call base class constructors" },
  CS0523: {
    severity: 'error',
    message: "Struct member '{0}' of type '{1}' causes a cycle in the struct layout",
  },
  CS0525: { severity: 'error', message: 'Interfaces cannot contain instance fields' },
  CS0526: { severity: 'error', message: 'Interfaces cannot contain instance constructors' },
  CS0527: { severity: 'error', message: "Type '{0}' in interface list is not an interface" },
  CS0528: { severity: 'error', message: "'{0}' is already listed in interface list" },
  CS0534: { severity: 'error', message: "'{0}' does not implement inherited abstract member '{1}'" },
  CS0535: { severity: 'error', message: "'{0}' does not implement interface member '{1}'" },
  CS0538: { severity: 'error', message: "'{0}' in explicit interface declaration is not an interface" },
  CS0539: {
    severity: 'error',
    message:
      "'{0}' in explicit interface declaration is not found among members of the interface that can be implemented",
  },
  CS0540: { severity: 'error', message: "'{0}': containing type does not implement interface '{1}'" },
  CS0542: { severity: 'error', message: "'{0}': member names cannot be the same as their enclosing type" },
  CS0543: { severity: 'error', message: "'{0}': the enumerator value is too large to fit in its type" },
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
  CS0556: {
    severity: 'error',
    message: 'User-defined conversion must convert to or from the enclosing type',
  },
  CS0558: { severity: 'error', message: "User-defined operator '{0}' must be declared static and public" },
  CS0562: { severity: 'error', message: 'The parameter of a unary operator must be the containing type' },
  CS0563: {
    severity: 'error',
    message: 'One of the parameters of a binary operator must be the containing type',
  },
  CS0590: { severity: 'error', message: 'User-defined operators cannot return void' },
  CS0594: { severity: 'error', message: "Floating-point constant is outside the range of type '{0}'" },
  CS0616: { severity: 'error', message: "'{0}' is not an attribute class" },
  CS0612: { severity: 'warning', message: "'{0}' is obsolete" },
  CS0617: {
    severity: 'error',
    message:
      "'{0}' is not a valid named attribute argument. Named attribute arguments must be fields which are not readonly, static, or const, or read-write properties which are public and not static.",
  },
  CS0618: { severity: 'warning', message: "'{0}' is obsolete: '{1}'" },
  CS0672: {
    severity: 'warning',
    message: "Member '{0}' overrides obsolete member '{1}'. Add the Obsolete attribute to '{0}'.",
  },
  CS0809: { severity: 'warning', message: "Obsolete member '{0}' overrides non-obsolete member '{1}'" },
  CS1016: { severity: 'error', message: 'Named attribute argument expected' },
  CS1062: {
    severity: 'warning',
    message: "The best overloaded Add method '{0}' for the collection initializer element is obsolete. {1}",
  },
  CS1063: {
    severity: 'error',
    message: "The best overloaded Add method '{0}' for the collection initializer element is obsolete. {1}",
  },
  CS1064: {
    severity: 'warning',
    message: "The best overloaded Add method '{0}' for the collection initializer element is obsolete.",
  },
  CS0619: { severity: 'error', message: "'{0}' is obsolete: '{1}'" },
  CS0621: { severity: 'error', message: "'{0}': virtual or abstract members cannot be private" },
  CS0626: {
    severity: 'warning',
    message:
      "Method, operator, or accessor '{0}' is marked external and has no attributes on it. Consider adding a DllImport attribute to specify the external implementation.",
  },
  CS0642: { severity: 'warning', message: 'Possible mistaken empty statement' },
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
  CS0670: { severity: 'error', message: 'Field cannot have void type' },
  CS0692: { severity: 'error', message: "Duplicate type parameter '{0}'" },
  CS0699: { severity: 'error', message: "'{1}' does not define type parameter '{0}'" },
  CS0701: {
    severity: 'error',
    message:
      "'{0}' is not a valid constraint. A type used as a constraint must be an interface, a non-sealed class or a type parameter.",
  },
  CS0702: { severity: 'error', message: "Constraint cannot be special class '{0}'" },
  CS0708: { severity: 'error', message: "'{0}': cannot declare instance members in a static class" },
  CS0709: { severity: 'error', message: "'{0}': cannot derive from static class '{1}'" },
  CS0711: { severity: 'error', message: 'Static classes cannot contain destructors' },
  CS0710: { severity: 'error', message: 'Static classes cannot have instance constructors' },
  CS0713: {
    severity: 'error',
    message: "Static class '{0}' cannot derive from type '{1}'. Static classes must derive from object.",
  },
  CS0715: { severity: 'error', message: "'{0}': static classes cannot contain user-defined operators" },
  CS0718: { severity: 'error', message: "'{0}': static types cannot be used as type arguments" },
  CS0719: { severity: 'error', message: "'{0}': array elements cannot be of static type" },
  CS0721: { severity: 'error', message: "'{0}': static types cannot be used as parameters" },
  CS0722: { severity: 'error', message: "'{0}': static types cannot be used as return types" },
  CS0723: { severity: 'error', message: "Cannot declare a variable of static type '{0}'" },
  CS0724: {
    severity: 'error',
    message:
      'A throw statement with no arguments is not allowed in a finally clause that is nested inside the nearest enclosing catch clause',
  },
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
  CS0815: { severity: 'error', message: 'Cannot assign {0} to an implicitly-typed variable' },
  CS0818: { severity: 'error', message: 'Implicitly-typed variables must be initialized' },
  CS0819: { severity: 'error', message: 'Implicitly-typed variables cannot have multiple declarators' },
  CS0820: {
    severity: 'error',
    message: 'Cannot initialize an implicitly-typed variable with an array initializer',
  },
  CS0822: { severity: 'error', message: 'Implicitly-typed variables cannot be constant' },
  CS0825: {
    severity: 'error',
    message:
      "The contextual keyword 'var' may only appear within a local variable declaration or in script code",
  },
  CS0841: { severity: 'error', message: "Cannot use local variable '{0}' before it is declared" },
  CS1004: { severity: 'error', message: "Duplicate '{0}' modifier" },
  CS1008: {
    severity: 'error',
    message: 'Type byte, sbyte, short, ushort, int, uint, long, or ulong expected',
  },
  CS1014: { severity: 'error', message: 'A get or set accessor expected' },
  CS1017: {
    severity: 'error',
    message: 'Catch clauses cannot follow the general catch clause of a try statement',
  },
  CS1019: { severity: 'error', message: 'Overloadable unary operator expected' },
  CS1061: {
    severity: 'error',
    message:
      "'{0}' does not contain a definition for '{1}' and no accessible extension method '{1}' accepting a first argument of type '{0}' could be found (are you missing a using directive or an assembly reference?)",
  },
  CS1100: {
    severity: 'error',
    message: "Method '{0}' has a parameter modifier 'this' which is not on the first parameter",
  },
  CS1105: { severity: 'error', message: 'Extension method must be static' },
  CS1109: {
    severity: 'error',
    message: 'Extension methods must be defined in a top level static class; {0} is a nested class',
  },
  CS1113: {
    severity: 'error',
    message: "Extension method '{0}' defined on value type '{1}' cannot be used to create delegates",
  },
  CS1519: {
    severity: 'error',
    message: "Invalid token '{0}' in class, record, struct, or interface member declaration",
  },
  CS1520: { severity: 'error', message: 'Method must have a return type' },
  CS1536: { severity: 'error', message: "Invalid parameter type 'void'" },
  CS1537: { severity: 'error', message: "The using alias '{0}' appeared previously in this namespace" },
  CS1547: { severity: 'error', message: "Keyword 'void' cannot be used in this context" },
  CS1579: {
    severity: 'error',
    message:
      "foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'",
  },
  CS1612: {
    severity: 'error',
    message: "Cannot modify the return value of '{0}' because it is not a variable",
  },
  CS1621: {
    severity: 'error',
    message: 'The yield statement cannot be used inside an anonymous method or lambda expression',
  },
  CS1622: {
    severity: 'error',
    message:
      'Cannot return a value from an iterator. Use the yield return statement to return a value, or yield break to end the iteration.',
  },
  CS1623: { severity: 'error', message: 'Iterators cannot have ref, in or out parameters' },
  CS1624: {
    severity: 'error',
    message: "The body of '{0}' cannot be an iterator block because '{1}' is not an iterator interface type",
  },
  CS1625: { severity: 'error', message: 'Cannot yield in the body of a finally clause' },
  CS1626: {
    severity: 'error',
    message: 'Cannot yield a value in the body of a try block with a catch clause',
  },
  CS1628: {
    severity: 'error',
    message:
      "Cannot use ref, out, or in parameter '{0}' inside an anonymous method, lambda expression, query expression, or local function",
  },
  CS1631: { severity: 'error', message: 'Cannot yield a value in the body of a catch clause' },
  CS1662: {
    severity: 'error',
    message:
      'Cannot convert {0} to intended delegate type because some of the return types in the block are not implicitly convertible to the delegate return type',
  },
  CS1674: {
    severity: 'error',
    message: "'{0}': type used in a using statement must implement 'System.IDisposable'.",
  },
  CS1715: { severity: 'error', message: "'{0}': type must be '{2}' to match overridden member '{1}'" },
  CS1717: {
    severity: 'warning',
    message: 'Assignment made to same variable; did you mean to assign something else?',
  },
  CS1721: { severity: 'error', message: "Class '{0}' cannot have multiple base classes: '{1}' and '{2}'" },
  CS1722: { severity: 'error', message: "Base class '{0}' must come before any interfaces" },
  CS1729: { severity: 'error', message: "'{0}' does not contain a constructor that takes {1} arguments" },
  CS1736: { severity: 'error', message: "Default parameter value for '{0}' must be a compile-time constant" },
  CS1737: { severity: 'error', message: 'Optional parameters must appear after all required parameters' },
  CS1741: { severity: 'error', message: 'A ref or out parameter cannot have a default value' },
  CS1750: {
    severity: 'error',
    message:
      "A value of type '{0}' cannot be used as a default parameter because there are no standard conversions to type '{1}'",
  },
  CS1751: { severity: 'error', message: 'Cannot specify a default value for a parameter collection' },
  CS1763: {
    severity: 'error',
    message:
      "'{0}' is of type '{1}'. A default parameter value of a reference type other than string can only be initialized with null",
  },
  CS1961: {
    severity: 'error',
    message: "Invalid variance: The type parameter '{1}' must be {3} valid on '{0}'. '{1}' is {2}.",
  },
  CS8420: {
    severity: 'error',
    message:
      "The body of an async-iterator method must contain a 'yield' statement. Consider removing 'async' from the method declaration or adding a 'yield' statement.",
  },
  CS1983: {
    severity: 'error',
    message:
      'The return type of an async method must be void, Task, Task<T>, a task-like type, IAsyncEnumerable<T>, or IAsyncEnumerator<T>',
  },
  CS1988: { severity: 'error', message: 'Async methods cannot have ref, in or out parameters' },
  CS1996: { severity: 'error', message: 'Cannot await in the body of a lock statement' },
  CS1997: {
    severity: 'error',
    message:
      "Since '{0}' is an async method that returns '{1}', a return keyword must not be followed by an object expression",
  },
  CS4032: {
    severity: 'error',
    message:
      "The 'await' operator can only be used within an async method. Consider marking this method with the 'async' modifier and changing its return type to 'Task<{0}>'.",
  },
  CS4033: {
    severity: 'error',
    message:
      "The 'await' operator can only be used within an async method. Consider marking this method with the 'async' modifier and changing its return type to 'Task'.",
  },
  CS7007: {
    severity: 'error',
    message:
      "A 'using static' directive can only be applied to types; '{0}' is a namespace not a type. Consider a 'using namespace' directive instead",
  },
  CS7019: {
    severity: 'error',
    message:
      "Type of '{0}' cannot be inferred since its initializer directly or indirectly refers to the definition.",
  },
  CS7020: { severity: 'error', message: "Cannot use 'yield' in top-level script code" },
  CS7036: {
    severity: 'error',
    message: "There is no argument given that corresponds to the required parameter '{0}' of '{1}'",
  },
  CS7095: {
    severity: 'warning',
    message: "Filter expression is a constant 'true', consider removing the filter",
  },
  CS8359: {
    severity: 'warning',
    message: "Filter expression is a constant 'false', consider removing the catch clause",
  },
  CS8030: {
    severity: 'error',
    message: 'Anonymous function converted to a void returning delegate cannot return a value',
  },
  CS8031: {
    severity: 'error',
    message: "Async lambda expression converted to a '{0}' returning delegate cannot return a value",
  },
  CS8050: {
    severity: 'error',
    message:
      "Only auto-implemented properties, or properties that use the 'field' keyword, can have initializers.",
  },
  CS8051: { severity: 'error', message: 'Auto-implemented properties must have get accessors.' },
  CS8070: { severity: 'error', message: "Control cannot fall out of switch from final case label ('{0}')" },
  CS8112: {
    severity: 'error',
    message: "Local function '{0}' must declare a body because it is not marked 'static extern'.",
  },
  CS8123: {
    severity: 'warning',
    message:
      "The tuple element name '{0}' is ignored because a different name or no name is specified by the target type '{1}'.",
  },
  CS8127: { severity: 'error', message: 'Tuple element names must be unique.' },
  CS8145: { severity: 'error', message: 'Auto-implemented properties cannot return by reference' },
  CS8147: { severity: 'error', message: 'Properties which return by reference cannot have set accessors' },
  CS8149: {
    severity: 'error',
    message: 'By-reference returns may only be used in methods that return by reference',
  },
  CS8150: { severity: 'error', message: 'By-value returns may only be used in methods that return by value' },
  CS8151: {
    severity: 'error',
    message: "The return expression must be of type '{0}' because this method returns by reference",
  },
  CS8171: { severity: 'error', message: 'Cannot initialize a by-value variable with a reference' },
  CS8172: { severity: 'error', message: 'Cannot initialize a by-reference variable with a value' },
  CS8174: { severity: 'error', message: 'A declaration of a by-reference variable must have an initializer' },
  CS8175: {
    severity: 'error',
    message: "Cannot use ref local '{0}' inside an anonymous method, lambda expression, or query expression",
  },
  CS8197: { severity: 'error', message: "Cannot infer the type of implicitly-typed out variable '{0}'." },
  CS8321: { severity: 'warning', message: "The local function '{0}' is declared but never used" },
  CS8345: {
    severity: 'error',
    message:
      "Field or auto-implemented property cannot be of type '{0}' unless it is an instance member of a ref struct.",
  },
  CS8329: {
    severity: 'error',
    message: "Cannot use {0} '{1}' as a ref or out value because it is a readonly variable",
  },
  CS9025: {
    severity: 'error',
    message: "The operator '{0}' requires a matching non-checked version of the operator to also be defined",
  },
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
  CS8341: {
    severity: 'error',
    message: 'Auto-implemented instance properties in readonly structs must be readonly.',
  },
  CS8361: {
    severity: 'warning',
    message: "Filter expression is a constant 'false', consider removing the catch clause",
  },
  CS8410: {
    severity: 'error',
    message:
      "'{0}': type used in an asynchronous using statement must implement 'System.IAsyncDisposable' or implement a suitable 'DisposeAsync' method.",
  },
  CS8411: {
    severity: 'error',
    message:
      "Asynchronous foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a suitable public instance or extension definition for '{1}'",
  },
  CS8415: {
    severity: 'error',
    message:
      "Asynchronous foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'. Did you mean 'foreach' rather than 'await foreach'?",
  },
  CS8416: {
    severity: 'error',
    message: 'Cannot use a collection of dynamic type in an asynchronous foreach',
  },
  CS8421: { severity: 'error', message: "A static local function cannot contain a reference to '{0}'." },
  CS8422: {
    severity: 'error',
    message: "A static local function cannot contain a reference to 'this' or 'base'.",
  },
  CS8632: {
    severity: 'warning',
    message:
      "The annotation for nullable reference types should only be used in code within a '#nullable' annotations context.",
  },
  CS8820: { severity: 'error', message: "A static anonymous function cannot contain a reference to '{0}'." },
  CS8862: {
    severity: 'error',
    message: "A constructor declared in a type with parameter list must have 'this' constructor initializer.",
  },
  CS8864: { severity: 'error', message: 'Records may only inherit from object or another record' },
  CS8865: { severity: 'error', message: 'Only records may inherit from records.' },
  CS8866: {
    severity: 'error',
    message:
      "Record member '{0}' must be a readable instance property or field of type '{1}' to match positional parameter '{2}'.",
  },
  CS8907: {
    severity: 'warning',
    message: "Parameter '{0}' is unread. Did you forget to use it to initialize the property with that name?",
  },
  CS8920: {
    severity: 'error',
    message:
      "The interface '{0}' cannot be used as type argument. Static member '{1}' does not have a most specific implementation in the interface.",
  },
  CS8921: {
    severity: 'error',
    message:
      'The parameter of a unary operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8924: {
    severity: 'error',
    message:
      'One of the parameters of a binary operator must be the containing type, or its type parameter constrained to it.',
  },
  CS8926: {
    severity: 'error',
    message: 'A static virtual or abstract interface member can be accessed only on a type parameter.',
  },
  CS8928: {
    severity: 'error',
    message:
      "'{0}' does not implement static interface member '{1}'. '{2}' cannot implement the interface member because it is not static.",
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
  CS8958: { severity: 'error', message: "The parameterless struct constructor must be 'public'." },
  CS8983: {
    severity: 'error',
    message: "A 'struct' with field initializers must include an explicitly declared constructor.",
  },
  CS9035: {
    severity: 'error',
    message: "Required member '{0}' must be set in the object initializer or attribute constructor.",
  },
  CS0844: {
    severity: 'error',
    message:
      "Cannot use local variable '{0}' before it is declared. The declaration of the local variable hides the field '{1}'.",
  },
  CS9105: { severity: 'error', message: "Cannot use primary constructor parameter '{0}' in this context." },
  CS9109: {
    severity: 'error',
    message: "Cannot use ref, out, or in primary constructor parameter '{0}' inside an instance member",
  },
  CS9108: {
    severity: 'error',
    message:
      "Cannot use parameter '{0}' that has ref-like type inside an anonymous method, lambda expression, query expression, or local function",
  },
  CS9266: {
    severity: 'warning',
    message:
      "The '{0}' accessor of property '{1}' should use 'field' because the other accessor is using it.",
  },
  CS8347: {
    severity: 'error',
    message:
      "Cannot use a result of '{0}' in this context because it may expose variables referenced by parameter '{1}' outside of their declaration scope",
  },
  CS8350: {
    severity: 'error',
    message:
      "This combination of arguments to '{0}' is disallowed because it may expose variables referenced by parameter '{1}' outside of their declaration scope",
  },
  CS8352: {
    severity: 'error',
    message:
      "Cannot use variable '{0}' in this context because it may expose referenced variables outside of their declaration scope",
  },
  CS8353: {
    severity: 'error',
    message:
      "A result of a stackalloc expression of type '{0}' cannot be used in this context because it may be exposed outside of the containing method",
  },
  CS9203: {
    severity: 'error',
    message:
      "A collection expression of type '{0}' cannot be used in this context because it may be exposed outside of the current scope.",
  },
  CS4007: {
    severity: 'error',
    message: "Instance of type '{0}' cannot be preserved across 'await' or 'yield' boundary.",
  },
  CS9217: {
    severity: 'error',
    message: "A 'ref' local cannot be preserved across 'await' or 'yield' boundary.",
  },
  CS9273: {
    severity: 'error',
    message:
      "In language version 14.0, 'field' is a keyword within a property accessor. Rename the variable or use the identifier '@field' instead.",
  },
  CS8346: {
    severity: 'error',
    message: "Conversion of a stackalloc expression of type '{0}' to type '{1}' is not possible.",
  },
  CS0186: { severity: 'error', message: 'Use of null is not valid in this context' },
  CS9244: {
    severity: 'error',
    message:
      "The type '{0}' may not be a ref struct or a type parameter allowing ref structs in order to use it as parameter '{1}' in the generic type or method '{2}'",
  },
  CS0611: { severity: 'error', message: "Array elements cannot be of type '{0}'" },
  CS8185: { severity: 'error', message: 'A declaration is not allowed in this context.' },
  CS9054: {
    severity: 'error',
    message: "File-local type '{0}' must be defined in a top level type; '{0}' is a nested type.",
  },
  CS9113: { severity: 'warning', message: "Parameter '{0}' is unread." },
  CS9124: {
    severity: 'warning',
    message:
      "Parameter '{0}' is captured into the state of the enclosing type and its value is also used to initialize a field, property, or event.",
  },
  CS9354: { severity: 'error', message: "'with(...)' element must be the first element" },
  CS9355: { severity: 'error', message: "'with(...)' elements are not supported for type '{0}'" },
  CS9357: {
    severity: 'error',
    message: "'with(...)' element for a read-only interface must be empty if present",
  },
  CS9310: { severity: 'error', message: 'The return type for this operator must be void' },
  CS9283: {
    severity: 'error',
    message: 'Extensions must be declared in a top-level, non-generic, static class',
  },
  CS0401: {
    severity: 'error',
    message: 'The new() constraint must be the last restrictive constraint specified',
  },
  CS0665: {
    severity: 'warning',
    message: 'Assignment in conditional expression is always constant; did you mean to use == instead of = ?',
  },
  CS0748: {
    severity: 'error',
    message: 'Inconsistent lambda parameter usage; parameter types must be all explicit or all implicit',
  },
  CS1740: { severity: 'error', message: "Named argument '{0}' cannot be specified multiple times" },
  CS0080: { severity: 'error', message: 'Constraints are not allowed on non-generic declarations' },
  CS0215: { severity: 'error', message: 'The return type of operator True or False must be bool' },
  CS0283: { severity: 'error', message: "The type '{0}' cannot be declared const" },
  CS0406: {
    severity: 'error',
    message: "The class type constraint '{0}' must come before any other constraints",
  },
  CS0448: {
    severity: 'error',
    message:
      'The return type for ++ or -- operator must match the parameter type or be derived from the parameter type',
  },
  CS0504: { severity: 'error', message: "The constant '{0}' cannot be marked static" },
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
  CS0644: { severity: 'error', message: "'{0}' cannot derive from special class '{1}'" },
  CS0666: { severity: 'error', message: "'{0}': new protected member declared in struct" },
  CS0693: {
    severity: 'warning',
    message: "Type parameter '{0}' has the same name as the type parameter from outer type '{1}'",
  },
  CS1521: { severity: 'error', message: 'Invalid base type' },
  CS1534: { severity: 'error', message: "Overloaded binary operator '{0}' takes two parameters" },
  CS1965: { severity: 'error', message: "'{0}': cannot derive from the dynamic type" },
  CS9032: {
    severity: 'error',
    message:
      "Required member '{0}' cannot be less visible or have a setter less visible than the containing type '{1}'.",
  },
  CS9034: { severity: 'error', message: "Required member '{0}' must be settable." },
  CS0529: {
    severity: 'error',
    message: "Inherited interface '{0}' causes a cycle in the interface hierarchy of '{1}'",
  },
  CS0252: {
    severity: 'warning',
    message:
      "Possible unintended reference comparison; to get a value comparison, cast the left hand side to type '{0}'",
  },
  CS0253: {
    severity: 'warning',
    message:
      "Possible unintended reference comparison; to get a value comparison, cast the right hand side to type '{0}'",
  },
  CS1718: {
    severity: 'warning',
    message: 'Comparison made to same variable; did you mean to compare something else?',
  },
  CS4014: {
    severity: 'warning',
    message:
      "Because this call is not awaited, execution of the current method continues before the call is completed. Consider applying the 'await' operator to the result of the call.",
  },
  CS8974: {
    severity: 'warning',
    message: "Converting method group '{0}' to non-delegate type '{1}'. Did you intend to invoke the method?",
  },
} as const;

/** The codes of this table. */
export type SemanticCode = keyof typeof semanticCodes;
