// What rows of packed classes have in common.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { HashTable } from '../System.Collections/hash-table.ts';
import { StringComparer } from '../System/string-comparer.ts';
import { UnpackableError, type Packed, type PackedClass, type Packer, type Unpacker } from './packed.ts';

/** The ideas of equality that are the same everywhere. */
export const comparers: readonly unknown[] = [
  null,
  StringComparer.ordinal,
  StringComparer.ordinalIgnoreCase,
  StringComparer.invariant,
  StringComparer.invariantIgnoreCase,
];

/** Which of them it is. @throws {UnpackableError} for others */
export function packComparer(comparer: unknown): number {
  const index = comparers.indexOf(comparer);
  if (index < 0) throw new UnpackableError('a comparer');
  return index;
}

/** The type that goes first. */
export function typed(parts: readonly Packed[], { type }: Unpacker): NamedType {
  return type(parts[0]!);
}

/** A class whose objects are their type, and items in a row. */
export function items<T extends object & { readonly $type: NamedType }>(
  tag: string,
  constructor: new (type: NamedType, items: unknown[]) => T,
  itemsOf: (value: T) => readonly unknown[],
  add: (made: T, item: unknown) => void,
): PackedClass<T> {
  return {
    tag,
    class: constructor,
    pack: (value, { type, value: pack }) => [type(value.$type), ...itemsOf(value).map(pack)],
    make: (parts, unpacker) => new constructor(typed(parts, unpacker), []),
    fill: (made, parts, { value }) => {
      for (let at = 1; at < parts.length; at++) add(made, value(parts[at]!));
    },
  };
}

/** A table of keys; what was removed left slots, which what comes next takes. */
type Table = Pick<HashTable<unknown>, 'append' | 'freeSlots' | 'leaveFree'>;

/** Its free slots: a copy that had none would show what comes next in other places. */
export function packFreeSlots({ freeSlots }: Table, { count }: Packer): Packed {
  count(freeSlots.length);
  return freeSlots;
}

/** Readies the table of a copy for so many keys. */
export function unpackFreeSlots(table: Table, packed: Packed, keys: number): void {
  table.leaveFree(packed as readonly number[], keys);
}

interface Keyed {
  readonly $type: NamedType;
  readonly comparer: unknown;
  readonly values: unknown[];
  readonly table: Table & { readonly keys: readonly unknown[] };
}

/** A class whose objects are their type, an idea of equality, and pairs in a table. */
export function keyed<T extends object & Keyed>(
  tag: string,
  constructor: new (type: NamedType, comparer: unknown) => T,
): PackedClass<T> {
  return {
    tag,
    class: constructor,
    pack: ({ $type, comparer, table, values }, packer) => [
      packer.type($type),
      packComparer(comparer),
      packFreeSlots(table, packer),
      ...table.keys.flatMap((key, slot) =>
        typeof key === 'symbol' ? [] : [packer.value(key), packer.value(values[slot])],
      ),
    ],
    make: (parts, unpacker) => new constructor(typed(parts, unpacker), comparers[parts[1] as number]),
    fill: (made, parts, { value }) => {
      unpackFreeSlots(made.table, parts[2]!, (parts.length - 3) / 2);
      for (let at = 3; at < parts.length; at += 2) {
        const slot = made.table.append(value(parts[at]!));
        made.values[slot] = value(parts[at + 1]!);
      }
    },
  };
}

/** A class whose objects never change. */
export function fixed<T extends object>(
  tag: string,
  constructor: { readonly prototype: T },
  pack: (value: T, packer: Packer) => readonly Packed[],
  make: (parts: readonly any[], unpacker: Unpacker) => T,
): PackedClass<T> {
  return { tag, class: constructor, pack, make };
}
