// The exception `System.Text.EncoderFallbackException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.Text.EncoderFallbackException`. */
export class EncoderFallbackException extends ArgumentException {
  /** The code unit or the pair of them that has no bytes. */
  readonly unknown: string;
  readonly index: number;
  constructor(
    message: string | null,
    inner: Exception | null = null,
    unknown: string = '',
    index: number = 0,
  ) {
    super(message, null, inner);
    this.unknown = unknown;
    this.index = index;
  }
}

/** `System.Text.EncoderFallbackException`. */
export const encoderFallbackExceptionType: TypeDeclaration = declareType(
  'public sealed class System.Text.EncoderFallbackException : ArgumentException',
  () => ({
    'EncoderFallbackException()': () => new EncoderFallbackException(null),
    'EncoderFallbackException(string? message)': (message: string | null) =>
      new EncoderFallbackException(message),
    'EncoderFallbackException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new EncoderFallbackException(message, inner),
    'char CharUnknown { get; }': ({ unknown }: EncoderFallbackException) =>
      unknown.length === 1 ? unknown.charCodeAt(0) : 0,
    'char CharUnknownHigh { get; }': ({ unknown }: EncoderFallbackException) =>
      unknown.length === 2 ? unknown.charCodeAt(0) : 0,
    'char CharUnknownLow { get; }': ({ unknown }: EncoderFallbackException) =>
      unknown.length === 2 ? unknown.charCodeAt(1) : 0,
    'int Index { get; }': (self: EncoderFallbackException) => self.index,
    'bool IsUnknownSurrogate()': (self: EncoderFallbackException) => self.unknown.length === 2,
  }),
  { runtime: EncoderFallbackException },
);
