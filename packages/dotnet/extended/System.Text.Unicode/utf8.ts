// The static class `System.Text.Unicode.Utf8` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { spend } from '@mockwright/language/runtime/run';
import { decodeUtf16, decodeUtf8, operationStatus } from '../../System/text/rune-coding.ts';
import type { Decoded } from '../../System/text/rune-coding.ts';
import type { Numbers } from '../System.Text/utf8-numbers.ts';

const utf8Of = (value: number): readonly number[] => [
  ...new TextEncoder().encode(String.fromCodePoint(value)),
];
const utf16Of = (value: number): readonly number[] =>
  value > 0xffff ? [0xd800 + ((value - 0x10000) >> 10), 0xdc00 + ((value - 0x10000) & 0x3ff)] : [value];

/** Rune by rune; what is invalid becomes U+FFFD, or ends it. */
const transcode =
  (decode: (source: Numbers) => Decoded, encode: (value: number) => readonly number[]) =>
  (
    source: Numbers,
    destination: Numbers,
    read: Ref<number>,
    written: Ref<number>,
    replacesInvalid: boolean,
    isFinalBlock: boolean,
  ): number => {
    let [from, to] = [0, 0];
    const end = (result: number): number => {
      read.v = from;
      written.v = to;
      return result;
    };
    while (from < source.length) {
      spend(1);
      const found = decode(source.slice(from));
      if (found.status === operationStatus.NeedMoreData && !isFinalBlock) return end(found.status);
      if (found.status !== operationStatus.Done && !replacesInvalid) return end(operationStatus.InvalidData);
      const encoded = encode(found.value);
      if (to + encoded.length > destination.length) return end(operationStatus.DestinationTooSmall);
      for (const unit of encoded) destination.set(to++, unit);
      from += found.length;
    }
    return end(operationStatus.Done);
  };

/** `System.Text.Unicode.Utf8`. */
export const utf8Type: TypeDeclaration = declareType('public static class System.Text.Unicode.Utf8', () => ({
  ['static System.Buffers.OperationStatus FromUtf16(ReadOnlySpan<char> source, Span<byte> destination, out int charsRead, out int bytesWritten, bool replaceInvalidSequences = true, bool isFinalBlock = true)']:
    transcode(decodeUtf16, utf8Of),
  ['static System.Buffers.OperationStatus ToUtf16(ReadOnlySpan<byte> source, Span<char> destination, out int bytesRead, out int charsWritten, bool replaceInvalidSequences = true, bool isFinalBlock = true)']:
    transcode(decodeUtf8, utf16Of),
  'static bool IsValid(ReadOnlySpan<byte> value)': (value: Numbers) => {
    for (let at = 0; at < value.length;) {
      spend(1);
      const { status: found, length } = decodeUtf8(value.slice(at));
      if (found !== operationStatus.Done) return false;
      at += length;
    }
    return true;
  },
}));
