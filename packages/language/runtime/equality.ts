// Equality and hash codes of values in any form.
import { Box, isBare } from './box.ts';
import type { TypedObject } from './box.ts';
import { delegateEquals } from './delegates.ts';
import { spend, spendSize } from './run.ts';
import { ownComparison } from './own-comparison.ts';

const ownEquality = ownComparison<boolean>('IEquatable', 'Equals', 'IEquatable`1.Equals/1');

/**
 * `EqualityComparer<T>.Default.Equals`: for two natural values of one type, or two boxed ones. NaN equals NaN; what a
 * template type says by `IEquatable<T>` comes before its `Equals(object)`.
 */
export function equals(a: unknown, b: unknown): boolean {
  if (a === b) {
    if (typeof a === 'string') spendSize(a.length);
    return true;
  }
  if (a === null || b === null) return false;
  switch (typeof a) {
    case 'string':
      // Texts of one length may differ at their end only.
      if (typeof b === 'string' && a.length === b.length) spendSize(a.length);
      return false;
    case 'number':
      return (a !== a && b !== b) || (b instanceof Box && isBoxOf(b, a));
    case 'bigint':
      return b instanceof Box && isBoxOf(b, a);
    case 'object': {
      const own = typeof b === 'object' ? ownEquality(a as TypedObject, b) : undefined;
      return own === undefined ? objectEquals(a, b) : own(a, b);
    }
    case 'function':
      return typeof b === 'function' && delegateEquals(a, b);
    default:
      return false;
  }
}

/** `Object.Equals(a, b)` for boxed values: only `Equals(object)` counts. */
export function objectEquals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (a === null || b === null) return false;
  switch (typeof a) {
    case 'number':
      return (a !== a && b !== b) || (b instanceof Box && isBoxOf(b, a));
    case 'bigint':
      return b instanceof Box && isBoxOf(b, a);
    case 'object': {
      if (a instanceof Box) {
        if (!(b instanceof Box)) return isBoxOf(a, b);
        return a.$type === b.$type && (a.value === b.value || (a.value !== a.value && b.value !== b.value));
      }
      const own = (a as TypedObject).$equals;
      if (own === undefined) return false;
      // Objects of objects of objects may be compared a million times.
      spend(1);
      return own.call(a, b);
    }
    case 'function':
      return typeof b === 'function' && delegateEquals(a, b);
    default:
      return false;
  }
}

/** Whether the box holds that `int` or `long`, which stands without one in most programs. */
function isBoxOf({ $type, value }: Box, plain: unknown): boolean {
  return value === plain && isBare($type);
}

/** `Object.ReferenceEquals`. Numbers without boxes are never the same object; strings differ by nothing but their text. */
export function sameObject(a: unknown, b: unknown): boolean {
  return a === b && typeof a !== 'number' && typeof a !== 'bigint' && typeof a !== 'boolean';
}

const identities = new WeakMap<object, number>();
let nextIdentity = 0x2f5a17;

/** `RuntimeHelpers.GetHashCode`: by identity. */
export function identityHash(value: object): number {
  let hash = identities.get(value);
  if (hash === undefined) {
    nextIdentity = (Math.imul(nextIdentity, 1103515245) + 12345) & 0x7fffffff;
    identities.set(value, (hash = nextIdentity));
  }
  return hash;
}

/** The hash code of a string: the same in every run, unlike .NET's. */
export function hashString(text: string): number {
  spendSize(text.length);
  let hash = 5381;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 33) ^ text.charCodeAt(index)) | 0;
  return hash;
}

const bits = new DataView(new ArrayBuffer(8));

/** `char.GetHashCode()`. */
export function hashChar(code: number): number {
  return code | (code << 16);
}
/** `double.GetHashCode()`: all NaN are alike, and both zeros. */
export function hashDouble(value: number): number {
  bits.setFloat64(0, value === 0 ? 0 : value);
  return Number.isNaN(value) ? 0x7ff00000 : bits.getInt32(0) ^ bits.getInt32(4);
}
/** `float.GetHashCode()`. */
export function hashSingle(value: number): number {
  bits.setFloat32(0, value === 0 ? 0 : value);
  return Number.isNaN(value) ? 0x7f800000 : bits.getInt32(0);
}

/** Mixes the hash codes of parts into one. */
export function combineHashes(hash: number, part: number): number {
  return (Math.imul(hash, -1521134295) + part) | 0;
}

/** `GetHashCode()` of a value in any form; equal values have equal ones. */
export function hash(value: unknown): number {
  switch (typeof value) {
    case 'number':
      return Number.isInteger(value) ? value | 0 : hashDouble(value);
    case 'string':
      return hashString(value);
    case 'boolean':
      return value ? 1 : 0;
    case 'bigint':
      return Number(BigInt.asIntN(32, value) ^ BigInt.asIntN(32, value >> 32n));
    case 'function': {
      const { $method, $target } = value as { $method?: object; $target?: object };
      return $method === undefined
        ? identityHash(value)
        : combineHashes(identityHash($method), $target ? identityHash($target) : 0);
    }
    default: {
      if (value === null || value === undefined) return 0;
      if (value instanceof Box) {
        switch (value.$type.special) {
          case 'double':
            return hashDouble(value.value as number);
          case 'float':
            return hashSingle(value.value as number);
          case 'char':
            return hashChar(value.value as number);
          default:
            return hash(value.value);
        }
      }
      const own = (value as TypedObject).$hash;
      if (own === undefined) return identityHash(value);
      spend(1);
      return own.call(value);
    }
  }
}
