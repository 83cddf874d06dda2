// The class `System.Type` as template code sees it.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { fullAssemblyName } from '@mockwright/language/runtime/assemblies';
import { emptyArray, toArray } from '@mockwright/language/runtime/box';
import { isInstance } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { enumMembers } from '@mockwright/language/runtime/enum-text';
import { hash } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  IndexOutOfRangeException,
  TypeLoadException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { interfaceNamed } from '../System.Reflection/find-members.ts';
import {
  definitionOf,
  makeGenericType,
  parameterAttributes,
  parameterConstraints,
  parameterPosition,
} from '../System.Reflection/generic-types.ts';
import { Missing } from '../System.Reflection/invocation.ts';
import { memberLookups } from '../System.Reflection/member-lookups.ts';
import { typeByName } from '../System.Reflection/type-by-name.ts';
import {
  baseTypeOf,
  fullName,
  interfacesOf,
  namespaceOf,
  qualifiedName,
} from '../System.Reflection/type-facts.ts';
import { typeTraits } from '../System.Reflection/type-traits.ts';
import { convertibleNames, convertibleOf } from './convert-values.ts';
import { enumNameOf, isEnumDefined } from './enum.ts';
import { typeCodes } from './type-code.ts';

const types = (list: readonly Type[]): Type[] => toArray([...list], coreType('System.Type'));
const named = (type: Type): NamedType | undefined => (type instanceof NamedTypeSymbol ? type : undefined);

function isAssignableFrom(self: Type, other: Type | null): boolean {
  if (other === null) return false;
  return (
    isAssignable(other, self) ||
    (self.kind === 'struct' && self.isNullable && self.typeArguments[0] === other)
  );
}
function isSubclassOf(self: Type, other: Type): boolean {
  for (let base = baseTypeOf(self); base; base = baseTypeOf(base)) if (base === other) return true;
  return false;
}
/** @throws {ArgumentException} unless the type is an enum */
function enumOf(type: Type): NamedType {
  if (type.kind === 'enum') return type;
  throw new ArgumentException('Type provided must be an Enum.', 'enumType');
}

function typeOfName(name: string | null, throwOnError: boolean, ignoreCase: boolean): Type | null {
  if (name === null) throw new ArgumentNullException('typeName');
  const found = typeByName(name, ignoreCase);
  if (!found && throwOnError) {
    throw new TypeLoadException(
      `Could not resolve type '${name}' in assembly '${fullAssemblyName('Script')}'.`,
    );
  }
  return found;
}

function typeCodeOf(type: Type | null): number {
  if (type === null) return typeCodes.Empty;
  if (type === coreType('System.DBNull')) return typeCodes.DBNull;
  const kind = convertibleOf(type);
  return kind === undefined ? typeCodes.Object : typeCodes[convertibleNames[kind] as keyof typeof typeCodes];
}

/** How many an array of .NET may have. */
const mostDimensions = 32;

/** `System.Type`. */
export const typeType: TypeDeclaration = declareType(
  'public abstract class System.Type : System.Reflection.MemberInfo',
  () => ({
    'static readonly object Missing': Missing.value,
    'static Type? GetType(string typeName, bool throwOnError, bool ignoreCase)': typeOfName,
    'static Type? GetType(string typeName, bool throwOnError)': (
      name: string | null,
      throwOnError: boolean,
    ) => typeOfName(name, throwOnError, false),
    'static Type? GetType(string typeName)': (name: string | null) => typeOfName(name, false, false),
    'Type GetType()': () => coreType('System.RuntimeType'),
    'static readonly char Delimiter': 46,
    'static Type[] EmptyTypes { get; }': () => emptyArray(coreType('System.Type')),
    'Type? GetElementType()': (self: Type) => (self.kind === 'array' ? self.element : null),
    'int GetArrayRank()': (self: Type) => {
      if (self.kind !== 'array') throw new ArgumentException('Must be an array type.');
      return self.rank;
    },
    'Type GetGenericTypeDefinition()': definitionOf,
    'Type[] GetGenericArguments()': (self: Type) => {
      // An array has those of its elements.
      let inner = self;
      while (inner.kind === 'array') inner = inner.element;
      return types(named(inner)?.typeArguments ?? []);
    },
    'bool IsAssignableTo(Type? targetType)': (self: Type, target: Type | null) =>
      target !== null && isAssignableFrom(target, self),
    ...memberLookups,
    'static TypeCode GetTypeCode(Type? type)': typeCodeOf,
    'Type? GetInterface(string name)': (self: Type, name: string | null) => interfaceNamed(self, name, false),
    'Type? GetInterface(string name, bool ignoreCase)': interfaceNamed,
    'Type[] GetInterfaces()': (self: Type) => types(interfacesOf(self)),
    'bool IsInstanceOfType(object? o)': (self: Type, value: unknown) => isInstance(value, self),
    'Type GetEnumUnderlyingType()': (self: Type) => enumOf(self).definition.enumUnderlying,
    'Array GetEnumValues()': (self: Type) => toArray([...enumMembers(enumOf(self)).values], self),
    'string[] GetEnumNames()': (self: Type) =>
      toArray([...enumMembers(enumOf(self)).names], specialType('string')),
    'string? GetEnumName(object value)': enumNameOf,
    'bool IsEnumDefined(object value)': isEnumDefined,
    'bool IsEquivalentTo(Type? other)': (self: Type, other: Type | null) => self === other,
    'Type UnderlyingSystemType { get; }': (self: Type) => self,
    'Array GetEnumValuesAsUnderlyingType()': (self: Type) =>
      toArray([...enumMembers(enumOf(self)).values], enumOf(self).definition.enumUnderlying!),
    'Type MakeArrayType()': (self: Type) => arrayOf(self),
    'Type MakeArrayType(int rank)': (self: Type, rank: number) => {
      if (rank < 1) throw new IndexOutOfRangeException();
      if (rank > mostDimensions)
        throw new TypeLoadException(`An array of '${typeName(self)}' has too many dimensions.`);
      return arrayOf(self, rank);
    },
    'Type MakeGenericType(params Type[] typeArguments)': makeGenericType,
    'Type[] GenericTypeArguments { get; }': (self: Type) =>
      types(named(self)?.isDefinition ? [] : (named(self)?.typeArguments ?? [])),
    'Type[] GetGenericParameterConstraints()': (self: Type) => types(parameterConstraints(self)),
    'int GenericParameterPosition { get; }': parameterPosition,
    'System.Reflection.GenericParameterAttributes GenericParameterAttributes { get; }': parameterAttributes,
    'override string ToString()': typeName,
    'override bool Equals(object? o)': (self: Type, other: unknown) => self === other,
    'bool Equals(Type? o)': (self: Type, other: Type | null) => self === other,
    'override int GetHashCode()': hash,
    'static bool operator ==(Type? left, Type? right)': (a: Type | null, b: Type | null) => a === b,
    'static bool operator !=(Type? left, Type? right)': (a: Type | null, b: Type | null) => a !== b,
    'bool IsSubclassOf(Type c)': isSubclassOf,
    'bool IsAssignableFrom(Type? c)': isAssignableFrom,
    'string? Namespace { get; }': namespaceOf,
    'string? AssemblyQualifiedName { get; }': qualifiedName,
    'string? FullName { get; }': fullName,
    ...typeTraits,
    'Type? BaseType { get; }': baseTypeOf,
  }),
);
