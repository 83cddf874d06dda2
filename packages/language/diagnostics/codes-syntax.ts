// What the lexer and the parser have to say: Roslyn's codes and words. `{0}`, `{1}` are filled in.

/** Codes of lexical and syntactic errors with severity and message format. */
export const syntaxCodes = {
  CS0006: { severity: 'error', message: "Metadata file '{0}' could not be found" },
  CS0071: {
    severity: 'error',
    message: 'An explicit interface implementation of an event must use event accessor syntax',
  },
  CS0078: {
    severity: 'warning',
    message: "The 'l' suffix is easily confused with the digit '1' -- use 'L' for clarity",
  },
  CS0106: { severity: 'error', message: "The modifier '{0}' is not valid for this item" },
  CS0145: { severity: 'error', message: 'A const field requires a value to be provided' },
  CS0150: { severity: 'error', message: 'A constant value is expected' },
  CS0178: { severity: 'error', message: "Invalid rank specifier: expected ',' or ']'" },
  CS0230: { severity: 'error', message: 'Type and identifier are both required in a foreach statement' },
  CS0270: {
    severity: 'error',
    message:
      "Array size cannot be specified in a variable declaration (try initializing with a 'new' expression)",
  },
  CS0439: {
    severity: 'error',
    message: 'An extern alias declaration must precede all other elements defined in the namespace',
  },
  CS0443: { severity: 'error', message: 'Syntax error; value expected' },
  CS0594: { severity: 'error', message: "Floating-point constant is outside the range of type '{0}'" },
  CS0595: { severity: 'error', message: 'Invalid real literal.' },
  CS0650: {
    severity: 'error',
    message:
      "Bad array declarator: To declare a managed array the rank specifier precedes the variable's identifier. To declare a fixed size buffer field, use the fixed keyword before the field type.",
  },
  CS0742: { severity: 'error', message: 'A query body must end with a select clause or a group clause' },
  CS0743: { severity: 'error', message: "Expected contextual keyword 'on'" },
  CS0744: { severity: 'error', message: "Expected contextual keyword 'equals'" },
  CS0745: { severity: 'error', message: "Expected contextual keyword 'by'" },
  CS0839: { severity: 'error', message: 'Argument missing' },
  CS1001: { severity: 'error', message: 'Identifier expected' },
  CS1002: { severity: 'error', message: '; expected' },
  CS1003: { severity: 'error', message: "Syntax error, '{0}' expected" },
  CS1009: { severity: 'error', message: 'Unrecognized escape sequence' },
  CS1010: { severity: 'error', message: 'Newline in constant' },
  CS1011: { severity: 'error', message: 'Empty character literal' },
  CS1012: { severity: 'error', message: 'Too many characters in character literal' },
  CS1013: { severity: 'error', message: 'Invalid number' },
  CS1014: { severity: 'error', message: 'A get or set accessor expected' },
  CS1018: { severity: 'error', message: "Keyword 'this' or 'base' expected" },
  CS1019: { severity: 'error', message: 'Overloadable unary operator expected' },
  CS1020: { severity: 'error', message: 'Overloadable binary operator expected' },
  CS1021: { severity: 'error', message: 'Integral constant is too large' },
  CS1024: { severity: 'error', message: 'Preprocessor directive expected' },
  CS1025: { severity: 'error', message: 'Single-line comment or end-of-line expected' },
  CS1026: { severity: 'error', message: ') expected' },
  CS1027: { severity: 'error', message: '#endif directive expected' },
  CS1028: { severity: 'error', message: 'Unexpected preprocessor directive' },
  CS1029: { severity: 'error', message: "#error: '{0}'" },
  CS1030: { severity: 'warning', message: "#warning: '{0}'" },
  CS1031: { severity: 'error', message: 'Type expected' },
  CS1032: {
    severity: 'error',
    message: 'Cannot define/undefine preprocessor symbols after first token in file',
  },
  CS1035: { severity: 'error', message: "End-of-file found, '*/' expected" },
  CS1037: { severity: 'error', message: 'Overloadable operator expected' },
  CS1038: { severity: 'error', message: '#endregion directive expected' },
  CS1039: { severity: 'error', message: 'Unterminated string literal' },
  CS1040: {
    severity: 'error',
    message: 'Preprocessor directives must appear as the first non-whitespace character on a line',
  },
  CS1041: { severity: 'error', message: "Identifier expected; '{0}' is a keyword" },
  CS1044: {
    severity: 'error',
    message: 'Cannot use more than one type in a for, using, fixed, or declaration statement',
  },
  CS1055: { severity: 'error', message: 'An add or remove accessor expected' },
  CS1056: { severity: 'error', message: "Unexpected character '{0}'" },
  CS1073: { severity: 'error', message: "Unexpected token '{0}'" },
  CS1504: { severity: 'error', message: "Source file '{0}' could not be opened -- {1}" },
  CS1513: { severity: 'error', message: '} expected' },
  CS1514: { severity: 'error', message: '{ expected' },
  CS1515: { severity: 'error', message: "'in' expected" },
  CS1517: { severity: 'error', message: 'Invalid preprocessor expression' },
  CS1519: { severity: 'error', message: "Invalid token '{0}' in a member declaration" },
  CS1520: { severity: 'error', message: 'Method must have a return type' },
  CS1524: { severity: 'error', message: 'Expected catch or finally' },
  CS1525: { severity: 'error', message: "Invalid expression term '{0}'" },
  CS1526: {
    severity: 'error',
    message: 'A new expression requires an argument list or (), [], or {} after type',
  },
  CS1529: {
    severity: 'error',
    message:
      'A using clause must precede all other elements defined in the namespace except extern alias declarations',
  },
  CS1536: { severity: 'error', message: "Invalid parameter type 'void'" },
  CS1547: { severity: 'error', message: "Keyword 'void' cannot be used in this context" },
  CS1552: {
    severity: 'error',
    message: 'Array type specifier, [], must appear before parameter name',
  },
  CS1553: {
    severity: 'error',
    message: "Declaration is not valid; use '{0} operator <dest-type> (...' instead",
  },
  CS1534: { severity: 'error', message: "Overloaded binary operator '{0}' takes two parameters" },
  CS1535: { severity: 'error', message: "Overloaded unary operator '{0}' takes one parameter" },
  CS1575: { severity: 'error', message: 'A stackalloc expression requires [] after type' },
  CS1576: {
    severity: 'error',
    message: 'The line number specified for #line directive is missing or invalid',
  },
  CS1586: { severity: 'error', message: 'Array creation must have array size or array initializer' },
  CS1578: { severity: 'error', message: 'Quoted file name, single-line comment or end-of-line expected' },
  CS1634: { severity: 'warning', message: "Expected 'disable' or 'restore'" },
  CS1072: { severity: 'warning', message: 'Expected identifier or numeric literal.' },
  CS1696: { severity: 'warning', message: 'Single-line comment or end-of-line expected' },
  CS1633: { severity: 'warning', message: 'Unrecognized #pragma directive' },
  CS1641: {
    severity: 'error',
    message: 'A fixed size buffer field must have the array size specifier after the field name',
  },
  CS1646: {
    severity: 'error',
    message: 'Keyword, identifier, or string expected after verbatim specifier: @',
  },
  CS1597: { severity: 'error', message: 'Semicolon after method or accessor block is not valid' },
  CS1627: { severity: 'error', message: 'Expression expected after yield return' },
  CS1730: {
    severity: 'error',
    message:
      'Assembly and module attributes must precede all other elements defined in a file except using clauses and extern alias declarations',
  },
  CS1733: { severity: 'error', message: 'Expected expression' },
  CS1960: {
    severity: 'error',
    message:
      'Invalid variance modifier. Only interface and delegate type parameters can be specified as variant.',
  },
  CS7002: { severity: 'error', message: 'Unexpected use of a generic name' },
  CS7009: { severity: 'error', message: 'Cannot use #r after first token in file' },
  CS7010: { severity: 'error', message: 'Quoted file name expected' },
  CS7015: { severity: 'error', message: "'extern alias' is not valid in this context" },
  CS7017: { severity: 'error', message: 'Member definition, statement, or end-of-file expected' },
  CS7021: { severity: 'error', message: 'Cannot declare namespace in script code' },
  CS7026: { severity: 'error', message: 'Assembly and module attributes are not allowed in this context' },
  CS8057: {
    severity: 'error',
    message: 'Block bodies and expression bodies cannot both be provided.',
  },
  CS8076: {
    severity: 'error',
    message: "Missing close delimiter '{0}' for interpolated expression started with '{1}'.",
  },
  CS8078: { severity: 'error', message: 'An expression is too long or complex to compile' },
  CS8086: {
    severity: 'error',
    message: "A '{0}' character must be escaped (by doubling) in an interpolated string.",
  },
  CS1585: { severity: 'error', message: "Member modifier '{0}' must precede the member type and name" },
  CS8124: { severity: 'error', message: 'Tuple must contain at least two elements.' },
  CS8180: { severity: 'error', message: '{ or ; or => expected' },
  CS8361: {
    severity: 'error',
    message:
      "A conditional expression cannot be used directly in a string interpolation because the ':' ends the interpolation. Parenthesize the conditional expression.",
  },
  CS8525: {
    severity: 'error',
    message: 'A variable designator must come after a property pattern.',
  },
  CS8504: { severity: 'error', message: 'Pattern missing' },
  CS8515: { severity: 'error', message: 'Parentheses are required around the switch governing expression.' },
  CS8637: { severity: 'error', message: "Expected 'enable', 'disable', or 'restore'" },
  CS8635: { severity: 'error', message: "Unexpected character sequence '...'" },
  CS8641: { severity: 'error', message: "'else' cannot start a statement." },
  CS8652: {
    severity: 'error',
    message:
      "The feature 'updated memory safety rules' is currently in Preview and *unsupported*. To use Preview features, use the 'preview' language version.",
  },
  CS8668: { severity: 'error', message: "Expected 'warnings', 'annotations', or end of directive" },
  CS8915: {
    severity: 'error',
    message: 'A global using directive must precede all non-global using directives.',
  },
  CS8997: { severity: 'error', message: 'Unterminated raw string literal.' },
  CS8998: {
    severity: 'error',
    message:
      'The raw string literal does not start with enough quote characters to allow this many consecutive quote characters as content.',
  },
  CS8999: {
    severity: 'error',
    message: 'Line does not start with the same whitespace as the closing line of the raw string literal.',
  },
  CS9000: { severity: 'error', message: 'Raw string literal delimiter must be on its own line.' },
  CS9002: {
    severity: 'error',
    message: 'Multi-line raw string literals must contain at least one line of content.',
  },
  CS9005: {
    severity: 'error',
    message:
      "The interpolation must end with the same number of closing braces as the number of '$' characters that the raw string literal started with.",
  },
  CS9008: {
    severity: 'error',
    message:
      "Sequence of '@' characters is not allowed. A verbatim string or identifier can only have one '@' character and a raw string cannot have any.",
  },
  CS9297: { severity: 'error', message: "'#:' directives cannot be after first token in file" },
  CS9298: {
    severity: 'error',
    message: "'#:' directives can be only used in file-based programs ('-features:FileBasedProgram')",
  },
  CS9299: { severity: 'error', message: "'#:' directives cannot be after '#if' directive" },
  CS9027: { severity: 'error', message: "Unexpected keyword 'unchecked'" },
  CS9378: { severity: 'error', message: "'#!' must be the first characters on the first line of the file" },
  CS9006: {
    severity: 'error',
    message:
      "The interpolated raw string literal does not start with enough '$' characters to allow this many consecutive opening braces as content.",
  },
  CS9010: {
    severity: 'error',
    message: "Keyword 'enum' cannot be used as a constraint. Did you mean 'struct, System.Enum'?",
  },
  CS9011: {
    severity: 'error',
    message: "Keyword 'delegate' cannot be used as a constraint. Did you mean 'System.Delegate'?",
  },
  CS9134: { severity: 'error', message: "A switch expression arm does not begin with a 'case' keyword." },
  CS9007: {
    severity: 'error',
    message:
      "The interpolated raw string literal does not start with enough '$' characters to allow this many consecutive closing braces as content.",
  },
  CS8087: {
    severity: 'error',
    message: "A '{0}' character may only be escaped by doubling '{0}{0}' in an interpolated string.",
  },
  CS9003: {
    severity: 'error',
    message:
      "Line contains different whitespace than the closing line of the raw string literal: '{0}' versus '{1}'",
  },
  CS9012: {
    severity: 'error',
    message: "Unexpected keyword 'record'. Did you mean 'record struct' or 'record class'?",
  },
  CS7014: { severity: 'error', message: 'Attributes are not valid in this context.' },
  CS8085: { severity: 'error', message: "A 'using static' directive cannot be used to declare an alias" },
  CS4003: {
    severity: 'error',
    message: "'await' cannot be used as an identifier within an async method or lambda expression",
  },
  CS1528: {
    severity: 'error',
    message: 'Expected ; or = (cannot specify constructor arguments in declaration)',
  },
  CS9009: { severity: 'error', message: 'String must start with quote character: "' },
  CS9004: { severity: 'error', message: 'Not enough quotes for raw string literal.' },
  CS9344: { severity: 'error', message: "The '==' operator is not supported in a pattern." },
  CS9345: {
    severity: 'error',
    message: "The '!=' operator is not supported in a pattern. Use 'not' to represent a negated pattern.",
  },
  CS8098: { severity: 'error', message: 'Cannot use #load after first token in file' },
} as const;

/** A code of {@link syntaxCodes}. */
export type SyntaxCode = keyof typeof syntaxCodes;
