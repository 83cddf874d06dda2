// What reflection makes of the attributes, and how they are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ignoreConditions } from './option-values.ts';

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
/** Declares an attribute. */
export function attribute(
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
