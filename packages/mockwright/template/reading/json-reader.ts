// Reads the skeleton of a template as lenient JSON, as Newtonsoft does: comments, single quotes, bare names, extra and
// missing commas where unambiguous, line breaks in strings. Code is a value, part of a string, or stands between.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { TemplateCode } from '@mockwright/language/diagnostics/codes-template';
import type { SourceText } from '@mockwright/language/text/source-text';
import { countStep } from '@mockwright/language/text/work-limit';
import { jsonHint, valueHint } from './json-hints.ts';
import { isNumber } from './json-numbers.ts';
import { Reporter } from './reporter.ts';
import { codeMark, writes } from './skeleton.ts';
import type { Code, Skeleton } from './skeleton.ts';
import type {
  ControlNode,
  MemberNode,
  ObjectNode,
  StringNode,
  StringPart,
  TemplateNode,
  TemplateTree,
} from './template-tree.ts';

/** Reads the one object of a file, code around it included. Mistakes are reported; what was readable is returned. */
export function readTemplateJson(
  source: SourceText,
  skeleton: Skeleton,
  diagnostics: DiagnosticBag,
): TemplateTree {
  return new JsonReader(source, skeleton, diagnostics).read();
}

/** Thrown inside the reader only: the text goes on in a way that cannot be read. */
class Unreadable extends Error {}

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
};
/** How other template languages mark code, by the first character: never the beginning of a JSON value. */
const foreignMarks: Readonly<Record<string, readonly [open: string, close: string]>> = {
  '{': ['{{', '}}'],
  $: ['${', '}'],
  '<': ['<%', '%>'],
};
const maximumDepth = 512;
/** Names and values of a template: a million takes seconds, in which nobody is answered. */
const mostEntries = 500_000;

// What is passed over at once; a mark of code ends each of them.
const whiteSpace = /\s*/y;
const bareName = /[\w$-]*/y;
const bareValue = new RegExp(`[^\\s,:\\]}[{"'/${codeMark}]*`, 'y');
const plainText: Readonly<Record<string, RegExp>> = {
  '"': new RegExp(`[^"\\\\${codeMark}]*`, 'y'),
  "'": new RegExp(`[^'\\\\${codeMark}]*`, 'y'),
};

class JsonReader {
  readonly #source: SourceText;
  readonly #skeleton: Skeleton;
  readonly #text: string;
  readonly #diagnostics: DiagnosticBag;
  readonly #reporter: Reporter;
  readonly #code: Code[] = [];
  #at = 0;
  #depth = 0;
  #entries = 0;
  /** Members read so far of objects that are still open: what can be saved when the text becomes unreadable. */
  #rootEntries: (MemberNode | ControlNode)[] = [];
  #rootIsRendered = false;
  #sawGroup = false;
  readonly #nextMarks = new Map<string, number>();
  /** Where the value began that was the last string. */
  #lastString = 0;

  constructor(source: SourceText, skeleton: Skeleton, diagnostics: DiagnosticBag) {
    this.#source = source;
    this.#skeleton = skeleton;
    this.#text = skeleton.text;
    this.#diagnostics = diagnostics;
    this.#reporter = new Reporter(source, skeleton, diagnostics);
  }

