// What values of the library are packed as, to go from one process to another: a JSON value.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';

/** `null`, booleans, texts and finite numbers stand for themselves; everything else is a list that begins with a tag. */
export type Packed = null | boolean | string | number | readonly Packed[];

/** A value that cannot go to another process: of a type that code declares, a delegate, an iterator, something huge. */
export class UnpackableError extends Error {
  override readonly name: string = 'UnpackableError';
}

/** Packs the values within a value. */
export interface Packer {
  /** Counts a value that is not packed by {@link value}, or takes the time of several. @throws {UnpackableError} when there are too many */
  readonly count: (values?: number) => void;
  readonly value: (value: unknown) => Packed;
  /**
   * A text of the object itself, which counts.
   * @param weight for how many characters each of it counts
   * @throws {UnpackableError} when there are too many of them
   */
  readonly text: (text: string, weight?: number) => string;
  /** @throws {UnpackableError} for types that code declares */
  readonly type: (type: Type) => Packed;
}

/** Makes the values within a value again. */
export interface Unpacker {
  readonly value: (packed: Packed) => unknown;
  readonly type: (packed: Packed) => NamedType;
}

/** How the objects of one class are packed: a row for each class, told apart by the tag. */
export interface PackedClass<T extends object = object> {
  readonly tag: string;
  readonly class: { readonly prototype: T };
  /** What goes behind the tag. */
  readonly pack: (value: T, packer: Packer) => readonly Packed[];
  /**
   * The object again. One that others may also hold, or that may hold itself, is made first and filled by `fill`.
   * @param parts what went behind the tag
   */
  readonly make: (parts: readonly Packed[], unpacker: Unpacker) => T;
  /** Absent for what never changes: copies of it are as good as itself. */
  readonly fill?: (made: T, parts: readonly Packed[], unpacker: Unpacker) => void;
}
