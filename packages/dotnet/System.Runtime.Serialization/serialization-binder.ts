// The class `System.Runtime.Serialization.SerializationBinder`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';

/** `SerializationBinder`: the base class of binders of old. */
export class SerializationBinder {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}

/** A binder as one of old. @throws {InvalidOperationException} where it is one of another kind */
export function binderOfOld(binder: object | null): SerializationBinder | null {
  if (binder === null || binder instanceof SerializationBinder) return binder;
  throw new InvalidOperationException(
    'Cannot get SerializationBinder because an ISerializationBinder was previously set.',
  );
}

/** `System.Runtime.Serialization.SerializationBinder`. */
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
