// The static class `System.Buffers.Text.Base64` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { operationStatus } from '../../System/text/rune-coding.ts';
import {
  bytesText,
  codesOf,
  decodeStatus,
  decodedLength,
  encode,
  encodeStatus,
  encodedLength,
  tryWrite,
  validity,
} from './base64-members.ts';
import type { Form, Numbers } from './base64-members.ts';

const plain: Form = { encoding: 'base64', digit: /^[A-Za-z0-9+/]$/, needsPadding: true };
export const base64Type: TypeDeclaration = declareType(
  'public static class System.Buffers.Text.Base64',
  () => ({
    ...validity(plain),
    'static int GetMaxEncodedToUtf8Length(int length)': (length: number) => encodedLength(length, plain),
    'static int GetMaxDecodedFromUtf8Length(int length)': (length: number) => decodedLength(length, plain),
    'static System.Buffers.OperationStatus EncodeToUtf8(ReadOnlySpan<byte> bytes, Span<byte> utf8, out int bytesConsumed, out int bytesWritten, bool isFinalBlock = true)':
      encodeStatus(plain),
    'static System.Buffers.OperationStatus DecodeFromUtf8(ReadOnlySpan<byte> utf8, Span<byte> bytes, out int bytesConsumed, out int bytesWritten, bool isFinalBlock = true)':
      decodeStatus(plain, bytesText),
    'static System.Buffers.OperationStatus EncodeToUtf8InPlace(Span<byte> buffer, int dataLength, out int bytesWritten)':
      (buffer: Numbers, length: number, written: Ref) =>
        tryWrite(codesOf(encode(buffer.slice(0, length).copy(), plain)), buffer, written)
          ? operationStatus.Done
          : operationStatus.DestinationTooSmall,
    'static System.Buffers.OperationStatus DecodeFromUtf8InPlace(Span<byte> buffer, out int bytesWritten)': (
      buffer: Numbers,
      written: Ref,
    ) => decodeStatus(plain, bytesText)(buffer, buffer, { v: 0 }, written, true),
  }),
);
