// The static class `System.Security.Cryptography.CryptographicOperations` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NetArray } from '@mockwright/language/runtime/box';
import type { Span } from '@mockwright/language/runtime/span';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { toByteArray } from '../System/base64.ts';
import { digestOf } from './hash-algorithm-name.ts';
import type { HashAlgorithmName } from './hash-algorithm-name.ts';
import { bytesOf, name, tryWrite, write } from './incremental-hash.ts';
import type { Source } from './incremental-hash.ts';

const hashed = (algorithm: HashAlgorithmName, source: Source): NetArray<number> =>
  toByteArray(createHash(digestOf(algorithm)).update(bytesOf(source, 'source')).digest());
const keyed = (algorithm: HashAlgorithmName, key: Source, source: Source): NetArray<number> =>
  toByteArray(
    createHmac(digestOf(algorithm), bytesOf(key, 'key')).update(bytesOf(source, 'source')).digest(),
  );

const sizeOf = (algorithm: HashAlgorithmName): number => createHash(digestOf(algorithm)).digest().length;

/** `System.Security.Cryptography.CryptographicOperations`. */
export const cryptographicOperationsType: TypeDeclaration = declareType(
  'public static class System.Security.Cryptography.CryptographicOperations',
  () => ({
    'static bool FixedTimeEquals(ReadOnlySpan<byte> left, ReadOnlySpan<byte> right)': (
      left: Span<number>,
      right: Span<number>,
    ) => left.length === right.length && timingSafeEqual(bytesOf(left, 'left'), bytesOf(right, 'right')),
    'static void ZeroMemory(Span<byte> buffer)': (buffer: Span<number>) => {
      for (let index = 0; index < buffer.length; index++) buffer.set(index, 0);
    },
    [`static byte[] HashData(${name}, byte[] source)`]: hashed,
    [`static byte[] HashData(${name}, ReadOnlySpan<byte> source)`]: hashed,
    [`static byte[] HashData(${name}, System.IO.Stream source)`]: hashed,
    [`static int HashData(${name}, ReadOnlySpan<byte> source, Span<byte> destination)`]: (
      algorithm: HashAlgorithmName,
      source: Source,
      destination: Span<number>,
    ) => write(hashed(algorithm, source), destination),
    [`static bool TryHashData(${name}, ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten)`]:
      (algorithm: HashAlgorithmName, source: Source, destination: Span<number>, written: Ref<number>) =>
        tryWrite(() => hashed(algorithm, source), sizeOf(algorithm), destination, written),
    [`static byte[] HmacData(${name}, byte[] key, System.IO.Stream source)`]: keyed,
    [`static byte[] HmacData(${name}, ReadOnlySpan<byte> key, System.IO.Stream source)`]: keyed,
    [`static int HmacData(${name}, ReadOnlySpan<byte> key, ReadOnlySpan<byte> source, Span<byte> destination)`]:
      (algorithm: HashAlgorithmName, key: Source, source: Source, destination: Span<number>) =>
        write(keyed(algorithm, key, source), destination),
    [`static bool TryHmacData(${name}, ReadOnlySpan<byte> key, ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten)`]:
      (
        algorithm: HashAlgorithmName,
        key: Source,
        source: Source,
        destination: Span<number>,
        written: Ref<number>,
      ) => tryWrite(() => keyed(algorithm, key, source), sizeOf(algorithm), destination, written),
    [`static byte[] HmacData(${name}, byte[] key, byte[] source)`]: keyed,
    [`static byte[] HmacData(${name}, ReadOnlySpan<byte> key, ReadOnlySpan<byte> source)`]: keyed,
  }),
);
