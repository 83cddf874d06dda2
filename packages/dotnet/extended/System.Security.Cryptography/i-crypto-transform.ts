// The interface `System.Security.Cryptography.ICryptoTransform`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { toByteArray } from '../../System/base64.ts';
import { checkNotNegative, outOfRange } from '../../System/text/range-checks.ts';
import { required } from './aes.ts';
import type { Bytes } from './aes.ts';
import { outOfArray } from '../../System.Security.Cryptography/hash-data.ts';
import { CryptoTransform } from './symmetric-cipher.ts';

function partOf(buffer: Bytes, offset: number, count: number): readonly number[] {
  const bytes = required(buffer, 'inputBuffer');
  checkNotNegative('inputOffset', offset);
  if (offset > bytes.length)
    throw outOfRange('inputOffset', offset, `less than or equal to '${bytes.length}'`);
  checkNotNegative('inputCount', count);
  if (count > bytes.length - offset) throw new ArgumentOutOfRangeException('inputCount', outOfArray);
  return bytes.slice(offset, offset + count);
}

/** `System.Security.Cryptography.ICryptoTransform`. */
export const iCryptoTransformType: TypeDeclaration = declareType(
  'public interface System.Security.Cryptography.ICryptoTransform : IDisposable',
  () => ({
    'int InputBlockSize { get; }': (self: CryptoTransform) => self.unit,
    'int OutputBlockSize { get; }': (self: CryptoTransform) => self.unit,
    'bool CanTransformMultipleBlocks { get; }': () => true,
    'bool CanReuseTransform { get; }': () => true,
    'int TransformBlock(byte[] inputBuffer, int inputOffset, int inputCount, byte[] outputBuffer, int outputOffset)':
      (
        self: CryptoTransform,
        input: Bytes,
        offset: number,
        count: number,
        output: number[] | null,
        at: number,
      ) => {
        const bytes = self.transform(partOf(input, offset, count));
        if (bytes.length > notNull(output, 'outputBuffer').length - at)
          throw new ArgumentOutOfRangeException('outputOffset', outOfArray);
        checkNotNegative('outputOffset', at);
        for (const [index, byte] of bytes.entries()) output![at + index] = byte;
        return bytes.length;
      },
    'byte[] TransformFinalBlock(byte[] inputBuffer, int inputOffset, int inputCount)': (
      self: CryptoTransform,
      input: Bytes,
      offset: number,
      count: number,
    ) => toByteArray(self.finish(partOf(input, offset, count))),
  }),
  { runtime: CryptoTransform },
);
