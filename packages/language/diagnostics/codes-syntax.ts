// What the lexer and the parser have to say: Roslyn's codes and words. `{0}`, `{1}` are filled in.

/** Codes of lexical and syntactic errors with severity and message format. */
export const syntaxCodes = {
  CS0006: {
    name: 'ERR_NoMetadataFile',
    severity: 'error',
    message: "Metadata file '{0}' could not be found",
  },
  CS0071: {
    name: 'ERR_ExplicitEventFieldImpl',
    severity: 'error',
    message: 'An explicit interface implementation of an event must use event accessor syntax',
  },
  CS0078: {
    name: 'WRN_LowercaseEllSuffix',
    severity: 'warning',
    message: "The 'l' suffix is easily confused with the digit '1' -- use 'L' for clarity",
  },
  CS0106: {
    name: 'ERR_BadMemberFlag',
    severity: 'error',
    message: "The modifier '{0}' is not valid for this item",
  },
  CS0145: {
    name: 'ERR_ConstValueRequired',
    severity: 'error',
    message: 'A const field requires a value to be provided',
  },
  CS0150: { name: 'ERR_ConstantExpected', severity: 'error', message: 'A constant value is expected' },
  CS0178: {
    name: 'ERR_InvalidArray',
    severity: 'error',
    message: "Invalid rank specifier: expected ',' or ']'",
  },
  CS0230: {
    name: 'ERR_BadForeachDecl',
    severity: 'error',
    message: 'Type and identifier are both required in a foreach statement',
  },
  CS0270: {
    name: 'ERR_ArraySizeInDeclaration',
    severity: 'error',
    message:
      "Array size cannot be specified in a variable declaration (try initializing with a 'new' expression)",
  },
  CS0439: {
    name: 'ERR_ExternAfterElements',
    severity: 'error',
    message: 'An extern alias declaration must precede all other elements defined in the namespace',
  },
  CS0443: { name: 'ERR_ValueExpected', severity: 'error', message: 'Syntax error; value expected' },
  CS0594: {
    name: 'ERR_FloatOverflow',
    severity: 'error',
    message: "Floating-point constant is outside the range of type '{0}'",
  },
  CS0595: { name: 'ERR_InvalidReal', severity: 'error', message: 'Invalid real literal.' },
  CS0650: {
    name: 'ERR_CStyleArray',
    severity: 'error',
    message:
      "Bad array declarator: To declare a managed array the rank specifier precedes the variable's identifier. To declare a fixed size buffer field, use the fixed keyword before the field type.",
  },
  CS0742: {
    name: 'ERR_ExpectedSelectOrGroup',
    severity: 'error',
    message: 'A query body must end with a select clause or a group clause',
  },
  CS0743: {
    name: 'ERR_ExpectedContextualKeywordOn',
    severity: 'error',
    message: "Expected contextual keyword 'on'",
  },
  CS0744: {
    name: 'ERR_ExpectedContextualKeywordEquals',
    severity: 'error',
    message: "Expected contextual keyword 'equals'",
  },
  CS0745: {
    name: 'ERR_ExpectedContextualKeywordBy',
    severity: 'error',
    message: "Expected contextual keyword 'by'",
  },
  CS0839: { name: 'ERR_MissingArgument', severity: 'error', message: 'Argument missing' },
  CS1001: { name: 'ERR_IdentifierExpected', severity: 'error', message: 'Identifier expected' },
  CS1002: { name: 'ERR_SemicolonExpected', severity: 'error', message: '; expected' },
  CS1003: { name: 'ERR_SyntaxError', severity: 'error', message: "Syntax error, '{0}' expected" },
  CS1009: { name: 'ERR_IllegalEscape', severity: 'error', message: 'Unrecognized escape sequence' },
  CS1010: { name: 'ERR_NewlineInConst', severity: 'error', message: 'Newline in constant' },
  CS1011: { name: 'ERR_EmptyCharConst', severity: 'error', message: 'Empty character literal' },
  CS1012: {
    name: 'ERR_TooManyCharsInConst',
    severity: 'error',
    message: 'Too many characters in character literal',
  },
  CS1013: { name: 'ERR_InvalidNumber', severity: 'error', message: 'Invalid number' },
  CS1014: { name: 'ERR_GetOrSetExpected', severity: 'error', message: 'A get or set accessor expected' },
  CS1018: { name: 'ERR_ThisOrBaseExpected', severity: 'error', message: "Keyword 'this' or 'base' expected" },
  CS1019: {
    name: 'ERR_OvlUnaryOperatorExpected',
    severity: 'error',
    message: 'Overloadable unary operator expected',
  },
  CS1020: {
    name: 'ERR_OvlBinaryOperatorExpected',
    severity: 'error',
    message: 'Overloadable binary operator expected',
  },
  CS1021: { name: 'ERR_IntOverflow', severity: 'error', message: 'Integral constant is too large' },
  CS1024: { name: 'ERR_PPDirectiveExpected', severity: 'error', message: 'Preprocessor directive expected' },
  CS1025: {
    name: 'ERR_EndOfPPLineExpected',
    severity: 'error',
    message: 'Single-line comment or end-of-line expected',
  },
  CS1026: { name: 'ERR_CloseParenExpected', severity: 'error', message: ') expected' },
  CS1027: { name: 'ERR_EndifDirectiveExpected', severity: 'error', message: '#endif directive expected' },
  CS1028: {
    name: 'ERR_UnexpectedDirective',
    severity: 'error',
    message: 'Unexpected preprocessor directive',
  },
  CS1029: { name: 'ERR_ErrorDirective', severity: 'error', message: "#error: '{0}'" },
  CS1030: { name: 'WRN_WarningDirective', severity: 'warning', message: "#warning: '{0}'" },
  CS1031: { name: 'ERR_TypeExpected', severity: 'error', message: 'Type expected' },
  CS1032: {
    name: 'ERR_PPDefFollowsToken',
    severity: 'error',
    message: 'Cannot define/undefine preprocessor symbols after first token in file',
  },
  CS1035: { name: 'ERR_OpenEndedComment', severity: 'error', message: "End-of-file found, '*/' expected" },
  CS1037: { name: 'ERR_OvlOperatorExpected', severity: 'error', message: 'Overloadable operator expected' },
  CS1038: {
    name: 'ERR_EndRegionDirectiveExpected',
    severity: 'error',
    message: '#endregion directive expected',
  },
  CS1039: { name: 'ERR_UnterminatedStringLit', severity: 'error', message: 'Unterminated string literal' },
  CS1040: {
    name: 'ERR_BadDirectivePlacement',
    severity: 'error',
    message: 'Preprocessor directives must appear as the first non-whitespace character on a line',
  },
  CS1041: {
    name: 'ERR_IdentifierExpectedKW',
    severity: 'error',
    message: "Identifier expected; '{0}' is a keyword",
  },
  CS1044: {
    name: 'ERR_MultiTypeInDeclaration',
    severity: 'error',
    message: 'Cannot use more than one type in a for, using, fixed, or declaration statement',
  },
  CS1055: {
    name: 'ERR_AddOrRemoveExpected',
    severity: 'error',
    message: 'An add or remove accessor expected',
  },
  CS1056: { name: 'ERR_UnexpectedCharacter', severity: 'error', message: "Unexpected character '{0}'" },
  CS1073: { name: 'ERR_UnexpectedToken', severity: 'error', message: "Unexpected token '{0}'" },
  CS1504: {
    name: 'ERR_NoSourceFile',
    severity: 'error',
    message: "Source file '{0}' could not be opened -- {1}",
  },
  CS1513: { name: 'ERR_RbraceExpected', severity: 'error', message: '} expected' },
  CS1514: { name: 'ERR_LbraceExpected', severity: 'error', message: '{ expected' },
  CS1515: { name: 'ERR_InExpected', severity: 'error', message: "'in' expected" },
  CS1517: { name: 'ERR_InvalidPreprocExpr', severity: 'error', message: 'Invalid preprocessor expression' },
  CS1519: {
    name: 'ERR_InvalidMemberDecl',
    severity: 'error',
    message: "Invalid token '{0}' in a member declaration",
  },
  CS1520: { name: 'ERR_MemberNeedsType', severity: 'error', message: 'Method must have a return type' },
  CS1524: { name: 'ERR_ExpectedEndTry', severity: 'error', message: 'Expected catch or finally' },
  CS1525: { name: 'ERR_InvalidExprTerm', severity: 'error', message: "Invalid expression term '{0}'" },
  CS1526: {
    name: 'ERR_BadNewExpr',
    severity: 'error',
    message: 'A new expression requires an argument list or (), [], or {} after type',
  },
  CS1529: {
    name: 'ERR_UsingAfterElements',
    severity: 'error',
    message:
      'A using clause must precede all other elements defined in the namespace except extern alias declarations',
  },
  CS1536: { name: 'ERR_NoVoidParameter', severity: 'error', message: "Invalid parameter type 'void'" },
  CS1547: {
    name: 'ERR_NoVoidHere',
    severity: 'error',
    message: "Keyword 'void' cannot be used in this context",
  },
  CS1552: {
    name: 'ERR_BadArraySyntax',
    severity: 'error',
    message: 'Array type specifier, [], must appear before parameter name',
  },
  CS1553: {
    name: 'ERR_BadOperatorSyntax',
    severity: 'error',
    message: "Declaration is not valid; use '{0} operator <dest-type> (...' instead",
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
  CS1575: {
    name: 'ERR_BadStackAllocExpr',
    severity: 'error',
    message: 'A stackalloc expression requires [] after type',
  },
  CS1576: {
    name: 'ERR_InvalidLineNumber',
    severity: 'error',
    message: 'The line number specified for #line directive is missing or invalid',
  },
  CS1586: {
    name: 'ERR_MissingArraySize',
    severity: 'error',
    message: 'Array creation must have array size or array initializer',
  },
  CS1578: {
    name: 'ERR_MissingPPFile',
    severity: 'error',
    message: 'Quoted file name, single-line comment or end-of-line expected',
  },
  CS1634: { name: 'WRN_IllegalPPWarning', severity: 'warning', message: "Expected 'disable' or 'restore'" },
  CS1072: {
    name: 'WRN_IdentifierOrNumericLiteralExpected',
    severity: 'warning',
    message: 'Expected identifier or numeric literal.',
  },
  CS1696: {
    name: 'WRN_EndOfPPLineExpected',
    severity: 'warning',
    message: 'Single-line comment or end-of-line expected',
  },
  CS1633: { name: 'WRN_IllegalPragma', severity: 'warning', message: 'Unrecognized #pragma directive' },
  CS1641: {
    name: 'ERR_FixedDimsRequired',
    severity: 'error',
    message: 'A fixed size buffer field must have the array size specifier after the field name',
  },
  CS1646: {
    name: 'ERR_ExpectedVerbatimLiteral',
    severity: 'error',
    message: 'Keyword, identifier, or string expected after verbatim specifier: @',
  },
  CS1597: {
    name: 'ERR_UnexpectedSemicolon',
    severity: 'error',
    message: 'Semicolon after method or accessor block is not valid',
  },
  CS1627: { name: 'ERR_EmptyYield', severity: 'error', message: 'Expression expected after yield return' },
  CS1730: {
    name: 'ERR_GlobalAttributesNotFirst',
    severity: 'error',
    message:
      'Assembly and module attributes must precede all other elements defined in a file except using clauses and extern alias declarations',
  },
  CS1733: { name: 'ERR_ExpressionExpected', severity: 'error', message: 'Expected expression' },
  CS1960: {
    name: 'ERR_IllegalVarianceSyntax',
    severity: 'error',
    message:
      'Invalid variance modifier. Only interface and delegate type parameters can be specified as variant.',
  },
  CS7002: {
    name: 'ERR_UnexpectedGenericName',
    severity: 'error',
    message: 'Unexpected use of a generic name',
  },
  CS7009: {
    name: 'ERR_PPReferenceFollowsToken',
    severity: 'error',
    message: 'Cannot use #r after first token in file',
  },
  CS7010: { name: 'ERR_ExpectedPPFile', severity: 'error', message: 'Quoted file name expected' },
  CS7015: {
    name: 'ERR_ExternAliasNotAllowed',
    severity: 'error',
    message: "'extern alias' is not valid in this context",
  },
  CS7017: {
    name: 'ERR_GlobalDefinitionOrStatementExpected',
    severity: 'error',
    message: 'Member definition, statement, or end-of-file expected',
  },
  CS7021: {
    name: 'ERR_NamespaceNotAllowedInScript',
    severity: 'error',
    message: 'Cannot declare namespace in script code',
  },
  CS7026: {
    name: 'ERR_GlobalAttributesNotAllowed',
    severity: 'error',
    message: 'Assembly and module attributes are not allowed in this context',
  },
  CS8057: {
    name: 'ERR_BlockBodyAndExpressionBody',
    severity: 'error',
    message: 'Block bodies and expression bodies cannot both be provided.',
  },
  CS8076: {
    name: 'ERR_UnclosedExpressionHole',
    severity: 'error',
    message: "Missing close delimiter '{0}' for interpolated expression started with '{1}'.",
  },
  CS8078: {
    name: 'ERR_InsufficientStack',
    severity: 'error',
    message: 'An expression is too long or complex to compile',
  },
  CS8086: {
    name: 'ERR_UnescapedCurly',
    severity: 'error',
    message: "A '{0}' character must be escaped (by doubling) in an interpolated string.",
  },
  CS1585: {
    name: 'ERR_BadModifierLocation',
    severity: 'error',
    message: "Member modifier '{0}' must precede the member type and name",
  },
  CS8124: {
    name: 'ERR_TupleTooFewElements',
    severity: 'error',
    message: 'Tuple must contain at least two elements.',
  },
  CS8180: { name: 'ERR_SemiOrLBraceOrArrowExpected', severity: 'error', message: '{ or ; or => expected' },
  CS8361: {
    name: 'ERR_ConditionalInInterpolation',
    severity: 'error',
    message:
      "A conditional expression cannot be used directly in a string interpolation because the ':' ends the interpolation. Parenthesize the conditional expression.",
  },
  CS8525: {
    name: 'ERR_DesignatorBeforePropertyPattern',
    severity: 'error',
    message: 'A variable designator must come after a property pattern.',
  },
  CS8504: { name: 'ERR_MissingPattern', severity: 'error', message: 'Pattern missing' },
  CS8515: {
    name: 'ERR_SwitchGoverningExpressionRequiresParens',
    severity: 'error',
    message: 'Parentheses are required around the switch governing expression.',
  },
  CS8637: {
    name: 'ERR_NullableDirectiveQualifierExpected',
    severity: 'error',
    message: "Expected 'enable', 'disable', or 'restore'",
  },
  CS8635: {
    name: 'ERR_TripleDotNotAllowed',
    severity: 'error',
    message: "Unexpected character sequence '...'",
  },
  CS8641: {
    name: 'ERR_ElseCannotStartStatement',
    severity: 'error',
    message: "'else' cannot start a statement.",
  },
  CS8652: {
    name: 'ERR_FeatureInPreview',
    severity: 'error',
    message:
      "The feature 'updated memory safety rules' is currently in Preview and *unsupported*. To use Preview features, use the 'preview' language version.",
  },
  CS8668: {
    name: 'ERR_NullableDirectiveTargetExpected',
    severity: 'error',
    message: "Expected 'warnings', 'annotations', or end of directive",
  },
  CS8915: {
    name: 'ERR_GlobalUsingOutOfOrder',
    severity: 'error',
    message: 'A global using directive must precede all non-global using directives.',
  },
  CS8997: {
    name: 'ERR_UnterminatedRawString',
    severity: 'error',
    message: 'Unterminated raw string literal.',
  },
  CS8998: {
    name: 'ERR_TooManyQuotesForRawString',
    severity: 'error',
    message:
      'The raw string literal does not start with enough quote characters to allow this many consecutive quote characters as content.',
  },
  CS8999: {
    name: 'ERR_LineDoesNotStartWithSameWhitespace',
    severity: 'error',
    message: 'Line does not start with the same whitespace as the closing line of the raw string literal.',
  },
  CS9000: {
    name: 'ERR_RawStringDelimiterOnOwnLine',
    severity: 'error',
    message: 'Raw string literal delimiter must be on its own line.',
  },
  CS9002: {
    name: 'ERR_RawStringMustContainContent',
    severity: 'error',
    message: 'Multi-line raw string literals must contain at least one line of content.',
  },
  CS9005: {
    name: 'ERR_NotEnoughCloseBracesForRawString',
    severity: 'error',
    message:
      "The interpolation must end with the same number of closing braces as the number of '$' characters that the raw string literal started with.",
  },
  CS9008: {
    name: 'ERR_IllegalAtSequence',
    severity: 'error',
    message:
      "Sequence of '@' characters is not allowed. A verbatim string or identifier can only have one '@' character and a raw string cannot have any.",
  },
  CS9297: {
    name: 'ERR_PPIgnoredFollowsToken',
    severity: 'error',
    message: "'#:' directives cannot be after first token in file",
  },
  CS9298: {
    name: 'ERR_PPIgnoredNeedsFileBasedProgram',
    severity: 'error',
    message: "'#:' directives can be only used in file-based programs ('-features:FileBasedProgram')",
  },
  CS9299: {
    name: 'ERR_PPIgnoredFollowsIf',
    severity: 'error',
    message: "'#:' directives cannot be after '#if' directive",
  },
  CS9027: { name: 'ERR_MisplacedUnchecked', severity: 'error', message: "Unexpected keyword 'unchecked'" },
  CS9378: {
    name: 'ERR_PPShebangNotOnFirstLine',
    severity: 'error',
    message: "'#!' must be the first characters on the first line of the file",
  },
  CS9006: {
    name: 'ERR_TooManyOpenBracesForRawString',
    severity: 'error',
    message:
      "The interpolated raw string literal does not start with enough '$' characters to allow this many consecutive opening braces as content.",
  },
  CS9010: {
    name: 'ERR_NoEnumConstraint',
    severity: 'error',
    message: "Keyword 'enum' cannot be used as a constraint. Did you mean 'struct, System.Enum'?",
  },
  CS9011: {
    name: 'ERR_NoDelegateConstraint',
    severity: 'error',
    message: "Keyword 'delegate' cannot be used as a constraint. Did you mean 'System.Delegate'?",
  },
  CS9134: {
    name: 'ERR_BadCaseInSwitchArm',
    severity: 'error',
    message: "A switch expression arm does not begin with a 'case' keyword.",
  },
  CS9007: {
    name: 'ERR_TooManyCloseBracesForRawString',
    severity: 'error',
    message:
      "The interpolated raw string literal does not start with enough '$' characters to allow this many consecutive closing braces as content.",
  },
  CS8087: {
    name: 'ERR_EscapedCurly',
    severity: 'error',
    message: "A '{0}' character may only be escaped by doubling '{0}{0}' in an interpolated string.",
  },
  CS9003: {
    name: 'ERR_LineContainsDifferentWhitespace',
    severity: 'error',
    message:
      "Line contains different whitespace than the closing line of the raw string literal: '{0}' versus '{1}'",
  },
  CS9012: {
    name: 'ERR_MisplacedRecord',
    severity: 'error',
    message: "Unexpected keyword 'record'. Did you mean 'record struct' or 'record class'?",
  },
  CS7014: {
    name: 'ERR_AttributesNotAllowed',
    severity: 'error',
    message: 'Attributes are not valid in this context.',
  },
  CS8085: {
    name: 'ERR_NoAliasHere',
    severity: 'error',
    message: "A 'using static' directive cannot be used to declare an alias",
  },
  CS4003: {
    name: 'ERR_BadAwaitAsIdentifier',
    severity: 'error',
    message: "'await' cannot be used as an identifier within an async method or lambda expression",
  },
  CS1528: {
    name: 'ERR_BadVarDecl',
    severity: 'error',
    message: 'Expected ; or = (cannot specify constructor arguments in declaration)',
  },
  CS9009: {
    name: 'ERR_StringMustStartWithQuoteCharacter',
    severity: 'error',
    message: 'String must start with quote character: "',
  },
  CS9004: {
    name: 'ERR_NotEnoughQuotesForRawString',
    severity: 'error',
    message: 'Not enough quotes for raw string literal.',
  },
  CS9344: {
    name: 'ERR_EqualityOperatorInPatternNotSupported',
    severity: 'error',
    message: "The '==' operator is not supported in a pattern.",
  },
  CS9345: {
    name: 'ERR_InequalityOperatorInPatternNotSupported',
    severity: 'error',
    message: "The '!=' operator is not supported in a pattern. Use 'not' to represent a negated pattern.",
  },
  CS8098: {
    name: 'ERR_PPLoadFollowsToken',
    severity: 'error',
    message: 'Cannot use #load after first token in file',
  },
} as const;

/** A code of {@link syntaxCodes}. */
export type SyntaxCode = keyof typeof syntaxCodes;
