// The kinds of tokens, their texts, and the words that are keywords.

// prettier-ignore
const kinds = {
  EndOfFile: 0, Identifier: 1, Number: 2, Character: 3, String: 4, InterpolatedString: 5, Bad: 6,
  OpenParen: 10, CloseParen: 11, OpenBrace: 12, CloseBrace: 13, OpenBracket: 14, CloseBracket: 15,
  Semicolon: 16, Comma: 17, Dot: 18, DotDot: 19, Colon: 20, ColonColon: 21, Question: 22, Arrow: 23, MinusGreater: 24,
  Plus: 25, Minus: 26, Asterisk: 27, Slash: 28, Percent: 29, Ampersand: 30, Bar: 31, Caret: 32, Exclamation: 33,
  Tilde: 34, Equals: 35, Less: 36, Greater: 37, LessLess: 38, LessEquals: 39, GreaterEquals: 40, EqualsEquals: 41,
  ExclamationEquals: 42, AmpersandAmpersand: 43, BarBar: 44, QuestionQuestion: 45, PlusPlus: 46, MinusMinus: 47,
  PlusEquals: 48, MinusEquals: 49, AsteriskEquals: 50, SlashEquals: 51, PercentEquals: 52, AmpersandEquals: 53,
  BarEquals: 54, CaretEquals: 55, LessLessEquals: 56, QuestionQuestionEquals: 57,
  abstract: 60, as: 61, base: 62, bool: 63, break: 64, byte: 65, case: 66, catch: 67, char: 68, checked: 69,
  class: 70, const: 71, continue: 72, decimal: 73, default: 74, delegate: 75, do: 76, double: 77, else: 78, enum: 79,
  event: 80, explicit: 81, extern: 82, false: 83, finally: 84, fixed: 85, float: 86, for: 87, foreach: 88, goto: 89,
  if: 90, implicit: 91, in: 92, int: 93, interface: 94, internal: 95, is: 96, lock: 97, long: 98, namespace: 99,
  new: 100, null: 101, object: 102, operator: 103, out: 104, override: 105, params: 106, private: 107, protected: 108,
  public: 109, readonly: 110, ref: 111, return: 112, sbyte: 113, sealed: 114, short: 115, sizeof: 116, stackalloc: 117,
  static: 118, string: 119, struct: 120, switch: 121, this: 122, throw: 123, true: 124, try: 125, typeof: 126,
  uint: 127, ulong: 128, unchecked: 129, unsafe: 130, ushort: 131, using: 132, virtual: 133, void: 134, volatile: 135,
  while: 136,
};

/** Token kinds as small numbers. Contextual keywords (`var`, `from`, `await`, …) are identifiers. */
export const K: Readonly<Record<keyof typeof kinds, number>> = kinds;

const firstKeyword = K.abstract;

// prettier-ignore
const punctuation: readonly (readonly [number, string])[] = [
  [K.OpenParen, '('], [K.CloseParen, ')'], [K.OpenBrace, '{'], [K.CloseBrace, '}'], [K.OpenBracket, '['],
  [K.CloseBracket, ']'], [K.Semicolon, ';'], [K.Comma, ','], [K.Dot, '.'], [K.DotDot, '..'], [K.Colon, ':'],
  [K.ColonColon, '::'], [K.Question, '?'], [K.Arrow, '=>'], [K.MinusGreater, '->'], [K.Plus, '+'], [K.Minus, '-'],
  [K.Asterisk, '*'], [K.Slash, '/'], [K.Percent, '%'], [K.Ampersand, '&'], [K.Bar, '|'], [K.Caret, '^'],
  [K.Exclamation, '!'], [K.Tilde, '~'], [K.Equals, '='], [K.Less, '<'], [K.Greater, '>'], [K.LessLess, '<<'],
  [K.LessEquals, '<='], [K.GreaterEquals, '>='], [K.EqualsEquals, '=='], [K.ExclamationEquals, '!='],
  [K.AmpersandAmpersand, '&&'], [K.BarBar, '||'], [K.QuestionQuestion, '??'], [K.PlusPlus, '++'], [K.MinusMinus, '--'],
  [K.PlusEquals, '+='], [K.MinusEquals, '-='], [K.AsteriskEquals, '*='], [K.SlashEquals, '/='], [K.PercentEquals, '%='],
  [K.AmpersandEquals, '&='], [K.BarEquals, '|='], [K.CaretEquals, '^='], [K.LessLessEquals, '<<='],
  [K.QuestionQuestionEquals, '??='],
];

const keywords = new Map<string, number>(Object.entries(K).filter(([, kind]) => kind >= firstKeyword));
const texts: string[] = [];
for (const [kind, text] of punctuation) texts[kind] = text;
for (const [text, kind] of keywords) texts[kind] = text;

/** The kind of a reserved word, or `undefined` for an ordinary name. */
export function keywordKind(text: string): number | undefined {
  return keywords.get(text);
}

/** Whether a kind is a reserved word. */
export function isKeyword(kind: number): boolean {
  return kind >= firstKeyword;
}

/** Whether a kind is an assignment operator; `>>=` and `>>>=` are tokens only together. */
export function isAssignmentOperator(kind: number): boolean {
  return kind === K.Equals || (kind >= K.PlusEquals && kind <= K.QuestionQuestionEquals);
}

/** The fixed text of a kind; empty for names, literals and the end of the file. */
export function tokenText(kind: number): string {
  return texts[kind] ?? '';
}
