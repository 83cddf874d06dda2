// Turns a text into tokens. `>` is always a token of its own: only the parser knows whether `>>` is a shift.
import type { SourceText } from '@mockwright/language/text/source-text';
import { countStep } from '@mockwright/language/text/work-limit';
import {
  isDigit,
  isIdentifierPart,
  isIdentifierStart,
  isNewLine,
  isSpace,
  hexValue,
  withoutFormatting,
} from './characters.ts';
import { scanInterpolatedString } from './interpolated-strings.ts';
import { scanNumber } from './numeric-literals.ts';
import { Directives } from './directives.ts';
import { Preprocessor } from './preprocessor.ts';
import { scanRawString } from './raw-strings.ts';
import { Scanner } from './scanner.ts';
import { scanCharacter, scanRegularString, scanVerbatimString } from './string-literals.ts';
import type { SyntaxComplaint, Token, TokenValue } from './token.ts';
import { K, keywordKind } from './tokens.ts';

/** An operator or a piece of punctuation. */
interface Operator {
  readonly text: string;
  readonly kind: number;
}

/** Operators and punctuation by their first character, the longest first; the last is that character alone. */
// prettier-ignore
const operators: readonly (readonly Operator[] | undefined)[] = buildOperators([
  ['(', K.OpenParen], [')', K.CloseParen], ['{', K.OpenBrace], ['}', K.CloseBrace], ['[', K.OpenBracket],
  [']', K.CloseBracket], [';', K.Semicolon], [',', K.Comma], ['...', K.DotDot], ['..', K.DotDot], ['.', K.Dot], ['::', K.ColonColon],
  [':', K.Colon], ['??=', K.QuestionQuestionEquals], ['??', K.QuestionQuestion], ['?', K.Question], ['=>', K.Arrow],
  ['==', K.EqualsEquals], ['=', K.Equals], ['->', K.MinusGreater], ['--', K.MinusMinus], ['-=', K.MinusEquals],
  ['-', K.Minus], ['++', K.PlusPlus], ['+=', K.PlusEquals], ['+', K.Plus], ['*=', K.AsteriskEquals],
  ['*', K.Asterisk], ['/=', K.SlashEquals], ['/', K.Slash], ['%=', K.PercentEquals], ['%', K.Percent],
  ['&&', K.AmpersandAmpersand], ['&=', K.AmpersandEquals], ['&', K.Ampersand], ['||', K.BarBar], ['|=', K.BarEquals],
  ['|', K.Bar], ['^=', K.CaretEquals], ['^', K.Caret], ['!=', K.ExclamationEquals], ['!', K.Exclamation],
  ['~', K.Tilde], ['<<=', K.LessLessEquals], ['<<', K.LessLess], ['<=', K.LessEquals], ['<', K.Less],
  ['>=', K.GreaterEquals], ['>', K.Greater],
]);

/** The beginning of a name, most often all of it. */
const asciiName = /[A-Za-z0-9_]*/y;
const blanks = /[ \t]*/y;

function buildOperators(list: readonly (readonly [string, number])[]): (readonly Operator[])[] {
  const table: Operator[][] = [];
  for (const [text, kind] of list) (table[text.charCodeAt(0)] ??= []).push({ text, kind });
  return table;
}

/**
 * All tokens of `text[start, end)`. Complaints are appended to `complaints`; directives are understood only where
 * `directives` collects them (a hole of an interpolated string has none).
 */
export function lex(
  text: string,
  start: number,
  end: number,
  complaints: SyntaxComplaint[],
  directives?: Directives,
): readonly Token[] {
  return new Lexer(new Scanner(text, start, end, complaints), directives).run();
}

/** A whole text as the lexer reads it. */
export interface LexedText {
  readonly tokens: readonly Token[];
  readonly complaints: readonly SyntaxComplaint[];
  readonly directives: Directives;
}

const lexed = new WeakMap<SourceText, LexedText>();

/** The tokens of a whole text. */
export function lexText(text: string): LexedText {
  const complaints: SyntaxComplaint[] = [];
  const directives = new Directives();
  return { tokens: lex(text, 0, text.length, complaints, directives), complaints, directives };
}

/** The same, kept for the parser: a template counts its braces before that reads it. */
export function lexSource(source: SourceText): LexedText {
  let result = lexed.get(source);
  if (!result) lexed.set(source, (result = lexText(source.text)));
  return result;
}

/** What {@link lexSource} kept, for the parser, after whom nobody asks: it is let go. */
export function takeTokens(source: SourceText): LexedText {
  const result = lexed.get(source);
  if (!result) return lexText(source.text);
  lexed.delete(source);
  return result;
}

class Lexer {
  readonly #scanner: Scanner;
  readonly #tokens: Token[] = [];
  readonly #preprocessor: Preprocessor | undefined;
  #onNewLine = false;
  #lineStart = true;
  /** A token stands before, on the same line. */
  #afterToken = false;

