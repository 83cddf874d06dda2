// About how much memory a value of template code takes.
import { Dictionary } from '@mockwright/dotnet';
import { HashSet } from '@mockwright/dotnet';
import { List } from '@mockwright/dotnet';
import { JProperty } from '@mockwright/dotnet';
import { JContainer } from '@mockwright/dotnet';
import { JValue } from '@mockwright/dotnet';
import { TypeBase } from '@mockwright/language/metadata/symbols';
import { isHolder } from '@mockwright/language/runtime/change-log';

/** What an object costs besides its parts, and a reference to it. */
const OBJECT_BYTES = 48;
const REFERENCE_BYTES = 8;
/** Of longer containers so many elements stand for all. */
const SAMPLED = 16;
/** What lies deeper counts as one object. */
const DEEPEST = 8;
/** So many objects are looked into; what comes after them counts as one object each. */
const MOST = 20_000;

/** The bytes, about. The cost of asking grows neither with long containers nor with how often an object is in others. */
export function sizeOfValue(value: unknown): number {
  return sizeOf(value, 0, new Set());
}

/** @param seen what was looked into: it is there once, however often it is named, and may hold itself */
function sizeOf(value: unknown, depth: number, seen: Set<object>): number {
  if (typeof value === 'string') return OBJECT_BYTES + 2 * value.length;
  if (typeof value === 'bigint') return sizeOfInteger(value);
  if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof TypeBase)
    return REFERENCE_BYTES;
  if (depth === DEEPEST || seen.size === MOST) return OBJECT_BYTES;
  seen.add(value);
  if (value instanceof JValue) return OBJECT_BYTES + sizeOf(value.scalar, depth + 1, seen);
  if (value instanceof JProperty)
    return OBJECT_BYTES + sizeOf(value.content, depth + 1, seen) + 2 * value.name.length;
  return OBJECT_BYTES + sizeOfAll(partsOf(value), depth + 1, seen);
}

/** Of most `long`s and all short integers as little as of other numbers. */
function sizeOfInteger(value: bigint): number {
  return BigInt.asIntN(64, value) === value ? REFERENCE_BYTES : OBJECT_BYTES + value.toString(16).length / 2;
}

function partsOf(value: object): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof List) return value.items;
  if (value instanceof JContainer) return value.children;
  if (value instanceof HashSet) return value.table.keys;
  // Keys and values are about alike in number; the longer texts are mostly values.
  if (value instanceof Dictionary) return [value.table.keys, value.values];
  if (isHolder(value)) return [...value.$held().parts];
  const own: unknown[] = [];
  for (const key of Object.keys(value))
    if (!key.startsWith('$')) own.push((value as Readonly<Record<string, unknown>>)[key]);
  return own;
}

function sizeOfAll(parts: readonly unknown[], depth: number, seen: Set<object>): number {
  const { length } = parts;
  const count = Math.min(length, SAMPLED);
  if (count === 0) return 0;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += sizeOf(parts[Math.floor((at * length) / count)], depth, seen);
  return length * REFERENCE_BYTES + (sum / count) * length;
}
