// The declared types of reflection: `MemberInfo` and what derives from it.
import { declareEnum, declareType } from '../../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType, AttributeData, Type } from '../../../metadata/symbols.ts';
import { toArray } from '../../../runtime/box.ts';
import { box } from '../../../runtime/casting.ts';
import { coreType, specialType } from '../../../runtime/core-types.ts';
import { ArgumentNullException } from '../../../runtime/exceptions.ts';
import { AmbiguousMatchException } from './ambiguous-match-exception.ts';
import {
  ConstructorInfo,
  FieldInfo,
  MemberInfo,
  MethodBase,
  MethodInfo,
  ParameterInfo,
  PropertyInfo,
  attributesOf,
  hasAttribute,
} from './member-info.ts';
import { simpleName } from './type-facts.ts';

/** `GetRawConstantValue`: an enum's as a number. */
function rawConstant({ constant, type }: FieldInfo['symbol']): unknown {
  return constant
    ? box(constant.value, (type.kind === 'enum' ? type.enumUnderlying : undefined) ?? type)
    : null;
}
type Attributed = MemberInfo | NamedType;
/** @throws {ArgumentNullException} for none, as the static methods and the extension methods do */
function sourceOf(self: Attributed | null): { readonly attributes: readonly AttributeData[] } {
  if (!self) throw new ArgumentNullException('element');
  return self;
}
const objects = (values: unknown[]): unknown[] => toArray(values, specialType('object'));

/** `GetCustomAttribute`: the only one. @throws {AmbiguousMatchException} for several */
function single(element: Attributed | null, type: Type | null): unknown {
  if (element && !type) throw new ArgumentNullException('attributeType');
  const found = attributesOf(sourceOf(element), type);
  if (found.length > 1)
    throw new AmbiguousMatchException('Multiple custom attributes of the same type found.');
  return found[0] ?? null;
}

const element = 'System.Reflection.MemberInfo element';
const attributeArray = (values: unknown[]): unknown[] => toArray(values, coreType('System.Attribute'));
/** The static members of `System.Attribute`. */
export const attributeStatics: Readonly<Record<string, Implementation>> = {
  [`static Attribute? GetCustomAttribute(${element}, Type attributeType)`]: single,
  [`static Attribute? GetCustomAttribute(${element}, Type attributeType, bool inherit)`]: single,
  [`static Attribute[] GetCustomAttributes(${element})`]: (target: Attributed) =>
    attributeArray(attributesOf(sourceOf(target), null)),
  [`static Attribute[] GetCustomAttributes(${element}, bool inherit)`]: (target: Attributed) =>
    attributeArray(attributesOf(sourceOf(target), null)),
  [`static Attribute[] GetCustomAttributes(${element}, Type attributeType)`]: (
    target: Attributed,
    type: Type,
  ) => toArray(attributesOf(sourceOf(target), type), type),
  [`static bool IsDefined(${element}, Type attributeType)`]: (target: Attributed, type: Type) =>
    hasAttribute(sourceOf(target), type),
  [`static bool IsDefined(${element}, Type attributeType, bool inherit)`]: (target: Attributed, type: Type) =>
    hasAttribute(sourceOf(target), type),
};

