// The class `Newtonsoft.Json.Serialization.DefaultSerializationBinder`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { bindToName, bindToType } from './type-binder.ts';
import type { TypeName } from './type-binder.ts';

/** `DefaultSerializationBinder`. */
class DefaultSerializationBinder {
  bindToType(assembly: string | null, name: string): Type | null {
    return bindToType(assembly, name);
  }
  bindToName(type: Type): TypeName {
    return bindToName(type);
  }
}

export const defaultSerializationBinderType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.DefaultSerializationBinder : Newtonsoft.Json.Serialization.ISerializationBinder',
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
