// Parses .NET regular expressions: alternatives, quantifiers, groups, anchors and references.
import { variantsOf } from './case-variants.ts';
import { anyOfLine, anything, escapedClass } from './character-classes.ts';
import { CharacterSet } from './character-set.ts';
import { numberGroups } from './number-groups.ts';
import type { GroupNumbers } from './number-groups.ts';
import { withSettings } from './option-settings.ts';
import type { RegexParseException } from './parse-error.ts';
import { PatternReader } from './pattern-reader.ts';
import { regexOptions } from './regex-tree.ts';
import type { RegexNode, RegexTree } from './regex-tree.ts';

/** The tree of a pattern with `RegexOptions`. @throws {RegexParseException} with .NET's words */
export function parseRegex(pattern: string, options: number): RegexTree {
  return new RegexParser(pattern, options).parse();
}

const unlimited = Infinity;
const wrongGroupName = 'Invalid group name: Group names must begin with a word character.';

class RegexParser extends PatternReader {
  #depth = 0;
  readonly #groups: GroupNumbers;
  #autoNumber = 1;
  /** Letters without regard to case. */
  readonly #letters: Map<number, CharacterSet> = new Map();

  constructor(pattern: string, options: number) {
    super(pattern, options);
    this.#groups = numberGroups(pattern, options);
  }

  parse(): RegexTree {
    const root = this.#alternation();
    if (this.at < this.pattern.length) throw this.error(this.at + 1, "Too many )'s.");
    const names = new Map(this.#groups.all.map((number) => [number, String(number)]));
    for (const [name, number] of this.#groups.named) names.set(number, name);
    return { root, groupNumbers: this.#groups.all, groupNames: names };
  }

  #alternation(): RegexNode {
    if (++this.#depth > 500) throw this.error(this.at, 'The pattern is nested too deeply.');
    const outer = this.options;
    const items = [this.#sequence()];
    while (this.pattern[this.at] === '|') {
      this.at++;
      items.push(this.#sequence());
    }
    this.options = outer;
    this.#depth--;
    return items.length === 1 ? items[0]! : { kind: 'alternation', items };
  }

  #sequence(): RegexNode {
    const items: RegexNode[] = [];
    for (;;) {
      this.#skipBlank();
      const character = this.pattern[this.at];
      if (character === undefined || character === '|' || character === ')') break;
      const item = this.#atom();
      if (!item) continue;
      items.push(this.#quantified(item));
    }
    return items.length === 1
      ? items[0]!
      : items.length === 0
        ? { kind: 'empty' }
        : { kind: 'sequence', items };
  }

  #skipBlank(): void {
    for (;;) {
      const character = this.pattern[this.at];
      if (character === '(' && this.pattern.startsWith('(?#', this.at)) {
        const end = this.pattern.indexOf(')', this.at);
        if (end < 0) throw this.error(this.pattern.length, 'Unterminated (?#...) comment.');
        this.at = end + 1;
      } else if (
        this.has(regexOptions.IgnorePatternWhitespace) &&
        character !== undefined &&
        /[\s]/.test(character)
      )
        this.at++;
      else if (this.has(regexOptions.IgnorePatternWhitespace) && character === '#') {
        const end = this.pattern.indexOf('\n', this.at);
        this.at = end < 0 ? this.pattern.length : end + 1;
      } else return;
    }
  }

  #quantified(item: RegexNode): RegexNode {
    this.#skipBlank();
    const quantifier = this.#quantifier();
    if (!quantifier) return item;
    const { least, most } = quantifier;
    if (least > most) throw this.error(this.at, 'Illegal {x,y} with x > y.');
    const lazy = this.pattern[this.at] === '?';
    if (lazy) this.at++;
    this.#skipBlank();
    const before = this.at;
    const again = this.#quantifier();
    if (again) throw this.error(before + 1, `Nested quantifier '${this.pattern[before]}'.`);
    return { kind: 'repeat', item, least, most, lazy };
  }
  #quantifier(): { readonly least: number; readonly most: number } | undefined {
    switch (this.pattern[this.at]) {
      case '*':
        this.at++;
        return { least: 0, most: unlimited };
      case '+':
        this.at++;
        return { least: 1, most: unlimited };
      case '?':
        this.at++;
        return { least: 0, most: 1 };
      case '{': {
        const braces = /^\{(\d+)(,(\d*))?\}/.exec(this.pattern.slice(this.at, this.at + 30));
        if (!braces) return undefined;
        this.checkNumber(braces[1]!, this.at + 1);
        this.checkNumber(braces[3] ?? '', this.at + braces[1]!.length + 2);
        this.at += braces[0].length;
        const least = Number(braces[1]);
        return {
          least,
          most: braces[2] === undefined ? least : braces[3] === '' ? unlimited : Number(braces[3]),
        };
      }
      default:
        return undefined;
    }
  }

  #character(code: number): RegexNode {
    const variants = this.has(regexOptions.IgnoreCase) ? variantsOf(code) : [];
    if (variants.length === 0) return { kind: 'text', text: String.fromCharCode(code) };
    let set = this.#letters.get(code);
    if (!set)
      this.#letters.set(code, (set = CharacterSet.ofRanges([code, ...variants].map((each) => [each, each]))));
    return this.#class(set);
  }
  #class(set: CharacterSet): RegexNode {
    return { kind: 'class', set };
  }

