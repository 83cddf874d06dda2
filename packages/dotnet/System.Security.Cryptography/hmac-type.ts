// The class `System.Security.Cryptography.HMAC` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { selectAlgorithm } from './hash-data.ts';
import { createAs, hashing } from './hashing.ts';
import { Hmac } from './hmac.ts';

/** `System.Security.Cryptography.HMAC`. */
export const hmacType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.HMAC : System.Security.Cryptography.KeyedHashAlgorithm',
  () => ({
    'static new System.Security.Cryptography.HMAC Create()': selectAlgorithm,
    'static new System.Security.Cryptography.HMAC? Create(string algorithmName)': createAs(Hmac, 'HMAC'),
    ...hashing('override'),
    'string HashName { get; }': (self: Hmac) => self.algorithm.name,
  }),
);
