// What every area of the grammar works with: the current token, looking ahead, complaining, and the other areas.
import type { SyntaxCode } from '@mockwright/language/diagnostics/codes-syntax';
import type { ExpressionSyntax, IdentifierNameSyntax, IdentifierToken, TokenSpan } from '../nodes.ts';
import { lex } from '../lexer.ts';
import type { LexedText } from '../lexer.ts';
import { addComplaint, addComplaints } from '../token.ts';
import type { SyntaxComplaint } from '../token.ts';
import { isKeyword, K, tokenText } from '../tokens.ts';
import type { Areas } from '../../areas.ts';
import type { ParsingFunctions } from './parsing-functions.ts';
import { precedence } from './precedence.ts';
import { TokenCursor } from './token-cursor.ts';
import { isQueryWord } from './query-words.ts';
import { parseMemo } from './parse-memo.ts';
import type { ParseMemo, Mark, ParsedPart } from './parse-memo.ts';

/** What is said of whole expressions and types that are missing, and gives way to what is said of missing tokens. */
const ofNodes: ReadonlySet<SyntaxCode> = new Set([
  'CS1031',
  'CS1525',
  'CS1733',
  'CS8124',
  'CS0443',
  'CS0839',
  'CS1519',
]);

/** How deeply constructs may be nested; the phases behind the parser recurse as deeply. */
const deepest = 400;

/** One text being parsed. */
export class Parser extends TokenCursor {
  readonly areas: Areas<Parser, ParsingFunctions>;
  readonly complaints: SyntaxComplaint[] = [];
  /** What Roslyn finds only after parsing: said where nothing else is wrong. */
  readonly deferred: SyntaxComplaint[] = [];
  readonly lexical: SyntaxComplaint[];
  /** See `RareSyntax`; what was tried out and taken back may be among it. */
  readonly designations: number[] = [];
  readonly yields: number[] = [];
  readonly chains: Map<ExpressionSyntax, readonly ExpressionSyntax[]> = new Map();
  depth = 0;
  /** By the index of its token: whether a lambda behind a question mark is a branch of a conditional. */
  readonly branches: Map<number, boolean> = new Map();
  /** What need not be read again. */
  known: ParseMemo = parseMemo();
  #isAttempting = false;
  /** Where the nesting was too deep: everything behind is skipped, nothing else is told. */
  tooDeep: SyntaxComplaint | undefined;
  /** Inside an async function, or at the top of a script, where `await` is a keyword. */
  inAsync = false;
  /** Inside a query, where its words are keywords. */
  inQuery = false;
  /** The body of `if`, `while` and the like, which needs its semicolon even at the end of the text. */
  embedded = false;
  /** The name of the type whose members are being read; empty at the top of a script. */
  typeName = '';
  /** How many times `?[` was taken for a conditional because of a colon behind the brackets. */
  bracketBranches = 0;
  /** Where that left a conditional around it without its colon: every `?[` is an access. */
  bracketsAccess = false;
  /** A hole of an interpolated string that a format follows. */
  formatFollows = false;
  /** What ends the constructs that are being read, as bits of `Stop`: where they are unfinished, it is not passed over. */
  stops = 0;
  /** How tightly the operators of constants in patterns bind at least. */
  constantPrecedence: number = precedence.shift;
  /** At the top of a script, where the last expression needs no semicolon. */
  isScript = false;

  constructor(
    text: string,
    { tokens, complaints }: Pick<LexedText, 'tokens' | 'complaints'>,
    areas: Areas<Parser, ParsingFunctions>,
  ) {
    super(text, tokens);
    this.areas = areas;
    this.lexical = [...complaints];
  }

  /** Where the parser stands and how much it has reported, to come back to. */
  mark(): Mark {
    const { index, complaints, deferred, lexical } = this;
    return {
      index,
      complaints: complaints.length,
      deferred: deferred.length,
      lexical: lexical.length,
    };
  }

  /** Goes back. @returns what was read since, for {@link readAgain} */
  goBack({ index, complaints, deferred, lexical }: Mark): ParsedPart {
    const reading = {
      end: this.index,
      complaints: this.complaints.splice(complaints),
      deferred: this.deferred.splice(deferred),
      lexical: this.lexical.splice(lexical),
    };
    this.moveTo(index);
    return reading;
  }

