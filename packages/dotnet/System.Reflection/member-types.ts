// The declared types of reflection: `MemberInfo` and what derives from it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodKind, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { sameMember } from '@mockwright/language/runtime/members';
import { DBNull } from '../System/db-null.ts';
import { createDelegateMembers } from './create-delegate.ts';
import { attributeMembers, customAttributeExtensionsType } from './custom-attributes.ts';
import { Missing, defaultOfParameter } from './invocation.ts';
import { memberKinds, reflectionEnums } from './member-enums.ts';
import { AmbiguousMatchException } from './ambiguous-match-exception.ts';
import {
  ConstructorInfo,
  EventInfo,
  FieldInfo,
  MemberInfo,
  MethodBase,
  MethodInfo,
  ParameterInfo,
  PropertyInfo,
} from './member-info.ts';
import { isPublic, simpleName } from './type-facts.ts';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `GetRawConstantValue`: an enum's as a number. */
function rawConstant({ constant, type }: FieldInfo['symbol']): unknown {
  return constant
    ? box(constant.value, (type.kind === 'enum' ? type.enumUnderlying : undefined) ?? type)
    : null;
}
function accessor(
  { reflected }: MemberInfo,
  method: MethodSymbol | undefined,
  nonPublic: boolean,
): MethodInfo | null {
  return method && (nonPublic || isPublic(method)) ? new MethodInfo(method, reflected) : null;
}
function isVirtual({ flags, containingType }: MethodSymbol): boolean {
  return (
    flags.isVirtual === true ||
    flags.isAbstract === true ||
    flags.isOverride === true ||
    (containingType?.kind === 'interface' && flags.isStatic !== true)
  );
}
const specialNames: ReadonlySet<MethodKind> = new Set([
  'getter',
  'setter',
  'adder',
  'remover',
  'operator',
  'conversion',
  'constructor',
]);
/** The first declaration of a method that others override. */
function baseDefinition({ symbol, reflected }: MethodInfo): MethodInfo {
  let first = symbol;
  if (symbol.definition.key !== undefined) {
    for (let type = symbol.containingType?.baseType ?? null; type; type = type.baseType) {
      const same = sameMember(type, symbol);
      if (same?.definition.key === symbol.definition.key) first = same;
    }
  }
  return new MethodInfo(first, first === symbol ? reflected : first.containingType!);
}
const typeList = (list: readonly Type[]): Type[] => toArray([...list], coreType('System.Type'));

function rawDefault({ symbol }: ParameterInfo): unknown {
  const { optional, type } = symbol;
  if (!optional) return DBNull.value;
  return 'value' in optional && type.kind === 'enum'
    ? box(optional.value, type.enumUnderlying ?? type)
    : defaultOfParameter(symbol);
}

const info = 'System.Reflection.MemberInfo';
function same(left: unknown, right: unknown): boolean {
  return left === right || (left instanceof MemberInfo && left.$equals(right));
}

