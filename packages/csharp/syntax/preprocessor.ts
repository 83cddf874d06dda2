// Lines that begin with `#`: conditions decide which text is there, the rest is checked and passed over.
import { countStep } from '@mockwright/language/text/work-limit';
import { isIdentifierPart, isNewLine, isSpace } from './characters.ts';
import { evaluateCondition, readWord, skipSpaces } from './directive-condition.ts';
import type { Directives } from './directives.ts';
import type { Scanner } from './scanner.ts';

/** The assemblies of .NET and those of the template's own libraries. */
const frameworkAssembly =
  /^(?:System(?:\.\w+)*|mscorlib|netstandard|Microsoft\.(?:CSharp|VisualBasic)|Newtonsoft\.Json|Bogus)(?:\.dll)?$/i;

interface OpenCondition {
  /** The text around it is compiled. */
  readonly isReached: boolean;
  /** A branch has been taken already. */
  taken: boolean;
  /** `#else` has been seen. */
  closed: boolean;
  /** The text of its present branch is compiled. */
  isActive: boolean;
}

/** The directives there are besides those that structure the text. */
const known: ReadonlySet<string> = new Set([
  'define',
  'undef',
  'error',
  'warning',
  'line',
  'pragma',
  'nullable',
  'r',
  'load',
]);

/** What `#pragma warning` does. */
const pragmaVerbs: ReadonlySet<string> = new Set(['disable', 'restore']);

/** Words inside of directives, which are no names for one. */
const innerWords: ReadonlySet<string> = new Set([
  'enable',
  'disable',
  'restore',
  'warnings',
  'annotations',
  'checksum',
  'default',
  'hidden',
  'true',
  'false',
]);

/** Reads directives of one text and remembers its open `#if`s and `#region`s. */
export class Preprocessor {
  readonly #scanner: Scanner;
  readonly #directives: Directives;
  readonly #symbols = new Set<string>();
  readonly #open: (OpenCondition | 'region')[] = [];
  /** How many of them keep their text from being compiled: only the innermost condition changes its branch. */
  #passive = 0;
  /** Set by the lexer once a token has been read: `#define` comes too late then. */
  sawToken = false;
  /** Whether there was an `#if`. */
  #sawCondition = false;

  /** @param directives is told of those that are in force behind their line */
  constructor(scanner: Scanner, directives: Directives) {
    this.#scanner = scanner;
    this.#directives = directives;
  }

  /** Reads the directive at the scanner's place (`#`, first on its line) and text that is not to be compiled. */
  directive(): void {
    this.#line();
    while (!this.#isActive && this.#toNextDirective()) this.#line();
  }

  get #isActive(): boolean {
    return this.#passive === 0;
  }

  /** Reports what the text left open. */
  finish(): void {
    const at = this.#scanner.limit;
    const last = this.#open.at(-1);
    if (last !== undefined) this.#scanner.report(last === 'region' ? 'CS1038' : 'CS1027', at, at);
  }

