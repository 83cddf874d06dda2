// `System.Type` and `System.Activator`. A type at run time is the compiler's own symbol of it.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { NamedType, arrayOf } from '../../../metadata/symbols.ts';
import type { Type } from '../../../metadata/symbols.ts';
import { emptyArray, toArray } from '../../../runtime/box.ts';
import { box, isInstance } from '../../../runtime/casting.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import { enumMembers } from '../../../runtime/enum-text.ts';
import {
  ArgumentException,
  ArgumentNullException,
  MissingMethodException,
  TypeLoadException,
} from '../../../runtime/exceptions.ts';
import { fullAssemblyName } from '../../../runtime/assemblies.ts';
import { activate } from '../../../runtime/members.ts';
import { typeName } from '../../../runtime/type-name.ts';
import { isAssignable } from '../../../runtime/type-relations.ts';
import { Box } from '../../../runtime/box.ts';
import { convertibleNames, convertibleOf } from '../convert-values.ts';
import { typeCodes } from '../type-code.ts';
import { AmbiguousMatchException } from './ambiguous-match-exception.ts';
import {
  baseTypeOf,
  fullName,
  interfacesOf,
  isClass,
  isPrimitive,
  isValueType,
  namespaceOf,
  qualifiedName,
  simpleName,
  typeByName,
} from './type-facts.ts';
import { byName, constructorsOf, defaultFlags, fieldsOf, methodsOf, propertiesOf } from './type-members.ts';

const types = (list: readonly Type[]): Type[] => toArray([...list], coreType('System.Type'));
const infos = <T extends object>(list: T[], name: string): T[] =>
  toArray(list, coreType(`System.Reflection.${name}`));
const named = (type: Type): NamedType | undefined => (type instanceof NamedType ? type : undefined);

