// The class `System.Runtime.Serialization.SerializationBinder`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';

/** `SerializationBinder`: the base class of binders of old. */
class SerializationBinder {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
export const serializationBinderType: TypeDeclaration = declareType(
  'public abstract class System.Runtime.Serialization.SerializationBinder',
  () => ({
    'protected SerializationBinder()': () => new SerializationBinder(),
    'virtual void BindToName(Type serializedType, out string? assemblyName, out string? typeName)': (
      _self: SerializationBinder,
      _type: Type,
      assembly: Ref,
      name: Ref,
    ) => {
      assembly.v = name.v = null;
    },
    'abstract Type? BindToType(string assemblyName, string typeName)': undefined,
  }),
  { runtime: SerializationBinder },
);
