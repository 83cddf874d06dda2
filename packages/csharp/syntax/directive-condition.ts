// What stands behind `#if` and `#elif`, and how words of directives are read.
import { isIdentifierPart, isIdentifierStart, isSpace } from './characters.ts';
import type { Scanner } from './scanner.ts';

/** Passes over spaces. */
export function skipSpaces(scanner: Scanner): void {
  while (isSpace(scanner.peek())) scanner.pos++;
}

/** Reads a word; empty where none stands. */
export function readWord(scanner: Scanner): string {
  const start = scanner.pos;
  if (isIdentifierStart(scanner.peek())) while (isIdentifierPart(scanner.peek())) scanner.pos++;
  return scanner.text.slice(start, scanner.pos);
}

/** Reads a condition. @returns whether it holds where these symbols are defined */
export function evaluateCondition(scanner: Scanner, symbols: ReadonlySet<string>): boolean {
  return new ConditionReader(scanner, symbols).evaluate();
}

class ConditionReader {
  readonly #scanner: Scanner;
  readonly #symbols: ReadonlySet<string>;

  constructor(scanner: Scanner, symbols: ReadonlySet<string>) {
    this.#scanner = scanner;
    this.#symbols = symbols;
  }

  /** The whole condition. */
  evaluate(): boolean {
    const result = this.#or();
    skipSpaces(this.#scanner);
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
    const word = readWord(this.#scanner);
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
    skipSpaces(this.#scanner);
    if (!this.#scanner.text.startsWith(text, this.#scanner.pos)) return false;
    this.#scanner.pos += text.length;
    skipSpaces(this.#scanner);
    return true;
  }
}
