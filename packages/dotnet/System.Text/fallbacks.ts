// What encodings do with what they cannot translate: EncoderFallback, DecoderFallback and their exceptions.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { latin1BestFit } from './encoding/latin1-best-fit.ts';

/** `System.Text.EncoderFallbackException`. */
class EncoderFallbackException extends ArgumentException {
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
/** `System.Text.DecoderFallbackException`. */
class DecoderFallbackException extends ArgumentException {
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

const hex = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');

/** `EncoderFallback`: gives the text to write instead. */
export abstract class EncoderFallback {
  declare readonly $type: NamedType;
  /** @param unknown a lone surrogate, a character or a pair without bytes */
  abstract replace(unknown: string, index: number): string;
  abstract readonly maxCharCount: number;
}
/** `DecoderFallback`: gives the text that stands for bytes without meaning. */
export abstract class DecoderFallback {
  declare readonly $type: NamedType;
  abstract replace(bytes: readonly number[], index: number): string;
  abstract readonly maxCharCount: number;
}
/** `System.Text.EncoderReplacementFallback`: a text for what cannot be encoded. */
export class EncoderReplacementFallback extends EncoderFallback {
  readonly text: string;
  constructor(text: string | null = '?') {
    super();
    this.text = checkReplacement(text);
  }
  /** Both halves of a pair are replaced. */
  override replace(unknown: string): string {
    return this.text.repeat(unknown.length);
  }
  override get maxCharCount(): number {
    return this.text.length;
  }
  $equals(other: unknown): boolean {
    return other instanceof EncoderReplacementFallback && other.text === this.text;
  }
  $hash(): number {
    return hash(this.text);
  }
}
/** `System.Text.DecoderReplacementFallback`. */
export class DecoderReplacementFallback extends DecoderFallback {
  readonly text: string;
  constructor(text: string | null = '?') {
    super();
    this.text = checkReplacement(text);
  }
  override replace(): string {
    return this.text;
  }
  override get maxCharCount(): number {
    return this.text.length;
  }
  $equals(other: unknown): boolean {
    return other instanceof DecoderReplacementFallback && other.text === this.text;
  }
  $hash(): number {
    return hash(this.text);
  }
}
/** `System.Text.EncoderExceptionFallback`. */
export class EncoderExceptionFallback extends EncoderFallback {
  override replace(unknown: string, index: number): never {
    throw new EncoderFallbackException(
      `Unable to translate Unicode character \\\\u${hex(unknown.codePointAt(0)!, 4)} at index ${index} to specified code page.`,
      null,
      unknown,
      index,
    );
  }
  override get maxCharCount(): number {
    return 0;
  }
  $equals(other: unknown): boolean {
    return other instanceof EncoderExceptionFallback;
  }
  $hash(): number {
    return 654;
  }
}
/** `System.Text.DecoderExceptionFallback`. */
export class DecoderExceptionFallback extends DecoderFallback {
  override replace(bytes: readonly number[], index: number): never {
    const shown = bytes
      .slice(0, 20)
      .map((byte) => `[${hex(byte, 2)}]`)
      .join('');
    throw new DecoderFallbackException(
      `Unable to translate bytes ${shown}${bytes.length > 20 ? ' ...' : ''} at index ${index} from specified code page to Unicode.`,
      null,
      bytes,
      index,
    );
  }
  override get maxCharCount(): number {
    return 0;
  }
  $equals(other: unknown): boolean {
    return other instanceof DecoderExceptionFallback;
  }
  $hash(): number {
    return 879;
  }
}
/** What Latin-1 writes for letters that it has without their marks: `ā` → `a`. */
export class BestFitFallback extends EncoderFallback {
  override replace(unknown: string): string {
    return latin1BestFit(unknown) ?? '?'.repeat(unknown.length);
  }
  override get maxCharCount(): number {
    return 1;
  }
}

/** @throws {ArgumentNullException | ArgumentException} for text with lone surrogates */
function checkReplacement(text: string | null): string {
  const replacement = notNull(text, 'replacement');
  if (/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(replacement))
    throw new ArgumentException('String contains invalid Unicode code points.', 'replacement');
  return replacement;
}

const encoderExceptions = new EncoderExceptionFallback();
const decoderExceptions = new DecoderExceptionFallback();
const questionMark = new EncoderReplacementFallback();

/**
 * `EncoderFallbackException`, `DecoderFallbackException`, `EncoderFallback` and their kin, as template code sees
 * them.
 */
export const fallbackTypes: readonly TypeDeclaration[] = [
  declareType(
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
  ),
  declareType(
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
      'byte[]? BytesUnknown { get; }': (self: DecoderFallbackException) =>
        self.bytes && toArray([...self.bytes], specialType('byte')),
      'int Index { get; }': (self: DecoderFallbackException) => self.index,
    }),
    { runtime: DecoderFallbackException },
  ),
  declareType(
    'public abstract class System.Text.EncoderFallback',
    () => ({
      'static EncoderFallback ReplacementFallback { get; }': () => questionMark,
      'static EncoderFallback ExceptionFallback { get; }': () => encoderExceptions,
      'abstract int MaxCharCount { get; }': (self: EncoderFallback) => self.maxCharCount,
    }),
    { runtime: EncoderFallback },
  ),
  declareType(
    'public abstract class System.Text.DecoderFallback',
    () => ({
      'static DecoderFallback ReplacementFallback { get; }': () => new DecoderReplacementFallback('\ufffd'),
      'static DecoderFallback ExceptionFallback { get; }': () => decoderExceptions,
      'abstract int MaxCharCount { get; }': (self: DecoderFallback) => self.maxCharCount,
    }),
    { runtime: DecoderFallback },
  ),
  declareType(
    'public sealed class System.Text.EncoderReplacementFallback : EncoderFallback',
    () => ({
      'EncoderReplacementFallback()': () => new EncoderReplacementFallback(),
      'EncoderReplacementFallback(string replacement)': (text: string | null) =>
        new EncoderReplacementFallback(text),
      'string DefaultString { get; }': (self: EncoderReplacementFallback) => self.text,
    }),
    { runtime: EncoderReplacementFallback },
  ),
  declareType(
    'public sealed class System.Text.DecoderReplacementFallback : DecoderFallback',
    () => ({
      'DecoderReplacementFallback()': () => new DecoderReplacementFallback(),
      'DecoderReplacementFallback(string replacement)': (text: string | null) =>
        new DecoderReplacementFallback(text),
      'string DefaultString { get; }': (self: DecoderReplacementFallback) => self.text,
    }),
    { runtime: DecoderReplacementFallback },
  ),
  declareType(
    'public sealed class System.Text.EncoderExceptionFallback : EncoderFallback',
    () => ({ 'EncoderExceptionFallback()': () => encoderExceptions }),
    { runtime: EncoderExceptionFallback },
  ),
  declareType(
    'public sealed class System.Text.DecoderExceptionFallback : DecoderFallback',
    () => ({ 'DecoderExceptionFallback()': () => decoderExceptions }),
    { runtime: DecoderExceptionFallback },
  ),
  declareType(
    'internal sealed class System.Text.EncoderLatin1BestFitFallback : EncoderFallback',
    {},
    { runtime: BestFitFallback },
  ),
];
