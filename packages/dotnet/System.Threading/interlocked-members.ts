// The members of `Interlocked`, type by type.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { equals } from '@mockwright/language/runtime/equality';

/** The members of `Interlocked`. */
export const interlocked: Record<string, Implementation> = {};
const wraps: Readonly<Record<string, (value: any) => unknown>> = {
  int: (value: number) => value | 0,
  uint: (value: number) => value >>> 0,
  long: (value: bigint) => BigInt.asIntN(64, value),
  ulong: (value: bigint) => BigInt.asUintN(64, value),
};
for (const [type, wrap] of Object.entries(wraps)) {
  const isSmall = type === 'int' || type === 'uint';
  const one = isSmall ? 1 : 1n;
  const change = (location: Ref, by: unknown): unknown =>
    (location.v = wrap((location.v as number) + (by as number)));
  interlocked[`static ${type} Increment(ref ${type} location)`] = (location: Ref) => change(location, one);
  interlocked[`static ${type} Decrement(ref ${type} location)`] = (location: Ref) =>
    change(location, isSmall ? -1 : -1n);
  interlocked[`static ${type} Add(ref ${type} location1, ${type} value)`] = change;
}
for (const type of ['int', 'uint', 'long', 'ulong']) {
  interlocked[`static ${type} And(ref ${type} location1, ${type} value)`] = (location: Ref, value: unknown) =>
    exchange(location, bits(location.v, value, type, 'and'));
  interlocked[`static ${type} Or(ref ${type} location1, ${type} value)`] = (location: Ref, value: unknown) =>
    exchange(location, bits(location.v, value, type, 'or'));
}
/** Bits of two numbers of that type; `uint` is the only one that JavaScript's operators would make negative. */
function bits(a: unknown, b: unknown, type: string, operator: 'and' | 'or'): unknown {
  if (typeof a === 'bigint') return operator === 'and' ? a & (b as bigint) : a | (b as bigint);
  const result = operator === 'and' ? (a as number) & (b as number) : (a as number) | (b as number);
  return type === 'uint' ? result >>> 0 : result;
}
for (const type of [
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'nint',
  'nuint',
  'float',
  'double',
  'object',
]) {
  interlocked[`static ${type} Exchange(ref ${type} location1, ${type} value)`] = exchange;
  interlocked[`static ${type} CompareExchange(ref ${type} location1, ${type} value, ${type} comparand)`] =
    compareExchange;
}
/** Sets a variable. @returns what it was */
export function exchange(location: Ref, value: unknown): unknown {
  const before = location.v;
  location.v = value;
  return before;
}
/** Sets a variable when it is the comparand. @returns what it was */
export function compareExchange(location: Ref, value: unknown, comparand: unknown): unknown {
  const before = location.v;
  if (before === comparand || (typeof before === 'number' && equals(before, comparand))) location.v = value;
  return before;
}
