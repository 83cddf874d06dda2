// What rows of packed classes have in common.
import type { NamedType } from '@mockwright/language/metadata/symbols';
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

interface Keyed {
  readonly $type: NamedType;
  readonly comparer: unknown;
  readonly values: unknown[];
  readonly table: { readonly keys: readonly unknown[]; append(key: unknown): number };
}

/** A class whose objects are their type, an idea of equality, and pairs in a table. */
export function keyed<T extends object & Keyed>(
  tag: string,
  constructor: new (type: NamedType, comparer: unknown) => T,
): PackedClass<T> {
  return {
    tag,
    class: constructor,
    pack: ({ $type, comparer, table, values }, { type, value }) => [
      type($type),
      packComparer(comparer),
      ...table.keys.flatMap((key, slot) =>
        typeof key === 'symbol' ? [] : [value(key), value(values[slot])],
      ),
    ],
    make: (parts, unpacker) => new constructor(typed(parts, unpacker), comparers[parts[1] as number]),
    fill: (made, parts, { value }) => {
      for (let at = 2; at < parts.length; at += 2) {
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
