// Readers of template classes: what the library reads goes through the members that they override.
import { scalarOf } from '../values/scalar.ts';

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

/** Makes the methods of a reader, and its value, those that its class overrides. */
export function bridgeOverrides(reader: object): void {
  const methods = reader as Record<string, Call | undefined>;
  for (const [method, member] of members) {
    const override = methods[`JsonReader.${member}/0`];
    if (override) methods[method] = () => override.call(reader);
  }
  const value = methods['JsonReader.get_Value/0'];
  if (value) bridgeValue(reader, value);
}
function bridgeValue(reader: object, override: Call): void {
  let own = (reader as { value: unknown }).value;
  let isAsked = false;
  Object.defineProperty(reader, 'value', {
    get: () => {
      // What the override sees is the value as it was read.
      if (isAsked) return own;
      isAsked = true;
      const value = scalarOf(override.call(reader));
      isAsked = false;
      return value;
    },
    set: (value: unknown) => {
      own = value;
    },
  });
}
