// What the attribute providers have in common.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { attributeObjects } from '../../System.Reflection/custom-attribute-extensions.ts';
import { FieldInfo, PropertyInfo } from '../../System.Reflection/member-info.ts';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import type { JsonProperty } from './contracts/contracts.ts';

/** `ReflectionAttributeProvider`. */
export class AttributeProvider {
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
