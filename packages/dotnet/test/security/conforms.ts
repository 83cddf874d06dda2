// Whether a value is what its static type says: the test that emitted code relies on and never makes.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { box, isInstance } from '@mockwright/language/runtime/casting';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { MultiArray } from '@mockwright/language/runtime/multi-array';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { DateOnly } from '../../System/date-only.ts';
import type { DateTimeOffset } from '../../System/date-time-offset.ts';
import type { Guid } from '../../System/guid-value.ts';
import { maxTicks, ticksPerDay } from '../../System/time/calendar.ts';
import type { DateTime } from '../../System/time/date-time.ts';
import type { TimeOnly } from '../../System/time-only.ts';
import type { TimeSpan } from '../../System/time-span.ts';

const whole =
  (low: number, high: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const long =
  (low: bigint, high: bigint) =>
  (value: unknown): boolean =>
    typeof value === 'bigint' && value >= low && value <= high;
const isNumber = (value: unknown): boolean => typeof value === 'number';
const signed = long(-(2n ** 63n), 2n ** 63n - 1n);
const unsigned = long(0n, 2n ** 64n - 1n);

/** The natural forms of the types that the language knows. */
const naturalForms: Readonly<Partial<Record<string, (value: unknown) => boolean>>> = {
  bool: (value) => typeof value === 'boolean',
  char: whole(0, 65535),
  sbyte: whole(-128, 127),
  byte: whole(0, 255),
  short: whole(-32768, 32767),
  ushort: whole(0, 65535),
  int: whole(-2147483648, 2147483647),
  uint: whole(0, 4294967295),
  long: signed,
  ulong: unsigned,
  nint: signed,
  nuint: unsigned,
  float: (value) => isNumber(value) && Object.is(Math.fround(value as number), value),
  double: isNumber,
  decimal: (value) => value instanceof Decimal,
  string: (value) => value === null || typeof value === 'string',
  void: () => true,
};
/** What else there is to values of the library that are numbers or texts inside: they lie in a range. */
const own: Readonly<Record<string, (value: never) => boolean>> = {
  DateTime: ({ ticks }: DateTime) => isMoment(ticks),
  DateTimeOffset: ({ clock, utcTicks }: DateTimeOffset) => isMoment(clock.ticks) && isMoment(utcTicks),
  DateOnly: ({ dayNumber }: DateOnly) => whole(0, Number(maxTicks / ticksPerDay))(dayNumber),
  TimeOnly: ({ ticks }: TimeOnly) => long(0n, ticksPerDay - 1n)(ticks),
  TimeSpan: ({ ticks }: TimeSpan) => signed(ticks),
  Guid: ({ digits }: Guid) => /^[\da-f]{32}$/.test(digits),
};
const isMoment = long(0n, maxTicks);

/** How many elements of a collection are looked at. */
const looked = 16;

/** What is wrong with a value in natural form as one of that type; undefined where nothing is. */
export function misfit(value: unknown, type: Type, depth: number = 2): string | undefined {
  if (value === undefined) return type.special === 'void' ? undefined : `nothing at all as ${name(type)}`;
  if (type.kind === 'typeParameter' || type.kind === 'error') return undefined;
  if (type.kind === 'dynamic' || type.special === 'object') return boxedMisfit(value, depth);
  const natural = type.special && naturalForms[type.special];
  if (natural) return natural(value) ? undefined : wrong(value, type);
  if (type.kind === 'enum') return misfit(value, type.definition.enumUnderlying!);
  if (type.kind !== 'array' && type.isNullable)
    return value === null ? undefined : misfit(value, type.typeArguments[0]!, depth);
  if (value === null) return type.kind !== 'array' && type.isValueType ? wrong(value, type) : undefined;
  // Views are never boxed, and what is behind an interface is reached through the interface.
  if (
    typeof value === 'object' &&
    type.kind !== 'array' &&
    (type.flags.isRefLike === true || type.kind === 'interface' || value instanceof Enumerator)
  )
    return contentMisfit(value, depth);
  if (type.kind === 'array') return arrayMisfit(value, type, depth);
  if (type.kind === 'delegate') return delegateMisfit(value, type);
  if (!isInstance(box(value, type), type) || !isInRange(value, type)) return wrong(value, type);
  return contentMisfit(value, depth);
}

function isInRange(value: unknown, type: NamedType): boolean {
  return type.namespace !== 'System' || !Object.hasOwn(own, type.name) || own[type.name]!(value as never);
}

function boxedMisfit(value: unknown, depth: number): string | undefined {
  if (value instanceof Box) return misfit(value.value, value.$type);
  if (typeof value === 'number') return naturalForms['int']!(value) ? undefined : `${value} as object`;
  const type = typeof value === 'object' && value !== null ? typeOf(value) : undefined;
  if (type instanceof NamedTypeSymbol && !isInRange(value, type)) return wrong(value, type);
  return contentMisfit(value, depth);
}

function arrayMisfit(value: unknown, type: ArrayType, depth: number): string | undefined {
  const actual = (value as { $element?: Type }).$element ?? (value as MultiArray).$elementType;
  if (actual === undefined) return `something that is no array as ${name(type)}`;
  if (!isAssignable(arrayOf(actual, type.rank), type)) return wrong(value, type);
  return contentMisfit(value, depth);
}

function delegateMisfit(value: unknown, type: NamedType): string | undefined {
  if (typeof value !== 'function') return wrong(value, type);
  const { $type } = value as { $type?: NamedType };
  return $type === undefined || isAssignable($type, type) ? undefined : wrong(value, type);
}

/** What is wrong with the elements of an array or of a collection of the library. */
export function contentMisfit(value: unknown, depth: number = 2): string | undefined {
  if (depth === 0 || typeof value !== 'object' || value === null) return undefined;
  const held = contentOf(value);
  if (!held) return undefined;
  for (const item of held.items.slice(0, looked)) {
    const found = misfit(item, held.element, depth - 1);
    if (found !== undefined) return `${found} in ${name(held.element)}[]`;
  }
  return undefined;
}
function contentOf(
  value: object,
): { readonly items: readonly unknown[]; readonly element: Type } | undefined {
  if (value instanceof MultiArray) return { items: value.items, element: value.$elementType };
  if (Array.isArray(value)) return { items: value, element: (value as unknown as NetArray).$element };
  const { items, $elementType } = value as { readonly items?: unknown; readonly $elementType?: Type };
  return Array.isArray(items) && $elementType !== undefined && '$toItems' in value
    ? { items, element: $elementType }
    : undefined;
}

const name = (type: Type): string =>
  type.kind === 'array' ? `${name(type.element)}[]` : 'name' in type ? type.name : type.kind;
function wrong(value: unknown, type: Type): string {
  const shown =
    value instanceof Box
      ? `a boxed ${value.$type.name}`
      : typeof value === 'object' && value !== null
        ? `a ${value.constructor?.name ?? 'object'}`
        : `${typeof value} ${String(value).slice(0, 40)}`;
  return `${shown} as ${name(type)}`;
}