  /** Goes to where a reading ended, and reports what it reported. */
  readAgain({ end, complaints, deferred, lexical }: ParsedPart): void {
    this.moveTo(end);
    this.#addAll(complaints, deferred, lexical);
  }

  #addAll(
    complaints: readonly SyntaxComplaint[],
    deferred: readonly SyntaxComplaint[],
    lexical: readonly SyntaxComplaint[],
  ): void {
    addComplaints(this.complaints, complaints);
    addComplaints(this.deferred, deferred);
    addComplaints(this.lexical, lexical);
  }

  /** Does something and takes it back: the place and what was reported. @returns what it gave */
  tryOut<Result>(action: () => Result): Result {
    const before = this.mark();
    const result = action();
    this.goBack(before);
    return result;
  }

  /**
   * Whether something can be read, without a mistake if not told otherwise; nothing remains of the attempt. Inside of it
   * nothing else is attempted: only what is wrong already would need it.
   */
  reads(action: () => boolean, withMistakes: boolean = false): boolean {
    if (this.#isAttempting) return false;
    this.#isAttempting = true;
    const { known } = this;
    this.known = parseMemo();
    const result = this.tryOut(() => {
      const { length } = this.complaints;
      return action() && (withMistakes || this.complaints.length === length);
    });
    this.#isAttempting = false;
    this.known = known;
    return result;
  }
  // ------------------------------------------------------------ complaints

  report(code: SyntaxCode, start: number, end: number, ...args: readonly string[]): void {
    if (!this.tooDeep) addComplaint(this.complaints, { code, start, end, args });
  }

  /** Reports something of tokens that are passed over: it is kept wherever they go. */
  #reportSkipped(code: SyntaxCode, start: number, end: number, args: readonly string[]): void {
    if (!this.tooDeep) addComplaint(this.complaints, { code, start, end, args, skipped: true });
  }

  /**
   * A construct whose complaints begin at `from` belongs nowhere and is passed over: only the last of what was missing in
   * it is worth telling.
   * @param toldAt among what other complaints it is told; where it stands, if not given
   */
  passOver(from: number, toldAt?: number): void {
    const found = this.complaints.splice(from);
    const missing = found.filter(({ skipped }) => skipped !== true);
    const told = missing.findLast(({ code }) => !ofNodes.has(code)) ?? missing[0];
    for (const complaint of found)
      if (complaint.skipped === true) this.complaints.push(complaint);
      else if (complaint === told)
        this.complaints.push(toldAt === undefined ? complaint : { ...complaint, toldAt });
  }

  /** Reports something before the complaints from index `from` on. */
  reportBefore(from: number, report: () => void): void {
    const behind = this.complaints.splice(from);
    report();
    addComplaints(this.complaints, behind);
  }

  /** Reports what matters only if the syntax is otherwise right. */
  reportLater(code: SyntaxCode, start: number, end: number): void {
    addComplaint(this.deferred, { code, start, end, args: [] });
  }

  /** At the current token. */
  reportHere(code: SyntaxCode, ...args: readonly string[]): void {
    this.report(code, this.start, this.currentEnd, ...args);
  }

  /** Where something is missing: at the current token, or behind the one before it if a line break is between. */
  reportMissing(code: SyntaxCode, ...args: readonly string[]): void {
    if (this.onNewLine && this.index > 0) this.report(code, this.end, this.end, ...args);
    else this.reportHere(code, ...args);
  }

  /** Consumes a token of this kind or reports that it is missing (with an empty span). */
  expect(kind: number): TokenSpan {
    if (this.kind === kind) return this.take();
    this.missing(kind);
    return this.nothing();
  }

  /** The place of a token that is not there, behind what has been read. */
  nothing(): TokenSpan {
    return { start: this.end, end: this.end };
  }

  /** Reports that a token of this kind is missing. */
  missing(kind: number): void {
    switch (kind) {
      case K.Semicolon:
        return this.reportMissing('CS1002');
      case K.CloseParen:
        return this.reportMissing('CS1026');
      case K.OpenBrace:
        return this.reportMissing('CS1514');
      case K.CloseBrace:
        return this.reportMissing('CS1513');
      case K.in:
        return this.reportMissing('CS1515');
      case K.Identifier:
        return this.missingIdentifier();
      default:
        return this.reportMissing('CS1003', tokenText(kind));
    }
  }

  missingIdentifier(): void {
    if (isKeyword(this.kind)) this.reportMissing('CS1041', tokenText(this.kind));
    else this.reportMissing('CS1001');
  }

  /** Consumes a token that does not belong here, reporting that `kind` was expected in its place. */
  skipAs(kind: number): void {
    const { length } = this.complaints;
    // A word that is no name where it stands is passed over in silence where a name was expected.
    if (!this.#isWrong && this.kind !== kind) this.missing(kind);
    for (const { code, start, end, args } of this.complaints.splice(length))
      this.#reportSkipped(code, start, end, args);
    this.next();
  }

  /** The lexer has complained of the current token. */
  get #isWrong(): boolean {
    const { start, currentEnd } = this;
    return this.kind === K.Bad || this.lexical.some((one) => one.start >= start && one.start < currentEnd);
  }

  /** Consumes a token that does not belong here, reporting `code` of it. @returns whether that is told */
  skipWith(code: SyntaxCode, ...args: readonly string[]): boolean {
    const isTold = !this.#isWrong || code === 'CS1519';
    if (isTold) this.#reportSkipped(code, this.start, this.currentEnd, args);
    this.next();
    return isTold;
  }

  // ------------------------------------------------------------ names

  /** Whether a name stands here; what stands in its place is reported. */
  #isName(): boolean {
    if (this.kind !== K.Identifier) this.reportMissing('CS1001');
    else if (this.inQuery && isQueryWord(this.word())) this.reportMissing('CS1525', this.currentText);
    else return true;
    return false;
  }

  /** A name; a missing one is reported. */
  identifier(): IdentifierToken {
    if (!this.#isName()) return this.noIdentifier();
    const token = {
      text: this.value as string,
      start: this.start,
      end: this.currentEnd,
      missing: false,
      verbatim: this.isVerbatim,
    };
    this.next();
    return token;
  }

  /** A missing name at the end of what has been parsed, without a report. */
  noIdentifier(): IdentifierToken {
    return { text: '', start: this.end, end: this.end, missing: true, verbatim: false };
  }

  identifierName(): IdentifierNameSyntax {
    if (!this.#isName()) return this.missingName();
    const node: IdentifierNameSyntax = {
      kind: 'IdentifierName',
      start: this.start,
      end: this.currentEnd,
      text: this.value as string,
      missing: false,
      verbatim: this.isVerbatim,
    };
    this.next();
    return node;
  }

  /** A missing name as a node, without a report. */
  missingName(): IdentifierNameSyntax {
    const at = this.end;
    return { kind: 'IdentifierName', start: at, end: at, text: '', missing: true, verbatim: false };
  }

  // ------------------------------------------------------------ nesting

  /** Enters a construct; false where it is nested too deeply (reported once, the rest of the text is skipped). */
  enter(): boolean {
    if (++this.depth <= deepest) return true;
    this.tooDeep ??= { code: 'CS8078', start: this.start, end: this.currentEnd, args: [] };
    this.moveToEnd();
    return false;
  }

  leave(): void {
    this.depth--;
  }

  /** Takes over what a {@link part} had to say. */
  absorb(part: Parser): void {
    if (this.tooDeep) return;
    this.#addAll(part.complaints, part.deferred, part.lexical);
    for (const designation of part.designations) this.designations.push(designation);
    for (const [whole, joints] of part.chains) this.chains.set(whole, joints);
    if (part.tooDeep) {
      this.tooDeep = part.tooDeep;
      this.moveToEnd();
    }
  }

  /** A parser of a part of this text (a hole of an interpolated string) in the same circumstances. */
  part(start: number, end: number): Parser {
    const complaints: SyntaxComplaint[] = [];
    const tokens = lex(this.text, start, end, complaints);
    const part = new Parser(this.text, { tokens, complaints }, this.areas);
    part.depth = this.depth;
    part.inAsync = this.inAsync;
    part.#isAttempting = this.#isAttempting;
    return part;
  }
}
