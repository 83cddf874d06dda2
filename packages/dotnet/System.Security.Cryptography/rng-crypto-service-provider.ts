// The class `System.Security.Cryptography.RNGCryptoServiceProvider`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { RandomNumberGenerator } from './random-number-generator.ts';

class RNGCryptoServiceProvider extends RandomNumberGenerator {}

/** `System.Security.Cryptography.RNGCryptoServiceProvider`. */
export const rngCryptoServiceProviderType: TypeDeclaration = declareType(
  'public sealed class System.Security.Cryptography.RNGCryptoServiceProvider : System.Security.Cryptography.RandomNumberGenerator',
  () => ({ 'RNGCryptoServiceProvider()': () => new RNGCryptoServiceProvider() }),
  { runtime: RNGCryptoServiceProvider },
);
