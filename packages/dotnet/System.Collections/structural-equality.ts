// Arrays and tuples compared element by element.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { compare } from '@mockwright/language/runtime/comparison';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { hash, objectEquals } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import type { ValueTuple } from '@mockwright/language/runtime/tuple';
import { typeName } from '@mockwright/language/runtime/type-name';
import { elementsOf, elementType, isArray } from '../System/array-members.ts';
import { checkIndexCount } from '../System/array-rank.ts';
import { Tuple } from '../System/tuple.ts';
import { callMember } from './collection-protocol.ts';
import type { DictionaryEntry } from './dictionary-entry.ts';
import { libraryArguments } from './base-argument.ts';
import { entryOf } from './entry-of.ts';
import { KnownCount } from './read-items.ts';

function* entriesOf(self: unknown): Generator<DictionaryEntry> {
  for (const item of iterateBoxed(self)) yield entryOf(item);
}

/** The entries of one of the library's dictionaries, which can be walked through again. */
class Entries extends KnownCount {
  readonly #dictionary: KnownCount & { readonly version?: unknown };
  constructor(dictionary: KnownCount) {
    super();
    this.#dictionary = dictionary;
  }
  override get $count(): number {
    return this.#dictionary.$count;
  }
  get version(): unknown {
    return this.#dictionary.version;
  }
  [Symbol.iterator](): Iterator<DictionaryEntry> {
    return entriesOf(this.#dictionary);
  }
}
/** `IDictionaryEnumerator` of any dictionary. */
export class DictionaryEnumerator extends Enumerator<DictionaryEntry> {
  constructor(dictionary: unknown) {
    const entries = dictionary instanceof KnownCount ? new Entries(dictionary) : entriesOf(dictionary);
    super(entries, coreType('System.Collections.DictionaryEntry'));
  }
}

/** The boxed parts of an array or a tuple; nothing for other values. */
function partsOf(value: unknown): readonly unknown[] | undefined {
  spend(1);
  if (isArray(value)) {
    spend(elementsOf(value).length);
    return [...iterateBoxed(value)];
  }
  if (value instanceof Tuple)
    return value.items.map((item, index) => box(item, libraryArguments(value.$type)[index]!));
  return isValueTuple(value) ? value.$elements().map((part) => box(part.value, part.type)) : undefined;
}
const isValueTuple = (value: unknown): value is ValueTuple =>
  typeof value === 'object' && value !== null && '$elements' in value;
const haveSameShape = (a: object, b: unknown): boolean =>
  isArray(a) ? isArray(b) : (b as { $type?: unknown } | null)?.$type === (a as { $type?: unknown }).$type;
/** Elements are asked for by one index. @throws {ArgumentException} for arrays with elements in several dimensions */
function requireOneIndex(...values: readonly unknown[]): void {
  for (const value of values) if (isArray(value) && elementsOf(value).length > 0) checkIndexCount(value, [0]);
}

/** `IStructuralEquatable.Equals`. */
export function partsEqual(self: object, other: unknown, comparer: unknown): boolean {
  if (self === other && isArray(self)) return true;
  const others = partsOf(other);
  const parts = partsOf(self)!;
  if (others?.length !== parts.length || !haveSameShape(self, other)) return false;
  requireOneIndex(self, other);
  return parts.every(
    (part, index) =>
      callMember(comparer, 'IEqualityComparer.Equals/2', 'Equals', [part, others[index]]) === true,
  );
}
/** `IStructuralComparable.CompareTo`. @throws {ArgumentException} for another kind of value */
export function compareParts(self: object, other: unknown, comparer: unknown): number {
  if (other === null) return 1;
  const others = partsOf(other);
  const parts = partsOf(self)!;
  if (others?.length !== parts.length || !haveSameShape(self, other))
    throw new ArgumentException(wrongShape(self), 'other');
  requireOneIndex(self, other);
  for (const [index, part] of parts.entries()) {
    const order = callMember(comparer, 'IComparer.Compare/2', 'Compare', [part, others[index]]) as number;
    if (order !== 0) return order;
  }
  return 0;
}
function wrongShape(self: object): string {
  if (isArray(self))
    return 'The object is not an array with the same number of elements as the array to compare it to.';
  return `Argument must be of type ${typeName((self as Tuple | ValueTuple).$type)}.`;
}
/** So many elements of an array say its hash code. */
const hashedElements = 8;
/** `IStructuralEquatable.GetHashCode`: of an array that of its last elements. @throws {ArgumentNullException} */
export function partsHash(self: unknown, comparer: unknown): number {
  if (!isArray(self)) return hash(self);
  notNull(comparer, 'comparer');
  requireOneIndex(self);
  const type = elementType(self);
  return elementsOf(self)
    .slice(-hashedElements)
    .map((item) => callMember(comparer, 'IEqualityComparer.GetHashCode/1', 'GetHashCode', [box(item, type)]))
    .reduce<number>((code, part) => (Math.imul(code, 31) + (part as number)) | 0, 17);
}
function structuralEquals(a: unknown, b: unknown): boolean {
  return a === null || b === null || partsOf(a) === undefined
    ? objectEquals(a, b)
    : partsEqual(a as object, b, structuralEquality);
}
function structuralCompare(a: unknown, b: unknown): number {
  return a === null || b === null || partsOf(a) === undefined
    ? compare(a, b)
    : compareParts(a as object, b, structuralOrder);
}
/** `StructuralComparisons.StructuralEqualityComparer`. */
export const structuralEquality: Readonly<Record<string, Implementation>> = {
  get $type(): NamedType {
    return coreType('System.Collections.IEqualityComparer');
  },
  'IEqualityComparer.Equals/2': structuralEquals,
  'IEqualityComparer.GetHashCode/1': (value: unknown): number => partsHash(value, structuralEquality),
};
/** `StructuralComparisons.StructuralComparer`. */
export const structuralOrder: Readonly<Record<string, Implementation>> = {
  get $type(): NamedType {
    return coreType('System.Collections.IComparer');
  },
  'IComparer.Compare/2': structuralCompare,
};
