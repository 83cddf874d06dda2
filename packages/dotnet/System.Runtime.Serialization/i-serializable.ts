// The interface `System.Runtime.Serialization.ISerializable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Runtime.Serialization.ISerializable`. */
export const iSerializableType: TypeDeclaration = declareType(
  'public interface System.Runtime.Serialization.ISerializable',
  () => ({
    ['void GetObjectData(SerializationInfo info, System.Runtime.Serialization.StreamingContext context)']:
      undefined,
  }),
);
