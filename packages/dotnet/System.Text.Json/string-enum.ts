// `JsonStringEnumConverter`: enums by name.
import type { AttributeArgument, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { enumText } from '@mockwright/language/runtime/enum-text';
import { textJsonAttribute } from '../newtonsoft/serialization/contracts/attributes.ts';
import type { JsonNamingPolicy } from './json-naming-policy.ts';

/** The base of all converters. */
export class JsonConverter {
  /** Installed by the library loader, or the constructed type. */
  declare readonly $type: NamedType;
}
/** Whether an attribute names the library's converter of enums. */
export function isStringEnum(converter: AttributeArgument | undefined): boolean {
  return (
    typeof converter === 'object' &&
    converter !== null &&
    'namespace' in converter &&
    converter.namespace === 'System.Text.Json.Serialization' &&
    converter.name === 'JsonStringEnumConverter'
  );
}

/** `JsonStringEnumConverter`. */
export class JsonStringEnumConverter extends JsonConverter {
  readonly policy: JsonNamingPolicy | null;
  readonly allowsIntegers: boolean;
  /** The only enum that it is for; undefined for all. */
  readonly target: Type | undefined;
  constructor(policy: JsonNamingPolicy | null = null, allowsIntegers: boolean = true, target?: Type) {
    super();
    this.target = target;
    this.policy = policy;
    this.allowsIntegers = allowsIntegers;
  }

  #nameOf(type: NamedType, member: string): string {
    const symbol = type.members(member)[0];
    const written =
      symbol && 'attributes' in symbol
        ? textJsonAttribute(symbol.attributes, 'JsonStringEnumMemberName')?.arguments[0]
        : undefined;
    return (written as string | undefined) ?? this.policy?.convert(member) ?? member;
  }
  /** The name, or undefined for a value without one. */
  write(type: NamedType, value: number | bigint): string | undefined {
    const text = enumText(type, value);
    if (/^-?\d/.test(text)) return undefined;
    return text
      .split(', ')
      .map((member) => this.#nameOf(type, member))
      .join(', ');
  }
  /** The value; undefined when there is none of that name. */
  read(type: NamedType, text: string): number | bigint | undefined {
    const members = type.memberNames().flatMap((name) => {
      const [member] = type.members(name);
      return member?.kind === 'field' && member.constant
        ? [{ name: this.#nameOf(type, name), value: member.constant.value as number | bigint }]
        : [];
    });
    let result: number | bigint | undefined;
    for (const part of text.split(',')) {
      const wanted = part.trim();
      const found =
        members.find(({ name }) => name === wanted) ??
        members.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
      if (!found) return undefined;
      result =
        result === undefined
          ? found.value
          : typeof found.value === 'bigint'
            ? (result as bigint) | found.value
            : (result as number) | found.value;
    }
    return result;
  }
}
