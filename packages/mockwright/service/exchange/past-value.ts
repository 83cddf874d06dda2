// A value of `Global` as it was when a request saw it, where it has only grown since.
import { List } from '@mockwright/dotnet';
import { JArray } from '@mockwright/dotnet';
import { JObject } from '@mockwright/dotnet';

/** How many elements a value has, where it can be cut to them later; undefined for all others. */
export function countOf(value: unknown): number | undefined {
  if (value instanceof List) return value.items.length;
  return value instanceof JArray || value instanceof JObject ? value.children.length : undefined;
}

/** The value with its first elements alone: a copy where it has more of them by now. */
export function pastValue(value: unknown, count: number | undefined): unknown {
  if (count === undefined || (countOf(value) ?? 0) <= count) return value;
  if (value instanceof List) return new List(value.$type, value.items.slice(0, count));
  const copy = (value as JArray | JObject).clone();
  copy.$cut(count);
  return copy;
}
