// The class `Newtonsoft.Json.Serialization.ReflectionAttributeProvider` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import { AttributeProvider } from './attribute-provider.ts';

export const attributeProviderType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.ReflectionAttributeProvider : Newtonsoft.Json.Serialization.IAttributeProvider',
  () => ({
    'ReflectionAttributeProvider(object attributeProvider)': (source: MemberInfo | NamedType | null) =>
      new AttributeProvider(notNull(source, 'attributeProvider')),
    'IList<Attribute> GetAttributes(bool inherit)': (self: AttributeProvider, inherit: boolean) =>
      self.attributes(null, inherit),
    'IList<Attribute> GetAttributes(Type attributeType, bool inherit)': (
      self: AttributeProvider,
      type: Type,
      inherit: boolean,
    ) => self.attributes(type, inherit),
  }),
  { runtime: AttributeProvider },
);