/** The types of System.Reflection. */
export const memberTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class System.Reflection.MemberInfo',
    () => ({
      ...attributeMembers,
      [`static bool operator ==(${info}? left, ${info}? right)`]: same,
      [`static bool operator !=(${info}? left, ${info}? right)`]: (left: unknown, right: unknown) =>
        !same(left, right),
      'string Name { get; }': (self: MemberInfo | NamedType) =>
        self instanceof MemberInfo ? self.name : simpleName(self),
      'Type? DeclaringType { get; }': (self: MemberInfo | NamedType) =>
        self instanceof MemberInfo ? self.declaringType : self.containingType,
      'Type? ReflectedType { get; }': (self: MemberInfo | NamedType) =>
        self instanceof MemberInfo ? self.reflected : self.containingType,
      'System.Reflection.MemberTypes MemberType { get; }': (self: MemberInfo | NamedType) =>
        self instanceof MemberInfo
          ? self.memberType
          : self.containingType
            ? memberKinds.NestedType
            : memberKinds.TypeInfo,
    }),
    { runtime: MemberInfo },
  ),
  declareType(
    'public abstract class System.Reflection.PropertyInfo : System.Reflection.MemberInfo',
    () => ({
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
          self.symbol.parameters.map((parameter, at) => new ParameterInfo(parameter, at, self)),
          coreType('System.Reflection.ParameterInfo'),
        ),
      'System.Reflection.MethodInfo? GetGetMethod()': (self: PropertyInfo) =>
        accessor(self, self.symbol.getMethod, false),
      'System.Reflection.MethodInfo? GetGetMethod(bool nonPublic)': (
        self: PropertyInfo,
        nonPublic: boolean,
      ) => accessor(self, self.symbol.getMethod, nonPublic),
      'System.Reflection.MethodInfo? GetSetMethod()': (self: PropertyInfo) =>
        accessor(self, self.symbol.setMethod, false),
      'System.Reflection.MethodInfo? GetSetMethod(bool nonPublic)': (
        self: PropertyInfo,
        nonPublic: boolean,
      ) => accessor(self, self.symbol.setMethod, nonPublic),
      'System.Reflection.MethodInfo[] GetAccessors()': (self: PropertyInfo) =>
        toArray(
          [accessor(self, self.symbol.getMethod, false), accessor(self, self.symbol.setMethod, false)].filter(
            (one) => one !== null,
          ),
          coreType('System.Reflection.MethodInfo'),
        ),
      'System.Reflection.MethodInfo? GetMethod { get; }': (self: PropertyInfo) =>
        accessor(self, self.symbol.getMethod, true),
      'System.Reflection.MethodInfo? SetMethod { get; }': (self: PropertyInfo) =>
        accessor(self, self.symbol.setMethod, true),
      'Type PropertyType { get; }': (self: PropertyInfo) => self.symbol.type,
      'bool CanRead { get; }': (self: PropertyInfo) => self.canRead,
      'bool CanWrite { get; }': (self: PropertyInfo) => self.canWrite,
      'override string ToString()': (self: PropertyInfo) => self.$toString(),
    }),
    { runtime: PropertyInfo },
  ),
  declareType(
    'public abstract class System.Reflection.FieldInfo : System.Reflection.MemberInfo',
    () => ({
      'object? GetValue(object? obj)': (self: FieldInfo, target: unknown) => self.getValue(target),
      'void SetValue(object? obj, object? value)': (self: FieldInfo, target: unknown, value: unknown) =>
        self.setValue(target, value),
      'object? GetRawConstantValue()': (self: FieldInfo) => rawConstant(self.symbol),
      'Type FieldType { get; }': (self: FieldInfo) => self.symbol.type,
      'bool IsStatic { get; }': (self: FieldInfo) => self.symbol.isStatic,
      'bool IsPublic { get; }': (self: FieldInfo) => isPublic(self.symbol),
      'bool IsPrivate { get; }': (self: FieldInfo) => self.symbol.accessibility === 'private',
      'bool IsLiteral { get; }': (self: FieldInfo) => self.symbol.constant !== undefined,
      'bool IsInitOnly { get; }': (self: FieldInfo) => self.symbol.flags.isReadOnly === true,
      'override string ToString()': (self: FieldInfo) => self.$toString(),
    }),
    { runtime: FieldInfo },
  ),
  declareType(
    'public abstract class System.Reflection.MethodBase : System.Reflection.MemberInfo',
    () => ({
      'System.Reflection.ParameterInfo[] GetParameters()': (self: MethodBase) =>
        toArray(self.parameters, coreType('System.Reflection.ParameterInfo')),
      'bool IsStatic { get; }': (self: MethodBase) => self.symbol.isStatic,
      'bool IsPublic { get; }': (self: MethodBase) => isPublic(self.symbol),
      'bool IsPrivate { get; }': (self: MethodBase) => self.symbol.accessibility === 'private',
      'bool IsAbstract { get; }': (self: MethodBase) => self.symbol.flags.isAbstract === true,
      'bool IsVirtual { get; }': (self: MethodBase) => isVirtual(self.symbol),
      'bool IsFinal { get; }': (self: MethodBase) => self.symbol.flags.isSealed === true,
      'bool IsHideBySig { get; }': () => true,
      'bool IsSpecialName { get; }': (self: MethodBase) => specialNames.has(self.symbol.methodKind),
      'bool IsAssembly { get; }': (self: MethodBase) =>
        self.symbol.accessibility === 'internal' && !isPublic(self.symbol),
      'bool IsFamily { get; }': (self: MethodBase) => self.symbol.accessibility === 'protected',
      'bool IsGenericMethodDefinition { get; }': (self: MethodBase) => self.isGenericDefinition,
      'bool ContainsGenericParameters { get; }': (self: MethodBase) => self.isGenericDefinition,
      'virtual Type[] GetGenericArguments()': ({ symbol }: MethodBase) =>
        typeList(symbol.typeArguments.length > 0 ? symbol.typeArguments : symbol.typeParameters),
      'object? Invoke(object? obj, object?[]? parameters)': (
        self: MethodBase,
        target: unknown,
        values: unknown[] | null,
      ) =>
        self instanceof MethodInfo
          ? self.invoke(target, values)
          : self instanceof ConstructorInfo
            ? self.invoke(values)
            : null,
      'bool IsConstructor { get; }': (self: MethodBase) => self instanceof ConstructorInfo,
      'bool IsGenericMethod { get; }': (self: MethodBase) => self.symbol.typeParameters.length > 0,
      'override string ToString()': (self: MethodBase) => self.$toString(),
    }),
    { runtime: MethodBase },
  ),
  declareType(
    'public abstract class System.Reflection.MethodInfo : System.Reflection.MethodBase',
    () => ({
      ...createDelegateMembers,
      'System.Reflection.MethodInfo GetBaseDefinition()': baseDefinition,
      'System.Reflection.MethodInfo GetGenericMethodDefinition()': (self: MethodInfo) => {
        if (self.symbol.typeParameters.length === 0) throw new InvalidOperationException();
        return new MethodInfo(self.symbol.definition, self.reflected);
      },
      'System.Reflection.ParameterInfo ReturnParameter { get; }': (self: MethodInfo) =>
        new ParameterInfo(
          { name: '', type: self.symbol.returnType, refKind: 'none', isParams: false, isThis: false },
          -1,
          self,
        ),
      'Type ReturnType { get; }': (self: MethodInfo) => self.symbol.returnType,
      'System.Reflection.MethodInfo MakeGenericMethod(params Type[] typeArguments)': (
        self: MethodInfo,
        types: readonly (Type | null)[] | null,
      ) => self.makeGeneric(types),
    }),
    { runtime: MethodInfo },
  ),
  declareType(
    'public abstract class System.Reflection.ConstructorInfo : System.Reflection.MethodBase',
    () => ({
      'object Invoke(object?[]? parameters)': (self: ConstructorInfo, values: readonly unknown[] | null) =>
        self.invoke(values),
    }),
    { runtime: ConstructorInfo },
  ),
  declareType(
    'public class System.Reflection.ParameterInfo',
    () => ({
      ...attributeMembers,
      'string? Name { get; }': (self: ParameterInfo) => self.symbol.name,
      'Type ParameterType { get; }': (self: ParameterInfo) => self.symbol.type,
      'int Position { get; }': (self: ParameterInfo) => self.position,
      'bool IsOptional { get; }': (self: ParameterInfo) => self.symbol.optional !== undefined,
      'bool HasDefaultValue { get; }': (self: ParameterInfo) => self.symbol.optional !== undefined,
      'object? DefaultValue { get; }': ({ symbol }: ParameterInfo) =>
        symbol.optional ? defaultOfParameter(symbol) : DBNull.value,
      'object? RawDefaultValue { get; }': rawDefault,
      'System.Reflection.MemberInfo Member { get; }': (self: ParameterInfo) => self.member,
      'bool IsIn { get; }': (self: ParameterInfo) => self.symbol.refKind === 'in',
      'bool IsOut { get; }': (self: ParameterInfo) => self.symbol.refKind === 'out',
      'override string ToString()': (self: ParameterInfo) => self.$toString(),
    }),
    { runtime: ParameterInfo },
  ),
  declareType(
    'public abstract class System.Reflection.EventInfo : System.Reflection.MemberInfo',
    () => ({
      'void AddEventHandler(object? target, Delegate? handler)': (
        self: EventInfo,
        target: unknown,
        handler: unknown,
      ) => self.change(target, handler, true),
      'void RemoveEventHandler(object? target, Delegate? handler)': (
        self: EventInfo,
        target: unknown,
        handler: unknown,
      ) => self.change(target, handler, false),
      'System.Reflection.MethodInfo? GetAddMethod()': (self: EventInfo) =>
        accessor(self, self.symbol.addMethod, false),
      'System.Reflection.MethodInfo? GetRemoveMethod()': (self: EventInfo) =>
        accessor(self, self.symbol.removeMethod, false),
      'Type? EventHandlerType { get; }': (self: EventInfo) => self.symbol.type,
      'override string ToString()': (self: EventInfo) => self.$toString(),
    }),
    { runtime: EventInfo },
  ),
  declareType(
    'public sealed class System.Reflection.Missing',
    () => ({ 'static readonly System.Reflection.Missing Value': Missing.value }),
    { runtime: Missing },
  ),
  customAttributeExtensionsType,
  ...reflectionEnums,
  declareType(
    'public sealed class System.Reflection.AmbiguousMatchException : SystemException',
    () => ({
      'AmbiguousMatchException()': () => new AmbiguousMatchException(),
      'AmbiguousMatchException(string? message)': (message: string | null) =>
        new AmbiguousMatchException(message),
      'AmbiguousMatchException(string? message, Exception? inner)': (
        message: string | null,
        inner: Exception | null,
      ) => new AmbiguousMatchException(message, inner),
    }),
    { runtime: AmbiguousMatchException },
  ),
];
