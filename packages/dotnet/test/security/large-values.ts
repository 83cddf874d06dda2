// Large values of each type: what code may have got by paying for it once, and hands to the library again and again.
import { arrayOf, erase } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { toSpan } from '@mockwright/language/runtime/span';
import { isAssignable, isReference } from '@mockwright/language/runtime/type-relations';
import { ValuePool } from './value-pool.ts';
import type { Make, Pick } from './value-pool.ts';

const length = 250_000;

/** Of what else there are arrays: as many as show what is unpaid, and soon made. */
const otherLength = 200_000;

/** How many characters a text has that is to show what a member does with each of them. */
const textLength = 500_000;

/** One text, flat in memory. */
function flat(text: string): string {
  return /[^\0-\xff]/.test(text.slice(0, 100))
    ? Buffer.from(text, 'utf16le').toString('utf16le')
    : Buffer.from(text, 'latin1').toString('latin1');
}
/** A text of the same characters again and again. */
function repeated(part: string, before: string = '', after: string = ''): string {
  return flat(before + part.repeat(textLength / part.length) + after);
}
/** What members look for in texts: each alone, as nothing but it keeps a way that is for it alone from ending soon. */
const characters: readonly string[] = Array.from('aA10 %+&=-_\n\r\t\\"\'/.,;:<>()[]{}#@|!?$*^~`\0äß€一');
const parts: readonly string[] = [
  '%41',
  '%C3%A4',
  '%u00e4',
  '&amp;',
  '&#65;',
  '\\n',
  '\\u0041',
  '\r\n',
  '\r\na',
  'a=b&',
  'a, ',
  'aB',
  'a\u0301',
  '\ud83d\ude00',
  '\ud83d',
  '..',
  '../',
  '--',
  'a.',
  '1,',
  '1e',
  '[0]',
  '{0}',
  '{{a}}',
  "''",
  '""',
  '//',
  '<a/>',
  '<!--',
];
/** A few characters that lead to where the many are read. */
const led: readonly (readonly [before: string, part: string, after: string])[] = [
  ["$['", 'a', "']"],
  ["$['", '\\\\', "']"],
  ['$[?(@.a == ', '1', ')]'],
  ["$[?(@.a == '", 'a', "')]"],
  ['$[', '1', ']'],
  ['$[', '1,', '1]'],
  ['"', 'a', '"'],
  ['"\\/Date(', '1', ')\\/"'],
  ['/Date(', '1', ')/'],
  ['{"a":', '1', '}'],
  ['{"', 'a', '":1}'],
  ['[', ' ', ']'],
  ['[', '1,', '1]'],
  ['//', 'a', '\n1'],
  ['<a>', 'b', '</a>'],
  ['<a b="', 'c', '"/>'],
  ['<a><!--', 'b', '--></a>'],
  ['http://a/', 'a', ''],
  ['http://a/?', '&', ''],
  ['http://', 'a.', 'a'],
  ['1', '0', ''],
  ['0x', 'f', ''],
  ['1.', '1', ''],
  ['2020-01-01T00:00:00.', '1', ''],
];
const texts: readonly string[] = [
  ...characters.map((part) => repeated(part)),
  ...parts.map((part) => repeated(part)),
  ...led.map(([before, part, after]) => repeated(part, before, after)),
  flat('a'.repeat(8_000_000)),
  flat(`${'a'.repeat(7_999_999)}b`),
  flat('ab '.repeat(5_000_000)),
  flat('{"a":[1,'.repeat(200_000)),
  flat('<a b="c">'.repeat(200_000)),
  'Ä€'.repeat(4_000_000),
];
/** How many texts there are: in so many rounds each is used. */
export const textCount: number = texts.length;
const wholeNumbers: readonly number[] = [0, 1, 7, 100_000, length - 1, length, 2_147_483_647];

