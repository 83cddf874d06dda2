// What the binder has to say about statements: jumps and loops, variables that may have no value, code that is never reached:
// Roslyn's codes and words. `{0}`, `{1}` are filled in. Only codes in use.

/** Codes of statements and the flow through them. */
export const statementCodes = {
  CS0126: {
    name: 'ERR_RetObjectRequired',
    severity: 'error',
    message: "An object of a type convertible to '{0}' is required",
  },
  CS0127: {
    name: 'ERR_RetNoObjectRequired',
    severity: 'error',
    message: "Since '{0}' returns void, a return keyword must not be followed by an object expression",
  },
  CS0728: {
    name: 'WRN_AssignmentToLockOrDispose',
    severity: 'warning',
    message:
      "Possibly incorrect assignment to local '{0}' which is the argument to a using or lock statement. The Dispose call or unlocking will happen on the original value of the local.",
  },
  CS8154: {
    name: 'ERR_BadIteratorReturnRef',
    severity: 'error',
    message: "The body of '{0}' cannot be an iterator block because '{0}' returns by reference",
  },
  CS8413: {
    name: 'ERR_MultipleIAsyncEnumOfT',
    severity: 'error',
    message:
      "Asynchronous foreach statement cannot operate on variables of type '{0}' because it implements multiple instantiations of '{1}'; try casting to a specific interface instantiation",
  },
  CS9393: {
    name: 'ERR_NoBreakId',
    severity: 'error',
    message: "No enclosing loop or switch statement with the label '{0}' out of which to break",
  },
  CS9394: {
    name: 'ERR_NoContinueId',
    severity: 'error',
    message: "No enclosing loop with the label '{0}' out of which to continue",
  },
  CS0139: {
    name: 'ERR_NoBreakOrCont',
    severity: 'error',
    message: 'No enclosing loop out of which to break or continue',
  },
  CS0145: {
    name: 'ERR_ConstValueRequired',
    severity: 'error',
    message: 'A const field requires a value to be provided',
  },
  CS0155: {
    name: 'ERR_BadExceptionType',
    severity: 'error',
    message: 'The type caught or thrown must be derived from System.Exception',
  },
  CS0156: {
    name: 'ERR_BadEmptyThrow',
    severity: 'error',
    message: 'A throw statement with no arguments is not allowed outside of a catch clause',
  },
  CS0157: {
    name: 'ERR_BadFinallyLeave',
    severity: 'error',
    message: 'Control cannot leave the body of a finally clause',
  },
  CS0158: {
    name: 'ERR_LabelShadow',
    severity: 'error',
    message: "The label '{0}' shadows another label by the same name in a contained scope",
  },
  CS0160: {
    name: 'ERR_UnreachableCatch',
    severity: 'error',
    message: "A previous catch clause already catches all exceptions of this or of a super type ('{0}')",
  },
  CS0161: {
    name: 'ERR_ReturnExpected',
    severity: 'error',
    message: "'{0}': not all code paths return a value",
  },
  CS0162: { name: 'WRN_UnreachableCode', severity: 'warning', message: 'Unreachable code detected' },
  CS0163: {
    name: 'ERR_SwitchFallThrough',
    severity: 'error',
    message: "Control cannot fall through from one case label ('{0}') to another",
  },
  CS0164: {
    name: 'WRN_UnreferencedLabel',
    severity: 'warning',
    message: 'This label has not been referenced',
  },
  CS0165: {
    name: 'ERR_UseDefViolation',
    severity: 'error',
    message: "Use of unassigned local variable '{0}'",
  },
  CS0168: {
    name: 'WRN_UnreferencedVar',
    severity: 'warning',
    message: "The variable '{0}' is declared but never used",
  },
  CS0170: {
    name: 'ERR_UseDefViolationField',
    severity: 'error',
    message: "Use of possibly unassigned field '{0}'",
  },
  CS0177: {
    name: 'ERR_ParamUnassigned',
    severity: 'error',
    message: "The out parameter '{0}' must be assigned to before control leaves the current method",
  },
  CS0185: {
    name: 'ERR_LockNeedsReference',
    severity: 'error',
    message: "'{0}' is not a reference type as required by the lock statement",
  },
  CS0202: {
    name: 'ERR_BadGetEnumerator',
    severity: 'error',
    message:
      "foreach requires that the return type '{0}' of '{1}' must have a suitable public 'MoveNext' method and public 'Current' property",
  },
  CS0210: {
    name: 'ERR_FixedMustInit',
    severity: 'error',
    message: 'You must provide an initializer in a fixed or using statement declaration',
  },
  CS0214: {
    name: 'ERR_UnsafeNeeded',
    severity: 'error',
    message: 'Pointers and fixed size buffers may only be used in an unsafe context',
  },
  CS0219: {
    name: 'WRN_UnreferencedVarAssg',
    severity: 'warning',
    message: "The variable '{0}' is assigned but its value is never used",
  },
  CS0269: {
    name: 'ERR_UseDefViolationOut',
    severity: 'error',
    message: "Use of unassigned out parameter '{0}'",
  },
  CS0446: {
    name: 'ERR_AnonMethGrpInForEach',
    severity: 'error',
    message: "Foreach cannot operate on a '{0}'. Did you intend to invoke the '{0}'?",
  },
  CS0642: {
    name: 'WRN_PossibleMistakenNullStatement',
    severity: 'warning',
    message: 'Possible mistaken empty statement',
  },
  CS0724: {
    name: 'ERR_BadEmptyThrowInFinally',
    severity: 'error',
    message:
      'A throw statement with no arguments is not allowed in a finally clause that is nested inside the nearest enclosing catch clause',
  },
  CS0815: {
    name: 'ERR_ImplicitlyTypedVariableAssignedBadValue',
    severity: 'error',
    message: 'Cannot assign {0} to an implicitly-typed variable',
  },
  CS0818: {
    name: 'ERR_ImplicitlyTypedVariableWithNoInitializer',
    severity: 'error',
    message: 'Implicitly-typed variables must be initialized',
  },
  CS0819: {
    name: 'ERR_ImplicitlyTypedVariableMultipleDeclarator',
    severity: 'error',
    message: 'Implicitly-typed variables cannot have multiple declarators',
  },
  CS0820: {
    name: 'ERR_ImplicitlyTypedVariableAssignedArrayInitializer',
    severity: 'error',
    message: 'Cannot initialize an implicitly-typed variable with an array initializer',
  },
  CS0822: {
    name: 'ERR_ImplicitlyTypedVariableCannotBeConst',
    severity: 'error',
    message: 'Implicitly-typed variables cannot be constant',
  },
  CS1017: {
    name: 'ERR_TooManyCatches',
    severity: 'error',
    message: 'Catch clauses cannot follow the general catch clause of a try statement',
  },
  CS1023: {
    name: 'ERR_BadEmbeddedStmt',
    severity: 'error',
    message: 'Embedded statement cannot be a declaration or labeled statement',
  },
  CS1579: {
    name: 'ERR_ForEachMissingMember',
    severity: 'error',
    message:
      "foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'",
  },
  CS1621: {
    name: 'ERR_YieldInAnonMeth',
    severity: 'error',
    message: 'The yield statement cannot be used inside an anonymous method or lambda expression',
  },
  CS1622: {
    name: 'ERR_ReturnInIterator',
    severity: 'error',
    message:
      'Cannot return a value from an iterator. Use the yield return statement to return a value, or yield break to end the iteration.',
  },
  CS1623: {
    name: 'ERR_BadIteratorArgType',
    severity: 'error',
    message: 'Iterators cannot have ref, in or out parameters',
  },
  CS1624: {
    name: 'ERR_BadIteratorReturn',
    severity: 'error',
    message: "The body of '{0}' cannot be an iterator block because '{1}' is not an iterator interface type",
  },
  CS1625: {
    name: 'ERR_BadYieldInFinally',
    severity: 'error',
    message: 'Cannot yield in the body of a finally clause',
  },
  CS1626: {
    name: 'ERR_BadYieldInTryOfCatch',
    severity: 'error',
    message: 'Cannot yield a value in the body of a try block with a catch clause',
  },
  CS1631: {
    name: 'ERR_BadYieldInCatch',
    severity: 'error',
    message: 'Cannot yield a value in the body of a catch clause',
  },
  CS1632: {
    name: 'ERR_BadDelegateLeave',
    severity: 'error',
    message: 'Control cannot leave the body of an anonymous method or lambda expression',
  },
  CS1674: {
    name: 'ERR_NoConvToIDisp',
    severity: 'error',
    message: "'{0}': type used in a using statement must implement 'System.IDisposable'.",
  },
  CS1986: {
    name: 'ERR_BadAwaitArg',
    severity: 'error',
    message: "'await' requires that the type {0} have a suitable 'GetAwaiter' method",
  },
  CS1988: {
    name: 'ERR_BadAsyncArgType',
    severity: 'error',
    message: 'Async methods cannot have ref, in or out parameters',
  },
  CS1992: {
    name: 'ERR_BadAwaitWithoutAsync',
    severity: 'error',
    message:
      "The 'await' operator can only be used when contained within a method or lambda expression marked with the 'async' modifier",
  },
  CS1995: {
    name: 'ERR_BadAwaitInQuery',
    severity: 'error',
    message:
      "The 'await' operator may only be used in a query expression within the first collection expression of the initial 'from' clause or within the collection expression of a 'join' clause",
  },
  CS1996: {
    name: 'ERR_BadAwaitInLock',
    severity: 'error',
    message: 'Cannot await in the body of a lock statement',
  },
  CS1997: {
    name: 'ERR_TaskRetNoObjectRequired',
    severity: 'error',
    message:
      "Since '{0}' is an async method that returns '{1}', a return keyword must not be followed by an object expression",
  },
  CS4001: { name: 'ERR_BadAwaitArgIntrinsic', severity: 'error', message: "Cannot await '{0}'" },
  CS4007: {
    name: 'ERR_ByRefTypeAndAwait',
    severity: 'error',
    message: "Instance of type '{0}' cannot be preserved across 'await' or 'yield' boundary.",
  },
  CS4008: { name: 'ERR_BadAwaitArgVoidCall', severity: 'error', message: "Cannot await 'void'" },
  CS4011: {
    name: 'ERR_BadAwaiterPattern',
    severity: 'error',
    message:
      "'await' requires that the return type '{0}' of '{1}' have suitable 'IsCompleted', 'OnCompleted', and 'GetResult' members, and implement 'INotifyCompletion' or 'ICriticalNotifyCompletion'",
  },
  CS4012: {
    name: 'ERR_BadSpecialByRefParameter',
    severity: 'error',
    message: "Parameters of type '{0}' cannot be declared in async methods or async lambda expressions.",
  },
  CS4032: {
    name: 'ERR_BadAwaitWithoutAsyncMethod',
    severity: 'error',
    message:
      "The 'await' operator can only be used within an async method. Consider marking this method with the 'async' modifier and changing its return type to 'Task<{0}>'.",
  },
  CS4033: {
    name: 'ERR_BadAwaitWithoutVoidAsyncMethod',
    severity: 'error',
    message:
      "The 'await' operator can only be used within an async method. Consider marking this method with the 'async' modifier and changing its return type to 'Task'.",
  },
  CS4034: {
    name: 'ERR_BadAwaitWithoutAsyncLambda',
    severity: 'error',
    message:
      "The 'await' operator can only be used within an async {0}. Consider marking this {0} with the 'async' modifier.",
  },
  CS7020: {
    name: 'ERR_YieldNotAllowedInScript',
    severity: 'error',
    message: "Cannot use 'yield' in top-level script code",
  },
  CS7094: {
    name: 'ERR_BadAwaitInCatchFilter',
    severity: 'error',
    message: 'Cannot await in the filter expression of a catch clause',
  },
  CS7095: {
    name: 'WRN_FilterIsConstantTrue',
    severity: 'warning',
    message: "Filter expression is a constant 'true', consider removing the filter",
  },
  CS8030: {
    name: 'ERR_RetNoObjectRequiredLambda',
    severity: 'error',
    message: 'Anonymous function converted to a void returning delegate cannot return a value',
  },
  CS8031: {
    name: 'ERR_TaskRetNoObjectRequiredLambda',
    severity: 'error',
    message: "Async lambda expression converted to a '{0}' returning delegate cannot return a value",
  },
  CS8070: {
    name: 'ERR_SwitchFallOut',
    severity: 'error',
    message: "Control cannot fall out of switch from final case label ('{0}')",
  },
  CS8100: {
    name: 'ERR_BadAwaitInStaticVariableInitializer',
    severity: 'error',
    message: "The 'await' operator cannot be used in a static script variable initializer.",
  },
  CS8112: {
    name: 'ERR_LocalFunctionMissingBody',
    severity: 'error',
    message: "Local function '{0}' must declare a body because it is not marked 'static extern'.",
  },
  CS8149: {
    name: 'ERR_MustNotHaveRefReturn',
    severity: 'error',
    message: 'By-reference returns may only be used in methods that return by reference',
  },
  CS8150: {
    name: 'ERR_MustHaveRefReturn',
    severity: 'error',
    message: 'By-value returns may only be used in methods that return by value',
  },
  CS8171: {
    name: 'ERR_InitializeByValueVariableWithReference',
    severity: 'error',
    message: 'Cannot initialize a by-value variable with a reference',
  },
  CS8172: {
    name: 'ERR_InitializeByReferenceVariableWithValue',
    severity: 'error',
    message: 'Cannot initialize a by-reference variable with a value',
  },
  CS8174: {
    name: 'ERR_ByReferenceVariableMustBeInitialized',
    severity: 'error',
    message: 'A declaration of a by-reference variable must have an initializer',
  },
  CS8321: {
    name: 'WRN_UnreferencedLocalFunction',
    severity: 'warning',
    message: "The local function '{0}' is declared but never used",
  },
  CS8178: {
    name: 'ERR_RefReturningCallAndAwait',
    severity: 'error',
    message:
      "A reference returned by a call to '{0}' cannot be preserved across 'await' or 'yield' boundary.",
  },
  CS8325: {
    name: 'ERR_RefConditionalAndAwait',
    severity: 'error',
    message: "'await' cannot be used in an expression containing a ref conditional operator",
  },
  CS8347: {
    name: 'ERR_EscapeCall',
    severity: 'error',
    message:
      "Cannot use a result of '{0}' in this context because it may expose variables referenced by parameter '{1}' outside of their declaration scope",
  },
  CS8350: {
    name: 'ERR_CallArgMixing',
    severity: 'error',
    message:
      "This combination of arguments to '{0}' is disallowed because it may expose variables referenced by parameter '{1}' outside of their declaration scope",
  },
  CS8352: {
    name: 'ERR_EscapeVariable',
    severity: 'error',
    message:
      "Cannot use variable '{0}' in this context because it may expose referenced variables outside of their declaration scope",
  },
  CS8353: {
    name: 'ERR_EscapeStackAlloc',
    severity: 'error',
    message:
      "A result of a stackalloc expression of type '{0}' cannot be used in this context because it may be exposed outside of the containing method",
  },
  CS8359: {
    name: 'WRN_FilterIsConstantFalse',
    severity: 'warning',
    message: "Filter expression is a constant 'false', consider removing the catch clause",
  },
  CS8403: {
    name: 'ERR_IteratorMustBeAsync',
    severity: 'error',
    message: "Method '{0}' with an iterator block must be 'async' to return '{1}'",
  },
  CS8410: {
    name: 'ERR_NoConvToIAsyncDisp',
    severity: 'error',
    message:
      "'{0}': type used in an asynchronous using statement must implement 'System.IAsyncDisposable' or implement a suitable 'DisposeAsync' method.",
  },
  CS8411: {
    name: 'ERR_AwaitForEachMissingMember',
    severity: 'error',
    message:
      "Asynchronous foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a suitable public instance or extension definition for '{1}'",
  },
  CS8412: {
    name: 'ERR_BadGetAsyncEnumerator',
    severity: 'error',
    message:
      "Asynchronous foreach requires that the return type '{0}' of '{1}' must have a suitable public 'MoveNextAsync' method and public 'Current' property",
  },
  CS8414: {
    name: 'ERR_ForEachMissingMemberWrongAsync',
    severity: 'error',
    message:
      "foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'. Did you mean 'await foreach' rather than 'foreach'?",
  },
  CS8415: {
    name: 'ERR_AwaitForEachMissingMemberWrongAsync',
    severity: 'error',
    message:
      "Asynchronous foreach statement cannot operate on variables of type '{0}' because '{0}' does not contain a public instance or extension definition for '{1}'. Did you mean 'foreach' rather than 'await foreach'?",
  },
  CS8416: {
    name: 'ERR_BadDynamicAwaitForEach',
    severity: 'error',
    message: 'Cannot use a collection of dynamic type in an asynchronous foreach',
  },
  CS8420: {
    name: 'ERR_PossibleAsyncIteratorWithoutYieldOrAwait',
    severity: 'error',
    message:
      "The body of an async-iterator method must contain a 'yield' statement. Consider removing 'async' from the method declaration or adding a 'yield' statement.",
  },
  CS9203: {
    name: 'ERR_CollectionExpressionEscape',
    severity: 'error',
    message:
      "A collection expression of type '{0}' cannot be used in this context because it may be exposed outside of the current scope.",
  },
  CS9217: {
    name: 'ERR_RefLocalAcrossAwait',
    severity: 'error',
    message: "A 'ref' local cannot be preserved across 'await' or 'yield' boundary.",
  },
  CS1640: {
    name: 'ERR_MultipleIEnumOfT',
    severity: 'error',
    message:
      "foreach statement cannot operate on variables of type '{0}' because it implements multiple instantiations of '{1}'; try casting to a specific interface instantiation",
  },
  CS8360: {
    name: 'WRN_FilterIsConstantFalseRedundantTryCatch',
    severity: 'warning',
    message: "Filter expression is a constant 'false', consider removing the try-catch block",
  },
  CS1058: {
    name: 'WRN_UnreachableGeneralCatch',
    severity: 'warning',
    message:
      'A previous catch clause already catches all exceptions. All non-exceptions thrown will be wrapped in a System.Runtime.CompilerServices.RuntimeWrappedException.',
  },
} as const;

/** The codes of this table. */
export type StatementCode = keyof typeof statementCodes;
