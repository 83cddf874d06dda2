// The exception `System.Text.DecoderFallbackException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.Text.DecoderFallbackException`. */
export class DecoderFallbackException extends ArgumentException {
  readonly bytes: readonly number[] | null;
  readonly index: number;
  constructor(
    message: string | null,
    inner: Exception | null = null,
    bytes: readonly number[] | null = null,
    index: number = 0,
  ) {
    super(message, null, inner);
    this.bytes = bytes;
    this.index = index;
  }
}

/** `System.Text.DecoderFallbackException`. */
export const decoderFallbackExceptionType: TypeDeclaration = declareType(
  'public sealed class System.Text.DecoderFallbackException : ArgumentException',
  () => ({
    'DecoderFallbackException()': () => new DecoderFallbackException(null),
    'DecoderFallbackException(string? message)': (message: string | null) =>
      new DecoderFallbackException(message),
    'DecoderFallbackException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new DecoderFallbackException(message, inner),
    'DecoderFallbackException(string? message, byte[]? bytesUnknown, int index)': (
      message: string | null,
      bytes: readonly number[] | null,
      index: number,
    ) => new DecoderFallbackException(message, null, bytes, index),
    'byte[]? BytesUnknown { get; }': ({ bytes }: DecoderFallbackException) => {
      if (!bytes) return null;
      spendSize(bytes.length);
      return toArray([...bytes], specialType('byte'));
    },
    'int Index { get; }': (self: DecoderFallbackException) => self.index,
  }),
  { runtime: DecoderFallbackException },
);
