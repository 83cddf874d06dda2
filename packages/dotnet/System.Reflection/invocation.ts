// What reflection calls members with: targets and arguments, checked and widened as .NET's default binder does it.
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import type {
  Member,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type { Ref } from '@mockwright/language/metadata/declaration';
import { storable } from '@mockwright/language/runtime/array-store';
import { Box } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { box, cast, isInstance } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { convertibleOf } from '../System/convert-values.ts';
import type { Convertible } from '../System/convert-values.ts';
import { TargetException, TargetParameterCountException } from './target-exceptions.ts';
import { isRefLike } from './type-facts.ts';

/** What numbers become without loss of magnitude, as the common language runtime has it. */
const widenings: Readonly<Partial<Record<Convertible, readonly Convertible[]>>> = {
  char: ['ushort', 'uint', 'int', 'ulong', 'long', 'float', 'double'],
  sbyte: ['short', 'int', 'long', 'float', 'double'],
  byte: ['char', 'ushort', 'short', 'uint', 'int', 'ulong', 'long', 'float', 'double'],
  short: ['int', 'long', 'float', 'double'],
  ushort: ['char', 'uint', 'int', 'ulong', 'long', 'float', 'double'],
  int: ['long', 'float', 'double'],
  uint: ['ulong', 'long', 'float', 'double'],
  long: ['float', 'double'],
  ulong: ['float', 'double'],
  float: ['double'],
};

/** Whether a value of a primitive type or of an enum may stand for one of another. */
export function isWidening(from: Type, to: Type): boolean {
  const source = convertibleOf(from);
  const target = convertibleOf(to);
  if (source === undefined || target === undefined) return false;
  return (
    (source === target && (from.kind === 'enum' || to.kind === 'enum')) ||
    widenings[source]?.includes(target) === true
  );
}

function widen(value: unknown, type: Type): unknown {
  const kind = convertibleOf(type);
  if (kind === 'bool') return value;
  if (kind === 'float') return Math.fround(Number(value));
  return isBigint(kind as SpecialType) ? BigInt(value as number) : Number(value);
}

/** `System.Reflection.Missing`: stands for the default value of a parameter. */
export class Missing {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  static readonly value: Missing = new Missing();
}

/**
 * A boxed value in the natural form of a type; to a variable of it nothing is widened.
 * @throws {ArgumentException} where its type does not fit
 */
export function naturalArgument(value: unknown, type: Type, isByReference: boolean = false): unknown {
  if (value === null) {
    if (isRefLike(type)) throw new NotSupportedException('Cannot create boxed ByRef-like values.');
    return 'isValueType' in type && type.isValueType ? type.defaultValue() : null;
  }
  if (isInstance(value, type)) return cast(value, type);
  const actual = typeOf(value);
  if (!isByReference && isWidening(actual, type))
    return widen(value instanceof Box ? value.value : value, type);
  throw new ArgumentException(
    `Object of type '${typeName(actual)}' cannot be converted to type '${typeName(type)}${isByReference ? '&' : ''}'.`,
  );
}

/** The default value of an optional parameter, boxed. */
export function defaultOfParameter({ optional, type }: ParameterSymbol): unknown {
  return optional && 'value' in optional ? box(optional.value, type) : null;
}

/** One argument of a call. @throws {ArgumentException} where it does not fit, or is missing and there is no default */
export function argumentFor(value: unknown, parameter: ParameterSymbol): unknown {
  if (!(value instanceof Missing))
    return naturalArgument(value, parameter.type, parameter.refKind !== 'none');
  if (!parameter.optional) throw new ArgumentException('Missing parameter does not have a default value.');
  return naturalArgument(defaultOfParameter(parameter), parameter.type);
}

/** @throws {NotSupportedException} for members of `ref struct`s, and those that return one */
export function checkReflectable({ returnType, containingType }: MethodSymbol): void {
  if (isRefLike(returnType) || isRefLike(containingType)) throw new NotSupportedException();
}

/** @throws {TargetException} unless the member can be called on the object */
export function checkTarget(target: unknown, member: Exclude<Member, NamedType>): void {
  if (member.isStatic) return;
  if (target === null)
    throw new TargetException(
      `Non-static ${member.kind === 'field' ? 'field' : 'method'} requires a target.`,
    );
  const declaring = member.containingType;
  if (!declaring || isInstance(target, declaring)) return;
  const actual = typeName(typeOf(target));
  if (member.kind === 'field') {
    throw new ArgumentException(
      `Field '${member.name}' defined on type '${typeName(declaring)}' is not a field on the target object which is of type '${actual}'.`,
    );
  }
  throw new TargetException(`Object type ${typeName(declaring)} does not match target type ${actual}.`);
}

/** As many arguments as parameters. @throws {TargetParameterCountException | ArgumentException} */
export function argumentsFor(
  values: readonly unknown[] | null,
  parameters: readonly ParameterSymbol[],
): unknown[] {
  if ((values?.length ?? 0) !== parameters.length)
    throw new TargetParameterCountException('Parameter count mismatch.');
  return parameters.map((parameter, index) => argumentFor(values![index], parameter));
}

/**
 * Calls with boxed arguments. What `ref` and `out` parameters were given stands in `values` afterwards.
 * @param call is given the arguments in natural form, `Ref`s where they are variables
 * @throws {ArrayTypeMismatchException} where that is none of the elements of `values`
 */
export function callWith<T>(
  values: unknown[] | null,
  parameters: readonly ParameterSymbol[],
  call: (args: readonly unknown[]) => T,
): T {
  const args = argumentsFor(values, parameters).map((value, index) =>
    parameters[index]!.refKind === 'none' ? value : { v: value },
  );
  const result = call(args);
  for (const [index, { refKind, type }] of parameters.entries()) {
    if (refKind !== 'ref' && refKind !== 'out') continue;
    const object = specialType('object');
    const { $element = object } = values as Partial<NetArray>;
    values![index] = storable($element, box((args[index] as Ref).v, type), object);
  }
  return result;
}
