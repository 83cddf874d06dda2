// Generic types at run time: definitions, arguments, what may stand for a type parameter.
import { askedOnce } from '@mockwright/language/metadata/asked-once';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { openStaticMember } from '@mockwright/language/metadata/open-static-member';
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import { Substitution } from '@mockwright/language/metadata/substitution';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { genericParameterAttributes } from './generic-parameter-attributes.ts';
import { isRefLike, isValueType } from './type-facts.ts';

/** `Type.IsGenericType`. */
export function isGeneric(type: Type): type is NamedType {
  return type instanceof NamedTypeSymbol && type.typeArguments.length > 0;
}
/** `Type.IsGenericTypeDefinition`. */
export function isGenericDefinition(type: Type): boolean {
  return isGeneric(type) && type.isDefinition;
}
/** `Type.ContainsGenericParameters`: somewhere in the type stands a type parameter. */
export function containsParameters(type: Type): boolean {
  if (type.kind === 'typeParameter') return true;
  if (type.kind === 'array') return containsParameters(type.element);
  return type instanceof NamedTypeSymbol && doArgumentsContain(type);
}
const doArgumentsContain = askedOnce(({ typeArguments }) => typeArguments.some(containsParameters));

/** `GetGenericTypeDefinition`. @throws {InvalidOperationException} */
export function definitionOf(type: Type): Type {
  if (isGeneric(type)) return type.definition;
  throw new InvalidOperationException('This operation is only valid on generic types.');
}

function satisfies(argument: Type, { constraints }: TypeParameter, substitution: Substitution): boolean {
  if (argument.kind === 'typeParameter') return true;
  if (constraints.isReference && isValueType(argument)) return false;
  if (constraints.isValue && (!isValueType(argument) || (argument as NamedType).isNullable)) return false;
  if (constraints.hasConstructor && !hasConstructor(argument)) return false;
  if (isRefLike(argument) && constraints.allowsRefStruct !== true) return false;
  if (isOpenInterface(argument) && constraints.types.length > 0) return false;
  return constraints.types.every((type) => {
    const required = substitution.apply(type);
    return isAssignable(argument, required) || (containsParameters(required) && containsParameters(argument));
  });
}
/** Code that calls the static members of its type arguments would find none. */
const isOpenInterface = (type: Type): boolean =>
  type instanceof NamedTypeSymbol && type.kind === 'interface' && openStaticMember(type) !== undefined;
function hasConstructor(type: Type): boolean {
  if (isValueType(type)) return true;
  if (!(type instanceof NamedTypeSymbol) || type.kind !== 'class' || type.flags.isAbstract === true)
    return false;
  return type
    .members('.ctor')
    .some((member) => 'parameters' in member && member.parameters.length === 0 && isPublic(member));
}
const isPublic = ({ accessibility }: { readonly accessibility: string }): boolean =>
  accessibility === 'public';

/**
 * Constraints hold for the types that take the place of the parameters, those in the constraints among them.
 * @param name what has the parameters, as exceptions name it
 * @throws {ArgumentException} for one that does not fit
 */
export function checkConstraints(
  parameters: readonly TypeParameter[],
  given: readonly Type[],
  name: string,
): void {
  if (given.includes(specialType('void')))
    throw new ArgumentException("The type 'System.Void' may not be used as a type argument.");
  const substitution = new Substitution(parameters, given);
  const wrong = given.findIndex((argument, index) => !satisfies(argument, parameters[index]!, substitution));
  if (wrong >= 0)
    throw new ArgumentException(
      `GenericArguments[${wrong}], '${typeName(given[wrong]!)}', on '${name}' violates the constraint of type '${parameters[wrong]!.name}'.`,
    );
}

/** `MakeGenericType`. @throws {InvalidOperationException | ArgumentException} unless the arguments fit the type */
export function makeGenericType(type: Type, typeArguments: readonly (Type | null)[] | null): Type {
  if (typeArguments === null) throw new ArgumentNullException('typeArguments');
  if (!isGeneric(type) || !type.isDefinition) {
    throw new InvalidOperationException(
      `${typeName(type)} is not a GenericTypeDefinition. MakeGenericType may only be called on a type for which Type.IsGenericTypeDefinition is true.`,
    );
  }
  if (typeArguments.includes(null)) throw new ArgumentNullException();
  const given = typeArguments as readonly Type[];
  if (given.length !== type.typeParameters.length) {
    throw new ArgumentException(
      "The number of generic arguments provided doesn't equal the arity of the generic type definition.",
      'typeArguments',
    );
  }
  checkConstraints(type.typeParameters, given, typeName(type));
  return type.construct(given);
}

/** @throws {InvalidOperationException} unless the type is a type parameter */
function parameterOf(type: Type): NamedType['typeParameters'][number] {
  if (type.kind === 'typeParameter') return type;
  throw new InvalidOperationException(
    'Method may only be called on a Type for which Type.IsGenericParameter is true.',
  );
}
/** `GenericParameterPosition`. @throws {InvalidOperationException} */
export function parameterPosition(type: Type): number {
  return parameterOf(type).ordinal;
}
/** `GetGenericParameterConstraints`. @throws {InvalidOperationException} */
export function parameterConstraints(type: Type): readonly Type[] {
  const { isValue, types } = parameterOf(type).constraints;
  return isValue ? [coreType('System.ValueType'), ...types] : types;
}
/** `GenericParameterAttributes`. @throws {InvalidOperationException} */
export function parameterAttributes(type: Type): number {
  const { variance, constraints } = parameterOf(type);
  const bits = genericParameterAttributes;
  return (
    (variance === 'out' ? bits.Covariant : variance === 'in' ? bits.Contravariant : 0) |
    (constraints.isReference ? bits.ReferenceTypeConstraint : 0) |
    (constraints.isValue ? bits.NotNullableValueTypeConstraint | bits.DefaultConstructorConstraint : 0) |
    (constraints.hasConstructor ? bits.DefaultConstructorConstraint : 0) |
    (constraints.allowsRefStruct ? bits.AllowByRefLike : 0)
  );
}
