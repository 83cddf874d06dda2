// `Newtonsoft.Json.Serialization.SerializationErrorCallback`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Newtonsoft.Json.Serialization.SerializationErrorCallback`. */
export const serializationErrorCallbackType: TypeDeclaration = declareType(
  'public delegate void Newtonsoft.Json.Serialization.SerializationErrorCallback(object o, System.Runtime.Serialization.StreamingContext context, ErrorContext errorContext)',
);
