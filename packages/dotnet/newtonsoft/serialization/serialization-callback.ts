// The delegate `Newtonsoft.Json.Serialization.SerializationCallback`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.SerializationCallback`. */
export const serializationCallbackType: TypeDeclaration = declareType(
  'public delegate void Newtonsoft.Json.Serialization.SerializationCallback(object o, System.Runtime.Serialization.StreamingContext context)',
);
