// Lines that begin with `#`: conditions decide which text is there, the rest is checked and passed over.
import { isIdentifierPart, isIdentifierStart, isNewLine, isSpace } from './characters.ts';
import type { Scanner } from './scanner.ts';

/** The assemblies of .NET and those of the template's own libraries. */
const frameworkAssembly =
  /^(?:System(?:\.\w+)*|mscorlib|netstandard|Microsoft\.(?:CSharp|VisualBasic)|Newtonsoft\.Json|Bogus)(?:\.dll)?$/i;

interface OpenCondition {
  /** A branch has been taken already. */
  taken: boolean;
  /** `#else` has been seen. */
  closed: boolean;
}

/** Reads directives of one text and remembers its open `#if`s and `#region`s. */
export class Preprocessor {
  readonly #scanner: Scanner;
  readonly #symbols = new Set<string>();
  readonly #open: (OpenCondition | 'region')[] = [];
  /** Set by the lexer once a token has been read: `#define` comes too late then. */
  sawToken = false;

  constructor(scanner: Scanner) {
    this.#scanner = scanner;
  }

  /** Reads the directive at the scanner's place (`#`, first on its line) and text that is not to be compiled. */
  directive(): void {
    let active = this.#line();
    while (!active && this.#toNextDirective()) active = this.#inactiveLine();
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
    // The line's end belongs to it: what is missing is told of at the next line.
    if (this.#scanner.peek() === 13 && this.#scanner.peek(1) === 10) this.#scanner.pos++;
    if (!this.#scanner.atEnd) this.#scanner.pos++;
    this.#scanner.report('CS1040', start, start + 1);
  }

  /** Reads one directive of active text; false where the text after it is inactive. */
  #line(): boolean {
    const scanner = this.#scanner;
    const start = scanner.pos++;
    this.#spaces();
    const nameStart = scanner.pos;
    const name = this.#word();
    const active = this.#directive(name, start, nameStart);
    this.#toLineEnd();
    return active;
  }

  /** What is wrong with a directive that does not fit: another one is open, or none. */
  #unexpected(): 'CS1027' | 'CS1028' | 'CS1038' {
    const last = this.#open.at(-1);
    if (last === undefined) return 'CS1028';
    return last === 'region' ? 'CS1038' : 'CS1027';
  }

  #directive(name: string, start: number, nameStart: number): boolean {
    const scanner = this.#scanner;
    this.#spaces();
    const rest = scanner.pos;
    switch (name) {
      case 'if': {
        const taken = this.#condition();
        this.#open.push({ taken, closed: false });
        return taken;
      }
      case 'elif':
      case 'else':
      case 'endif': {
        const last = this.#open.at(-1);
        if (last === undefined || last === 'region' || (last.closed && name !== 'endif')) {
          scanner.report(this.#unexpected(), start, scanner.pos);
          return true;
        }
        if (name !== 'endif') {
          last.closed = name === 'else';
          return false;
        }
        this.#open.pop();
        return true;
      }
      case 'region':
        this.#open.push('region');
        return true;
      case 'endregion':
        if (this.#open.at(-1) === 'region') this.#open.pop();
        else scanner.report(this.#unexpected(), start, scanner.pos);
        return true;
      case 'define':
      case 'undef': {
        const symbol = this.#word();
        if (this.sawToken) scanner.report('CS1032', nameStart, scanner.pos);
        else if (symbol === '') scanner.report('CS1001', rest, rest);
        else if (name === 'define') this.#symbols.add(symbol);
        else this.#symbols.delete(symbol);
        return true;
      }
      case 'error':
      case 'warning':
        this.#toLineEnd();
        scanner.report(
          name === 'error' ? 'CS1029' : 'CS1030',
          rest,
          scanner.pos,
          scanner.text.slice(rest, scanner.pos).trimEnd(),
        );
        return true;
      case 'line':
        this.#toLineEnd();
        if (!/^(\d|default|hidden|\()/.test(scanner.text.slice(rest, scanner.pos)))
          scanner.report('CS1576', rest, scanner.pos);
        return true;
      case 'pragma':
        if (!['warning', 'checksum'].includes(this.#word())) scanner.report('CS1633', rest, scanner.pos);
        return true;
      case 'nullable':
        if (!['enable', 'disable', 'restore'].includes(this.#word()))
          scanner.report('CS8637', rest, scanner.pos);
        return true;
      case 'r':
      case 'load':
        this.#toLineEnd();
        this.#reference(name, start, rest);
        return true;
      default:
        if (scanner.text.charCodeAt(nameStart) !== 33) {
          scanner.report('CS1024', name === '' ? start : nameStart, scanner.pos);
        }
        return true;
    }
  }

  /** `#r` and `#load` name files, and a script has none; what the library stands for is there without it. */
  #reference(name: 'r' | 'load', start: number, rest: number): void {
    const scanner = this.#scanner;
    const file = /^"([^"]*)"/.exec(scanner.text.slice(rest, scanner.pos))?.[1];
    if (file === undefined) scanner.report('CS7010', rest, scanner.pos);
    else if (this.sawToken) scanner.report(name === 'r' ? 'CS7009' : 'CS7011', start + 1, scanner.pos);
    else if (name === 'r') {
      if (!frameworkAssembly.test(file)) scanner.report('CS0006', start, scanner.pos, file);
    } else scanner.report('CS1504', rest, scanner.pos, file, 'Could not find file.');
  }

  /** Reads a directive of inactive text; true where active text follows it. */
  #inactiveLine(): boolean {
    const scanner = this.#scanner;
    const start = scanner.pos++;
    this.#spaces();
    const name = this.#word();
    this.#spaces();
    let active = false;
    if (name === 'if') this.#open.push({ taken: true, closed: true });
    else if (name === 'elif' || name === 'else' || name === 'endif') {
      // A `#region` inside of inactive text is not remembered, so the last entry is a condition.
      const last = this.#open.at(-1) as OpenCondition;
      if (name === 'endif') {
        this.#open.pop();
        active = this.#depthOfInactive-- === 0;
        if (active) this.#depthOfInactive = 0;
      } else if (this.#depthOfInactive > 0) active = false;
      else if (last.closed) scanner.report('CS1028', start, scanner.pos);
      else {
        active = !last.taken && (name === 'else' || this.#condition());
        if (active) last.taken = true;
        if (name === 'else') last.closed = true;
      }
    }
    if (name === 'if') this.#depthOfInactive++;
    this.#toLineEnd();
    return active;
  }

  /** How many `#if`s are open that stand in inactive text. */
  #depthOfInactive = 0;

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

  #spaces(): void {
    while (isSpace(this.#scanner.peek())) this.#scanner.pos++;
  }

  #word(): string {
    const scanner = this.#scanner;
    const start = scanner.pos;
    if (isIdentifierStart(scanner.peek())) while (isIdentifierPart(scanner.peek())) scanner.pos++;
    return scanner.text.slice(start, scanner.pos);
  }

  #condition(): boolean {
    const result = this.#or();
    this.#spaces();
    return result;
  }

  #or(): boolean {
    let result = this.#and();
    while (this.#operator('||')) result = this.#and() || result;
    return result;
  }

  #and(): boolean {
    let result = this.#equality();
    while (this.#operator('&&')) result = this.#equality() && result;
    return result;
  }

  #equality(): boolean {
    let result = this.#unary();
    for (;;) {
      if (this.#operator('==')) result = this.#unary() === result;
      else if (this.#operator('!=')) result = this.#unary() !== result;
      else return result;
    }
  }

  #unary(): boolean {
    let negated = false;
    while (this.#operator('!')) negated = !negated;
    const scanner = this.#scanner;
    if (this.#operator('(')) {
      return this.#nested() !== negated;
    }
    const word = this.#word();
    if (word === '') {
      scanner.report('CS1517', scanner.pos, scanner.pos);
      return false;
    }
    return (word === 'true' || (word !== 'false' && this.#symbols.has(word))) !== negated;
  }

  #parentheses = 0;

  #nested(): boolean {
    if (++this.#parentheses > 100) return false;
    const result = this.#or();
    if (!this.#operator(')')) this.#scanner.report('CS1026', this.#scanner.pos, this.#scanner.pos);
    this.#parentheses--;
    return result;
  }

  #operator(text: string): boolean {
    this.#spaces();
    if (!this.#scanner.text.startsWith(text, this.#scanner.pos)) return false;
    this.#scanner.pos += text.length;
    this.#spaces();
    return true;
  }
}
