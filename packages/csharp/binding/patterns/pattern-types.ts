// Which types a pattern may test for, given the type of the value (C# 11.2.2).
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import {
  canBeNull,
  hasTypeParameters,
  isErroneous,
  isNamed,
  isNonNullableValueType,
  isNullable,
  nullableUnderlying,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { TypeSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { builtInExplicit } from '../conversions/between-types.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { checkVariableType } from '../types/type-binding.ts';

/** How a type test can come out: every value but null passes, none does, or the value decides. */
export type TypeTest = 'always' | 'never' | 'sometimes';

/** Whether values of one type can be of another. */
export function testType(binder: Binder, from: Type, to: Type): TypeTest {
  const source = from.kind === 'dynamic' ? binder.library.special('object') : from;
  if (source.kind === 'error' || to.kind === 'error') return 'sometimes';
  const underlying = nullableUnderlying(source);
  if (underlying && !isNullable(to)) return testType(binder, underlying, to);
  if (hasTypeParameters(source) || hasTypeParameters(to))
    return sameType(source, to) ? 'always' : openTest(source, to);
  const conversion = builtInExplicit(source, to);
  switch (conversion?.form) {
    case 'identity':
    case 'implicitReference':
    case 'boxing':
      return 'always';
    case 'explicitReference':
    case 'unboxing':
      return 'sometimes';
    case 'implicitNullable':
      return sameType(stripNullable(to), source) ? 'always' : 'never';
    default:
      return 'never';
  }
}

/** Type parameters may stand for anything that their constraints allow. */
function openTest(from: Type, to: Type): TypeTest {
  const conversion = builtInExplicit(from, to);
  if (
    conversion?.form === 'identity' ||
    conversion?.form === 'implicitReference' ||
    conversion?.form === 'boxing'
  )
    return 'always';
  if (conversion) return 'sometimes';
  // No struct is of a class that it does not convert to.
  return (isStruct(from) && isClass(to)) || (isStruct(to) && isClass(from)) ? 'never' : 'sometimes';
}
const isStruct = (type: Type): boolean =>
  type.kind === 'typeParameter' ? type.constraints.isValue : isNonNullableValueType(type);
const isClass = (type: Type): boolean => type.kind === 'class' && !isBaseOfValues(type);

/** The type that a pattern tests for; unsound where that was reported. */
interface PatternType {
  readonly type: Type;
  readonly isSound: boolean;
}

/** Binds the type of a pattern and reports where no value of the input can be of it. */
export function bindPatternType(binder: Binder, syntax: TypeSyntax, input: Type): PatternType {
  const isAnnotated = syntax.kind === 'NullableType';
  const type = binder.bindType(isAnnotated ? syntax.elementType : syntax);
  if (isErroneous(type)) return { type: errorType, isSound: false };
  if (isAnnotated || isNullable(type)) {
    binder.error('CS8116', syntax, [displayType(stripNullable(type))]);
    return { type: isAnnotated ? annotated(binder, type) : type, isSound: false };
  }
  if (isErroneous(checkVariableType(binder, type, syntax))) return { type: errorType, isSound: false };
  return { type, isSound: checkPatternType(binder, type, input, syntax) };
}

const annotated = (binder: Binder, type: Type): Type =>
  isNonNullableValueType(type) ? binder.library.nullable(type) : type;

/** Whether a pattern may test the input for the type; reports where it may not. */
export function checkPatternType(binder: Binder, type: Type, input: Type, span: TextSpan): boolean {
  if (type.kind === 'dynamic') {
    binder.error('CS8208', span);
    return false;
  }
  if (isErroneous(input) || isErroneous(type)) return !isErroneous(type);
  if (testType(binder, input, type) !== 'never') return true;
  binder.error('CS8121', span, [displayType(input), displayType(type)]);
  return false;
}

/** Whether `null` can be the value of an input of that type. */
export function inputCanBeNull(type: Type): boolean {
  return canBeNull(type) || (type.kind === 'typeParameter' && !type.constraints.isValue);
}

/** `ValueType` and `Enum`, of which constants are values only when boxed. */
export function isBaseOfValues(type: Type): boolean {
  return (
    isNamed(type) &&
    type.namespace === 'System' &&
    type.kind === 'class' &&
    (type.name === 'ValueType' || type.name === 'Enum')
  );
}
