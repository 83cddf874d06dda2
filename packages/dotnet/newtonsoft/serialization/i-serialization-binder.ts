// The interface `Newtonsoft.Json.Serialization.ISerializationBinder`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

export const serializationBinderInterface: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.ISerializationBinder',
  () => ({
    'Type BindToType(string? assemblyName, string typeName)': undefined,
    'void BindToName(Type serializedType, out string? assemblyName, out string? typeName)': undefined,
  }),
);
