// The class `System.Security.Cryptography.HashAlgorithm` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Span } from '@mockwright/language/runtime/span';
import { completedTask } from '@mockwright/language/runtime/tasks';
import type { Stream } from '../System.IO/stream.ts';
import { HashAlgorithm } from './hash-algorithm.ts';
import { checkPart, dataOf, selectAlgorithm, tryWrite } from './hash-data.ts';
import type { Algorithm, Bytes } from './hash-data.ts';
import { createNamed, hashing } from './hashing.ts';

const hashMembers: Record<string, Implementation> = {
  'static System.Security.Cryptography.HashAlgorithm Create()': selectAlgorithm,
  'static System.Security.Cryptography.HashAlgorithm? Create(string hashName)': createNamed,
  'byte[] ComputeHash(byte[] buffer)': (self: HashAlgorithm, buffer: Bytes) => self.computeHash(buffer),
  'byte[] ComputeHash(byte[] buffer, int offset, int count)': (
    self: HashAlgorithm,
    buffer: Bytes,
    offset: number,
    count: number,
  ) => self.computeHash(buffer, offset, count),
  'byte[] ComputeHash(System.IO.Stream inputStream)': (self: HashAlgorithm, stream: Stream | null) =>
    (self.lastHash = self.compute(dataOf(stream, 'inputStream'))),
  'System.Threading.Tasks.Task<byte[]> ComputeHashAsync(System.IO.Stream inputStream, System.Threading.CancellationToken cancellationToken = default)':
    (self: HashAlgorithm, stream: Stream | null) =>
      completedTask(
        (self.lastHash = self.compute(dataOf(stream, 'inputStream'))),
        arrayOf(specialType('byte')),
      ),
  'bool TryComputeHash(ReadOnlySpan<byte> source, Span<byte> destination, out int bytesWritten)': (
    self: HashAlgorithm,
    source: Span<number>,
    destination: Span<number>,
    bytesWritten: Ref<number>,
  ) => {
    const length = tryWrite(self.compute(dataOf(source, 'source')), destination);
    bytesWritten.v = Math.max(0, length);
    return length >= 0;
  },
  'int TransformBlock(byte[] inputBuffer, int inputOffset, int inputCount, byte[]? outputBuffer, int outputOffset)':
    (
      self: HashAlgorithm,
      input: Bytes,
      offset: number,
      count: number,
      output: number[] | null,
      outputOffset: number,
    ) => {
      const part = self.take(input, offset, count);
      if (output) checkPart(output.length, outputOffset, part.length);
      if (output) part.forEach((byte, index) => (output[outputOffset + index] = byte));
      return count;
    },
  'byte[] TransformFinalBlock(byte[] inputBuffer, int inputOffset, int inputCount)': (
    self: HashAlgorithm,
    input: Bytes,
    offset: number,
    count: number,
  ) => self.finish(input, offset, count),
  'virtual bool CanReuseTransform { get; }': () => true,
  'virtual bool CanTransformMultipleBlocks { get; }': () => true,
  'virtual int InputBlockSize { get; }': () => 1,
  'virtual int OutputBlockSize { get; }': () => 1,
  'void Dispose()': () => undefined,
  'void Clear()': () => undefined,
  'protected HashAlgorithm()': () => {
    throw new Error('Abstract.');
  },
  ...hashing('abstract'),
  'protected int HashSizeValue': undefined,
  'protected byte[]? HashValue': undefined,
  'protected int State': undefined,
  'protected virtual void Dispose(bool disposing)': () => undefined,
  'virtual int HashSize { get; }': (self: HashAlgorithm) =>
    (self.algorithm as Algorithm | undefined) ? self.algorithm.size * 8 : self.HashSizeValue,
  'virtual byte[]? Hash { get; }': (self: HashAlgorithm) => self.lastHash,
};

/** `System.Security.Cryptography.HashAlgorithm`. */
export const hashAlgorithmType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.HashAlgorithm : IDisposable',
  hashMembers,
  {
    runtime: HashAlgorithm,
  },
);
