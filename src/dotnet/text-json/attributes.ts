// The attributes of `System.Text.Json.Serialization`. The serializer reads them from the metadata.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';

/** What reflection makes of an attribute. */
class JsonAttribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly values: Record<string, unknown> = {};
}

function attribute(
  name: string,
  constructors: readonly string[],
  properties: readonly string[] = [],
): TypeDeclaration {
  class Made extends JsonAttribute {}
  const members: Record<string, Implementation> = {};
  for (const parameters of constructors) members[`${name}(${parameters})`] = () => new Made();
  for (const signature of properties) {
    const property = signature.split(' ').at(-1)!;
    members[`${signature} { get; set; }`] = {
      get: (self: JsonAttribute) => self.values[property] ?? null,
      set: (self: JsonAttribute, value: unknown) => void (self.values[property] = value),
    };
  }
  return declareType(`public class System.Text.Json.Serialization.${name} : Attribute`, members, {
    runtime: Made,
  });
}

/** The attributes of System.Text.Json, as template code sees them. */
export const attributeTypes: readonly TypeDeclaration[] = [
  attribute('JsonPropertyNameAttribute', ['string name']),
  attribute('JsonIgnoreAttribute', [''], ['JsonIgnoreCondition Condition']),
  attribute('JsonIncludeAttribute', ['']),
  attribute('JsonRequiredAttribute', ['']),
  attribute('JsonPropertyOrderAttribute', ['int order']),
  attribute('JsonConstructorAttribute', ['']),
  attribute('JsonExtensionDataAttribute', ['']),
  attribute('JsonConverterAttribute', ['Type converterType']),
  attribute('JsonNumberHandlingAttribute', ['JsonNumberHandling handling']),
  attribute('JsonUnmappedMemberHandlingAttribute', ['JsonUnmappedMemberHandling unmappedMemberHandling']),
  attribute('JsonObjectCreationHandlingAttribute', ['JsonObjectCreationHandling handling']),
  attribute(
    'JsonPolymorphicAttribute',
    [''],
    [
      'string? TypeDiscriminatorPropertyName',
      'bool IgnoreUnrecognizedTypeDiscriminators',
      'JsonUnknownDerivedTypeHandling UnknownDerivedTypeHandling',
    ],
  ),
  attribute('JsonStringEnumMemberNameAttribute', ['string name']),
  attribute('JsonDerivedTypeAttribute', [
    'Type derivedType',
    'Type derivedType, string typeDiscriminator',
    'Type derivedType, int typeDiscriminator',
  ]),
];