/** Values for parameters and receivers: large ones where the type has any, else small ones by chance. */
export class LargeValues {
  readonly #small: ValuePool = new ValuePool();
  readonly #arrays: Map<Type, unknown> = new Map();
  readonly #objects: Map<Type, readonly unknown[]> = new Map();
  #text = 0;

  /** Whether there are large values of the type: where there are none, a call cannot take long. */
  has(named: Type): boolean {
    const type = erase(named);
    if (type.special !== undefined && large.has(type.special)) return true;
    return this.#elementOf(type) !== undefined || this.#objects.has(type);
  }

  /** Gives objects of a type that are large, for as long as it is looked at. */
  keep(type: Type, values: readonly unknown[]): void {
    this.#objects.set(type, values);
  }

  /** From now on the first text is that one. */
  startAt(text: number): void {
    this.#text = text;
  }

  /** One value of the type. */
  one(named: Type, pick: Pick): unknown {
    const type = erase(named);
    const one = <T>(values: readonly T[]): T => values[pick(values.length)]!;
    if (type.special === 'string') return texts[this.#text++ % texts.length];
    if (type.special === 'object' || type.kind === 'dynamic') return one(this.#anything());
    if (type.special === 'int') return one(wholeNumbers);
    if (type.special === 'long') return BigInt(one(wholeNumbers));
    const known = this.#objects.get(type);
    if (known) return one(known);
    const element = this.#elementOf(type);
    if (element === undefined) return this.#small.one(type, pick);
    const array = this.#arrayOf(element, pick);
    return 'definition' in type && type.flags.isRefLike === true ? toSpan(array, type) : array;
  }

  /** Objects to call the members of a type on. */
  receivers(type: NamedType): readonly Make[] {
    if (type.special === 'string') return [() => texts[this.#text++ % texts.length]];
    const known = this.#objects.get(type) ?? [];
    return [...known.map((value) => () => value), ...this.#small.objects(type)];
  }

  #anything(): readonly unknown[] {
    return [
      texts[this.#text++ % texts.length],
      5,
      this.#arrayOf(specialType('int')),
      this.#arrayOf(specialType('string')),
    ];
  }

  /** The type of the elements, where an array or a view of one is such a value. */
  #elementOf(type: Type): Type | undefined {
    if (type.kind === 'array') return type.rank === 1 ? type.element : undefined;
    if (type.kind === 'typeParameter' || type.kind === 'error' || type.kind === 'dynamic') return undefined;
    if (type.flags.isRefLike === true && type.definition.name.endsWith('Span')) return type.typeArguments[0]!;
    if (type.kind !== 'interface' && type !== coreType('System.Array')) return undefined;
    return [...type.typeArguments, specialType('int')].find((element) =>
      isAssignable(arrayOf(element), type),
    );
  }

  #arrayOf(element: Type, pick: Pick = () => 0): unknown {
    const isKept = element.special !== undefined;
    const known = isKept ? this.#arrays.get(element) : undefined;
    if (known !== undefined) return known;
    const value = this.#element(element, pick);
    const made = toArray(
      Array.from({ length: isKept ? length : otherLength }, () => value),
      element,
    );
    if (isKept) this.#arrays.set(element, made);
    return made;
  }

  /** What is in all places of an array: something, where that can be had. */
  #element(type: Type, pick: Pick): unknown {
    if (type.special === 'string') return 'abc';
    if (type.special === 'object') return box(5, specialType('int'));
    if (type.special !== undefined) return defaultOf(type);
    if (type.kind === 'array') return toArray([], type.element);
    const known = this.#objects.get(type)?.at(-1);
    if (known !== undefined) return known;
    for (let attempt = 0; attempt < 4; attempt++) {
      const value = this.#small.one(type, pick);
      if (value !== null) return value;
    }
    return isReference(type) ? null : defaultOf(type);
  }
}
/** The types that have large values for themselves: numbers may say how much is made. */
const large: ReadonlySet<string> = new Set(['string', 'object', 'int', 'long']);
