// Reads what stands for single characters in a .NET regular expression: escapes, properties and classes.
import { withVariants } from './case-variants.ts';
import { escapedClass, propertyClass } from './character-classes.ts';
import { CharacterSet } from './character-set.ts';
import { RegexParseException } from './parse-error.ts';
import { regexOptions } from './regex-tree.ts';

/** First and last code unit. */
type ClassRange = readonly [number, number];

/** A place in a pattern, with the options in force there. */
export class PatternReader {
  protected readonly pattern: string;
  protected options: number;
  protected at = 0;
  /** By what is written, after the options. */
  readonly #classes: Map<string, CharacterSet> = new Map();

  constructor(pattern: string, options: number) {
    this.pattern = pattern;
    this.options = options;
  }
  protected error(offset: number, problem: string): RegexParseException {
    return new RegexParseException(this.pattern, offset, problem);
  }
  protected has(option: number): boolean {
    return (this.options & option) !== 0;
  }

  /** Refuses a number that is no `int`, where reading it goes beyond. @throws {RegexParseException} */
  protected checkNumber(digits: string, start: number): void {
    let value = 0;
    for (let index = 0; index < digits.length; index++) {
      value = value * 10 + Number(digits[index]);
      if (value > 0x7fffffff)
        throw this.error(
          start + index + 1,
          'Quantifier and capture group numbers must be less than or equal to Int32.MaxValue.',
        );
    }
  }

  /** `\p{…}` or `\P{…}`. */
  protected property(): CharacterSet {
    const negated = this.pattern[this.at + 1] === 'P';
    const brace = this.at + 2;
    const rest = this.pattern.slice(brace, this.at + 50);
    if (rest.length < 3) throw this.error(brace, 'Incomplete \\p{X} character escape.');
    if (rest[0] !== '{') throw this.error(brace + 1, 'Malformed \\p{X} character escape.');
    const name = /^[\u200d\u200c\p{L}\p{Mn}\p{Nd}\p{Pc}-]*/u.exec(rest.slice(1))![0];
    const end = brace + 1 + name.length;
    this.at = Math.min(end + 1, this.pattern.length);
    if (this.pattern[end] !== '}') throw this.error(this.at, 'Incomplete \\p{X} character escape.');
    const set = propertyClass(name, negated, this.has(regexOptions.IgnoreCase));
    if (set === undefined) throw this.error(this.at, `Unknown property '${name}'.`);
    return set;
  }

  /** A code unit written as `\n`, `\x41`, `\u0041`, `\cA`, `\101` or an escaped punctuation character. */
  protected characterEscape(): number {
    const rest = this.pattern.slice(this.at, this.at + 8);
    const hex = /^\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4}))/.exec(rest);
    if (hex) {
      this.at += hex[0].length;
      return parseInt(hex[1] ?? hex[2]!, 16);
    }
    const isEcma = this.has(regexOptions.ECMAScript);
    // ECMAScript reads no third digit after two that are a printable character.
    const octal = (isEcma ? /^\\([0-3]?[0-7]{1,2}|[4-7][0-7]?)/ : /^\\([0-7]{1,3})/).exec(rest);
    if (octal) {
      this.at += octal[0].length;
      return parseInt(octal[1]!, 8) & 0xff;
    }
    const control = /^\\c([@-_a-z])/.exec(rest);
    if (control) {
      this.at += 3;
      return control[1]!.toUpperCase().charCodeAt(0) - 64;
    }
    const letter = rest[1]!;
    if (letter === 'c')
      throw rest[2] === undefined
        ? this.error(this.at + 2, 'Missing control character.')
        : this.error(this.at + 3, 'Unrecognized control character.');
    if (letter === 'x' || letter === 'u') {
      const digits = rest.slice(2, letter === 'x' ? 4 : 6);
      const read = digits.length < (letter === 'x' ? 2 : 4) ? 0 : digits.search(/[^\da-fA-F]/) + 1;
      throw this.error(this.at + 2 + read, 'Insufficient or invalid hexadecimal digits.');
    }
    this.at += 2;
    const simple = (
      { a: 7, b: 8, t: 9, r: 13, v: 11, f: 12, n: 10, e: 27 } as Readonly<Record<string, number>>
    )[letter];
    if (simple !== undefined) return simple;
    if (!isEcma && /[\p{L}\p{N}_]/u.test(letter))
      throw this.error(this.at, `Unrecognized escape sequence \\${letter}.`);
    return letter.charCodeAt(0);
  }

  /** `[…]` with ranges, escapes and subtraction. */
  protected readClass(): CharacterSet {
    const start = this.at++;
    const negated = this.pattern[this.at] === '^';
    if (negated) this.at++;
    const ranges: ClassRange[] = [];
    const sets = new Set<CharacterSet>();
    let subtracted: CharacterSet | undefined;
    let first = true;
    for (;;) {
      const character = this.pattern[this.at];
      if (character === undefined) throw this.error(this.pattern.length, 'Unterminated [] set.');
      if (character === ']' && !first) break;
      if (character === '-' && this.pattern[this.at + 1] === '[' && !first) {
        this.at++;
        subtracted = this.readClass();
        if (this.pattern[this.at] !== ']')
          throw this.error(this.at, 'A subtraction must be the last element in a character class.');
        break;
      }
      first = false;
      const set = this.#classSet();
      if (set) sets.add(set);
      else ranges.push(this.#classRange());
    }
    this.at++;
    const key = `${this.options}${this.pattern.slice(start, this.at)}`;
    let known = this.#classes.get(key);
    if (!known) this.#classes.set(key, (known = this.#classOf(ranges, sets, negated, subtracted)));
    return known;
  }
  #classOf(
    ranges: readonly ClassRange[],
    sets: ReadonlySet<CharacterSet>,
    negated: boolean,
    subtracted: CharacterSet | undefined,
  ): CharacterSet {
    const own = CharacterSet.ofRanges(ranges);
    const varied = ranges.length > 0 && this.has(regexOptions.IgnoreCase) ? withVariants(own) : own;
    const all = CharacterSet.union(ranges.length > 0 ? [varied, ...sets] : [...sets]);
    const set = negated ? all.complement : all;
    return subtracted ? set.without(subtracted) : set;
  }
  #classRange(): ClassRange {
    const low = this.#classCode();
    const isRange =
      this.pattern[this.at] === '-' &&
      this.pattern[this.at + 1] !== ']' &&
      this.pattern[this.at + 1] !== '[' &&
      this.pattern[this.at + 1] !== undefined;
    if (!isRange) return [low, low];
    const before = this.at++;
    if (this.#classSetAhead())
      throw this.error(before + 3, `Cannot include class \\${this.pattern[this.at + 1]} in character range.`);
    const high = this.#classCode();
    if (high < low) throw this.error(this.at, '[x-y] range in reverse order.');
    return [low, high];
  }
  #classSetAhead(): boolean {
    return this.pattern[this.at] === '\\' && /[wWdDsSpP]/.test(this.pattern[this.at + 1] ?? '');
  }
  #classSet(): CharacterSet | undefined {
    if (!this.#classSetAhead()) return undefined;
    const letter = this.pattern[this.at + 1]!;
    if (letter === 'p' || letter === 'P') return this.property();
    this.at += 2;
    return escapedClass(letter, this.has(regexOptions.ECMAScript));
  }
  #classCode(): number {
    if (this.pattern[this.at] !== '\\') return this.pattern.charCodeAt(this.at++);
    if (this.at + 1 >= this.pattern.length) throw this.error(this.at + 1, 'Unterminated [] set.');
    return this.characterEscape();
  }
}