function isAssignableFrom(self: Type, other: Type | null): boolean {
  return other !== null && isAssignable(other, self);
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

function method(self: Type, name: string | null, flags?: number): unknown {
  if (name === null) throw new ArgumentNullException('name');
  const found = methodsOf(self, flags ?? defaultFlags).filter((one) => one.name === name);
  if (found.length > 1)
    throw new AmbiguousMatchException(
      `Ambiguous match found for '${typeName(self)} ${found[0]!.$toString()}'.`,
    );
  return found[0] ?? null;
}
function methodOf(self: Type, name: string, parameters: readonly Type[]): unknown {
  const fits = (one: {
    readonly symbol: { readonly parameters: readonly { readonly type: Type }[] };
  }): boolean =>
    one.symbol.parameters.length === parameters.length &&
    one.symbol.parameters.every(({ type }, index) => type === parameters[index]);
  return methodsOf(self).find((one) => one.name === name && fits(one)) ?? null;
}

function property(self: Type, name: string | null, flags?: number): unknown {
  if (name === null) throw new ArgumentNullException('name');
  return byName(propertiesOf(self, flags), name, flags);
}
function field(self: Type, name: string | null, flags?: number): unknown {
  if (name === null) throw new ArgumentNullException('name');
  return byName(fieldsOf(self, flags), name, flags);
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
  const kind = convertibleOf(type);
  return kind === undefined ? typeCodes.Object : typeCodes[convertibleNames[kind] as keyof typeof typeCodes];
}

/** `System.Type`. */
export const typeType: TypeDeclaration = declareType(
  'public abstract class System.Type : System.Reflection.MemberInfo',
  {
    'static Type? GetType(string typeName, bool throwOnError, bool ignoreCase)': typeOfName,
    'static Type? GetType(string typeName, bool throwOnError)': (
      name: string | null,
      throwOnError: boolean,
    ) => typeOfName(name, throwOnError, false),
    'static Type? GetType(string typeName)': (name: string | null) => typeOfName(name, false, false),
    'Type GetType()': () => coreType('System.Type'),
    'Type? GetElementType()': (self: Type) => (self.kind === 'array' ? self.element : null),
    'int GetArrayRank()': (self: Type) => {
      if (self.kind !== 'array') throw new ArgumentException('Must be an array type.');
      return self.rank;
    },
    'Type GetGenericTypeDefinition()': (self: Type) => named(self)?.definition ?? self,
    'Type[] GetGenericArguments()': (self: Type) => types(named(self)?.typeArguments ?? []),
    'bool IsAssignableTo(Type? targetType)': (self: Type, target: Type | null) =>
      target !== null && isAssignable(self, target),
    'System.Reflection.ConstructorInfo[] GetConstructors()': (self: Type) =>
      infos(constructorsOf(self), 'ConstructorInfo'),
    'System.Reflection.FieldInfo? GetField(string name)': (self: Type, name: string | null) =>
      field(self, name),
    'System.Reflection.FieldInfo? GetField(string name, System.Reflection.BindingFlags bindingAttr)': field,
    'System.Reflection.FieldInfo[] GetFields()': (self: Type) => infos(fieldsOf(self), 'FieldInfo'),
    'System.Reflection.FieldInfo[] GetFields(System.Reflection.BindingFlags bindingAttr)': (
      self: Type,
      flags: number,
    ) => infos(fieldsOf(self, flags), 'FieldInfo'),
    'static Type[] EmptyTypes { get; }': () => emptyArray(coreType('System.Type')),
    'System.Reflection.MemberInfo[] GetMember(string name)': (self: Type, name: string | null) =>
      infos(
        [...methodsOf(self), ...propertiesOf(self), ...fieldsOf(self)].filter(
          (member) => member.name === name,
        ),
        'MemberInfo',
      ),
    'System.Reflection.MemberInfo[] GetMembers()': (self: Type) =>
      infos(
        [...methodsOf(self), ...constructorsOf(self), ...propertiesOf(self), ...fieldsOf(self)],
        'MemberInfo',
      ),
    'System.Reflection.MethodInfo? GetMethod(string name)': (self: Type, name: string | null) =>
      method(self, name),
    'System.Reflection.MethodInfo? GetMethod(string name, System.Reflection.BindingFlags bindingAttr)':
      method,
    'System.Reflection.MethodInfo? GetMethod(string name, Type[] types)': methodOf,
    'System.Reflection.MethodInfo[] GetMethods()': (self: Type) => infos(methodsOf(self), 'MethodInfo'),
    'System.Reflection.MethodInfo[] GetMethods(System.Reflection.BindingFlags bindingAttr)': (
      self: Type,
      flags: number,
    ) => infos(methodsOf(self, flags), 'MethodInfo'),
    'System.Reflection.PropertyInfo? GetProperty(string name)': (self: Type, name: string | null) =>
      property(self, name),
    'System.Reflection.PropertyInfo? GetProperty(string name, System.Reflection.BindingFlags bindingAttr)':
      property,
    'System.Reflection.PropertyInfo[] GetProperties()': (self: Type) =>
      infos(propertiesOf(self), 'PropertyInfo'),
    'System.Reflection.PropertyInfo[] GetProperties(System.Reflection.BindingFlags bindingAttr)': (
      self: Type,
      flags: number,
    ) => infos(propertiesOf(self, flags), 'PropertyInfo'),
    'static TypeCode GetTypeCode(Type? type)': typeCodeOf,
    'Type? GetInterface(string name)': (self: Type, name: string) =>
      interfacesOf(self).find((one) => simpleName(one) === name || fullName(one) === name) ?? null,
    'Type[] GetInterfaces()': (self: Type) => types(interfacesOf(self)),
    'bool IsInstanceOfType(object? o)': (self: Type, value: unknown) => isInstance(value, self),
    'Type GetEnumUnderlyingType()': (self: Type) => enumOf(self).definition.enumUnderlying,
    'Array GetEnumValues()': (self: Type) => toArray([...enumMembers(enumOf(self)).values], self),
    'string[] GetEnumNames()': (self: Type) =>
      toArray([...enumMembers(enumOf(self)).names], specialType('string')),
    'string? GetEnumName(object value)': (self: Type, value: unknown) => {
      const { names, values } = enumMembers(enumOf(self));
      return names[values.indexOf(value instanceof Box ? value.value : (value as number))] ?? null;
    },
    'bool IsEnumDefined(object value)': (self: Type, value: unknown) => {
      const { names, values } = enumMembers(enumOf(self));
      return typeof value === 'string'
        ? names.includes(value)
        : values.includes(value instanceof Box ? value.value : (value as number));
    },
    'Type MakeArrayType()': (self: Type) => arrayOf(self),
    'Type MakeArrayType(int rank)': (self: Type, rank: number) => arrayOf(self, rank),
    'Type MakeGenericType(params Type[] typeArguments)': (self: Type, typeArguments: readonly Type[]) =>
      (self as NamedType).construct(typeArguments),
    'override string ToString()': typeName,
    'override bool Equals(object? o)': (self: Type, other: unknown) => self === other,
    'bool Equals(Type? o)': (self: Type, other: Type | null) => self === other,
    'override int GetHashCode()': (self: Type) => self.id,
    'static bool operator ==(Type? left, Type? right)': (a: Type | null, b: Type | null) => a === b,
    'static bool operator !=(Type? left, Type? right)': (a: Type | null, b: Type | null) => a !== b,
    'bool IsSubclassOf(Type c)': isSubclassOf,
    'bool IsAssignableFrom(Type? c)': isAssignableFrom,
    'string? Namespace { get; }': namespaceOf,
    'string? AssemblyQualifiedName { get; }': qualifiedName,
    'string? FullName { get; }': fullName,
    'bool IsInterface { get; }': (self: Type) => self.kind === 'interface',
    'bool IsNested { get; }': (self: Type) => (named(self)?.containingType ?? null) !== null,
    'bool IsArray { get; }': (self: Type) => self.kind === 'array',
    'bool HasElementType { get; }': (self: Type) => self.kind === 'array',
    'bool IsGenericType { get; }': (self: Type) => (named(self)?.typeArguments.length ?? 0) > 0,
    'bool IsGenericTypeDefinition { get; }': (self: Type) =>
      (named(self)?.typeArguments.length ?? 0) > 0 && named(self)!.isDefinition,
    'bool IsConstructedGenericType { get; }': (self: Type) =>
      (named(self)?.typeArguments.length ?? 0) > 0 && !named(self)!.isDefinition,
    'bool IsGenericParameter { get; }': (self: Type) => self.kind === 'typeParameter',
    'Type[] GenericTypeArguments { get; }': (self: Type) =>
      types(named(self)?.isDefinition ? [] : (named(self)?.typeArguments ?? [])),
    'bool IsAbstract { get; }': (self: Type) =>
      self.kind === 'interface' ||
      named(self)?.flags.isAbstract === true ||
      named(self)?.flags.isStatic === true,
    'bool IsSealed { get; }': (self: Type) =>
      named(self)?.flags.isSealed === true || named(self)?.flags.isStatic === true || isValueType(self),
    'bool IsClass { get; }': isClass,
    'bool IsPublic { get; }': (self: Type) =>
      named(self)?.accessibility === 'public' && named(self)?.containingType === null,
    'bool IsNestedPublic { get; }': (self: Type) =>
      named(self)?.accessibility === 'public' && named(self)?.containingType !== null,
    'bool IsEnum { get; }': (self: Type) => self.kind === 'enum',
    'bool IsPrimitive { get; }': isPrimitive,
    'bool IsValueType { get; }': isValueType,
    'bool ContainsGenericParameters { get; }': (self: Type) =>
      (named(self)?.typeArguments.length ?? 0) > 0 && named(self)!.isDefinition,
    'Type? BaseType { get; }': baseTypeOf,
  },
);

/** @throws {ArgumentNullException | MissingMethodException} */
function create(type: Type | null): unknown {
  if (type === null) throw new ArgumentNullException('type');
  if (type instanceof NamedType && type.special === 'string') {
    throw new MissingMethodException(
      "Cannot dynamically create an instance of type 'System.String'. Reason: Uninitialized Strings cannot be created.",
    );
  }
  return box(activate(type), type);
}

/** The constructor that fits the arguments, whose boxed values become natural ones. @throws {MissingMethodException} */
function createWith(type: Type | null, args: readonly unknown[] | null): unknown {
  if (type === null || args === null || args.length === 0) return create(type);
  const fits = (parameters: readonly { readonly type: Type }[]): boolean =>
    parameters.length === args.length &&
    parameters.every(({ type: parameter }, index) =>
      args[index] === null ? !isValueType(parameter) : isInstance(args[index], parameter),
    );
  const found = constructorsOf(type).find(({ symbol }) => fits(symbol.parameters));
  if (!found) throw new MissingMethodException(`Constructor on type '${typeName(type)}' not found.`);
  return found.invoke(args);
}

/** `System.Activator`. */
export const activatorType: TypeDeclaration = declareType('public static class System.Activator', {
  'static object? CreateInstance(Type type, params object?[]? args)': createWith,
  'static object? CreateInstance(Type type)': create,
  'static object? CreateInstance(Type type, bool nonPublic)': create,
  'static T CreateInstance<T>()': activate,
});
