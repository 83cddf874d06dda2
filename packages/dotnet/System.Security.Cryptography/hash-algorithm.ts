// Hashes and HMACs of System.Security.Cryptography.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import type { Held } from '@mockwright/language/runtime/change-log';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { overrideOf } from '@mockwright/language/runtime/overrides';
import { toByteArray } from '../System/base64.ts';
import { checkNotNegative } from '../System/text/range-checks.ts';
import { outOfArray, required } from './hash-data.ts';
import type { Algorithm, Bytes } from './hash-data.ts';

/** A hash algorithm as an object. */
export abstract class HashAlgorithm {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  abstract readonly algorithm: Algorithm;
  lastHash: NetArray<number> | null = null;
  // Fields that classes of templates use.
  HashSizeValue = 0;
  HashValue: NetArray<number> | null = null;
  State = 0;
  /** It has become one of a template class, which brings the way to compute. */
  $adopted(): void {
    const core = overrideOf(this, 'HashAlgorithm.HashCore/3');
    const final = overrideOf(this, 'HashAlgorithm.HashFinal/0');
    const initialize = overrideOf(this, 'HashAlgorithm.Initialize/0');
    if (!core && !final) return;
    this.compute = (data) => {
      const bytes = toByteArray(data);
      if (core) core.call(this, bytes, 0, data.length);
      else for (const byte of bytes) this.#blocks.push(byte);
      const result = final ? dereferenced(final.call(this) as NetArray<number> | null) : this.final();
      initialize?.call(this);
      return (this.HashValue = result);
    };
  }
  /** What `TransformBlock` took so far. */
  #blocks: number[] = [];
  abstract compute(data: Uint8Array): NetArray<number>;
  $held(): Held {
    const blocks = this.#blocks;
    const { length } = blocks;
    const fields = Object.assign({}, this);
    const putBack = (): void => {
      Object.assign(this, fields);
      blocks.length = length;
      this.#blocks = blocks;
    };
    return { parts: [this.lastHash, this.HashValue], putBack };
  }
  computeHash(buffer: Bytes, offset: number = 0, count?: number): NetArray<number> {
    const data = required(buffer, 'buffer');
    if (offset < 0) throw new ArgumentOutOfRangeException('offset', 'Non-negative number required.');
    const length = count ?? data.length - offset;
    if (length < 0 || length > data.length) throw new ArgumentException('Value was invalid.');
    if (data.length - length < offset) {
      throw new ArgumentException(outOfArray);
    }
    return (this.lastHash = this.compute(data.subarray(offset, offset + length)));
  }
  /** `TransformBlock`: some of the data. @throws {ArgumentException} for what is not within the array */
  take(buffer: Bytes, offset: number, count: number): number[] {
    const { length } = required(buffer, 'inputBuffer');
    checkNotNegative('inputOffset', offset);
    if (count < 0 || count > length) throw new ArgumentException('Value was invalid.');
    if (length - count < offset) throw new ArgumentException(outOfArray);
    const part = buffer!.slice(offset, offset + count);
    for (const byte of part) this.#blocks.push(byte);
    return part;
  }
  /** `TransformFinalBlock`: the rest of the data. */
  finish(buffer: Bytes, offset: number, count: number): NetArray<number> {
    const part = this.take(buffer, offset, count);
    this.lastHash = this.compute(Uint8Array.from(this.#blocks));
    this.#blocks = [];
    return toByteArray(part);
  }
  /** `HashFinal()` of the library's own kind of algorithm. */
  final(): NetArray<number> {
    const library = Object.getPrototypeOf(this) as HashAlgorithm;
    const hashed = library.compute.call(this, Uint8Array.from(this.#blocks));
    this.#blocks = [];
    return hashed;
  }
  reset(): void {
    this.#blocks = [];
  }
}
