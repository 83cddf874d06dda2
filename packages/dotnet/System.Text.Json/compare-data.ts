// What was read, compared: whether two values are the same JSON, whether an object has a name twice.
import { spend } from '@mockwright/language/runtime/run';
import { rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { JsonException } from './json-exception.ts';

/** Whether two values are the same JSON: numbers by value, members in any order. */
export function dataEquals(left: JsonData, right: JsonData): boolean {
  spend(1);
  if (left.kind !== right.kind) return false;
  switch (left.kind) {
    case valueKinds.String:
      return left.text === right.text;
    case valueKinds.Number:
      return rawText(left) === rawText(right) || Number(rawText(left)) === Number(rawText(right));
    case valueKinds.Array:
      return (
        left.items.length === right.items.length &&
        left.items.every((item, index) => dataEquals(item, right.items[index]!))
      );
    case valueKinds.Object: {
      if (left.members.length !== right.members.length) return false;
      spend(right.members.length);
      const others = byName(right.members);
      return left.members.every(
        ({ name, value }) => others.get(name)?.some((other) => dataEquals(value, other)) === true,
      );
    }
    default:
      return true;
  }
}

/** The values of each name: an object may have one twice. */
function byName(members: JsonData['members']): ReadonlyMap<string, JsonData[]> {
  const values = new Map<string, JsonData[]>();
  for (const { name, value } of members) {
    const others = values.get(name);
    if (others) others.push(value);
    else values.set(name, [value]);
  }
  return values;
}

/** Looks for names that an object has twice. @throws JsonException */
export function requireDistinct(data: JsonData): void {
  const names = new Set<string>();
  spend(data.members.length + data.items.length);
  for (const { name, value } of data.members) {
    if (names.has(name))
      throw new JsonException(`Duplicate property '${name}' encountered during deserialization.`);
    names.add(name);
    requireDistinct(value);
  }
  for (const item of data.items) requireDistinct(item);
}
