// Readers of template classes: what the library reads goes through the members that they override.
import { JsonToken } from '../json-token.ts';
import { scalarOfToken } from '../values/scalar.ts';

type Call = () => unknown;

/** Methods by the members that override them. */
const members: readonly (readonly [method: string, member: string])[] = [
  ['read', 'Read'],
  ['readAsInt32', 'ReadAsInt32'],
  ['readAsString', 'ReadAsString'],
  ['readAsBytes', 'ReadAsBytes'],
  ['readAsDouble', 'ReadAsDouble'],
  ['readAsBoolean', 'ReadAsBoolean'],
  ['readAsDecimal', 'ReadAsDecimal'],
  ['readAsDateTime', 'ReadAsDateTime'],
  ['readAsDateTimeOffset', 'ReadAsDateTimeOffset'],
  ['close', 'Close'],
];

/** Properties by the members that override them; a value has a form of its own. */
const properties: readonly (readonly [property: string, member: string])[] = [
  ['tokenType', 'TokenType'],
  ['depth', 'Depth'],
  ['path', 'Path'],
  ['quoteChar', 'QuoteChar'],
];

/** Makes the methods of a reader, and its properties, those that its class overrides. */
export function bridgeOverrides(reader: { readonly tokenType: number }): void {
  const methods = reader as unknown as Record<string, Call | undefined>;
  for (const [method, member] of members) {
    const override = methods[`JsonReader.${member}/0`];
    if (override) methods[method] = () => override.call(reader);
  }
  const value = methods['JsonReader.get_Value/0'];
  if (value) {
    bridgeProperty(reader, 'value', () =>
      scalarOfToken(value.call(reader), reader.tokenType === JsonToken.Integer),
    );
    bridgeProperty(reader, 'boxedValue', () => value.call(reader));
  }
  for (const [property, member] of properties) {
    const override = methods[`JsonReader.get_${member}/0`];
    if (override) bridgeProperty(reader, property, () => override.call(reader));
  }
}
/** Readers whose properties are asked for what the library knows: what `base` is to an override. */
const unbridged = new WeakSet<object>();

/** What the library knows of the reader, whatever its class makes of that. */
export function ownProperty<T>(reader: object, get: () => T): T {
  if (unbridged.has(reader)) return get();
  unbridged.add(reader);
  try {
    return get();
  } finally {
    unbridged.delete(reader);
  }
}
function bridgeProperty(reader: object, name: string, override: Call): void {
  const inherited = inheritedProperty(reader, name);
  let own = (reader as Record<string, unknown>)[name];
  Object.defineProperty(reader, name, {
    get: () => {
      if (!unbridged.has(reader)) return override();
      return inherited?.get ? inherited.get.call(reader) : own;
    },
    set: (value: unknown) => {
      own = value;
    },
  });
}
function inheritedProperty(reader: object, name: string): PropertyDescriptor | undefined {
  for (let at: object | null = reader; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const found = Object.getOwnPropertyDescriptor(at, name);
    if (found) return found;
  }
  return undefined;
}