  constructor(scanner: Scanner, directives: Directives | undefined) {
    this.#scanner = scanner;
    this.#preprocessor = directives ? new Preprocessor(scanner, directives) : undefined;
  }

  run(): readonly Token[] {
    const scanner = this.#scanner;
    for (;;) {
      countStep();
      const code = this.#trivia();
      if (Number.isNaN(code)) break;
      const start = scanner.pos;
      this.#token(start, code);
      if (scanner.pos === start) scanner.pos++;
      this.#onNewLine = false;
      this.#lineStart = false;
      this.#afterToken = true;
      if (this.#preprocessor !== undefined) this.#preprocessor.sawToken = true;
    }
    scanner.pos = scanner.limit;
    this.#add(K.EndOfFile, scanner.limit);
    this.#preprocessor?.finish();
    return this.#tokens;
  }

  /** A token from `start` to where the scanner stands. */
  #add(kind: number, start: number, value?: TokenValue, verbatim = false): void {
    this.#tokens.push({ kind, start, end: this.#scanner.pos, value, onNewLine: this.#onNewLine, verbatim });
  }

  /** Skips what stands between tokens. @returns the first code unit of the next one, NaN at the end */
  #trivia(): number {
    const scanner = this.#scanner;
    const { text, limit } = scanner;
    for (;;) {
      if (scanner.pos >= limit) return Number.NaN;
      const code = text.charCodeAt(scanner.pos);
      if (code === 32 || code === 9) scanner.skip(blanks);
      else if (code === 10 || code === 13) this.#newLine();
      else if (code === 47) {
        const next = scanner.peek(1);
        if (next === 47) while (!scanner.atEnd && !isNewLine(scanner.peek())) scanner.pos++;
        else if (next === 42) this.#blockComment();
        else return code;
      } else if (code === 35) {
        if (this.#preprocessor === undefined) return code;
        if (this.#lineStart) this.#preprocessor.directive();
        else this.#misplaced(this.#preprocessor);
      } else if (code > 127 || code === 11 || code === 12 || code === 26) {
        if (isNewLine(code)) this.#newLine();
        else if (isSpace(code)) scanner.pos++;
        else return code;
      } else return code;
    }
  }

  #newLine(): void {
    this.#scanner.pos++;
    this.#onNewLine = true;
    this.#lineStart = true;
    this.#afterToken = false;
  }

