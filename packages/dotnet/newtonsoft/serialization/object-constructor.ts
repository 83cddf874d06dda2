// The delegate `Newtonsoft.Json.Serialization.ObjectConstructor`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.ObjectConstructor`. */
export const objectConstructorType: TypeDeclaration = declareType(
  'public delegate object Newtonsoft.Json.Serialization.ObjectConstructor<T>(params object?[] args)',
);
