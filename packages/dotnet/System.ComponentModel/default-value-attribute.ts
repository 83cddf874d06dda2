// `DefaultValueAttribute`: a value, or a text that the type's converter makes one of.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { equals, hash } from '@mockwright/language/runtime/equality';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { Attribute } from '../System/attribute.ts';
import { getConverter } from './converters.ts';

/** `[DefaultValue(…)]`. */
class DefaultValueAttribute extends Attribute {
  readonly value: unknown;
  constructor(value: unknown) {
    super();
    this.value = value;
  }
  $equals(other: unknown): boolean {
    return other instanceof DefaultValueAttribute && equals(this.value, other.value);
  }
  $hash(): number {
    return hash(this.value);
  }
}

/** What the text means; null when it means nothing. */
function fromText(type: Type | null, text: string | null): unknown {
  try {
    return getConverter(type).convertFrom(CultureInfo.invariant, text);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    return null;
  }
}

/** The value that an attribute with these arguments stands for. */
export function defaultValueOf(args: readonly unknown[]): unknown {
  return args.length === 2 ? fromText(args[0] as Type | null, args[1] as string | null) : args[0];
}

/** `System.ComponentModel.DefaultValueAttribute`. */
export const defaultValueAttributeType: TypeDeclaration = declareType(
  'public class System.ComponentModel.DefaultValueAttribute : Attribute',
  () => ({
    'DefaultValueAttribute(object? value)': (value: unknown) => new DefaultValueAttribute(value),
    'DefaultValueAttribute(Type? type, string? value)': (type: Type | null, text: string | null) =>
      new DefaultValueAttribute(fromText(type, text)),
    'virtual object? Value { get; }': (self: DefaultValueAttribute) => self.value,
    'override bool Equals(object? obj)': (self: DefaultValueAttribute, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: DefaultValueAttribute) => self.$hash(),
  }),
  { runtime: DefaultValueAttribute },
);
