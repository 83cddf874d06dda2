// System.Text.Encoding as a value: a codec, its names, and what it does with what it cannot translate.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { Codec } from './codecs.ts';
import type { DecoderFallback } from '../decoder-fallback.ts';
import type { EncoderFallback } from '../encoder-fallback.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** What makes one family of encodings. */
export interface EncodingKind {
  readonly codec: Codec;
  readonly webName: string;
  readonly displayName: string;
  readonly codePage: number;
  readonly mark: readonly number[];
  readonly isSingleByte: boolean;
  /** Most bytes of so many characters, and the other way round. */
  readonly maxBytes: (chars: number) => number;
  readonly maxChars: (bytes: number) => number;
}

/** `System.Text.Encoding`. */
export class Encoding {
  declare readonly $type: NamedType;
  readonly kind: EncodingKind;
  readonly preamble: readonly number[];
  readonly isReadOnly: boolean;
  #encoderFallback: EncoderFallback;
  #decoderFallback: DecoderFallback;

  constructor(
    kind: EncodingKind,
    preamble: readonly number[],
    encoderFallback: EncoderFallback,
    decoderFallback: DecoderFallback,
    isReadOnly: boolean = true,
  ) {
    this.kind = kind;
    this.preamble = preamble;
    this.#encoderFallback = encoderFallback;
    this.#decoderFallback = decoderFallback;
    this.isReadOnly = isReadOnly;
  }
  get webName(): string {
    return this.kind.webName;
  }
  get codePage(): number {
    return this.kind.codePage;
  }
  get encoderFallback(): EncoderFallback {
    return this.#encoderFallback;
  }
  set encoderFallback(value: EncoderFallback | null) {
    this.#checkWritable();
    this.#encoderFallback = notNull(value, 'value');
  }
  get decoderFallback(): DecoderFallback {
    return this.#decoderFallback;
  }
  set decoderFallback(value: DecoderFallback | null) {
    this.#checkWritable();
    this.#decoderFallback = notNull(value, 'value');
  }
  #checkWritable(): void {
    if (this.isReadOnly) throw new InvalidOperationException('Instance is read-only.');
  }
  /** The class of its copies: ready-made ones are of a class of their own. */
  protected plainClass(): typeof Encoding {
    return this.constructor as typeof Encoding;
  }
  /** `Clone()`: a copy that can be changed. */
  clone(
    encoderFallback: EncoderFallback = this.#encoderFallback,
    decoderFallback: DecoderFallback = this.#decoderFallback,
  ): Encoding {
    const Plain = this.plainClass();
    return new Plain(this.kind, this.preamble, encoderFallback, decoderFallback, false);
  }

  /** @throws {ArgumentNullException | EncoderFallbackException} */
  encode(text: string | null, parameter: string = 's'): NetArray<number> {
    spendMemory(notNull(text, parameter).length);
    const bytes = this.kind.codec.encode(text!, (unknown, index) =>
      this.#encoderFallback.replace(unknown, index),
    );
    return toArray(bytes, specialType('byte'));
  }
  /** @throws {ArgumentNullException | ArgumentOutOfRangeException | DecoderFallbackException} */
  decode(
    bytes: readonly number[] | null,
    index: number = 0,
    count: number = (bytes?.length ?? 0) - index,
  ): string {
    const part = partOf(notNull(bytes, 'bytes'), index, count, 'bytes');
    spendMemory(part.length);
    return this.kind.codec.decode(part, (unknown, at) => this.#decoderFallback.replace(unknown, at));
  }
  $toString(): string {
    return typeName(this.$type);
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Encoding &&
      other.codePage === this.codePage &&
      other.preamble.length === this.preamble.length &&
      sameFallback(this.#encoderFallback, other.#encoderFallback) &&
      sameFallback(this.#decoderFallback, other.#decoderFallback)
    );
  }
  $hash(): number {
    return this.codePage;
  }
}

/** `UTF8Encoding`, as authors construct it; the ready-made ones are of classes of their own. */
export class UTF8Encoding extends Encoding {}
/** `Encoding.UTF8` and `Encoding.Default`. */
export class UTF8EncodingSealed extends UTF8Encoding {
  protected override plainClass(): typeof Encoding {
    return UTF8Encoding;
  }
}
/** `UnicodeEncoding`, of both byte orders. */
export class UnicodeEncoding extends Encoding {}
/** `UTF32Encoding`, of both byte orders. */
export class UTF32Encoding extends Encoding {}
/** `ASCIIEncoding`, as authors construct it. */
export class ASCIIEncoding extends Encoding {}
/** `Encoding.ASCII`. */
export class ASCIIEncodingSealed extends ASCIIEncoding {
  protected override plainClass(): typeof Encoding {
    return ASCIIEncoding;
  }
}
/** What `Encoding.Latin1` is made of, and its copies are. */
export class Latin1Encoding extends Encoding {}
/** `Encoding.Latin1`. */
export class Latin1EncodingSealed extends Latin1Encoding {
  protected override plainClass(): typeof Encoding {
    return Latin1Encoding;
  }
}

function sameFallback(a: object, b: object): boolean {
  return a === b || ((a as { $equals?(other: unknown): boolean }).$equals?.(b) ?? false);
}

/** A part of an array. @throws {ArgumentOutOfRangeException} in the words of encodings */
export function partOf(
  array: readonly number[],
  index: number,
  count: number,
  parameter: string,
  names: readonly [index: string, count: string] = ['index', 'count'],
): readonly number[] {
  if (index < 0 || count < 0)
    throw new ArgumentOutOfRangeException(index < 0 ? names[0] : names[1], 'Non-negative number required.');
  if (index > array.length - count)
    throw new ArgumentOutOfRangeException(
      parameter,
      'Index and count must refer to a location within the buffer.',
    );
  return index === 0 && count === array.length ? array : array.slice(index, index + count);
}
