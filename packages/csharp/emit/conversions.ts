// Conversions.
import { erase } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { isBare } from '@mockwright/language/runtime/box';
import { needsBox } from '@mockwright/language/runtime/casting';
import type { BoundAs, BoundConversion, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import { isNullable, isReferenceType, stripNullable } from '../symbols/type-extensions.ts';
import { boxCode, callCode } from './calls.ts';
import { emitDynamicConversion, emitIndexConversion } from './dynamic.ts';
import type { FunctionScope } from './function-scope.ts';
import { convertNumber, numberSpecial } from './numeric.ts';
import { tupleElement } from './operators.ts';
import { copyCode, defaultCode, valueCode } from './values.ts';

/** A conversion as what it does at run time, which may be nothing. */
export function emitConversion(scope: FunctionScope, node: BoundConversion): string {
  const { operand, type } = node;
  switch (node.conversion) {
    case 'identity':
    case 'nullLiteral':
      return scope.emit(operand);
    case 'implicitReference':
      return referenceConversion(scope, operand, type);
    case 'implicitNumeric':
    case 'explicitNumeric':
    case 'implicitEnum':
    case 'explicitEnum': {
      const from = numberSpecial(operand.type);
      const to = numberSpecial(type);
      return from && to
        ? convertNumber(scope.emit(operand), from, to, node.isChecked, scope.mark(node.span))
        : scope.emit(operand);
    }
    case 'implicitNullable':
    case 'explicitNullable':
      return nullableConversion(scope, node);
    case 'boxing':
      return boxing(scope, operand);
    case 'unboxing':
      return unboxing(scope, node);
    case 'explicitReference':
      return castCode(scope, node);
    case 'userDefined':
      return callCode(scope, node.method!, null, undefined, [valueCode(scope, operand)], node.span);
    case 'span':
      return `$r.toSpan(${scope.emit(operand)}, ${scope.typeCode(type)})`;
    case 'tuple':
      return tupleConversion(scope, node);
    case 'defaultLiteral':
      return defaultCode(scope, type);
    case 'dynamicIndex':
      return emitIndexConversion(scope, node);
    case 'elementIndex':
      return `$r.elementIndex(${scope.emit(operand)})`;
    case 'dynamic':
      return emitDynamicConversion(scope, operand, type, node.isExplicit === true, node);
  }
}

/** Nothing happens, but for delegates that become objects, or other delegates: from then on they know their type. */
function referenceConversion(scope: FunctionScope, operand: BoundExpression, type: Type): string {
  const from = operand.type;
  if (from.kind === 'delegate' && erase(from) !== erase(type))
    return boxCode(scope, scope.emit(operand), from);
  if (from.kind === 'typeParameter') return boxing(scope, operand);
  return scope.emit(operand);
}

function boxing(scope: FunctionScope, operand: BoundExpression): string {
  const type = erase(operand.type);
  const code = scope.emit(operand);
  const { comparesBoxes } = scope.program.analysis;
  const box = comparesBoxes ? '$r.boxApart' : '$r.box';
  if (type.kind === 'typeParameter')
    return isReferenceType(type) ? code : `${box}(${code}, ${scope.typeCode(type)})`;
  if (!('isValueType' in type)) return code;
  const inner = stripNullable(type);
  if ('isValueType' in inner && inner.isValueType && (needsBox(inner) || (comparesBoxes && isBare(inner)))) {
    if (isNullable(type)) return `${box}(${code}, ${scope.typeCode(type)})`;
    return `new $r.Box(${scope.typeCode(type)}, ${code})`;
  }
  if (type.kind === 'delegate') return boxCode(scope, code, type);
  return copyCode(scope, code, type);
}

const typeofTests: Readonly<Record<string, string>> = {
  int: 'number',
  long: 'bigint',
  bool: 'boolean',
  string: 'string',
};

function unboxing(scope: FunctionScope, node: BoundConversion): string {
  const { operand, type } = node;
  const code = scope.emit(operand);
  const test = typeofTests[type.special ?? ''];
  const slow = (value: string): string =>
    `${scope.mark(node.span)}$r.cast(${value}, ${scope.typeCode(type)})`;
  if (!test) return slow(code);
  const temp = scope.temp();
  return `(typeof (${temp} = ${code}) === "${test}" ? ${temp} : ${slow(temp)})`;
}

function castCode(scope: FunctionScope, node: BoundConversion): string {
  const { operand, type } = node;
  const names = scope.program.typeNames(type);
  const from = operand.type;
  const code =
    from.kind === 'typeParameter' ? boxing(scope, operand) : referenceConversion(scope, operand, type);
  const slow = (value: string): string =>
    `${scope.mark(node.span)}$r.cast(${value}, ${scope.typeCode(type)})`;
  if (!names || type.kind !== 'class' || type.typeArguments.length > 0) return slow(code);
  const temp = scope.temp();
  return `((${temp} = ${code}) === null || ${temp} instanceof ${names.className} ? ${temp} : ${slow(temp)})`;
}

function nullableConversion(scope: FunctionScope, node: BoundConversion): string {
  const { operand, type } = node;
  const inner = node.elements?.[0];
  const { placeholders } = scope.program;
  if (!isNullable(operand.type)) {
    if (!inner) return valueCode(scope, operand);
    if (inner.converted === inner.placeholder) return valueCode(scope, operand);
    const temp = scope.temp();
    placeholders.set(inner.placeholder, temp);
    const isReference = isReferenceType(operand.type);
    const converted = scope.emit(inner.converted);
    return isReference
      ? `((${temp} = ${scope.emit(operand)}) === null ? null : ${converted})`
      : `(${temp} = ${scope.emit(operand)}, ${converted})`;
  }
  const isPlain = !inner || inner.converted === inner.placeholder;
  if (isNullable(type) || isReferenceType(type)) {
    if (isPlain) return valueCode(scope, operand);
    const temp = scope.temp();
    placeholders.set(inner.placeholder, temp);
    const source = scope.emit(operand);
    return `((${temp} = ${source}) === null ? null : ${scope.emit(inner.converted)})`;
  }
  const value = `(${scope.emit(operand)} ?? ${scope.mark(node.span)}$r.noValue())`;
  if (isPlain) return copyCode(scope, value, type);
  const temp = scope.temp();
  placeholders.set(inner.placeholder, temp);
  return `(${temp} = ${value}, ${scope.emit(inner.converted)})`;
}

function tupleConversion(scope: FunctionScope, node: BoundConversion): string {
  const elements = node.elements ?? [];
  const temp = scope.temp();
  const codes = elements.map(({ placeholder, converted }, index) => {
    scope.program.placeholders.set(placeholder, tupleElement(temp, index));
    return valueCode(scope, converted);
  });
  return `(${temp} = ${scope.emit(node.operand)}, ${tupleCode(scope, node.type, codes)})`;
}

/** A new tuple from all its elements. */
export function tupleCode(scope: FunctionScope, type: Type, codes: readonly string[]): string {
  const erased = erase(type);
  if (erased.kind !== 'struct') return 'null';
  const rest = erased.typeArguments[7];
  if (rest)
    return `new $r.ValueTuple8(${[scope.typeCode(erased), ...codes.slice(0, 7), tupleCode(scope, rest, codes.slice(7))].join()})`;
  return `new $r.ValueTuple${codes.length}(${[scope.typeCode(erased), ...codes].join()})`;
}

/** `x as T`. */
export function emitAs(scope: FunctionScope, node: BoundAs): string {
  const code =
    node.operand.type.kind === 'typeParameter'
      ? boxing(scope, node.operand)
      : referenceConversion(scope, node.operand, node.type);
  return `$r.castOrNull(${code}, ${scope.typeCode(stripNullable(node.type))})`;
}