  /** `#` in the middle of a line. */
  misplaced(): void {
    const start = this.#scanner.pos;
    this.#toLineEnd();
    if (this.#scanner.peek() === 13 && this.#scanner.peek(1) === 10) this.#scanner.pos++;
    if (!this.#scanner.atEnd) this.#scanner.pos++;
    this.#scanner.report('CS1040', start, start + 1);
  }

  /** Reads one directive. */
  #line(): void {
    const scanner = this.#scanner;
    countStep();
    const start = scanner.pos++;
    skipSpaces(this.#scanner);
    const nameStart = scanner.pos;
    const name = readWord(this.#scanner);
    skipSpaces(this.#scanner);
    if (!this.#structure(name, start)) {
      if (this.#isActive) this.#directive(name, start, nameStart);
      else if (!known.has(name)) this.#other(name, start, nameStart);
    }
    this.#toLineEnd();
  }

  /** What is wrong with a directive that does not fit: another one is open, or none. */
  #unexpected(): 'CS1027' | 'CS1028' | 'CS1038' {
    const last = this.#open.at(-1);
    if (last === undefined) return 'CS1028';
    return last === 'region' ? 'CS1038' : 'CS1027';
  }

  /** What opens, divides and closes parts of the text. @returns whether it was that, and nothing is left to do */
  #structure(name: string, start: number): boolean {
    switch (name) {
      case 'if': {
        this.#sawCondition = true;
        const isReached = this.#isActive;
        const taken = evaluateCondition(this.#scanner, this.#symbols) && isReached;
        this.#open.push({ isReached, taken, closed: false, isActive: taken });
        if (!taken) this.#passive++;
        break;
      }
      case 'elif':
      case 'else':
      case 'endif':
        this.#branch(name, start);
        break;
      case 'region':
        this.#open.push('region');
        return true;
      case 'endregion':
        if (this.#open.at(-1) === 'region') this.#open.pop();
        else this.#scanner.report(this.#unexpected(), start, this.#scanner.pos);
        return true;
      default:
        return false;
    }
    this.#expectEnd();
    return true;
  }

  #branch(name: 'elif' | 'else' | 'endif', start: number): void {
    const last = this.#open.at(-1);
    if (last === undefined || last === 'region' || (last.closed && name !== 'endif')) {
      const { complaints, pos } = this.#scanner;
      const { length } = complaints;
      if (name === 'elif') evaluateCondition(this.#scanner, this.#symbols);
      complaints.length = length;
      this.#scanner.report(this.#unexpected(), start, pos);
      return;
    }
    if (!last.isActive) this.#passive--;
    if (name === 'endif') {
      this.#open.pop();
      return;
    }
    const holds = name === 'else' || evaluateCondition(this.#scanner, this.#symbols);
    last.isActive = last.isReached && !last.taken && holds;
    last.taken ||= last.isActive;
    last.closed = name === 'else';
    if (!last.isActive) this.#passive++;
  }

  /** Reports what stands behind a directive and is no comment. */
  #expectEnd(code: 'CS1025' | 'CS1578' = 'CS1025'): void {
    const scanner = this.#scanner;
    if (this.#atDirectiveEnd()) return;
    scanner.report(code, scanner.pos, scanner.pos + 1);
  }

  /** `warning disable CS0168, 219` and the like behind `#pragma`. */
  #pragma(rest: number): void {
    const scanner = this.#scanner;
    const kind = readWord(this.#scanner);
    if (kind !== 'warning' && kind !== 'checksum') scanner.report('CS1633', rest, scanner.pos);
    if (kind !== 'warning') return;
    skipSpaces(this.#scanner);
    const start = scanner.pos;
    const verb = readWord(this.#scanner);
    if (!pragmaVerbs.has(verb)) {
      scanner.report('CS1634', start, start + 1);
      return;
    }
    const codes = this.#warningCodes();
    this.#toLineEnd();
    this.#directives.addWarning(scanner.pos, verb === 'restore', codes);
  }

  /** `CS0168, 219`, up to what cannot be one of them; what stands for a code that is missing is empty, and none. */
  #warningCodes(): readonly string[] {
    const scanner = this.#scanner;
    const codes: string[] = [];
    while (!this.#atDirectiveEnd()) {
      const start = scanner.pos;
      // Numbers may stand without letters.
      while (isIdentifierPart(scanner.peek())) scanner.pos++;
      const code = scanner.text.slice(start, scanner.pos);
      const isCode = code !== '' && !pragmaVerbs.has(code);
      codes.push(isCode ? code : '');
      if (isCode && this.#atDirectiveEnd()) return codes;
      if (!isCode) scanner.report('CS1072', start, start + 1);
      else if (scanner.peek() !== 44) scanner.report('CS1696', scanner.pos, scanner.pos + 1);
      if (scanner.peek() !== 44) return codes;
      scanner.pos++;
    }
    return codes;
  }

  /** Moves over spaces. @returns whether nothing but a comment follows */
  #atDirectiveEnd(): boolean {
    const scanner = this.#scanner;
    skipSpaces(this.#scanner);
    if (scanner.atEnd || isNewLine(scanner.peek())) return true;
    return scanner.peek() === 47 && scanner.peek(1) === 47;
  }

  /** `#!`, or what is no directive. */
  #other(name: string, start: number, nameStart: number): void {
    const scanner = this.#scanner;
    if (scanner.text.charCodeAt(nameStart) === 58) this.#programDirective(nameStart);
    else if (scanner.text.charCodeAt(nameStart) !== 33)
      scanner.report('CS1024', name === '' || innerWords.has(name) ? start : nameStart, scanner.pos);
    else if (start > 0) scanner.report('CS9378', start, nameStart + 1);
  }

  /** `#:package …`, of programs that are one file: in text that is compiled there are none. */
  #programDirective(colon: number): void {
    if (!this.#isActive) return;
    const scanner = this.#scanner;
    scanner.report('CS9298', colon, colon + 1);
    if (this.sawToken) scanner.report('CS9297', colon, colon + 1);
    else if (this.#sawCondition) scanner.report('CS9299', colon, colon + 1);
  }

  /** A directive that opens and closes nothing, in text that is compiled. */
  #directive(name: string, start: number, nameStart: number): void {
    const scanner = this.#scanner;
    const rest = scanner.pos;
    switch (name) {
      case 'define':
      case 'undef':
        return this.#define(name, nameStart, rest);
      case 'error':
      case 'warning':
        this.#toLineEnd();
        return scanner.report(
          name === 'error' ? 'CS1029' : 'CS1030',
          rest,
          scanner.pos,
          scanner.text.slice(rest, scanner.pos).trimEnd(),
        );
      case 'line':
        return this.#lineNumber(rest);
      case 'pragma':
        return this.#pragma(rest);
      case 'nullable':
        return this.#nullable(rest);
      case 'r':
      case 'load':
        this.#toLineEnd();
        return this.#reference(name, start, rest);
      default:
        this.#other(name, start, nameStart);
    }
  }

  #define(name: 'define' | 'undef', nameStart: number, rest: number): void {
    const scanner = this.#scanner;
    const symbol = readWord(this.#scanner);
    const isLate = this.sawToken;
    if (isLate) scanner.report('CS1032', nameStart, scanner.pos);
    else if (symbol === '' || symbol === 'true' || symbol === 'false')
      return scanner.report('CS1001', rest, rest);
    if (name === 'define') this.#symbols.add(symbol);
    else this.#symbols.delete(symbol);
    if (!isLate) this.#expectEnd();
  }

  /** Line numbers of other files change nothing here, but must be well-formed. */
  #lineNumber(rest: number): void {
    const scanner = this.#scanner;
    const word = readWord(this.#scanner);
    if (word === 'hidden' || word === 'default') return this.#expectEnd();
    if (word === '' && scanner.peek() === 40) {
      this.#toLineEnd();
      const range = /^\([^)]*\)[ \t]*/.exec(scanner.text.slice(rest, scanner.pos))?.[0];
      const behind = rest + (range?.length ?? 0);
      if (range !== undefined && scanner.text[behind] !== '-') scanner.report('CS1003', behind, behind, '-');
      return;
    }
    const digits = /^\d*/.exec(scanner.text.slice(scanner.pos, scanner.limit))![0];
    scanner.pos += digits.length;
    const line = Number(digits);
    if (line > 0xffff_ffff) scanner.report('CS1021', rest, scanner.pos);
    if (line === 0 || line > 0xffff_ffff) return scanner.report('CS1576', rest, scanner.pos);
    skipSpaces(this.#scanner);
    const file = /^"[^"\r\n]*"/.exec(scanner.text.slice(scanner.pos, scanner.limit))?.[0];
    if (file === undefined) return this.#expectEnd('CS1578');
    scanner.pos += file.length;
    this.#expectEnd();
  }

  #nullable(rest: number): void {
    const scanner = this.#scanner;
    const verb = readWord(this.#scanner);
    if (!['enable', 'disable', 'restore'].includes(verb)) return scanner.report('CS8637', rest, scanner.pos);
    skipSpaces(this.#scanner);
    const target = scanner.pos;
    const word = readWord(this.#scanner);
    if (word !== '' && word !== 'warnings' && word !== 'annotations')
      return scanner.report('CS8668', target, scanner.pos);
    this.#expectEnd();
    this.#toLineEnd();
    if (word !== 'warnings') this.#directives.addNullable(scanner.pos, verb === 'enable');
  }

  /** `#r` and `#load` name files, and a script has none; what the library stands for is there without it. */
  #reference(name: 'r' | 'load', start: number, rest: number): void {
    const scanner = this.#scanner;
    const file = /^"([^"]*)"/.exec(scanner.text.slice(rest, scanner.pos))?.[1];
    if (file === undefined) scanner.report('CS7010', rest, scanner.pos);
    else if (this.sawToken) scanner.report(name === 'r' ? 'CS7009' : 'CS8098', start + 1, scanner.pos);
    else if (name === 'r') {
      if (!frameworkAssembly.test(file)) scanner.report('CS0006', start, scanner.pos, file);
    } else scanner.report('CS1504', rest, scanner.pos, file, 'Could not find file.');
  }

  #toNextDirective(): boolean {
    const scanner = this.#scanner;
    while (!scanner.atEnd) {
      while (isNewLine(scanner.peek()) || isSpace(scanner.peek())) scanner.pos++;
      if (scanner.peek() === 35) return true;
      this.#toLineEnd();
    }
    return false;
  }

  #toLineEnd(): void {
    const scanner = this.#scanner;
    while (!scanner.atEnd && !isNewLine(scanner.peek())) scanner.pos++;
  }
}