  /** The line's end belongs to the directive: behind a token the next line goes on with what stands behind that. */
  #misplaced(preprocessor: Preprocessor): void {
    preprocessor.misplaced();
    this.#lineStart = !this.#afterToken;
  }

  #blockComment(): void {
    const scanner = this.#scanner;
    const start = scanner.pos;
    const close = scanner.text.indexOf('*/', start + 2);
    if (close < 0 || close + 2 > scanner.limit) {
      scanner.pos = scanner.limit;
      scanner.report('CS1035', start, start + 2);
    } else scanner.pos = close + 2;
    this.#lineStart = false;
  }

  /** @param code the code unit at the start */
  #token(start: number, code: number): void {
    const scanner = this.#scanner;
    const candidates = operators[code];
    if (candidates !== undefined && (code !== 46 || !isDigit(scanner.peek(1))))
      return this.#operator(start, candidates);
    if (isIdentifierStart(code)) return this.#identifier(start);
    if (isDigit(code) || code === 46) return this.#add(K.Number, start, scanNumber(scanner));
    if (code === 34) {
      const raw = scanner.peek(1) === 34 && scanner.peek(2) === 34;
      return this.#add(K.String, start, raw ? scanRawString(scanner) : scanRegularString(scanner));
    }
    if (code === 39) return this.#add(K.Character, start, scanCharacter(scanner));
    if (code === 36 || code === 64) return this.#prefixed(start, code);
    if (code === 92 && (scanner.peek(1) | 32) === 117) return this.#identifier(start);
    return this.#bad(start);
  }

  #operator(start: number, candidates: readonly Operator[]): void {
    const scanner = this.#scanner;
    let at = 0;
    while (at < candidates.length - 1 && !scanner.text.startsWith(candidates[at]!.text, start)) at++;
    const { text, kind } = candidates[at]!;
    scanner.pos = Math.min(start + text.length, scanner.limit);
    if (text === '...') scanner.report('CS8635', start, scanner.pos);
    this.#add(kind, start);
  }

  #bad(start: number): void {
    const scanner = this.#scanner;
    const point = scanner.text.codePointAt(start)!;
    scanner.pos = Math.min(start + (point > 0xffff ? 2 : 1), scanner.limit);
    scanner.report('CS1056', start, scanner.pos, scanner.text.slice(start, scanner.pos));
    this.#add(K.Bad, start);
  }

  /** `$"`, `@"`, `@name`, or a stray `$` or `@`. */
  #prefixed(start: number, code: number): void {
    const scanner = this.#scanner;
    const pieces = scanInterpolatedString(scanner);
    if (pieces !== undefined) return this.#add(K.InterpolatedString, start, pieces);
    if (this.#isStringPrefix()) return this.#lonelyPrefix(start);
    if (code === 36) return this.#bad(start);
    const ats = scanner.skipRun(64);
    scanner.pos--;
    if (ats > 1 && (scanner.peek(1) === 34 || isIdentifierStart(scanner.peek(1))))
      scanner.report('CS9008', start, scanner.pos + 1);
    if (scanner.peek(1) === 34) return this.#add(K.String, start, scanVerbatimString(scanner));
    if (isIdentifierStart(scanner.peek(1)) || scanner.peek(1) === 92) {
      scanner.pos++;
      return this.#identifier(start);
    }
    scanner.pos++;
    scanner.report('CS1646', start, scanner.pos);
    this.#add(K.Bad, start);
  }

  /** Whether `$` or `@` goes on as only a string does: `$@`, `$$`, `@$`. */
  #isStringPrefix(): boolean {
    const { text, pos } = this.#scanner;
    return /^(?:@+\$|\$[@$])/.test(text.slice(pos, pos + 16));
  }

  /** `$@` with no quote behind it is an empty string, `$$"` a raw one with too few quotes, `$@@"` has too many `@`. */
  #lonelyPrefix(start: number): void {
    const scanner = this.#scanner;
    const before = scanner.skipRun(64);
    scanner.skipRun(36);
    const ats = before + scanner.skipRun(64);
    let value: TokenValue = '';
    if (scanner.peek() === 34) {
      if (ats > 0) scanner.report('CS9008', start, scanner.pos);
      else scanner.report('CS9004', scanner.pos, scanner.pos + 1);
      value = this.#strayString();
    } else scanner.report('CS9009', start, scanner.pos);
    this.#add(K.String, start, value);
  }

  /** A string in quotes whose prefix was wrong. */
  #strayString(): TokenValue {
    const scanner = this.#scanner;
    const { text, pos, limit } = scanner;
    const quotes = /^"{3,}/.exec(text.slice(pos, limit))?.[0];
    if (quotes === undefined) return scanRegularString(scanner);
    const end = text.indexOf(quotes, pos + quotes.length);
    scanner.pos = end < 0 || end > limit ? limit : end + quotes.length;
    return '';
  }

  /** A name or a reserved word; the scanner stands behind a possible `@`. */
  #identifier(start: number): void {
    const scanner = this.#scanner;
    const { text, limit } = scanner;
    const nameStart = scanner.pos;
    scanner.skip(asciiName);
    const asciiEnd = scanner.pos;
    let at = asciiEnd;
    while (at < limit && isIdentifierPart(text.charCodeAt(at))) at++;
    scanner.pos = at;
    const verbatim = nameStart > start;
    if (at < limit && text.charCodeAt(at) === 92) return this.#escapedIdentifier(start, nameStart);
    const written = text.slice(nameStart, at);
    const name = at === asciiEnd ? written : withoutFormatting(written);
    const kind = verbatim ? undefined : keywordKind(written);
    this.#add(kind ?? K.Identifier, start, name, verbatim);
  }

  /** A name with `\u` escapes in it; it is never a keyword. */
  #escapedIdentifier(start: number, nameStart: number): void {
    const scanner = this.#scanner;
    let name = scanner.text.slice(nameStart, scanner.pos);
    for (;;) {
      const code = scanner.peek();
      if (isIdentifierPart(code)) {
        name += scanner.text[scanner.pos++];
        continue;
      }
      const length = scanner.peek(1) === 117 ? 4 : scanner.peek(1) === 85 ? 8 : 0;
      if (code !== 92 || length === 0) break;
      let point = 0;
      for (let index = 0; index < length; index++) {
        const digit = hexValue(scanner.peek(2 + index));
        if (digit < 0) point = Number.NaN;
        point = point * 16 + digit;
      }
      if (!(name === '' ? isIdentifierStart(point) : isIdentifierPart(point))) break;
      name += String.fromCodePoint(point);
      scanner.pos += 2 + length;
    }
    if (name === '') {
      const escape = /^\\u[0-9a-f]{4}|^\\U[0-9a-f]{8}|^./i.exec(
        scanner.text.slice(scanner.pos, scanner.limit),
      )![0];
      scanner.pos += escape.length;
      scanner.report('CS1056', start, scanner.pos, escape);
      return this.#add(K.Bad, start);
    }
    this.#add(K.Identifier, start, withoutFormatting(name), true);
  }
}
