// The static class `System.Buffers.Text.Base64Url` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, FormatException } from '@mockwright/language/runtime/exceptions';
import { toByteArray } from '../../System/base64.ts';
import {
  bytesText,
  codesOf,
  decode,
  decodeStatus,
  decodedLength,
  encode,
  encodeStatus,
  encodedLength,
  textOf,
  tryWrite,
  validity,
  write,
} from './base64-members.ts';
import type { Form, Members, Numbers } from './base64-members.ts';

const url: Form = { encoding: 'base64url', digit: /^[A-Za-z0-9_-]$/, needsPadding: false };

const invalid =
  'The input is not a valid Base-64 string as it contains a non-base 64 character, more than two padding characters, or an illegal character among the padding characters.';

/** @throws {FormatException} */
function decodeAll(text: string, form: Form): readonly number[] {
  const { bytes, isValid } = decode(text, form, Infinity);
  if (!isValid) throw new FormatException(invalid);
  return bytes;
}

/** @throws {ArgumentException} */
function writeOrThrow(units: readonly number[], destination: Numbers): number {
  if (!write(units, destination)) throw new ArgumentException('Destination is too short.', 'destination');
  return units.length;
}
const chars = (text: string): unknown => toArray(codesOf(text), specialType('char'));

/** The members of `Base64Url` for characters or for UTF-8. */
function urlMembers(unit: 'char' | 'byte', suffix: 'Chars' | 'Utf8'): Members {
  const read = unit === 'char' ? textOf : bytesText;
  const written = unit === 'char' ? 'charsWritten' : 'bytesWritten';
  const consumed = unit === 'char' ? 'charsConsumed' : 'bytesConsumed';
  const unitsOf = (source: Numbers): number[] => codesOf(encode(source.copy(), url));
  return {
    [`static System.Buffers.OperationStatus EncodeTo${suffix}(ReadOnlySpan<byte> source, Span<${unit}> destination, out int bytesConsumed, out int ${written}, bool isFinalBlock = true)`]:
      encodeStatus(url),
    [`static int EncodeTo${suffix}(ReadOnlySpan<byte> source, Span<${unit}> destination)`]: (
      source: Numbers,
      destination: Numbers,
    ) => writeOrThrow(unitsOf(source), destination),
    [`static ${unit}[] EncodeTo${suffix}(ReadOnlySpan<byte> source)`]: (source: Numbers) =>
      unit === 'char' ? chars(encode(source.copy(), url)) : toByteArray(unitsOf(source)),
    [`static bool TryEncodeTo${suffix}(ReadOnlySpan<byte> source, Span<${unit}> destination, out int ${written})`]:
      (source: Numbers, destination: Numbers, count: Ref) => tryWrite(unitsOf(source), destination, count),
    [`static System.Buffers.OperationStatus DecodeFrom${suffix}(ReadOnlySpan<${unit}> source, Span<byte> destination, out int ${consumed}, out int bytesWritten, bool isFinalBlock = true)`]:
      decodeStatus(url, read),
    [`static int DecodeFrom${suffix}(ReadOnlySpan<${unit}> source, Span<byte> destination)`]: (
      source: Numbers,
      destination: Numbers,
    ) => {
      const bytes = decodeAll(read(source), url);
      // What has no room is told as text that is not valid.
      if (!write(bytes, destination)) throw new FormatException(invalid);
      return bytes.length;
    },
    [`static bool TryDecodeFrom${suffix}(ReadOnlySpan<${unit}> source, Span<byte> destination, out int bytesWritten)`]:
      (source: Numbers, destination: Numbers, count: Ref) => {
        const bytes = decodeAll(read(source), url);
        if (!tryWrite(bytes, destination, count)) throw new FormatException(invalid);
        return true;
      },
    [`static byte[] DecodeFrom${suffix}(ReadOnlySpan<${unit}> source)`]: (source: Numbers) =>
      toByteArray([...decodeAll(read(source), url)]),
  };
}

export const base64UrlType: TypeDeclaration = declareType(
  'public static class System.Buffers.Text.Base64Url',
  () => ({
    ...validity(url),
    'static int GetEncodedLength(int bytesLength)': (length: number) => encodedLength(length, url),
    'static int GetMaxDecodedLength(int base64Length)': (length: number) => decodedLength(length, url),
    'static string EncodeToString(ReadOnlySpan<byte> source)': (source: Numbers) =>
      encode(source.copy(), url),
    ...urlMembers('char', 'Chars'),
    ...urlMembers('byte', 'Utf8'),
  }),
);
