// What the types of nodes share.
import type { Accessors } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spendSize } from '@mockwright/language/runtime/run';
import { xmlReaders } from './xml-values.ts';

/** A property that is a field of the object. */
export function property(name: string): Accessors {
  return {
    get: (self: never) => self[name],
    set: (self: Record<string, unknown>, value: unknown) => void (self[name] = value),
  };
}
/** The explicit conversions of `XElement` and `XAttribute`. */
export function conversions(
  type: 'XElement' | 'XAttribute',
): Record<string, (value: { readonly value: string } | null) => unknown> {
  const parameter = type === 'XElement' ? 'element' : 'attribute';
  const members: Record<string, (value: { readonly value: string } | null) => unknown> = {};
  members[`static explicit operator string?(${type}? ${parameter})`] = (object) => object?.value ?? null;
  for (const [name, readText] of Object.entries(xmlReaders)) {
    const read = (text: string): unknown => {
      spendSize(text.length);
      return readText(text);
    };
    members[`static explicit operator ${name}(${type} ${parameter})`] = (object) =>
      read(notNull(object, parameter).value);
    members[`static explicit operator ${name}?(${type}? ${parameter})`] = (object) =>
      object === null ? null : read(object.value);
  }
  return members;
}
