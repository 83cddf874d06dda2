// `IAttributeProvider`: the attributes of what the serializer writes.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType, Type } from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import { coreType } from '../../../runtime/core-types.ts';
import { FieldInfo, PropertyInfo, attributesOf } from '../../system/reflection/member-info.ts';
import type { MemberInfo } from '../../system/reflection/member-info.ts';
import type { JsonProperty } from '../serialization/contracts/contracts.ts';
import { notNull } from '../../../runtime/not-null.ts';

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
  attributes(type: Type | null): unknown {
    return toArray(attributesOf(this.#source, type), coreType('System.Attribute'));
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
    'IList<Attribute> GetAttributes(bool inherit)': (self: AttributeProvider) => self.attributes(null),
    'IList<Attribute> GetAttributes(Type attributeType, bool inherit)': (
      self: AttributeProvider,
      type: Type,
    ) => self.attributes(type),
  }),
  { runtime: AttributeProvider },
);

/** `IAttributeProvider` and `ReflectionAttributeProvider`. */
export const attributeProviderTypes: readonly TypeDeclaration[] = [
  attributeProviderInterface,
  attributeProviderType,
];
