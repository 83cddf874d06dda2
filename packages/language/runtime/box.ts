// Values as `object`: what the JavaScript form does not tell goes along in a box.
import type { ArrayType, NamedType, Type } from '../metadata/symbols.ts';

/**
 * A boxed value whose type its JavaScript form does not tell: `double`, `float`, `char`, `byte`, `sbyte`, `short`,
 * `ushort`, `uint`, `ulong` and enums. Unboxed stay: `bool`, `string`, and all objects (`decimal`, `DateTime`, structs, …),
 * which know their type by `$type`; `int` (number) and `long` (bigint), too, but in programs that tell boxes apart.
 */
export class Box {
  readonly $type: NamedType;
  readonly value: number | bigint;
  constructor(type: NamedType, value: number | bigint) {
    this.$type = type;
    this.value = value;
  }
}

/** Whether values of the type stay without a box as `object`, in programs that do not tell boxes apart. */
export function isBare({ special }: NamedType): boolean {
  return special === 'int' || special === 'long';
}

/** What every object of the library and of template classes has. */
export interface TypedObject {
  readonly $type: NamedType;
  /** `ToString()`; absent where `Object.ToString` serves. */
  $toString?: () => string | null;
  /** `Equals(object)`, the argument boxed. */
  $equals?: (other: unknown) => boolean;
  /** `GetHashCode()`. */
  $hash?: () => number;
  /** `IComparable.CompareTo(object)`. */
  $compareTo?: (other: unknown) => number;
  /** `IFormattable.ToString(format, provider)`. */
  $format?: (format: string | null, provider: unknown) => string;
  /** The text that `ISpanFormattable.TryFormat` writes, of a template's own type: texts are put together of it. */
  $spanFormat?: (format: string | null, provider: unknown) => string;
}

/** A one-dimensional C# array. */
export type NetArray<T = unknown> = T[] & { $element: Type; $type?: ArrayType };

/** Gives a JavaScript array its element type, which makes it a C# array. The array itself is changed and returned. */
export function toArray<T>(items: T[], element: Type): NetArray<T> {
  (items as NetArray<T>).$element = element;
  return items as NetArray<T>;
}

const emptyArrays = new WeakMap<Type, NetArray>();
/** `Array.Empty<T>()`: always the same array. */
export function emptyArray(element: Type): NetArray {
  let array = emptyArrays.get(element);
  if (!array) emptyArrays.set(element, (array = Object.freeze(toArray<unknown>([], element)) as NetArray));
  return array;
}
