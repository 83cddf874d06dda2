// The delegate `Newtonsoft.Json.Serialization.SerializationErrorCallback`: what a function of that type takes and gives.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.SerializationErrorCallback`. */
export const serializationErrorCallbackType: TypeDeclaration = declareType(
  'public delegate void Newtonsoft.Json.Serialization.SerializationErrorCallback(object o, System.Runtime.Serialization.StreamingContext context, ErrorContext errorContext)',
);
