// Classifies conversions from one type to another, without those that users define (C# 10.2, 10.3).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { tupleElementTypes } from '../../symbols/display.ts';
import {
  enumUnderlyingOf,
  isEnum,
  isNamed,
  isNullable,
  isRefLike,
  isSpan,
  isString,
  isTuple,
  isVoid,
  nullableUnderlying,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import { sameType } from '../lookup/member-lookup.ts';
import {
  boxing,
  explicitDynamic,
  explicitEnum,
  explicitNumeric,
  explicitReference,
  identity,
  implicitDynamic,
  implicitNumeric,
  implicitReference,
  nullableConversion,
  spanConversion,
  unboxing,
} from './conversion.ts';
import type { Conversion } from './conversion.ts';
import { isImplicitNumeric, isNumeric } from './numeric.ts';
import { isBoxing, isExplicitReference, isImplicitReference, isUnboxing } from './reference.ts';

/** How the element of a tuple converts: with user-defined conversions, which are classified elsewhere. */
export type ClassifyElement = (from: Type, to: Type) => Conversion | undefined;

/** The implicit conversion between two types that the language itself defines; undefined when there is none. */
export function builtInImplicit(from: Type, to: Type, element?: ClassifyElement): Conversion | undefined {
  if (from === to) return identity;
  if (from.kind === 'error' || to === errorType) return identity;
  if (sameType(from, to)) return isVoid(from) ? undefined : identity;
  if (from.kind === 'dynamic') return implicitDynamic;
  const fromSpecial = from.special;
  const toSpecial = to.special;
  if (isNumeric(fromSpecial) && isNumeric(toSpecial))
    return isImplicitNumeric(fromSpecial, toSpecial) ? implicitNumeric : undefined;
  const target = nullableUnderlying(to);
  if (target !== undefined) {
    const inside = builtInImplicit(stripNullable(from), target, element);
    if (inside && isValueConversion(inside)) return nullableConversion(inside, true);
    return undefined;
  }
  if (isTuple(from) && isTuple(to)) return tupleConversion(from, to, element ?? builtInImplicit);
  if (isSpan(to) && convertsToSpan(from, to)) return spanConversion;
  if (isImplicitReference(from, to)) return implicitReference;
  if (isBoxing(from, to)) return boxing;
  return undefined;
}

/** An array, a string or another span as a span (C# 14); elements may be of a derived type where the span cannot be written. */
function convertsToSpan(from: Type, to: NamedType): boolean {
  const target = to.typeArguments[0]!;
  const isReadOnly = to.name === 'ReadOnlySpan';
  const source =
    from.kind === 'array'
      ? from.rank === 1
        ? from.element
        : undefined
      : isReadOnly && isSpan(from)
        ? from.typeArguments[0]
        : undefined;
  if (source === undefined) return isReadOnly && isString(from) && target.special === 'char';
  return sameType(source, target) || (isReadOnly && isImplicitReference(source, target));
}

/** What can stand inside a nullable conversion. */
function isValueConversion({ form }: Conversion): boolean {
  return (
    form === 'identity' ||
    form === 'implicitNumeric' ||
    form === 'tuple' ||
    form === 'explicitNumeric' ||
    form === 'explicitEnum'
  );
}

function tupleConversion(from: Type, to: Type, element: ClassifyElement): Conversion | undefined {
  if (!isTuple(from) || !isTuple(to)) return undefined;
  const sources = tupleElementTypes(from);
  const targets = tupleElementTypes(to);
  if (sources.length !== targets.length) return undefined;
  const nested: Conversion[] = [];
  for (const [index, source] of sources.entries()) {
    const conversion = element(source, targets[index]!);
    if (!conversion) return undefined;
    nested.push(conversion);
  }
  return { form: 'tuple', isImplicit: nested.every(({ isImplicit }) => isImplicit), nested };
}

/** The conversion between two types by a cast that the language itself defines, implicit ones included. */
export function builtInExplicit(from: Type, to: Type, element?: ClassifyElement): Conversion | undefined {
  const implicit = builtInImplicit(from, to, element);
  if (implicit) return implicit;
  if (isVoid(from) || isVoid(to)) return undefined;
  if (to.kind === 'dynamic') return isRefLike(from) ? undefined : explicitDynamic;
  const direct = explicitValue(from, to);
  if (direct) return direct;
  if (isNullable(from) || isNullable(to)) {
    const source = stripNullable(from);
    const target = stripNullable(to);
    const inside = builtInExplicit(source, target, element);
    if (inside && isValueConversion(inside)) return nullableConversion(inside, false);
  }
  if (isTuple(from) && isTuple(to)) return tupleConversion(from, to, element ?? builtInExplicit);
  if (isExplicitReference(from, to)) return explicitReference;
  if (isUnboxing(from, to)) return unboxing;
  return undefined;
}

function explicitValue(from: Type, to: Type): Conversion | undefined {
  if (!isNamed(from) || !isNamed(to)) return undefined;
  const isFromEnum = isEnum(from);
  const isToEnum = isEnum(to);
  const source = isFromEnum ? enumUnderlyingOf(from).special : from.special;
  const target = isToEnum ? enumUnderlyingOf(to).special : to.special;
  if (!isNumeric(source) || !isNumeric(target)) return undefined;
  return isFromEnum || isToEnum ? explicitEnum : explicitNumeric;
}
