// Hashes and HMACs of System.Security.Cryptography.
import type { NetArray } from '@mockwright/language/runtime/box';
import { createHmac } from 'node:crypto';
import { toByteArray } from '../System/base64.ts';
import { HashAlgorithm } from './hash-algorithm.ts';
import type { Algorithm } from './hash-data.ts';

/** The keyed hash of data. */
export function hmac(algorithm: Algorithm, key: Uint8Array, data: Uint8Array): NetArray<number> {
  return toByteArray(createHmac(algorithm.node, key).update(data).digest());
}

/** A hash with a key. */
export abstract class Hmac extends HashAlgorithm {
  key: Uint8Array;
  constructor(key: Uint8Array) {
    super();
    this.key = key;
  }
  override compute(data: Uint8Array): NetArray<number> {
    return hmac(this.algorithm, this.key, data);
  }
}
