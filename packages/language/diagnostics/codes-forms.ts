// What the binder has to say about patterns, switches, queries, deconstruction, collection expressions and dynamic operations:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of the forms of expression and statement that take values apart or put them together. */
export const formCodes = {
  CS0021: {
    name: 'ERR_BadIndexLHS',
    severity: 'error',
    message: "Cannot apply indexing with [] to an expression of type '{0}'",
  },
  CS0022: {
    name: 'ERR_BadIndexCount',
    severity: 'error',
    message: 'Wrong number of indices inside []; expected {0}',
  },
  CS0150: { name: 'ERR_ConstantExpected', severity: 'error', message: 'A constant value is expected' },
  CS0152: {
    name: 'ERR_DuplicateCaseLabel',
    severity: 'error',
    message: "The switch statement contains multiple cases with the label value '{0}'",
  },
  CS0153: {
    name: 'ERR_InvalidGotoCase',
    severity: 'error',
    message: 'A goto case is only valid inside a switch statement',
  },
  CS0154: {
    name: 'ERR_PropertyLacksGet',
    severity: 'error',
    message: "The property or indexer '{0}' cannot be used in this context because it lacks the get accessor",
  },
  CS0159: {
    name: 'ERR_LabelNotFound',
    severity: 'error',
    message: "No such label '{0}' within the scope of the goto statement",
  },
  CS0211: {
    name: 'ERR_InvalidAddrOp',
    severity: 'error',
    message: 'Cannot take the address of the given expression',
  },
  CS0212: {
    name: 'ERR_FixedNeeded',
    severity: 'error',
    message: 'You can only take the address of an unfixed expression inside of a fixed statement initializer',
  },
  CS0411: {
    name: 'ERR_CantInferMethTypeArgs',
    severity: 'error',
    message:
      "The type arguments for method '{0}' cannot be inferred from the usage. Try specifying the type arguments explicitly.",
  },
  CS0469: {
    name: 'WRN_GotoCaseShouldConvert',
    severity: 'warning',
    message: "The 'goto case' value is not implicitly convertible to type '{0}'",
  },
  CS0837: {
    name: 'ERR_LambdaInIsAs',
    severity: 'error',
    message:
      "The first operand of an 'is' or 'as' operator may not be a lambda expression, anonymous method, or method group.",
  },
  CS1501: {
    name: 'ERR_BadArgCount',
    severity: 'error',
    message: "No overload for method '{0}' takes {1} arguments",
  },
  CS1503: {
    name: 'ERR_BadArgType',
    severity: 'error',
    message: "Argument {0}: cannot convert from '{1}' to '{2}'",
  },
  CS1522: { name: 'WRN_EmptySwitch', severity: 'warning', message: 'Empty switch block' },
  CS1930: {
    name: 'ERR_QueryDuplicateRangeVariable',
    severity: 'error',
    message: "The range variable '{0}' has already been declared",
  },
  CS1931: {
    name: 'ERR_QueryRangeVariableOverrides',
    severity: 'error',
    message: "The range variable '{0}' conflicts with a previous declaration of '{0}'",
  },
  CS1932: {
    name: 'ERR_QueryRangeVariableAssignedBadValue',
    severity: 'error',
    message: 'Cannot assign {0} to a range variable',
  },
  CS1934: {
    name: 'ERR_QueryNoProviderCastable',
    severity: 'error',
    message:
      "Could not find an implementation of the query pattern for source type '{0}'.  '{1}' not found.  Consider explicitly specifying the type of the range variable '{2}'.",
  },
  CS1936: {
    name: 'ERR_QueryNoProvider',
    severity: 'error',
    message: "Could not find an implementation of the query pattern for source type '{0}'.  '{1}' not found.",
  },
  CS1937: {
    name: 'ERR_QueryOuterKey',
    severity: 'error',
    message:
      "The name '{0}' is not in scope on the left side of 'equals'.  Consider swapping the expressions on either side of 'equals'.",
  },
  CS1938: {
    name: 'ERR_QueryInnerKey',
    severity: 'error',
    message:
      "The name '{0}' is not in scope on the right side of 'equals'.  Consider swapping the expressions on either side of 'equals'.",
  },
  CS1940: {
    name: 'ERR_QueryMultipleProviders',
    severity: 'error',
    message:
      "Multiple implementations of the query pattern were found for source type '{0}'.  Ambiguous call to '{1}'.",
  },
  CS1941: {
    name: 'ERR_QueryTypeInferenceFailedMulti',
    severity: 'error',
    message:
      "The type of one of the expressions in the {0} clause is incorrect.  Type inference failed in the call to '{1}'.",
  },
  CS1942: {
    name: 'ERR_QueryTypeInferenceFailed',
    severity: 'error',
    message:
      "The type of the expression in the {0} clause is incorrect.  Type inference failed in the call to '{1}'.",
  },
  CS1943: {
    name: 'ERR_QueryTypeInferenceFailedSelectMany',
    severity: 'error',
    message:
      "An expression of type '{0}' is not allowed in a subsequent from clause in a query expression with source type '{1}'.  Type inference failed in the call to '{2}'.",
  },
  CS1949: {
    name: 'ERR_TypeVarNotFoundRangeVariable',
    severity: 'error',
    message: "The contextual keyword 'var' cannot be used in a range variable declaration",
  },
  CS1979: {
    name: 'ERR_BadDynamicQuery',
    severity: 'error',
    message:
      "Query expressions over source type 'dynamic' or with a join sequence of type 'dynamic' are not allowed",
  },
  CS7036: {
    name: 'ERR_NoCorrespondingArgument',
    severity: 'error',
    message: "There is no argument given that corresponds to the required parameter '{0}' of '{1}'",
  },
  CS8088: {
    name: 'ERR_TrailingWhitespaceInFormatSpecifier',
    severity: 'error',
    message: 'A format specifier may not contain trailing whitespace.',
  },
  CS8089: { name: 'ERR_EmptyFormatSpecifier', severity: 'error', message: 'Empty format specifier.' },
  CS8094: {
    name: 'WRN_AlignmentMagnitude',
    severity: 'warning',
    message:
      'Alignment value {0} has a magnitude greater than {1} and may result in a large formatted string.',
  },
  CS8116: {
    name: 'ERR_PatternNullableType',
    severity: 'error',
    message:
      "It is not legal to use nullable type '{0}?' in a pattern; use the underlying type '{0}' instead.",
  },
  CS8117: {
    name: 'ERR_BadPatternExpression',
    severity: 'error',
    message: "Invalid operand for pattern match; value required, but found '{0}'.",
  },
  CS8119: {
    name: 'ERR_SwitchExpressionValueExpected',
    severity: 'error',
    message: "The switch expression must be a value; found '{0}'.",
  },
  CS8120: {
    name: 'ERR_SwitchCaseSubsumed',
    severity: 'error',
    message:
      'The switch case is unreachable. It has already been handled by a previous case or it is impossible to match.',
  },
  CS8121: {
    name: 'ERR_PatternWrongType',
    severity: 'error',
    message: "An expression of type '{0}' cannot be handled by a pattern of type '{1}'.",
  },
  CS8129: {
    name: 'ERR_MissingDeconstruct',
    severity: 'error',
    message:
      "No suitable 'Deconstruct' instance or extension method was found for type '{0}', with {1} out parameters and a void return type.",
  },
  CS8130: {
    name: 'ERR_TypeInferenceFailedForImplicitlyTypedDeconstructionVariable',
    severity: 'error',
    message: "Cannot infer the type of implicitly-typed deconstruction variable '{0}'.",
  },
  CS8131: {
    name: 'ERR_DeconstructRequiresExpression',
    severity: 'error',
    message: 'Deconstruct assignment requires an expression with a type on the right-hand-side.',
  },
  CS8132: {
    name: 'ERR_DeconstructWrongCardinality',
    severity: 'error',
    message: "Cannot deconstruct a tuple of '{0}' elements into '{1}' variables.",
  },
  CS8133: {
    name: 'ERR_CannotDeconstructDynamic',
    severity: 'error',
    message: 'Cannot deconstruct dynamic objects.',
  },
  CS8136: {
    name: 'ERR_DeconstructionVarFormDisallowsSpecificType',
    severity: 'error',
    message: "Deconstruction 'var (...)' form disallows a specific type for 'var'.",
  },
  CS8183: {
    name: 'ERR_DiscardTypeInferenceFailed',
    severity: 'error',
    message: 'Cannot infer the type of implicitly-typed discard.',
  },
  CS8186: {
    name: 'ERR_MustDeclareForeachIteration',
    severity: 'error',
    message: 'A foreach loop must declare its iteration variables.',
  },
  CS8187: {
    name: 'ERR_TupleElementNamesInDeconstruction',
    severity: 'error',
    message: 'Tuple element names are not permitted on the left of a deconstruction.',
  },
  CS8208: {
    name: 'ERR_PatternDynamicType',
    severity: 'error',
    message: "It is not legal to use the type 'dynamic' in a pattern.",
  },
  CS8417: {
    name: 'ERR_NoConvToIAsyncDispWrongAsync',
    severity: 'error',
    message:
      "'{0}': type used in an asynchronous using statement must implement 'System.IAsyncDisposable' or implement a suitable 'DisposeAsync' method. Did you mean 'using' rather than 'await using'?",
  },
  CS8418: {
    name: 'ERR_NoConvToIDispWrongAsync',
    severity: 'error',
    message:
      "'{0}': type used in a using statement must implement 'System.IDisposable'. Did you mean 'await using' rather than 'using'?",
  },
  CS8502: {
    name: 'ERR_WrongNumberOfSubpatterns',
    severity: 'error',
    message: "Matching the tuple type '{0}' requires '{1}' subpatterns, but '{2}' subpatterns are present.",
  },
  CS8503: {
    name: 'ERR_PropertyPatternNameMissing',
    severity: 'error',
    message:
      "A property subpattern requires a reference to the property or field to be matched, e.g. '{ Name: {0} }'",
  },
  CS8505: {
    name: 'ERR_DefaultPattern',
    severity: 'error',
    message:
      "A default literal 'default' is not valid as a pattern. Use another literal (e.g. '0' or 'null') as appropriate. To match everything, use a discard pattern '_'.",
  },
  CS8509: {
    name: 'WRN_SwitchExpressionNotExhaustive',
    severity: 'warning',
    message:
      "The switch expression does not handle all possible values of its input type (it is not exhaustive). For example, the pattern '{0}' is not covered.",
  },
  CS8510: {
    name: 'ERR_SwitchArmSubsumed',
    severity: 'error',
    message:
      'The pattern is unreachable. It has already been handled by a previous arm of the switch expression or it is impossible to match.',
  },
  CS8512: {
    name: 'WRN_CaseConstantNamedUnderscore',
    severity: 'warning',
    message:
      "The name '_' refers to the constant, not the discard pattern. Use 'var _' to discard the value, or '@_' to refer to a constant by that name.",
  },
  CS8513: {
    name: 'WRN_IsTypeNamedUnderscore',
    severity: 'warning',
    message:
      "The name '_' refers to the type '{0}', not the discard pattern. Use '@_' for the type, or 'var _' to discard.",
  },
  CS8516: {
    name: 'ERR_TupleElementNameMismatch',
    severity: 'error',
    message: "The name '{0}' does not identify tuple element '{1}'.",
  },
  CS8517: {
    name: 'ERR_DeconstructParameterNameMismatch',
    severity: 'error',
    message: "The name '{0}' does not match the corresponding 'Deconstruct' parameter '{1}'.",
  },
  CS8518: {
    name: 'ERR_IsPatternImpossible',
    severity: 'error',
    message: "An expression of type '{0}' can never match the provided pattern.",
  },
  CS8519: {
    name: 'WRN_GivenExpressionNeverMatchesPattern',
    severity: 'warning',
    message: 'The given expression never matches the provided pattern.',
  },
  CS8520: {
    name: 'WRN_GivenExpressionAlwaysMatchesConstant',
    severity: 'warning',
    message: 'The given expression always matches the provided constant.',
  },
  CS8522: {
    name: 'ERR_ArgumentNameInITuplePattern',
    severity: 'error',
    message:
      "Element names are not permitted when pattern-matching via 'System.Runtime.CompilerServices.ITuple'.",
  },
  CS8524: {
    name: 'WRN_SwitchExpressionNotExhaustiveWithUnnamedEnumValue',
    severity: 'warning',
    message:
      "The switch expression does not handle some values of its input type (it is not exhaustive) involving an unnamed enum value. For example, the pattern '{0}' is not covered.",
  },
  CS8647: {
    name: 'ERR_UsingVarInSwitchCase',
    severity: 'error',
    message: 'A using variable cannot be used directly within a switch section (consider using braces). ',
  },
  CS8648: {
    name: 'ERR_GoToForwardJumpOverUsingVar',
    severity: 'error',
    message: 'A goto cannot jump to a location after a using declaration.',
  },
  CS8649: {
    name: 'ERR_GoToBackwardJumpOverUsingVar',
    severity: 'error',
    message: 'A goto cannot jump to a location before a using declaration within the same block.',
  },
  CS8780: {
    name: 'ERR_DesignatorBeneathPatternCombinator',
    severity: 'error',
    message: "A variable may not be declared within a 'not' or 'or' pattern.",
  },
  CS8781: {
    name: 'ERR_UnsupportedTypeForRelationalPattern',
    severity: 'error',
    message: "Relational patterns may not be used for a value of type '{0}'.",
  },
  CS8782: {
    name: 'ERR_RelationalPatternWithNaN',
    severity: 'error',
    message: 'Relational patterns may not be used for a floating-point NaN.',
  },
  CS8793: {
    name: 'WRN_GivenExpressionAlwaysMatchesPattern',
    severity: 'warning',
    message: 'The given expression always matches the provided pattern.',
  },
  CS8794: {
    name: 'WRN_IsPatternAlways',
    severity: 'warning',
    message: "An expression of type '{0}' always matches the provided pattern.",
  },
  CS8846: {
    name: 'WRN_SwitchExpressionNotExhaustiveWithWhen',
    severity: 'warning',
    message:
      "The switch expression does not handle all possible values of its input type (it is not exhaustive). For example, the pattern '{0}' is not covered. However, a pattern with a 'when' clause might successfully match this value.",
  },
  CS8857: {
    name: 'ERR_InvalidWithReceiverType',
    severity: 'error',
    message: 'The receiver of a `with` expression must have a non-void type.',
  },
  CS8858: {
    name: 'ERR_CannotClone',
    severity: 'error',
    message: "The receiver type '{0}' is not a valid record type and is not a struct type.",
  },
  CS8918: {
    name: 'ERR_InvalidNameInSubpattern',
    severity: 'error',
    message: 'Identifier or a simple member access expected.',
  },
  CS8979: {
    name: 'ERR_UnsupportedTypeForListPattern',
    severity: 'error',
    message: "List patterns may not be used for a value of type '{0}'.",
  },
  CS8980: {
    name: 'ERR_MisplacedSlicePattern',
    severity: 'error',
    message: 'Slice patterns may only be used once and directly inside a list pattern.',
  },
  CS8985: {
    name: 'ERR_ListPatternRequiresLength',
    severity: 'error',
    message:
      "List patterns may not be used for a value of type '{0}'. No suitable 'Length' or 'Count' property was found.",
  },
  CS9013: {
    name: 'ERR_PatternSpanCharCannotBeStringNull',
    severity: 'error',
    message: "A string 'null' constant is not supported as a pattern for '{0}'. Use an empty string instead.",
  },
  CS9135: {
    name: 'ERR_ConstantValueOfTypeExpected',
    severity: 'error',
    message: "A constant value of type '{0}' is expected",
  },
  CS9164: {
    name: 'ERR_InlineArrayConversionToSpanNotSupported',
    severity: 'error',
    message: "Cannot convert expression to '{0}' because it is not an assignable variable",
  },
  CS9165: {
    name: 'ERR_InlineArrayConversionToReadOnlySpanNotSupported',
    severity: 'error',
    message: "Cannot convert expression to '{0}' because it may not be passed or returned by reference",
  },
  CS9166: {
    name: 'ERR_InlineArrayIndexOutOfRange',
    severity: 'error',
    message: 'Index is outside the bounds of the inline array',
  },
  CS9172: {
    name: 'ERR_InlineArrayBadIndex',
    severity: 'error',
    message:
      "Elements of an inline array type can be accessed only with a single argument implicitly convertible to 'int', 'System.Index', or 'System.Range'.",
  },
  CS9173: {
    name: 'ERR_NamedArgumentForInlineArray',
    severity: 'error',
    message: 'An inline array access may not have a named argument specifier',
  },
  CS9212: {
    name: 'ERR_SpreadMissingMember',
    severity: 'error',
    message:
      "Spread operator '..' cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'",
  },
  CS9214: {
    name: 'ERR_CollectionExpressionMissingConstructor',
    severity: 'error',
    message:
      'Collection expression type must have an applicable constructor that can be called with no arguments.',
  },
  CS9332: {
    name: 'ERR_BadSpreadInCatchFilter',
    severity: 'error',
    message: "Cannot use '..' spread operator in the filter expression of a catch clause",
  },
  CS9336: { name: 'WRN_RedundantPattern', severity: 'warning', message: 'The pattern is redundant.' },
  CS1948: {
    name: 'ERR_QueryRangeVariableSameAsTypeParam',
    severity: 'error',
    message: "The range variable '{0}' cannot have the same name as a method type parameter",
  },
  CS8508: {
    name: 'ERR_VarMayNotBindToType',
    severity: 'error',
    message:
      "The syntax 'var' for a pattern is not permitted to refer to a type, but '{0}' is in scope here.",
  },
  CS9060: {
    name: 'ERR_CannotMatchOnINumberBase',
    severity: 'error',
    message:
      "Cannot use a numeric constant or relational pattern on '{0}' because it inherits from or extends 'INumberBase<T>'. Consider using a type pattern to narrow to a specific numeric type.",
  },
} as const;

/** The codes of this table. */
export type FormCode = keyof typeof formCodes;