/** The types of System.Reflection. */
export const memberTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Reflection.MemberInfo',
    {
      'bool IsDefined(Type attributeType, bool inherit)': (self: Attributed, type: Type | null) =>
        hasAttribute(sourceOf(self), type),
      'object[] GetCustomAttributes(bool inherit)': (self: Attributed) =>
        objects(attributesOf(sourceOf(self), null)),
      'object[] GetCustomAttributes(Type attributeType, bool inherit)': (
        self: Attributed,
        type: Type | null,
      ) => toArray(attributesOf(sourceOf(self), type), type ?? specialType('object')),
      'string Name { get; }': (self: Attributed) =>
        self instanceof MemberInfo ? self.name : simpleName(self),
      'Type? DeclaringType { get; }': (self: Attributed) =>
        self instanceof MemberInfo ? self.declaringType : self.containingType,
      'Type? ReflectedType { get; }': (self: Attributed) =>
        self instanceof MemberInfo ? self.reflected : self.containingType,
    },
    { runtime: MemberInfo },
  ),
  declareType(
    'public abstract class System.Reflection.PropertyInfo : System.Reflection.MemberInfo',
    {
      'object? GetValue(object? obj)': (self: PropertyInfo, target: unknown) => self.getValue(target, null),
      'object? GetValue(object? obj, object?[]? index)': (
        self: PropertyInfo,
        target: unknown,
        index: readonly unknown[] | null,
      ) => self.getValue(target, index),
      'void SetValue(object? obj, object? value)': (self: PropertyInfo, target: unknown, value: unknown) =>
        self.setValue(target, value, null),
      'void SetValue(object? obj, object? value, object?[]? index)': (
        self: PropertyInfo,
        target: unknown,
        value: unknown,
        index: readonly unknown[] | null,
      ) => self.setValue(target, value, index),
      'System.Reflection.ParameterInfo[] GetIndexParameters()': (self: PropertyInfo) =>
        toArray(
          self.symbol.parameters.map((parameter, at) => new ParameterInfo(parameter, at)),
          coreType('System.Reflection.ParameterInfo'),
        ),
      'System.Reflection.MethodInfo? GetGetMethod()': (self: PropertyInfo) =>
        self.symbol.getMethod && new MethodInfo(self.symbol.getMethod, self.reflected),
      'System.Reflection.MethodInfo? GetMethod { get; }': (self: PropertyInfo) =>
        self.symbol.getMethod ? new MethodInfo(self.symbol.getMethod, self.reflected) : null,
      'System.Reflection.MethodInfo? SetMethod { get; }': (self: PropertyInfo) =>
        self.symbol.setMethod ? new MethodInfo(self.symbol.setMethod, self.reflected) : null,
      'Type PropertyType { get; }': (self: PropertyInfo) => self.symbol.type,
      'bool CanRead { get; }': (self: PropertyInfo) => self.canRead,
      'bool CanWrite { get; }': (self: PropertyInfo) => self.canWrite,
      'override string ToString()': (self: PropertyInfo) => self.$toString(),
    },
    { runtime: PropertyInfo },
  ),
  declareType(
    'public abstract class System.Reflection.FieldInfo : System.Reflection.MemberInfo',
    {
      'object? GetValue(object? obj)': (self: FieldInfo, target: unknown) => self.getValue(target),
      'void SetValue(object? obj, object? value)': (self: FieldInfo, target: unknown, value: unknown) =>
        self.setValue(target, value),
      'object? GetRawConstantValue()': (self: FieldInfo) => rawConstant(self.symbol),
      'Type FieldType { get; }': (self: FieldInfo) => self.symbol.type,
      'bool IsStatic { get; }': (self: FieldInfo) => self.symbol.isStatic,
      'bool IsPublic { get; }': (self: FieldInfo) => self.symbol.accessibility === 'public',
      'bool IsPrivate { get; }': (self: FieldInfo) => self.symbol.accessibility === 'private',
      'bool IsLiteral { get; }': (self: FieldInfo) => self.symbol.constant !== undefined,
      'bool IsInitOnly { get; }': (self: FieldInfo) => self.symbol.flags.isReadOnly === true,
      'override string ToString()': (self: FieldInfo) => self.$toString(),
    },
    { runtime: FieldInfo },
  ),
  declareType(
    'public abstract class System.Reflection.MethodBase : System.Reflection.MemberInfo',
    {
      'System.Reflection.ParameterInfo[] GetParameters()': (self: MethodBase) =>
        toArray(self.parameters, coreType('System.Reflection.ParameterInfo')),
      'bool IsStatic { get; }': (self: MethodBase) => self.symbol.isStatic,
      'bool IsPublic { get; }': (self: MethodBase) => self.symbol.accessibility === 'public',
      'bool IsPrivate { get; }': (self: MethodBase) => self.symbol.accessibility === 'private',
      'bool IsAbstract { get; }': (self: MethodBase) => self.symbol.flags.isAbstract === true,
      'bool IsVirtual { get; }': (self: MethodBase) => self.symbol.key !== undefined,
      'bool IsConstructor { get; }': (self: MethodBase) => self instanceof ConstructorInfo,
      'bool IsGenericMethod { get; }': (self: MethodBase) => self.symbol.typeParameters.length > 0,
      'override string ToString()': (self: MethodBase) => self.$toString(),
    },
    { runtime: MethodBase },
  ),
  declareType(
    'public abstract class System.Reflection.MethodInfo : System.Reflection.MethodBase',
    {
      'object? Invoke(object? obj, object?[]? parameters)': (
        self: MethodInfo,
        target: unknown,
        values: readonly unknown[] | null,
      ) => self.invoke(target, values),
      'Type ReturnType { get; }': (self: MethodInfo) => self.symbol.returnType,
      'System.Reflection.MethodInfo MakeGenericMethod(params Type[] typeArguments)': (
        self: MethodInfo,
        types: readonly Type[],
      ) => new MethodInfo(self.symbol.construct(types), self.reflected),
    },
    { runtime: MethodInfo },
  ),
  declareType(
    'public abstract class System.Reflection.ConstructorInfo : System.Reflection.MethodBase',
    {
      'object Invoke(object?[]? parameters)': (self: ConstructorInfo, values: readonly unknown[] | null) =>
        self.invoke(values),
    },
    { runtime: ConstructorInfo },
  ),
  declareType(
    'public class System.Reflection.ParameterInfo',
    {
      'string? Name { get; }': (self: ParameterInfo) => self.symbol.name,
      'Type ParameterType { get; }': (self: ParameterInfo) => self.symbol.type,
      'int Position { get; }': (self: ParameterInfo) => self.position,
      'bool IsOptional { get; }': (self: ParameterInfo) => self.symbol.optional !== undefined,
      'bool HasDefaultValue { get; }': (self: ParameterInfo) => self.symbol.optional !== undefined,
      'object? DefaultValue { get; }': (self: ParameterInfo) => {
        const { optional, type } = self.symbol;
        return optional && 'value' in optional ? box(optional.value, type) : null;
      },
      'bool IsOut { get; }': (self: ParameterInfo) => self.symbol.refKind === 'out',
      'override string ToString()': (self: ParameterInfo) => self.$toString(),
    },
    { runtime: ParameterInfo },
  ),
  declareType('public static class System.Reflection.CustomAttributeExtensions', {
    'static T? GetCustomAttribute<T>(this System.Reflection.MemberInfo element) where T : Attribute': (
      element: Attributed,
      T: Type,
    ) => single(element, T),
    'static T? GetCustomAttribute<T>(this System.Reflection.MemberInfo element, bool inherit) where T : Attribute':
      (element: Attributed, _inherit: boolean, T: Type) => single(element, T),
    'static Attribute? GetCustomAttribute(this System.Reflection.MemberInfo element, Type attributeType)':
      single,
    'static IEnumerable<T> GetCustomAttributes<T>(this System.Reflection.MemberInfo element) where T : Attribute':
      (element: Attributed, T: Type) => toArray(attributesOf(sourceOf(element), T), T),
    'static IEnumerable<Attribute> GetCustomAttributes(this System.Reflection.MemberInfo element)': (
      element: Attributed,
    ) => toArray(attributesOf(sourceOf(element), null), coreType('System.Attribute')),
    'static bool IsDefined(this System.Reflection.MemberInfo element, Type attributeType)': (
      element: Attributed,
      type: Type,
    ) => hasAttribute(sourceOf(element), type),
  }),
  declareEnum('[Flags] public enum System.Reflection.BindingFlags', {
    Default: 0,
    IgnoreCase: 1,
    DeclaredOnly: 2,
    Instance: 4,
    Static: 8,
    Public: 16,
    NonPublic: 32,
    FlattenHierarchy: 64,
    InvokeMethod: 256,
    CreateInstance: 512,
    GetField: 1024,
    SetField: 2048,
    GetProperty: 4096,
    SetProperty: 8192,
  }),
  declareType(
    'public sealed class System.Reflection.AmbiguousMatchException : SystemException',
    {
      'AmbiguousMatchException()': () => new AmbiguousMatchException(),
      'AmbiguousMatchException(string? message)': (message: string | null) =>
        new AmbiguousMatchException(message),
    },
    { runtime: AmbiguousMatchException },
  ),
];
