// The class `System.Security.Cryptography.KeyedHashAlgorithm` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toByteArray } from '../System/base64.ts';
import { required } from './hash-data.ts';
import type { Bytes } from './hash-data.ts';
import { Hmac } from './hmac.ts';

/** `System.Security.Cryptography.KeyedHashAlgorithm`. */
export const keyedHashAlgorithmType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.KeyedHashAlgorithm : System.Security.Cryptography.HashAlgorithm',
  () => ({
    'byte[] Key { get; set; }': {
      get: (self: Hmac) => toByteArray(self.key),
      set: (self: Hmac, key: Bytes) => (self.key = required(key, 'value')),
    },
  }),
  { runtime: Hmac },
);
