// About how much memory a value of template code takes.
import { Dictionary } from '../../dotnet/collections/generic/dictionary.ts';
import { HashSet } from '../../dotnet/collections/generic/hash-set.ts';
import { List } from '../../dotnet/collections/generic/list.ts';
import { JProperty } from '../../dotnet/json/linq/property.ts';
import { JContainer } from '../../dotnet/json/linq/token.ts';
import { JValue } from '../../dotnet/json/linq/value.ts';

/** What an object costs besides its parts, and a reference to it. */
const OBJECT_BYTES = 48;
const REFERENCE_BYTES = 8;
/** Of longer containers so many elements stand for all. */
const SAMPLED = 16;
/** What lies deeper counts as one object. */
const DEEPEST = 8;

/** The bytes, about. The cost of asking does not grow with long containers. */
export function sizeOfValue(value: unknown, depth = 0): number {
  if (typeof value === 'string') return OBJECT_BYTES + 2 * value.length;
  if (typeof value !== 'object' || value === null) return REFERENCE_BYTES;
  if (depth === DEEPEST) return OBJECT_BYTES;
  if (value instanceof JValue) return OBJECT_BYTES + sizeOfValue(value.scalar, depth + 1);
  if (value instanceof JProperty)
    return OBJECT_BYTES + sizeOfValue(value.content, depth + 1) + 2 * value.name.length;
  return OBJECT_BYTES + sizeOfAll(partsOf(value), depth + 1);
}

function partsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof List) return value.items;
  if (value instanceof JContainer) return value.children;
  if (value instanceof HashSet) return value.table.keys;
  // Keys and values are about alike in number; the longer texts are mostly values.
  if (value instanceof Dictionary) return [value.table.keys, value.values];
  const own: unknown[] = [];
  for (const key of Object.keys(value))
    if (!key.startsWith('$')) own.push((value as Readonly<Record<string, unknown>>)[key]);
  return own;
}

function sizeOfAll(parts: readonly unknown[], depth: number): number {
  const { length } = parts;
  const count = Math.min(length, SAMPLED);
  if (count === 0) return 0;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += sizeOfValue(parts[Math.floor((at * length) / count)], depth);
  return length * REFERENCE_BYTES + (sum / count) * length;
}
