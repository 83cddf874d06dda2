// What the serializer can be given to do its work with: binders of type names, resolvers of references.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { DefaultReferenceResolver } from './references.ts';
import { bindToName, bindToType } from './type-binder.ts';
import type { TypeName } from './type-binder.ts';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';

const space = 'Newtonsoft.Json.Serialization';

/** `DefaultSerializationBinder`. */
class DefaultSerializationBinder {
  bindToType(assembly: string | null, name: string): Type | null {
    return bindToType(assembly, name);
  }
  bindToName(type: Type): TypeName {
    return bindToName(type);
  }
}

const serializationBinderInterface: TypeDeclaration = declareType(
  `public interface ${space}.ISerializationBinder`,
  () => ({
    'Type BindToType(string? assemblyName, string typeName)': undefined,
    'void BindToName(Type serializedType, out string? assemblyName, out string? typeName)': undefined,
  }),
);
const defaultSerializationBinderType: TypeDeclaration = declareType(
  `public class ${space}.DefaultSerializationBinder : ${space}.ISerializationBinder`,
  () => ({
    'DefaultSerializationBinder()': () => new DefaultSerializationBinder(),
    'virtual Type BindToType(string? assemblyName, string typeName)': (
      self: DefaultSerializationBinder,
      assembly: string | null,
      name: string | null,
    ) => self.bindToType(assembly, notNull(name, 'typeName')),
    'virtual void BindToName(Type serializedType, out string? assemblyName, out string? typeName)': (
      self: DefaultSerializationBinder,
      type: Type,
      assembly: Ref,
      name: Ref,
    ) => {
      const bound = self.bindToName(dereferenced(type));
      assembly.v = bound.assembly;
      name.v = bound.name;
    },
  }),
  { runtime: DefaultSerializationBinder },
);
const referenceResolverInterface: TypeDeclaration = declareType(
  `public interface ${space}.IReferenceResolver`,
  () => ({
    'object ResolveReference(object context, string reference)': undefined,
    'string GetReference(object context, object value)': undefined,
    'bool IsReferenced(object context, object value)': undefined,
    'void AddReference(object context, string reference, object value)': undefined,
  }),
);

const defaultReferenceResolverType: TypeDeclaration = declareType(
  `internal class ${space}.DefaultReferenceResolver : ${space}.IReferenceResolver`,
  () => ({}),
  { runtime: DefaultReferenceResolver },
);

/** `SerializationBinder`: the base class of binders of old. */
class SerializationBinder {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
const serializationBinderType: TypeDeclaration = declareType(
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

/** What a serializer is given: reference resolvers, binders, trace writers, error events. */
export const serializerServiceTypes: readonly TypeDeclaration[] = [
  serializationBinderInterface,
  defaultSerializationBinderType,
  serializationBinderType,
  declareEnum('public enum System.Runtime.Serialization.Formatters.FormatterAssemblyStyle', {
    Simple: 0,
    Full: 1,
  }),
  referenceResolverInterface,
  defaultReferenceResolverType,
];
