// Reads a JSONPath as Newtonsoft.Json speaks it, with its errors. Only the space character is white space.
import {
  FormatException,
  IndexOutOfRangeException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { JTokenType } from '../linq/j-token-type.ts';
import { JsonException } from '../json-exception.ts';
import { JValue } from '../linq/value.ts';
import { scalarOf } from '../values/scalar.ts';
import { parseDoubleText } from '../values/number-texts.ts';
import { comparison, composite } from './conditions.ts';
import type { Operator, Side } from './conditions.ts';
import {
  allItemsFilter,
  fieldFilter,
  fieldsFilter,
  indexFilter,
  queryFilter,
  queryScanFilter,
  rootFilter,
  scanFilter,
  sliceFilter,
} from './filters.ts';
import type { Condition, PathFilter } from './filters.ts';

const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '\\': '\\',
  '"': '"',
  "'": "'",
  '/': '/',
};
const operators: readonly (readonly [string, Operator])[] = [
  ['===', '==='],
  ['==', '=='],
  ['=~', '=~'],
  ['!==', '!=='],
  ['!=', '!='],
  ['<>', '!='],
  ['<=', '<='],
  ['<', '<'],
  ['>=', '>='],
  ['>', '>'],
];

/** A condition in the making: parts joined by one operator. */
interface Joined {
  readonly all: boolean;
  readonly parts: (Condition | Joined)[];
}
function conditionOf(part: Condition | Joined): Condition {
  return typeof part === 'function' ? part : composite(part.all, part.parts.map(conditionOf));
}

class PathParser {
  readonly #text: string;
  #pos = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The current character. @throws IndexOutOfRangeException past the end, as .NET's string does */
  #current(): string {
    if (this.#pos >= this.#text.length) throw new IndexOutOfRangeException();
    return this.#text[this.#pos]!;
  }
  #ensure(message: string): void {
    if (this.#pos >= this.#text.length) throw new JsonException(message);
  }
  #spaces(): void {
    while (this.#text[this.#pos] === ' ') this.#pos++;
  }
  #match(word: string): boolean {
    if (!this.#text.startsWith(word, this.#pos)) return false;
    this.#pos += word.length;
    return true;
  }

