// What the serializer can be given to do its work with: binders of type names, resolvers of references.
import { declareType } from '../../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { Type } from '../../../metadata/symbols.ts';
import { notNull } from '../linq/token.ts';
import { bindToName, bindToType } from '../serialization/type-binder.ts';
import type { TypeName } from '../serialization/type-binder.ts';

const space = 'Newtonsoft.Json.Serialization';

/** `DefaultSerializationBinder`. */
class DefaultSerializationBinder {
  bindToType(assembly: string | null, name: string): Type {
    return bindToType(assembly, name);
  }
  bindToName(type: Type): TypeName {
    return bindToName(type);
  }
}

const serializationBinderInterface: TypeDeclaration = declareType(
  `public interface ${space}.ISerializationBinder`,
  {
    'Type BindToType(string? assemblyName, string typeName)': undefined,
    'void BindToName(Type serializedType, out string? assemblyName, out string? typeName)': undefined,
  },
);
const defaultSerializationBinderType: TypeDeclaration = declareType(
  `public class ${space}.DefaultSerializationBinder : ${space}.ISerializationBinder`,
  {
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
      const bound = self.bindToName(type);
      assembly.v = bound.assembly;
      name.v = bound.name;
    },
  },
  { runtime: DefaultSerializationBinder },
);
const referenceResolverInterface: TypeDeclaration = declareType(
  `public interface ${space}.IReferenceResolver`,
  {
    'object ResolveReference(object context, string reference)': undefined,
    'string GetReference(object context, object value)': undefined,
    'bool IsReferenced(object context, object value)': undefined,
    'void AddReference(object context, string reference, object value)': undefined,
  },
);

/** What a serializer is given: reference resolvers, binders, trace writers, error events. */
export const serializerServiceTypes: readonly TypeDeclaration[] = [
  serializationBinderInterface,
  defaultSerializationBinderType,
  referenceResolverInterface,
];
