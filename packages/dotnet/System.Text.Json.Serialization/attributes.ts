// The attributes of `System.Text.Json.Serialization`. The serializer reads them from the metadata.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ignoreConditions } from './options.ts';

/** What reflection makes of an attribute. */
class JsonAttribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly values: Record<string, unknown> = {};
}

/** What properties are that nobody set. */
const defaults: Readonly<Record<string, unknown>> = {
  Condition: ignoreConditions.Always,
  IgnoreUnrecognizedTypeDiscriminators: false,
  UnknownDerivedTypeHandling: 0,
};

/** The property that tells a constructor's argument. */
function memberName(parameter: string): string {
  return parameter.charAt(0).toUpperCase() + parameter.slice(1);
}
function attribute(
  name: string,
  constructors: readonly string[],
  properties: readonly string[] = [],
): TypeDeclaration {
  class Made extends JsonAttribute {}
  const members: Record<string, Implementation> = {};
  for (const parameters of constructors) {
    const names = parameters.split(', ').map((parameter) => memberName(parameter.split(' ').at(-1)!));
    members[`${name}(${parameters})`] = (...values: unknown[]) => {
      const made = new Made();
      for (const [index, member] of names.entries()) made.values[member] = values[index];
      return made;
    };
    for (const [index, parameter] of parameters.split(', ').entries()) {
      const type = parameter.split(' ')[0]!;
      const shown = names[index] === 'TypeDiscriminator' ? 'object?' : type;
      if (type !== '')
        members[`${shown} ${names[index]} { get; }`] = (self: JsonAttribute) =>
          self.values[names[index]!] ?? null;
    }
  }
  for (const signature of properties) {
    const property = signature.split(' ').at(-1)!;
    members[`${signature} { get; set; }`] = {
      get: (self: JsonAttribute) => self.values[property] ?? defaults[property] ?? null,
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