  parse(): PathFilter[] {
    const filters: PathFilter[] = [];
    if (this.#text === '') return filters;
    this.#spaces();
    if (this.#pos === this.#text.length) return filters;
    let start = this.#pos;
    if (this.#text[this.#pos] === '$') {
      if (this.#text.length === 1) return filters;
      const next = this.#text[this.#pos + 1];
      if (next === '.' || next === '[') start = ++this.#pos;
    }
    if (!this.#path(filters, start, false)) {
      const last = this.#pos;
      this.#spaces();
      if (this.#pos < this.#text.length)
        throw new JsonException(`Unexpected character while parsing path: ${this.#text[last]!}`);
    }
    return filters;
  }

  /** @returns whether the text ended */
  #path(filters: PathFilter[], from: number, isQuery: boolean): boolean {
    let start = from;
    let scan = false;
    let afterIndexer = false;
    let afterDot = false;
    const addField = (trim: boolean): void => {
      spend(stepUnits);
      const raw = this.#text.slice(start, this.#pos);
      const member = trim ? raw.trimEnd() : raw;
      const name = member === '*' ? null : member;
      filters.push(scan ? scanFilter([name]) : fieldFilter(name));
      scan = false;
    };
    loop: while (this.#pos < this.#text.length) {
      const char = this.#text[this.#pos]!;
      switch (char) {
        case '[':
        case '(':
          if (this.#pos > start) addField(false);
          spend(stepUnits);
          filters.push(this.#indexer(char, scan));
          scan = false;
          start = ++this.#pos;
          afterIndexer = true;
          afterDot = false;
          break;
        case ']':
        case ')':
        case ' ':
          break loop;
        case '.':
          if (this.#pos > start) addField(false);
          if (this.#text[this.#pos + 1] === '.') {
            scan = true;
            this.#pos++;
          }
          start = ++this.#pos;
          afterIndexer = false;
          afterDot = true;
          break;
        default:
          if (isQuery && '=<!>|&'.includes(char)) break loop;
          if (afterIndexer) throw new JsonException(`Unexpected character following indexer: ${char}`);
          this.#pos++;
      }
    }
    const atEnd = this.#pos === this.#text.length;
    if (this.#pos > start) addField(true);
    else if (afterDot && (atEnd || isQuery)) throw new JsonException('Unexpected end while parsing path.');
    return atEnd;
  }

  /** Ends on the closing bracket. */
  #indexer(open: string, scan: boolean): PathFilter {
    const close = open === '[' ? ']' : ')';
    this.#pos++;
    this.#ensure('Path ended with open indexer.');
    this.#spaces();
    switch (this.#current()) {
      case "'":
        return this.#quotedNames(close, scan);
      case '?':
        return this.#query(close, scan);
      default:
        return this.#arrayIndexer(close);
    }
  }
  #unexpectedInIndexer(): JsonException {
    return new JsonException(`Unexpected character while parsing path indexer: ${this.#current()}`);
  }
  #quotedNames(close: string, scan: boolean): PathFilter {
    const names: string[] = [];
    let isMany = false;
    while (this.#pos < this.#text.length) {
      names.push(this.#quoted());
      this.#spaces();
      this.#ensure('Path ended with open indexer.');
      if (this.#current() === close) {
        if (scan) return scanFilter(names);
        return isMany ? fieldsFilter(names) : fieldFilter(names[0]!);
      }
      if (this.#current() !== ',') throw this.#unexpectedInIndexer();
      this.#pos++;
      this.#spaces();
      isMany = true;
    }
    throw new JsonException('Path ended with open indexer.');
  }
  #arrayIndexer(close: string): PathFilter {
    let start = this.#pos;
    let end: number | null = null;
    let indices: number[] | null = null;
    const slice: (number | null)[] = [null, null, null];
    let colons = 0;
    const number = (required: boolean): number | null => {
      const text = this.#text.slice(start, end ?? this.#pos);
      if (text !== '') return int32(text);
      if (required) throw new JsonException('Array index expected.');
      return null;
    };
    const goOn = (): void => {
      this.#pos++;
      this.#spaces();
      start = this.#pos;
      end = null;
    };
    while (this.#pos < this.#text.length) {
      const char = this.#text[this.#pos]!;
      if (char === ' ') {
        end = this.#pos;
        this.#spaces();
      } else if (char === close) {
        if (indices) return indexFilter([...indices, number(true)!]);
        if (colons === 0) return indexFilter([number(true)!]);
        slice[Math.min(colons, 2)] = number(false) ?? slice[Math.min(colons, 2)]!;
        return sliceFilter(slice[0]!, slice[1]!, slice[2]!);
      } else if (char === ',') {
        indices = [...(indices ?? []), number(true)!];
        goOn();
      } else if (char === '*') {
        this.#pos++;
        this.#ensure('Path ended with open indexer.');
        this.#spaces();
        if (this.#current() !== close)
          throw new JsonException(`Unexpected character while parsing path indexer: ${char}`);
        return allItemsFilter;
      } else if (char === ':') {
        slice[Math.min(colons, 2)] = number(false) ?? slice[Math.min(colons, 2)]!;
        colons++;
        goOn();
      } else {
        if (!/[\d-]/.test(char) || end !== null)
          throw new JsonException(`Unexpected character while parsing path indexer: ${char}`);
        this.#pos++;
      }
    }
    throw new JsonException('Path ended with open indexer.');
  }

  #query(close: string, scan: boolean): PathFilter {
    this.#pos++;
    this.#ensure('Path ended with open indexer.');
    if (this.#current() !== '(') throw this.#unexpectedInIndexer();
    this.#pos++;
    const condition = this.#condition();
    this.#pos++;
    this.#ensure('Path ended with open indexer.');
    this.#spaces();
    if (this.#current() !== close) throw this.#unexpectedInIndexer();
    return scan ? queryScanFilter(condition) : queryFilter(condition);
  }
  /** Ends on the closing parenthesis. `a && b || c` is `a && (b || c)`: the operators bind alike, to the right. */
  #condition(): Condition {
    let root: Joined | undefined;
    let parent: Joined | undefined;
    while (this.#pos < this.#text.length) {
      const left = this.#side();
      const isAlone = ')|&'.includes(this.#current());
      const operator = isAlone ? 'exists' : this.#operator();
      const part = comparison(operator, left, isAlone ? null : this.#side());
      if (this.#current() === ')') {
        if (!parent) return part;
        parent.parts.push(part);
        return conditionOf(root!);
      }
      for (const [char, all] of [
        ['&', true],
        ['|', false],
      ] as const) {
        if (this.#current() !== char) continue;
        if (!this.#match(char + char)) throw this.#unexpectedInQuery();
        if (!parent || parent.all !== all) {
          const joined: Joined = { all, parts: [] };
          parent?.parts.push(joined);
          parent = joined;
          root ??= joined;
        }
        parent.parts.push(part);
      }
    }
    throw new JsonException('Path ended with open query.');
  }
  #unexpectedInQuery(): JsonException {
    return new JsonException(`Unexpected character while parsing path query: ${this.#current()}`);
  }
  #side(): Side {
    this.#spaces();
    const side = this.#sidePath() ?? this.#literal();
    if (!side) throw this.#unexpectedInQuery();
    this.#spaces();
    this.#ensure('Path ended with open query.');
    return side;
  }
  #sidePath(): PathFilter[] | undefined {
    const char = this.#current();
    if (char !== '$' && char !== '@') return undefined;
    const filters: PathFilter[] = char === '$' ? [rootFilter] : [];
    this.#pos++;
    if (this.#path(filters, this.#pos, true)) throw new JsonException('Path ended with open query.');
    return filters;
  }
  #operator(): Operator {
    if (this.#pos + 1 >= this.#text.length) throw new JsonException('Path ended with open query.');
    for (const [text, operator] of operators) if (this.#match(text)) return operator;
    throw new JsonException('Could not read query operator.');
  }
  #literal(): JValue | undefined {
    const char = this.#current();
    switch (char) {
      case "'":
        return new JValue(this.#quoted(), JTokenType.String);
      case '/':
        return new JValue(this.#regex(), JTokenType.String);
      case 't':
        return this.#match('true') ? new JValue(true, JTokenType.Boolean) : undefined;
      case 'f':
        return this.#match('false') ? new JValue(false, JTokenType.Boolean) : undefined;
      case 'n':
        return this.#match('null') ? JValue.null() : undefined;
      default:
        return /[\d-]/.test(char) ? this.#number() : undefined;
    }
  }
  /** Ends only at a space or a parenthesis. */
  #number(): JValue | undefined {
    const start = this.#pos;
    while (this.#pos < this.#text.length && this.#text[this.#pos] !== ' ' && this.#text[this.#pos] !== ')')
      this.#pos++;
    if (this.#pos === this.#text.length) return undefined;
    const text = this.#text.slice(start, this.#pos);
    if (/[.eE]/.test(text)) {
      const value = parseDoubleText(text);
      return value === undefined ? undefined : new JValue(value, JTokenType.Float);
    }
    if (!/^-?0*\d{1,19}$/.test(text)) return undefined;
    const value = BigInt(text);
    return BigInt.asIntN(64, value) === value ? new JValue(scalarOf(value), JTokenType.Integer) : undefined;
  }
  #quoted(): string {
    let result = '';
    this.#pos++;
    for (const special = /[\\']/g; this.#pos < this.#text.length;) {
      special.lastIndex = this.#pos;
      const end = special.exec(this.#text)?.index ?? this.#text.length;
      result += this.#text.slice(this.#pos, end);
      this.#pos = end + 1;
      if (this.#text[end] === "'") return result;
      if (this.#pos >= this.#text.length) break;
      spend(escapeUnits);
      const escaped = this.#text[this.#pos++]!;
      const replacement = escapes[escaped];
      if (replacement === undefined) throw new JsonException(`Unknown escape character: \\${escaped}`);
      result += replacement;
    }
    throw new JsonException('Path ended with an open string.');
  }
  #regex(): string {
    const start = this.#pos++;
    while (this.#pos < this.#text.length) {
      const char = this.#text[this.#pos]!;
      if (char === '\\' && this.#pos + 1 < this.#text.length) {
        this.#pos += 2;
        continue;
      }
      this.#pos++;
      if (char === '/') {
        while (/\p{L}/u.test(this.#text[this.#pos] ?? '')) this.#pos++;
        return this.#text.slice(start, this.#pos);
      }
    }
    throw new JsonException('Path ended with an open regex.');
  }
}

/** What a step of a path costs. */
const stepUnits = 32;

/** What an escape in a name costs. */
const escapeUnits = 4;

/** `Convert.ToInt32(text)`. */
function int32(text: string): number {
  if (!/^-?\d+$/.test(text))
    throw new FormatException(`The input string '${text}' was not in a correct format.`);
  const value = Number(text);
  if (value > 2147483647 || value < -2147483648)
    throw new OverflowException('Value was either too large or too small for an Int32.');
  return value;
}

/** The steps of a path. @throws JsonException for what is no path */
export function parsePath(path: string): readonly PathFilter[] {
  // Each character takes about as long as a turn of a loop.
  spendSize(path.length * 4);
  return new PathParser(path).parse();
}
