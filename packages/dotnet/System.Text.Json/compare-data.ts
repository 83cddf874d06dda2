// What was read, compared: whether two values are the same JSON, whether an object has a name twice.
import { rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { JsonException } from './json-exception.ts';

/** Whether two values are the same JSON: numbers by value, members in any order. */
export function dataEquals(left: JsonData, right: JsonData): boolean {
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
    case valueKinds.Object:
      return (
        left.members.length === right.members.length &&
        left.members.every(({ name, value }) =>
          right.members.some((other) => other.name === name && dataEquals(value, other.value)),
        )
      );
    default:
      return true;
  }
}

/** Looks for names that an object has twice. @throws JsonException */
export function requireDistinct(data: JsonData): void {
  const names = new Set<string>();
  for (const { name, value } of data.members) {
    if (names.has(name))
      throw new JsonException(`Duplicate property '${name}' encountered during deserialization.`);
    names.add(name);
    requireDistinct(value);
  }
  for (const item of data.items) requireDistinct(item);
}
