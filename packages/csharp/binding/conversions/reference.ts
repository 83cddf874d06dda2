// Reference and boxing conversions between types: inheritance, interfaces, variance, arrays, type parameters (C# 10.2.8, 10.3.5).
import type { ArrayType, NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import {
  boundParameters,
  isNamed,
  isNullable,
  isObject,
  isRefLike,
  isReferenceType,
  isValueType,
} from '../../symbols/type-extensions.ts';
import { effectiveConstraints, sameType } from '../lookup/member-lookup.ts';

const arrayInterfaceNames: ReadonlySet<string> = new Set([
  'IList',
  'ICollection',
  'IEnumerable',
  'IReadOnlyList',
  'IReadOnlyCollection',
]);

/** The element type of `IEnumerable<T>`, `IList<T>`… that a one-dimensional array implements; undefined for others. */
function arrayInterfaceElement(type: NamedType): Type | undefined {
  if (
    type.kind !== 'interface' ||
    type.typeArguments.length !== 1 ||
    type.namespace !== 'System.Collections.Generic' ||
    !arrayInterfaceNames.has(type.name)
  )
    return undefined;
  return type.typeArguments[0];
}

/** Whether a reference of type `from` is one of type `to`, by identity or implicit reference conversion. */
export function isIdentityOrReference(from: Type, to: Type): boolean {
  return sameType(from, to) || isImplicitReference(from, to);
}

/** An implicit reference conversion (identity is none). */
export function isImplicitReference(from: Type, to: Type): boolean {
  if (!isReferenceType(from)) return false;
  if (isObject(to) || to.kind === 'dynamic') return true;
  switch (from.kind) {
    case 'array':
      return arrayConverts(from, to);
    case 'typeParameter':
      return typeParameterConverts(from, to);
    case 'dynamic':
    case 'error':
      return false;
    default:
      return isNamed(to) && inheritsOrImplements(from, to);
  }
}

function arrayConverts(from: ArrayType, to: Type): boolean {
  if (to.kind === 'array')
    return (
      from.rank === to.rank &&
      isReferenceType(from.element) &&
      isIdentityOrReference(from.element, to.element)
    );
  if (!isNamed(to)) return false;
  const element = from.rank === 1 ? arrayInterfaceElement(to) : undefined;
  if (element)
    return (
      sameType(from.element, element) ||
      (isReferenceType(element) && isImplicitReference(from.element, element))
    );
  return inheritsOrImplements(from.baseType, to);
}

function typeParameterConverts(from: TypeParameter, to: Type): boolean {
  return boundParameters(from)
    .flatMap(effectiveConstraints)
    .some((constraint) => {
      if (sameType(constraint, to)) return true;
      if (constraint.kind === 'typeParameter') return false;
      return isNamed(constraint) && isNamed(to)
        ? inheritsOrImplements(constraint, to)
        : isImplicitReference(constraint, to);
    });
}

/** Whether `to` is the type itself, a base type or an interface of it, variance included. */
function inheritsOrImplements(from: NamedType, to: NamedType): boolean {
  if (to.kind === 'interface') {
    if (from.kind === 'interface' && isVariantOf(from, to)) return true;
    const { definition } = to;
    return from.allInterfaces.some((type) => type.definition === definition && isVariantOf(type, to));
  }
  if (from.kind === 'delegate' && isVariantOf(from, to)) return true;
  for (let type: NamedType | null = from; type; type = type.baseType) {
    if (type.definition === to.definition && sameType(type, to)) return true;
  }
  return false;
}

/** The same interface or delegate, its arguments identical or convertible as `in` and `out` allow. */
function isVariantOf(from: NamedType, to: NamedType): boolean {
  if (from.definition !== to.definition) return false;
  if (sameType(from, to)) return true;
  return from.typeArguments.every((argument, index) => {
    const target = to.typeArguments[index]!;
    if (sameType(argument, target)) return true;
    const variance = from.definition.typeParameters[index]?.variance ?? 'none';
    if (variance === 'out') return isReferenceType(argument) && isImplicitReference(argument, target);
    return variance === 'in' && isReferenceType(target) && isImplicitReference(target, argument);
  });
}

/** A value type (or a type parameter that may be one) to `object`, its base types or its interfaces. */
export function isBoxing(from: Type, to: Type): boolean {
  if (from.kind === 'typeParameter') {
    return (
      !isReferenceType(from) &&
      !isRefLike(from) &&
      (isObject(to) ||
        to.kind === 'dynamic' ||
        typeParameterConverts(from, to) ||
        (from.constraints.isValue && isNamed(to) && to.name === 'ValueType' && to.namespace === 'System'))
    );
  }
  if (!isNamed(from) || !isValueType(from) || from.special === 'void' || isRefLike(from)) return false;
  if (isObject(to) || to.kind === 'dynamic') return true;
  if (!isNamed(to) || to.isValueType) return false;
  const value = isNullable(from) ? from.typeArguments[0]! : from;
  if (value.kind === 'typeParameter') return isBoxing(value, to);
  return isNamed(value) && inheritsOrImplements(value, to);
}

/** A checked cast between reference types (identity and implicit ones are none). */
export function isExplicitReference(from: Type, to: Type): boolean {
  if (from.kind === 'typeParameter') {
    return to.kind === 'interface'
      ? !isReferenceConstrainedTo(from, to)
      : to.kind === 'typeParameter' &&
          !from.constraints.types.includes(to) &&
          to.constraints.types.some((type) => sameType(type, from));
  }
  if (to.kind === 'typeParameter')
    return (
      isObject(from) ||
      from.kind === 'interface' ||
      from.kind === 'dynamic' ||
      effectiveConstraints(to).some((type) => isIdentityOrReference(type, from))
    );
  if (!isReferenceType(from) || !isReferenceType(to)) return false;
  if (isObject(from) || from.kind === 'dynamic') return true;
  if (isImplicitReference(to, from)) return true;
  if (from.kind === 'array' || to.kind === 'array') return isExplicitArray(from, to);
  if (!isNamed(from) || !isNamed(to)) return false;
  if (from.kind === 'delegate' && to.kind === 'delegate')
    return (
      from.definition === to.definition &&
      from.typeArguments.every((argument, index) =>
        argumentsMayMeet(from, index, argument, to.typeArguments[index]!),
      )
    );
  if (from.kind === 'interface' && to.kind === 'interface') return true;
  if (to.kind === 'interface') return !from.flags.isSealed && from.kind !== 'delegate';
  return from.kind === 'interface' && !to.flags.isSealed;
}

function argumentsMayMeet(delegate: NamedType, index: number, from: Type, to: Type): boolean {
  if (sameType(from, to)) return true;
  const variance = delegate.definition.typeParameters[index]?.variance ?? 'none';
  if (variance === 'out') return isImplicitReference(from, to) || isExplicitReference(from, to);
  return variance === 'in' && isReferenceType(from) && isReferenceType(to);
}

const isReferenceConstrainedTo = (from: TypeParameter, to: Type): boolean =>
  isReferenceType(from) && typeParameterConverts(from, to);

function isExplicitArray(from: Type, to: Type): boolean {
  if (from.kind === 'array' && to.kind === 'array') {
    return (
      from.rank === to.rank &&
      isReferenceType(to.element.kind === 'typeParameter' ? to.element : from.element) &&
      isExplicitReference(from.element, to.element)
    );
  }
  if (from.kind === 'array') {
    const element = isNamed(to) && from.rank === 1 ? arrayInterfaceElement(to) : undefined;
    return element !== undefined && isExplicitReference(from.element, element);
  }
  if (to.kind !== 'array' || !isNamed(from)) return false;
  const element = to.rank === 1 ? arrayInterfaceElement(from) : undefined;
  return (
    element !== undefined &&
    (isIdentityOrReference(to.element, element) || isExplicitReference(element, to.element))
  );
}

/** A boxed value, or a value behind an interface, back to its type. */
export function isUnboxing(from: Type, to: Type): boolean {
  if (to.kind === 'typeParameter')
    return (
      !isReferenceType(to) &&
      (isObject(from) || from.kind === 'dynamic' || from.kind === 'interface' || isBoxing(to, from))
    );
  if (from.kind === 'typeParameter') return false;
  if (!isReferenceType(from) || !isValueType(to) || !isNamed(to) || to.special === 'void') return false;
  return isObject(from) || isBoxing(to, from);
}

/** By identity, reference or boxing: without a change at run time. */
export function isReferenceConvertible(from: Type, to: Type): boolean {
  return isIdentityOrReference(from, to) || isBoxing(from, to);
}
