// `IAttributeProvider`: the attributes of what the serializer writes.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { attributeObjects } from '../../System.Reflection/custom-attributes.ts';
import { FieldInfo, PropertyInfo } from '../../System.Reflection/member-info.ts';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import type { JsonProperty } from './contracts/contracts.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const space = 'Newtonsoft.Json.Serialization';

const attributeProviderInterface: TypeDeclaration = declareType(
  `public interface ${space}.IAttributeProvider`,
  () => ({
    'IList<Attribute> GetAttributes(bool inherit)': undefined,
    'IList<Attribute> GetAttributes(Type attributeType, bool inherit)': undefined,
  }),
);
/** `ReflectionAttributeProvider`. */
class AttributeProvider {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #source: MemberInfo | NamedType;
  constructor(source: MemberInfo | NamedType) {
    this.#source = source;
  }
  attributes(type: Type | null, inherit: boolean): unknown {
    return attributeObjects(this.#source, type, inherit);
  }
}
/** What gives the attributes of the member that a property is; null where it is none. */
export function providerOf({ symbol, declaringType }: JsonProperty): AttributeProvider | null {
  if (!symbol || !declaringType) return null;
  return new AttributeProvider(
    symbol.kind === 'field' ? new FieldInfo(symbol, declaringType) : new PropertyInfo(symbol, declaringType),
  );
}
const attributeProviderType: TypeDeclaration = declareType(
  `public class ${space}.ReflectionAttributeProvider : ${space}.IAttributeProvider`,
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

/** `IAttributeProvider` and `ReflectionAttributeProvider`. */
export const attributeProviderTypes: readonly TypeDeclaration[] = [
  attributeProviderInterface,
  attributeProviderType,
];