  /** One item; undefined for option settings, which are none. */
  #atom(): RegexNode | undefined {
    const character = this.pattern[this.at]!;
    switch (character) {
      case '^':
        this.at++;
        return { kind: 'anchor', anchor: this.has(regexOptions.Multiline) ? 'lineStart' : 'start' };
      case '$':
        this.at++;
        return { kind: 'anchor', anchor: this.has(regexOptions.Multiline) ? 'lineEnd' : 'endBeforeNewline' };
      case '.':
        this.at++;
        return this.#class((this.has(regexOptions.Singleline) ? anything : anyOfLine)());
      case '[':
        return this.#class(this.readClass());
      case '(':
        return this.#group();
      case '\\':
        return this.#escape();
      case '*':
      case '+':
      case '?':
        throw this.error(this.at + 1, `Quantifier '${character}' following nothing.`);
      default:
        if (character === '{' && this.#quantifierAhead())
          throw this.error(this.at + 1, `Quantifier '${character}' following nothing.`);
        this.at++;
        return this.#character(character.charCodeAt(0));
    }
  }
  #quantifierAhead(): boolean {
    return /^\{\d+(,\d*)?\}/.test(this.pattern.slice(this.at, this.at + 30));
  }

  #group(): RegexNode | undefined {
    this.at++;
    if (this.pattern[this.at] !== '?' || this.pattern[this.at + 1] === ')') {
      if (this.has(regexOptions.ExplicitCapture)) return this.#close(this.#alternation());
      const group = this.#autoNumber++;
      return this.#close({ kind: 'capture', group, pop: undefined, item: this.#alternation() });
    }
    this.at++;
    const rest = this.pattern.slice(this.at, this.at + 200);
    const simple = /^(?:[:>=!]|<[=!])/.exec(rest)?.[0];
    if (simple !== undefined) {
      this.at += simple.length;
      const item = this.#alternation();
      if (simple === ':') return this.#close(item);
      if (simple === '>') return this.#close({ kind: 'atomic', item });
      return this.#close({
        kind: 'look',
        behind: simple.startsWith('<'),
        negative: simple.endsWith('!'),
        item,
      });
    }
    if (/^[<']/.test(rest)) return this.#namedGroup(rest[0] === '<' ? '>' : rest[0]!);
    if (rest.startsWith('(')) return this.#conditional();
    const settings = /^[imnsx+-]*/i.exec(rest)![0];
    this.at += settings.length;
    const end = this.pattern[this.at++];
    if (end !== ')' && end !== ':') throw this.#unknownGroup();
    const outer = this.options;
    this.options = withSettings(outer, settings);
    if (end === ')') return undefined;
    const item = this.#alternation();
    this.options = outer;
    return this.#close(item);
  }
  #unknownGroup(): RegexParseException {
    return this.error(Math.min(this.pattern.length, this.at), 'Unrecognized grouping construct.');
  }

  /** `(?<name>…)`, `(?'1'…)`, `(?<push-pop>…)` from the bracket on. */
  #namedGroup(closing: string): RegexNode {
    this.at++;
    if (this.at === this.pattern.length) throw this.#unknownGroup();
    const name = this.#groupName();
    const next = this.pattern[this.at];
    if (name === undefined ? next !== '-' : next !== undefined && next !== closing && next !== '-')
      throw this.error(this.at, wrongGroupName);
    if (/^\d+$/.test(name ?? '') && Number(name) === 0)
      throw this.error(this.at, 'Capture number cannot be zero.');
    let pop: number | undefined;
    if (next === '-' && this.at + 1 < this.pattern.length) {
      this.at++;
      const popName = this.#groupName();
      if (popName === undefined) throw this.error(this.at, wrongGroupName);
      pop = this.#groupNumber(popName);
      if (this.at < this.pattern.length && this.pattern[this.at] !== closing)
        throw this.error(this.at, wrongGroupName);
    }
    if (this.pattern[this.at++] !== closing) throw this.#unknownGroup();
    return this.#close({
      kind: 'capture',
      group: name === undefined ? undefined : this.#groupNumber(name),
      pop,
      item: this.#alternation(),
    });
  }
  /** A name or a number; undefined when there is none. */
  #groupName(): string | undefined {
    const name = /^(?:\d+|[\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d]+)/u.exec(this.pattern.slice(this.at))?.[0];
    if (name !== undefined && /^\d/.test(name)) this.checkNumber(name, this.at);
    this.at += name?.length ?? 0;
    return name;
  }

  #conditional(): RegexNode {
    if (this.pattern.startsWith('(?#', this.at))
      throw this.error(this.at, 'Alternation conditions cannot be comments.');
    if (/^\(\?(?:<[^=!]|')/.test(this.pattern.slice(this.at, this.at + 4)))
      throw this.error(this.at, 'Alternation conditions do not capture and cannot be named.');
    const digits = /^\d+/.exec(this.pattern.slice(this.at + 1, this.at + 100))?.[0];
    if (digits !== undefined) this.checkNumber(digits, this.at + 1);
    const number = /^\((\d+)(?!\d|\))/.exec(this.pattern.slice(this.at, this.at + 100));
    if (number) {
      throw this.error(
        Math.min(this.at + number[0].length + 1, this.pattern.length),
        `Conditional alternation is missing a closing parenthesis after the group number ${number[1]}.`,
      );
    }
    const reference = /^\(([\p{L}\p{N}_]+)\)/u.exec(this.pattern.slice(this.at, this.at + 100));
    let group: number | undefined;
    let test: RegexNode | undefined;
    const known =
      reference &&
      (/^\d+$/.test(reference[1]!)
        ? this.#groups.all.includes(Number(reference[1]))
        : this.#groups.named.has(reference[1]!));
    if (reference && !known && /^\d+$/.test(reference[1]!))
      throw this.error(
        this.at + reference[0].length,
        `Conditional alternation refers to an undefined group number ${reference[1]}.`,
      );
    if (reference && known) {
      group = this.#groupNumber(reference[1]!);
      this.at += reference[0].length;
    } else {
      this.at++;
      const look = this.pattern.startsWith('?', this.at);
      if (look) this.at--;
      const item = look ? this.#group()! : this.#close(this.#alternation());
      test = look ? item : { kind: 'look', behind: false, negative: false, item };
    }
    const body = this.#alternation();
    this.#close(body);
    if (body.kind === 'alternation' && body.items.length > 2)
      throw this.error(this.at, 'Too many | in (?()|).');
    const [yes, no] =
      body.kind === 'alternation' ? [body.items[0]!, body.items[1]!] : [body, { kind: 'empty' as const }];
    return { kind: 'conditional', group, test, yes, no };
  }

  #close(node: RegexNode): RegexNode {
    if (this.pattern[this.at] !== ')') throw this.error(this.pattern.length, "Not enough )'s.");
    this.at++;
    // A group counts as one item for quantifiers, even when it holds plain text.
    return node.kind === 'text' || node.kind === 'sequence' ? { kind: 'alternation', items: [node] } : node;
  }

  #groupNumber(name: string, offset: number = this.at): number {
    if (/^\d+$/.test(name)) {
      if (!this.#groups.all.includes(Number(name)))
        throw this.error(offset, `Reference to undefined group number ${name}.`);
      return Number(name);
    }
    const number = this.#groups.named.get(name);
    if (number === undefined) throw this.error(offset, `Reference to undefined group name '${name}'.`);
    return number;
  }

  #escape(): RegexNode {
    const next = this.pattern[this.at + 1];
    if (next === undefined) throw this.error(this.at + 1, 'Illegal \\ at end of pattern.');
    const anchor = (
      {
        A: 'start',
        z: 'end',
        Z: 'endBeforeNewline',
        b: 'wordBoundary',
        B: 'notWordBoundary',
        G: 'lastMatch',
      } as const
    )[next];
    if (anchor) {
      this.at += 2;
      return { kind: 'anchor', anchor };
    }
    const escaped = escapedClass(next, this.has(regexOptions.ECMAScript));
    if (escaped) {
      this.at += 2;
      return this.#class(escaped);
    }
    if (next === 'p' || next === 'P') return this.#class(this.property());
    const ignoreCase = this.has(regexOptions.IgnoreCase);
    // `\<name>` is an old form of `\k<name>`.
    const named =
      /^\\(?:k(?:<([^>]+)>|'([^']+)')|<(\d+|[\p{L}\p{Mn}\p{Pc}][\p{L}\p{Mn}\p{Nd}\p{Pc}]*)>|'(\d+|[\p{L}\p{Mn}\p{Pc}][\p{L}\p{Mn}\p{Nd}\p{Pc}]*)')/u.exec(
        this.pattern.slice(this.at, this.at + 100),
      );
    if (named) {
      const name = named.slice(1).find((each) => each !== undefined)!;
      if (/^\d+$/.test(name)) this.checkNumber(name, this.at + named[0].indexOf(name));
      this.at += named[0].length;
      const group = this.#groupNumber(name);
      return { kind: 'backreference', group, ignoreCase, matchesUnset: this.has(regexOptions.ECMAScript) };
    }
    if (next === 'k') {
      const isOpen = /[<']/.test(this.pattern[this.at + 2] ?? '');
      if (isOpen && this.at + 3 < this.pattern.length)
        throw this.error(this.at + 2, 'Unrecognized escape sequence \\k.');
      const offset = this.at + 2 < this.pattern.length ? 3 : 1;
      throw this.error(this.at + offset, 'Malformed \\k<...> named back reference.');
    }
    return this.#numberedReference() ?? this.#character(this.characterEscape());
  }

  /** `\1`; undefined where no such group is meant. */
  #numberedReference(): RegexNode | undefined {
    const digits = /^\\([1-9]\d*)/.exec(this.pattern.slice(this.at, this.at + 20))?.[1];
    if (digits === undefined) return undefined;
    this.checkNumber(digits, this.at + 1);
    const matchesUnset = this.has(regexOptions.ECMAScript);
    const used = matchesUnset ? this.#openedDigits(digits) : digits;
    if (used !== '' && this.#groups.all.includes(Number(used))) {
      this.at += used.length + 1;
      const ignoreCase = this.has(regexOptions.IgnoreCase);
      return { kind: 'backreference', group: Number(used), ignoreCase, matchesUnset };
    }
    if (digits.length === 1 && !matchesUnset)
      throw this.error(this.at + 2, `Reference to undefined group number ${digits}.`);
    return undefined;
  }
  /** ECMAScript: as many of the digits as name a group that has been opened before; empty when none do. */
  #openedDigits(digits: string): string {
    for (let length = digits.length; length > 0; length--) {
      const opened = this.#groups.opened.get(Number(digits.slice(0, length)));
      if (opened !== undefined && opened < this.at) return digits.slice(0, length);
    }
    return '';
  }
}