  read(): TemplateTree {
    const reported = this.#diagnostics.count;
    let root: ObjectNode | undefined;
    // What a block before the object writes, or a function that it declares, belongs to what is rendered.
    const { at: start, groups } = this.#skipBetween();
    let isRendered = groups;
    try {
      if (this.#text[start] !== '{') {
        const [group] = [...this.#skeleton.codeAt].find(([, code]) => code.kind === 'group') ?? [];
        // The object may stand in the texts of a block.
        if (group === undefined) this.#report('MW1101', start, start + 1);
        else this.#report('MW1203', group, group + 1, 'request');
      } else {
        root = this.#object() as ObjectNode;
        const rest = this.#skipBetween().at;
        if (rest < this.#text.length) this.#report('MW1106', rest, rest + 1);
      }
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      root = { kind: 'object', start, end: this.#text.length, members: this.#rootEntries.filter(isMember) };
      isRendered = this.#sawGroup;
      if (isRendered) this.#diagnostics.truncate(reported);
    }
    if (isRendered && root !== undefined)
      return { root, isRendered, code: [...this.#skeleton.codeAt.values()] };
    return { root, isRendered: this.#rootIsRendered, code: this.#code };
  }

  /**
   * Skips white space, comments and statements, which are noted; stops before anything else. Between entries the tags of
   * opened groups go to `entries`. `groups` tells whether a joined group was among it.
   */
  #skipBetween(entries?: (TemplateNode | MemberNode | ControlNode)[]): {
    readonly at: number;
    readonly groups: boolean;
  } {
    let groups = false;
    for (;;) {
      this.#skip(whiteSpace);
      const character = this.#text[this.#at];
      if (character === undefined) break;
      if (character === '/') this.#comment();
      else {
        const code = this.#codeHere();
        if (!code || code.kind === 'expression') break;
        if (code.kind === 'group' && writes(code, this.#source)) {
          groups = true;
          this.#sawGroup = true;
        }
        this.#code.push(code);
        if (code.kind === 'statements' && this.#skeleton.groupOf.has(code))
          entries?.push({ kind: 'control', start: this.#at, end: this.#at + 1, code });
        this.#at++;
      }
    }
    return { at: this.#at, groups };
  }

  #comment(): void {
    countStep();
    const next = this.#text[this.#at + 1];
    if (next === '/') {
      const end = this.#text.slice(this.#at).search(/[\r\n]/);
      this.#at = end < 0 ? this.#text.length : this.#at + end;
    } else if (next === '*') {
      const end = this.#text.indexOf('*/', this.#at + 2);
      if (end < 0) throw this.#fail('MW1103', this.#at, this.#at + 2, 'comment');
      this.#at = end + 2;
    } else throw this.#fail('MW1102', this.#at, this.#at + 1, "'/'", 'a value', '');
  }

  /** Moves over what a sticky expression takes, which may be nothing. */
  #skip(pattern: RegExp): void {
    pattern.lastIndex = this.#at;
    pattern.test(this.#text);
    this.#at = pattern.lastIndex;
  }

  #codeHere(): Code | undefined {
    return this.#text[this.#at] === codeMark ? this.#skeleton.codeAt.get(this.#at) : undefined;
  }

  #object(): TemplateNode {
    const start = this.#enter();
    const entries: (MemberNode | ControlNode)[] = [];
    const isRoot = this.#depth === 1;
    if (isRoot) this.#rootEntries = entries;
    let rendered = false;
    for (;;) {
      rendered = this.#skipBetween(entries).groups || rendered;
      const character = this.#text[this.#at];
      if (character === '}') break;
      if (character === undefined) throw this.#fail('MW1103', start, start + 1, 'object');
      if (character === ',') this.#at++;
      else if (this.#codeHere()) {
        this.#computedMember();
        rendered = true;
      } else {
        const name = this.#name();
        rendered = this.#skipBetween().groups || rendered;
        if (this.#text[this.#at] !== ':') throw this.#unexpected("':'");
        this.#at++;
        rendered = this.#skipBetween().groups || rendered;
        entries.push({ kind: 'member', name, value: this.#value() });
      }
    }
    this.#at++;
    this.#depth--;
    const place = { start, end: this.#at };
    if (isRoot) this.#rootIsRendered = rendered;
    else if (rendered) return { kind: 'rendered', ...place };
    else if (!entries.every(isMember)) return { kind: 'controlled', ...place, bracket: '{', entries };
    return { kind: 'object', ...place, members: entries.filter(isMember) };
  }

  /** An expression in the place of a name: it writes members, or a name before `:`. */
  #computedMember(): void {
    this.#code.push(this.#codeHere()!);
    this.#at++;
    this.#skipBetween();
    if (this.#text[this.#at] !== ':') return;
    this.#at++;
    this.#skipBetween();
    this.#value();
  }

  #array(): TemplateNode {
    const start = this.#enter();
    const entries: (TemplateNode | ControlNode)[] = [];
    let rendered = false;
    for (;;) {
      rendered = this.#skipBetween(entries).groups || rendered;
      const character = this.#text[this.#at];
      if (character === ']') break;
      if (character === undefined) throw this.#fail('MW1103', start, start + 1, 'array');
      if (character === ',') this.#at++;
      else entries.push(this.#value());
    }
    this.#at++;
    this.#depth--;
    const place = { start, end: this.#at };
    if (rendered) return { kind: 'rendered', ...place };
    return entries.every(isNode)
      ? { kind: 'array', ...place, items: entries }
      : { kind: 'controlled', ...place, bracket: '[', entries };
  }

  #enter(): number {
    if (++this.#depth > maximumDepth)
      throw this.#fail(
        'MW1102',
        this.#at,
        this.#at + 1,
        `nesting deeper than ${maximumDepth}`,
        'a flatter value',
        '',
      );
    return this.#at++;
  }

  #value(): TemplateNode {
    const start = this.#at;
    this.#count();
    const character = this.#text[start];
    if (character === undefined) throw this.#unexpected('a value');
    const foreign = this.#foreignCode();
    if (foreign) return foreign;
    if (character === '{') return this.#object();
    if (character === '[') return this.#array();
    if (character === '"' || character === "'") {
      this.#lastString = start;
      return this.#string();
    }
    return this.#bareValue(start);
  }

  /** A number, a word, a hole, or a mixture of them, which must be rendered. */
  #bareValue(start: number): TemplateNode {
    const holes: Code[] = [];
    for (;;) {
      this.#skip(bareValue);
      if (this.#text[this.#at] !== codeMark) break;
      const code = this.#codeHere();
      if (code?.kind === 'statements') break;
      if (code) {
        holes.push(code);
        this.#code.push(code);
      }
      this.#at++;
    }
    const end = this.#at;
    if (end === start) throw this.#unexpected('a value');
    if (holes.length === 1 && end === start + 1) {
      return holes[0]!.kind === 'expression'
        ? { kind: 'hole', start, end, code: holes[0]! }
        : { kind: 'rendered', start, end };
    }
    if (holes.length > 0) return { kind: 'rendered', start, end };
    const text = this.#text.slice(start, end);
    return isScalar(text) ? { kind: 'scalar', start, end, text } : this.#noValue(start, /[,\]}\r\n]/);
  }

  /** Reads over code as other template languages write it. */
  #foreignCode(): TemplateNode | undefined {
    const start = this.#at;
    const marks = foreignMarks[this.#text[start]!];
    const end = marks && this.#text.startsWith(marks[0], start) ? this.#next(marks[1]) : Infinity;
    if (end === Infinity) return undefined;
    this.#at = end + marks![1].length;
    return this.#noValue(start, /$/);
  }

  /** Where a mark comes next, which may be at the other end of the text; it is looked for once. */
  #next(mark: string): number {
    let at = this.#nextMarks.get(mark) ?? -1;
    if (at < this.#at) {
      at = this.#text.indexOf(mark, this.#at);
      if (at < 0) at = Infinity;
      this.#nextMarks.set(mark, at);
    }
    return at;
  }

  /** Text that is no value is told once, up to where the next entry may begin. */
  #noValue(start: number, isEnd: RegExp): TemplateNode {
    while (this.#at < this.#text.length && !this.#codeHere() && !isEnd.test(this.#text[this.#at]!))
      this.#at++;
    const text = this.#text.slice(start, this.#at).trimEnd();
    const end = start + text.length;
    this.#report('MW1104', start, end, text, valueHint(text));
    return { kind: 'scalar', start, end, text };
  }

  #name(): StringNode {
    this.#count();
    const character = this.#text[this.#at];
    if (character === '"' || character === "'") return this.#string();
    const start = this.#at;
    this.#skip(bareName);
    if (this.#at === start) throw this.#unexpected('a name');
    const text = this.#text.slice(start, this.#at);
    return { kind: 'string', start, end: this.#at, parts: [{ kind: 'text', text }] };
  }

  #string(): StringNode {
    const start = this.#at++;
    const quote = this.#text[start]!;
    const parts: StringPart[] = [];
    let text = '';
    const flush = (): void => {
      if (text !== '') parts.push({ kind: 'text', text });
      text = '';
    };
    for (;;) {
      const from = this.#at;
      this.#skip(plainText[quote]!);
      text += this.#text.slice(from, this.#at);
      const character = this.#text[this.#at];
      if (character === undefined) throw this.#fail('MW1103', start, start + 1, 'string');
      if (character === quote) break;
      const code = this.#codeHere();
      if (code) {
        flush();
        this.#code.push(code);
        parts.push({ kind: 'code', code });
        this.#at++;
      } else if (character === '\\') text += this.#escape();
      else {
        text += character;
        this.#at++;
      }
    }
    this.#at++;
    flush();
    return { kind: 'string', start, end: this.#at, parts };
  }

  #escape(): string {
    countStep();
    const escape = unescapeAt(this.#text, this.#at);
    if (!escape) {
      this.#report('MW1105', this.#at, this.#at + 2, this.#text.slice(this.#at, this.#at + 2));
      this.#at += 2;
      return '';
    }
    this.#at += escape.length;
    return escape.text;
  }

  #count(): void {
    countStep();
    if (++this.#entries > mostEntries)
      throw this.#fail('MW1107', this.#at, this.#at + 1, '500,000 names and values');
  }

  #unexpected(expected: string): Unreadable {
    const character = this.#text[this.#at];
    const found = character === undefined ? 'end of the text' : this.#codeHere() ? 'code' : `'${character}'`;
    const before = this.#text.slice(this.#lastString, this.#at);
    return this.#fail('MW1102', this.#at, this.#at + 1, found, expected, jsonHint(before, character));
  }

  #fail(code: TemplateCode, start: number, end: number, ...args: string[]): Unreadable {
    this.#report(code, start, end, ...args);
    return new Unreadable();
  }

  #report(code: TemplateCode, start: number, end: number, ...args: string[]): void {
    this.#reporter.report(code, { start, end }, ...args);
  }
}

/** Whether Newtonsoft reads it as a number or a word. */
function isScalar(text: string): boolean {
  if (/^(?:true|false|null|undefined|NaN|-?Infinity)$/.test(text)) return true;
  return /^[-.\d][\w.+-]*$/.test(text) && isNumber(text);
}

function isMember(entry: MemberNode | ControlNode): entry is MemberNode {
  return entry.kind === 'member';
}
function isNode(entry: TemplateNode | ControlNode): entry is TemplateNode {
  return entry.kind !== 'control';
}

/** The JSON escape sequence at `at` and its length in the text; undefined when it is none. */
export function unescapeAt(
  text: string,
  at: number,
): { readonly text: string; readonly length: number } | undefined {
  const next = text[at + 1] ?? '';
  if (next === 'u') {
    const digits = text.slice(at + 2, at + 6);
    return /^[\da-fA-F]{4}$/.test(digits)
      ? { text: String.fromCharCode(parseInt(digits, 16)), length: 6 }
      : undefined;
  }
  const character = escapes[next];
  return character === undefined ? undefined : { text: character, length: 2 };
}
