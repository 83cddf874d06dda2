// What the binder has to say about operators, conversions, assignments and constants:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of operators, conversions, assignments and constants. */
export const operatorCodes = {
  CS0019: {
    name: 'ERR_BadBinaryOps',
    severity: 'error',
    message: "Operator '{0}' cannot be applied to operands of type '{1}' and '{2}'",
  },
  CS0020: { name: 'ERR_IntDivByZero', severity: 'error', message: 'Division by constant zero' },
  CS0029: {
    name: 'ERR_NoImplicitConv',
    severity: 'error',
    message: "Cannot implicitly convert type '{0}' to '{1}'",
  },
  CS0030: { name: 'ERR_NoExplicitConv', severity: 'error', message: "Cannot convert type '{0}' to '{1}'" },
  CS0031: {
    name: 'ERR_ConstOutOfRange',
    severity: 'error',
    message: "Constant value '{0}' cannot be converted to a '{1}'",
  },
  CS0034: {
    name: 'ERR_AmbigBinaryOps',
    severity: 'error',
    message: "Operator '{0}' is ambiguous on operands of type '{1}' and '{2}'",
  },
  CS0035: {
    name: 'ERR_AmbigUnaryOp',
    severity: 'error',
    message: "Operator '{0}' is ambiguous on an operand of type '{1}'",
  },
  CS0037: {
    name: 'ERR_ValueCantBeNull',
    severity: 'error',
    message: "Cannot convert null to '{0}' because it is a non-nullable value type",
  },
  CS0039: {
    name: 'ERR_NoExplicitBuiltinConv',
    severity: 'error',
    message:
      "Cannot convert type '{0}' to '{1}' via a reference conversion, boxing conversion, unboxing conversion, wrapping conversion, or null type conversion",
  },
  CS0071: {
    name: 'ERR_ExplicitEventFieldImpl',
    severity: 'error',
    message: 'An explicit interface implementation of an event must use event accessor syntax',
  },
  CS0075: {
    name: 'ERR_PossibleBadNegCast',
    severity: 'error',
    message: 'To cast a negative value, you must enclose the value in parentheses.',
  },
  CS0077: {
    name: 'ERR_AsMustHaveReferenceType',
    severity: 'error',
    message:
      "The as operator must be used with a reference type or nullable type ('{0}' is a non-nullable value type)",
  },
  CS0079: {
    name: 'ERR_BadEventUsageNoField',
    severity: 'error',
    message: "The event '{0}' can only appear on the left hand side of += or -=",
  },
  CS0110: {
    name: 'ERR_CircConstValue',
    severity: 'error',
    phase: 'afterMembers',
    message: "The evaluation of the constant value for '{0}' involves a circular definition",
  },
  CS0118: { name: 'ERR_BadSKknown', severity: 'error', message: "'{0}' is a {1} but is used like a {2}" },
  CS0131: {
    name: 'ERR_AssgLvalueExpected',
    severity: 'error',
    message: 'The left-hand side of an assignment must be a variable, property or indexer',
  },
  CS0134: {
    name: 'ERR_NotNullConstRefField',
    severity: 'error',
    message:
      "'{0}' is of type '{1}'. A const field of a reference type other than string can only be initialized with null.",
  },
  CS0172: {
    name: 'ERR_AmbigQM',
    severity: 'error',
    message:
      "Type of conditional expression cannot be determined because '{0}' and '{1}' implicitly convert to one another",
  },
  CS0173: {
    name: 'ERR_InvalidQM',
    severity: 'error',
    message:
      "Type of conditional expression cannot be determined because there is no implicit conversion between '{0}' and '{1}'",
  },
  CS0183: {
    name: 'WRN_IsAlwaysTrue',
    severity: 'warning',
    message: "The given expression is always of the provided ('{0}') type",
  },
  CS0184: {
    name: 'WRN_IsAlwaysFalse',
    severity: 'warning',
    message: "The given expression is never of the provided ('{0}') type",
  },
  CS0191: {
    name: 'ERR_AssgReadonly',
    severity: 'error',
    message:
      'A readonly field cannot be assigned to (except in a constructor or init-only setter of the type in which the field is defined or a variable initializer)',
  },
  CS0192: {
    name: 'ERR_RefReadonly',
    severity: 'error',
    message: 'A readonly field cannot be used as a ref or out value (except in a constructor)',
  },
  CS0198: {
    name: 'ERR_AssgReadonlyStatic',
    severity: 'error',
    message:
      'A static readonly field cannot be assigned to (except in a static constructor or a variable initializer)',
  },
  CS0199: {
    name: 'ERR_RefReadonlyStatic',
    severity: 'error',
    message: 'A static readonly field cannot be used as a ref or out value (except in a static constructor)',
  },
  CS0200: {
    name: 'ERR_AssgReadonlyProp',
    severity: 'error',
    message: "Property or indexer '{0}' cannot be assigned to -- it is read only",
  },
  CS0201: {
    name: 'ERR_IllegalStatement',
    severity: 'error',
    message:
      'Only assignment, call, increment, decrement, await, and new object expressions can be used as a statement',
  },
  CS0206: {
    name: 'ERR_RefProperty',
    severity: 'error',
    message: 'A non ref-returning property or indexer may not be used as an out or ref value',
  },
  CS0217: {
    name: 'ERR_BadBoolOp',
    severity: 'error',
    message:
      "In order to be applicable as a short circuit operator a user-defined logical operator ('{0}') must have the same return type and parameter types",
  },
  CS0218: {
    name: 'ERR_MustHaveOpTF',
    severity: 'error',
    message:
      "In order for '{0}' to be applicable as a short circuit operator, its declaring type '{1}' must define operator true and operator false",
  },
  CS0220: {
    name: 'ERR_CheckedOverflow',
    severity: 'error',
    message: 'The operation overflows at compile time in checked mode',
  },
  CS0221: {
    name: 'ERR_ConstOutOfRangeChecked',
    severity: 'error',
    message: "Constant value '{0}' cannot be converted to a '{1}' (use 'unchecked' syntax to override)",
  },
  CS0233: {
    name: 'ERR_SizeofUnsafe',
    severity: 'error',
    message: "'{0}' does not have a predefined size, therefore sizeof can only be used in an unsafe context",
  },
  CS0252: {
    name: 'WRN_BadRefCompareLeft',
    severity: 'warning',
    message:
      "Possible unintended reference comparison; to get a value comparison, cast the left hand side to type '{0}'",
  },
  CS0253: {
    name: 'WRN_BadRefCompareRight',
    severity: 'warning',
    message:
      "Possible unintended reference comparison; to get a value comparison, cast the right hand side to type '{0}'",
  },
  CS0266: {
    name: 'ERR_NoImplicitConvCast',
    severity: 'error',
    message:
      "Cannot implicitly convert type '{0}' to '{1}'. An explicit conversion exists (are you missing a cast?)",
  },
  CS0271: {
    name: 'ERR_InaccessibleGetter',
    severity: 'error',
    message:
      "The property or indexer '{0}' cannot be used in this context because the get accessor is inaccessible",
  },
  CS0272: {
    name: 'ERR_InaccessibleSetter',
    severity: 'error',
    message:
      "The property or indexer '{0}' cannot be used in this context because the set accessor is inaccessible",
  },
  CS0403: {
    name: 'ERR_TypeVarCantBeNull',
    severity: 'error',
    message:
      "Cannot convert null to type parameter '{0}' because it could be a non-nullable value type. Consider using 'default({0})' instead.",
  },
  CS0413: {
    name: 'ERR_AsWithTypeVar',
    severity: 'error',
    message:
      "The type parameter '{0}' cannot be used with the 'as' operator because it does not have a class type constraint nor a 'class' constraint",
  },
  CS0428: {
    name: 'ERR_MethGrpToNonDel',
    severity: 'error',
    message:
      "Cannot convert method group '{0}' to non-delegate type '{1}'. Did you intend to invoke the method?",
  },
  CS0445: {
    name: 'ERR_UnboxNotLValue',
    severity: 'error',
    message: 'Cannot modify the result of an unboxing conversion',
  },
  CS0457: {
    name: 'ERR_AmbigUDConv',
    severity: 'error',
    message: "Ambiguous user defined conversions '{0}' and '{1}' when converting from '{2}' to '{3}'",
  },
  CS0458: {
    name: 'WRN_AlwaysNull',
    severity: 'warning',
    message: "The result of the expression is always 'null' of type '{0}'",
  },
  CS0463: {
    name: 'ERR_DecConstError',
    severity: 'error',
    message: 'Evaluation of the decimal constant expression failed',
  },
  CS0464: {
    name: 'WRN_CmpAlwaysFalse',
    severity: 'warning',
    message: "Comparing with null of type '{0}' always produces 'false'",
  },
  CS0472: {
    name: 'WRN_NubExprIsConstBool',
    severity: 'warning',
    message:
      "The result of the expression is always '{0}' since a value of type '{1}' is never equal to 'null' of type '{2}'",
  },
  CS0541: {
    name: 'ERR_ExplicitInterfaceImplementationInNonClassOrStruct',
    severity: 'error',
    message:
      "'{0}': explicit interface declaration can only be declared in a class, record, struct or interface",
  },
  CS0594: {
    name: 'ERR_FloatOverflow',
    severity: 'error',
    message: "Floating-point constant is outside the range of type '{0}'",
  },
  CS0652: {
    name: 'WRN_VacuousIntegralComp',
    severity: 'warning',
    message: "Comparison to integral constant is useless; the constant is outside the range of type '{0}'",
  },
  CS0664: {
    name: 'ERR_LiteralDoubleCast',
    severity: 'error',
    message:
      "Literal of type double cannot be implicitly converted to type '{1}'; use an '{0}' suffix to create a literal of this type",
  },
  CS0665: {
    name: 'WRN_IncorrectBooleanAssg',
    severity: 'warning',
    message: 'Assignment in conditional expression is always constant; did you mean to use == instead of = ?',
  },
  CS0675: {
    name: 'WRN_BitwiseOrSignExtend',
    severity: 'warning',
    message:
      'Bitwise-or operator used on a sign-extended operand; consider casting to a smaller unsigned type first',
  },
  CS0716: {
    name: 'ERR_ConvertToStaticClass',
    severity: 'error',
    message: "Cannot convert to static type '{0}'",
  },
  CS1014: { name: 'ERR_GetOrSetExpected', severity: 'error', message: 'A get or set accessor expected' },
  CS1039: { name: 'ERR_UnterminatedStringLit', severity: 'error', message: 'Unterminated string literal' },
  CS1059: {
    name: 'ERR_IncrementLvalueExpected',
    severity: 'error',
    message: 'The operand of an increment or decrement operator must be a variable, property or indexer',
  },
  CS1510: {
    name: 'ERR_RefLvalueExpected',
    severity: 'error',
    message: 'A ref or out value must be an assignable variable',
  },
  CS1519: {
    name: 'ERR_InvalidMemberDecl',
    severity: 'error',
    message: "Invalid token '{0}' in class, record, struct, or interface member declaration",
  },
  CS1534: {
    name: 'ERR_BadBinOpArgs',
    severity: 'error',
    message: "Overloaded binary operator '{0}' takes two parameters",
  },
  CS1535: {
    name: 'ERR_BadUnOpArgs',
    severity: 'error',
    message: "Overloaded unary operator '{0}' takes one parameter",
  },
  CS1604: {
    name: 'ERR_AssgReadonlyLocal',
    severity: 'error',
    message: "Cannot assign to '{0}' because it is read-only",
  },
  CS1605: {
    name: 'ERR_RefReadonlyLocal',
    severity: 'error',
    message: "Cannot use '{0}' as a ref or out value because it is read-only",
  },
  CS1612: {
    name: 'ERR_ReturnNotLValue',
    severity: 'error',
    message: "Cannot modify the return value of '{0}' because it is not a variable",
  },
  CS1648: {
    name: 'ERR_AssgReadonly2',
    severity: 'error',
    message:
      "Members of readonly field '{0}' cannot be modified (except in a constructor or a variable initializer)",
  },
  CS1649: {
    name: 'ERR_RefReadonly2',
    severity: 'error',
    message: "Members of readonly field '{0}' cannot be used as a ref or out value (except in a constructor)",
  },
  CS1650: {
    name: 'ERR_AssgReadonlyStatic2',
    severity: 'error',
    message:
      "Fields of static readonly field '{0}' cannot be assigned to (except in a static constructor or a variable initializer)",
  },
  CS1651: {
    name: 'ERR_RefReadonlyStatic2',
    severity: 'error',
    message:
      "Fields of static readonly field '{0}' cannot be used as a ref or out value (except in a static constructor)",
  },
  CS1654: {
    name: 'ERR_AssgReadonlyLocal2Cause',
    severity: 'error',
    message: "Cannot modify members of '{0}' because it is a '{1}'",
  },
  CS1655: {
    name: 'ERR_RefReadonlyLocal2Cause',
    severity: 'error',
    message: "Cannot use fields of '{0}' as a ref or out value because it is a '{1}'",
  },
  CS1656: {
    name: 'ERR_AssgReadonlyLocalCause',
    severity: 'error',
    message: "Cannot assign to '{0}' because it is a '{1}'",
  },
  CS1657: {
    name: 'ERR_RefReadonlyLocalCause',
    severity: 'error',
    message: "Cannot use '{0}' as a ref or out value because it is a '{1}'",
  },
  CS1660: {
    name: 'ERR_AnonMethToNonDel',
    severity: 'error',
    message: "Cannot convert {0} to type '{1}' because it is not a delegate type",
  },
  CS1717: {
    name: 'WRN_AssignmentToSelf',
    severity: 'warning',
    message: 'Assignment made to same variable; did you mean to assign something else?',
  },
  CS1718: {
    name: 'WRN_ComparisonToSelf',
    severity: 'warning',
    message: 'Comparison made to same variable; did you mean to compare something else?',
  },
  CS1939: {
    name: 'ERR_QueryOutRefRangeVariable',
    severity: 'error',
    message: "Cannot pass the range variable '{0}' as an out or ref parameter",
  },
  CS1947: {
    name: 'ERR_QueryRangeVariableReadOnly',
    severity: 'error',
    message: "Range variable '{0}' cannot be assigned to -- it is read only",
  },
  CS1962: {
    name: 'ERR_BadDynamicTypeof',
    severity: 'error',
    message: 'The typeof operator cannot be used on the dynamic type',
  },
  CS1976: {
    name: 'ERR_BadDynamicMethodArgMemgrp',
    severity: 'error',
    message:
      'Cannot use a method group as an argument to a dynamically dispatched operation. Did you intend to invoke the method?',
  },
  CS1977: {
    name: 'ERR_BadDynamicMethodArgLambda',
    severity: 'error',
    message:
      'Cannot use a lambda expression as an argument to a dynamically dispatched operation without first casting it to a delegate or expression tree type.',
  },
  CS1978: {
    name: 'ERR_BadDynamicMethodArg',
    severity: 'error',
    message: "Cannot use an expression of type '{0}' as an argument to a dynamically dispatched operation.",
  },
  CS1981: {
    name: 'WRN_IsDynamicIsConfusing',
    severity: 'warning',
    message:
      "Using '{0}' to test compatibility with '{1}' is essentially identical to testing compatibility with '{2}' and will succeed for all non-null values",
  },
  CS4014: {
    name: 'WRN_UnobservedAwaitableExpression',
    severity: 'warning',
    message:
      "Because this call is not awaited, execution of the current method continues before the call is completed. Consider applying the 'await' operator to the result of the call.",
  },
  CS4016: {
    name: 'ERR_BadAsyncReturnExpression',
    severity: 'error',
    message: "Since this is an async method, the return expression must be of type '{0}' rather than '{1}'",
  },
  CS8095: {
    name: 'ERR_ConstantStringTooLong',
    severity: 'error',
    message:
      'Length of String constant resulting from concatenation exceeds System.Int32.MaxValue.  Try splitting the string into multiple constants.',
  },
  CS8115: {
    name: 'ERR_ThrowMisplaced',
    severity: 'error',
    message: 'A throw expression is not allowed in this context.',
  },
  CS8123: {
    name: 'WRN_TupleLiteralNameMismatch',
    severity: 'warning',
    message:
      "The tuple element name '{0}' is ignored because a different name or no name is specified by the target type '{1}'.",
  },
  CS8135: {
    name: 'ERR_ConversionNotTupleCompatible',
    severity: 'error',
    message: "Tuple with {0} elements cannot be converted to type '{1}'.",
  },
  CS8151: {
    name: 'ERR_RefReturnMustHaveIdentityConversion',
    severity: 'error',
    message: "The return expression must be of type '{0}' because this method returns by reference",
  },
  CS8156: {
    name: 'ERR_RefReturnLvalueExpected',
    severity: 'error',
    message:
      'An expression cannot be used in this context because it may not be passed or returned by reference',
  },
  CS8157: {
    name: 'ERR_RefReturnNonreturnableLocal',
    severity: 'error',
    message:
      "Cannot return '{0}' by reference because it was initialized to a value that cannot be returned by reference",
  },
  CS8158: {
    name: 'ERR_RefReturnNonreturnableLocal2',
    severity: 'error',
    message:
      "Cannot return by reference a member of '{0}' because it was initialized to a value that cannot be returned by reference",
  },
  CS8159: {
    name: 'ERR_RefReturnRangeVariable',
    severity: 'error',
    message: "Cannot return the range variable '{0}' by reference",
  },
  CS8160: {
    name: 'ERR_RefReturnReadonly',
    severity: 'error',
    message: 'A readonly field cannot be returned by writable reference',
  },
  CS8161: {
    name: 'ERR_RefReturnReadonlyStatic',
    severity: 'error',
    message: 'A static readonly field cannot be returned by writable reference',
  },
  CS8162: {
    name: 'ERR_RefReturnReadonly2',
    severity: 'error',
    message: "Members of readonly field '{0}' cannot be returned by writable reference",
  },
  CS8163: {
    name: 'ERR_RefReturnReadonlyStatic2',
    severity: 'error',
    message: "Fields of static readonly field '{0}' cannot be returned by writable reference",
  },
  CS8166: {
    name: 'ERR_RefReturnParameter',
    severity: 'error',
    message: "Cannot return a parameter by reference '{0}' because it is not a ref parameter",
  },
  CS8167: {
    name: 'ERR_RefReturnParameter2',
    severity: 'error',
    message:
      "Cannot return by reference a member of parameter '{0}' because it is not a ref or out parameter",
  },
  CS8168: {
    name: 'ERR_RefReturnLocal',
    severity: 'error',
    message: "Cannot return local '{0}' by reference because it is not a ref local",
  },
  CS8169: {
    name: 'ERR_RefReturnLocal2',
    severity: 'error',
    message: "Cannot return a member of local '{0}' by reference because it is not a ref local",
  },
  CS8170: {
    name: 'ERR_RefReturnStructThis',
    severity: 'error',
    message: "Struct members cannot return 'this' or other instance members by reference",
  },
  CS8173: {
    name: 'ERR_RefAssignmentMustHaveIdentityConversion',
    severity: 'error',
    message: "The expression must be of type '{0}' because it is being assigned by reference",
  },
  CS8185: {
    name: 'ERR_DeclarationExpressionNotPermitted',
    severity: 'error',
    message: 'A declaration is not allowed in this context.',
  },
  CS8199: {
    name: 'ERR_VarInvocationLvalueReserved',
    severity: 'error',
    message: "The syntax 'var (...)' as an lvalue is reserved.",
  },
  CS8209: {
    name: 'ERR_VoidAssignment',
    severity: 'error',
    message: "A value of type 'void' may not be assigned.",
  },
  CS8310: {
    name: 'ERR_BadOpOnNullOrDefaultOrNew',
    severity: 'error',
    message: "Operator '{0}' cannot be applied to operand '{1}'",
  },
  CS8315: {
    name: 'ERR_AmbigBinaryOpsOnDefault',
    severity: 'error',
    message: "Operator '{0}' is ambiguous on operands '{1}' and '{2}'",
  },
  CS8326: {
    name: 'ERR_RefConditionalNeedsTwoRefs',
    severity: 'error',
    message: 'Both conditional operator values must be ref values or neither may be a ref value',
  },
  CS8327: {
    name: 'ERR_RefConditionalDifferentTypes',
    severity: 'error',
    message: "The expression must be of type '{0}' to match the alternative ref value",
  },
  CS8329: {
    name: 'ERR_RefReadonlyNotField',
    severity: 'error',
    message: "Cannot use {0} '{1}' as a ref or out value because it is a readonly variable",
  },
  CS8330: {
    name: 'ERR_RefReadonlyNotField2',
    severity: 'error',
    message: "Members of {0} '{1}' cannot be used as a ref or out value because it is a readonly variable",
  },
  CS8331: {
    name: 'ERR_AssignReadonlyNotField',
    severity: 'error',
    message:
      "Cannot assign to {0} '{1}' or use it as the right hand side of a ref assignment because it is a readonly variable",
  },
  CS8332: {
    name: 'ERR_AssignReadonlyNotField2',
    severity: 'error',
    message:
      "Cannot assign to a member of {0} '{1}' or use it as the right hand side of a ref assignment because it is a readonly variable",
  },
  CS8333: {
    name: 'ERR_RefReturnReadonlyNotField',
    severity: 'error',
    message: "Cannot return {0} '{1}' by writable reference because it is a readonly variable",
  },
  CS8334: {
    name: 'ERR_RefReturnReadonlyNotField2',
    severity: 'error',
    message:
      "Members of {0} '{1}' cannot be returned by writable reference because it is a readonly variable",
  },
  CS8346: {
    name: 'ERR_StackAllocConversionNotPossible',
    severity: 'error',
    message: "Conversion of a stackalloc expression of type '{0}' to type '{1}' is not possible.",
  },
  CS8354: { name: 'ERR_RefReturnThis', severity: 'error', message: "Cannot return 'this' by reference." },
  CS8361: {
    name: 'ERR_ConditionalInInterpolation',
    severity: 'warning',
    message: "Filter expression is a constant 'false', consider removing the catch clause",
  },
  CS8373: {
    name: 'ERR_RefLocalOrParamExpected',
    severity: 'error',
    message: 'The left-hand side of a ref assignment must be a ref variable.',
  },
  CS8374: {
    name: 'ERR_RefAssignNarrower',
    severity: 'error',
    message: "Cannot ref-assign '{1}' to '{0}' because '{1}' has a narrower escape scope than '{0}'.",
  },
  CS8383: {
    name: 'WRN_TupleBinopLiteralNameMismatch',
    severity: 'warning',
    message:
      "The tuple element name '{0}' is ignored because a different name or no name is specified on the other side of the tuple == or != operator.",
  },
  CS8384: {
    name: 'ERR_TupleSizesMismatchForBinOps',
    severity: 'error',
    message:
      'Tuple types used as operands of an == or != operator must have matching cardinalities. But this operator has tuple types of cardinality {0} on the left and {1} on the right.',
  },
  CS8506: {
    name: 'ERR_SwitchExpressionNoBestType',
    severity: 'error',
    message: 'No best type was found for the switch expression.',
  },
  CS8639: {
    name: 'ERR_BadNullableTypeof',
    severity: 'error',
    message: 'The typeof operator cannot be used on a nullable reference type',
  },
  CS8715: {
    name: 'ERR_DuplicateNullSuppression',
    severity: 'error',
    message: "Duplicate null suppression operator ('!')",
  },
  CS8716: {
    name: 'ERR_DefaultLiteralNoTargetType',
    severity: 'error',
    message: 'There is no target type for the default literal.',
  },
  CS8752: {
    name: 'ERR_ImplicitObjectCreationIllegalTargetType',
    severity: 'error',
    message: "The type '{0}' may not be used as the target type of new()",
  },
  CS8754: {
    name: 'ERR_ImplicitObjectCreationNoTargetType',
    severity: 'error',
    message: "There is no target type for '{0}'",
  },
  CS8852: {
    name: 'ERR_AssignmentInitOnly',
    severity: 'error',
    message:
      "Init-only property or indexer '{0}' can only be assigned in an object initializer, or on 'this' or 'base' in an instance constructor or an 'init' accessor.",
  },
  CS8917: {
    name: 'ERR_CannotInferDelegateType',
    severity: 'error',
    message: 'The delegate type could not be inferred.',
  },
  CS8974: {
    name: 'WRN_MethGrpToNonDel',
    severity: 'warning',
    message: "Converting method group '{0}' to non-delegate type '{1}'. Did you intend to invoke the method?",
  },
  CS7083: {
    name: 'ERR_InvalidDynamicCondition',
    severity: 'error',
    message:
      "Expression must be implicitly convertible to Boolean or its type '{0}' must not be an interface and must define operator '{1}'.",
  },
  CS9047: {
    name: 'ERR_BadBinaryReadOnlySpanConcatenation',
    severity: 'error',
    message:
      "Operator '{0}' cannot be applied to operands of type '{1}' and '{2}' that are not UTF-8 byte representations",
  },
  CS9075: {
    name: 'ERR_RefReturnScopedParameter',
    severity: 'error',
    message: "Cannot return a parameter by reference '{0}' because it is scoped to the current method",
  },
  CS9076: {
    name: 'ERR_RefReturnScopedParameter2',
    severity: 'error',
    message:
      "Cannot return by reference a member of parameter '{0}' because it is scoped to the current method",
  },
  CS9077: {
    name: 'ERR_RefReturnOnlyParameter',
    severity: 'error',
    message:
      "Cannot return a parameter by reference '{0}' through a ref parameter; it can only be returned in a return statement",
  },
  CS9078: {
    name: 'ERR_RefReturnOnlyParameter2',
    severity: 'error',
    message:
      "Cannot return by reference a member of parameter '{0}' through a ref parameter; it can only be returned in a return statement",
  },
  CS9079: {
    name: 'ERR_RefAssignReturnOnly',
    severity: 'error',
    message:
      "Cannot ref-assign '{1}' to '{0}' because '{1}' can only escape the current method through a return statement.",
  },
  CS9114: {
    name: 'ERR_AssgReadonlyPrimaryConstructorParameter',
    severity: 'error',
    message:
      'A primary constructor parameter of a readonly type cannot be assigned to (except in init-only setter of the type or a variable initializer)',
  },
  CS9115: {
    name: 'ERR_RefReturnReadonlyPrimaryConstructorParameter',
    severity: 'error',
    message: 'A primary constructor parameter of a readonly type cannot be returned by writable reference',
  },
  CS9116: {
    name: 'ERR_RefReadonlyPrimaryConstructorParameter',
    severity: 'error',
    message:
      'A primary constructor parameter of a readonly type cannot be used as a ref or out value (except in init-only setter of the type or a variable initializer)',
  },
  CS9117: {
    name: 'ERR_AssgReadonlyPrimaryConstructorParameter2',
    severity: 'error',
    message:
      "Members of primary constructor parameter '{0}' of a readonly type cannot be modified (except in init-only setter of the type or a variable initializer)",
  },
  CS9118: {
    name: 'ERR_RefReturnReadonlyPrimaryConstructorParameter2',
    severity: 'error',
    message:
      "Members of primary constructor parameter '{0}' of a readonly type cannot be returned by writable reference",
  },
  CS9119: {
    name: 'ERR_RefReadonlyPrimaryConstructorParameter2',
    severity: 'error',
    message:
      "Members of primary constructor parameter '{0}' of a readonly type cannot be used as a ref or out value (except in init-only setter of the type or a variable initializer)",
  },
  CS9176: {
    name: 'ERR_CollectionExpressionNoTargetType',
    severity: 'error',
    message: 'There is no target type for the collection expression.',
  },
  CS9342: {
    name: 'ERR_AmbigOperator',
    severity: 'error',
    message: "Operator resolution is ambiguous between the following members: '{0}' and '{1}'",
  },
  CS8650: {
    name: 'ERR_IsNullableType',
    severity: 'error',
    message:
      "It is not legal to use nullable reference type '{0}?' in an is-type expression; use the underlying type '{0}' instead.",
  },
  CS8651: {
    name: 'ERR_AsNullableType',
    severity: 'error',
    message:
      "It is not legal to use nullable reference type '{0}?' in an as expression; use the underlying type '{0}' instead.",
  },
  CS8761: {
    name: 'ERR_AmbigBinaryOpsOnUnconstrainedDefault',
    severity: 'error',
    message:
      "Operator '{0}' cannot be applied to 'default' and operand of type '{1}' because it is a type parameter that is not known to be a reference type",
  },
  CS8307: {
    name: 'ERR_TypelessTupleInAs',
    severity: 'error',
    message: "The first operand of an 'as' operator may not be a tuple literal without a natural type.",
  },
  CS0208: {
    name: 'ERR_ManagedAddr',
    severity: 'error',
    message: "Cannot take the address of, get the size of, or declare a pointer to a managed type ('{0}')",
  },
} as const;

/** The codes of this table. */
export type OperatorCode = keyof typeof operatorCodes;
