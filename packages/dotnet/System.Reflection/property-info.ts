// The class `System.Reflection.PropertyInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ParameterInfo, PropertyInfo } from './member-info.ts';
import { accessor } from './member-types.ts';

/** `System.Reflection.PropertyInfo`. */
export const propertyInfoType: TypeDeclaration = declareType(
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
    'System.Reflection.MethodInfo? GetGetMethod(bool nonPublic)': (self: PropertyInfo, nonPublic: boolean) =>
      accessor(self, self.symbol.getMethod, nonPublic),
    'System.Reflection.MethodInfo? GetSetMethod()': (self: PropertyInfo) =>
      accessor(self, self.symbol.setMethod, false),
    'System.Reflection.MethodInfo? GetSetMethod(bool nonPublic)': (self: PropertyInfo, nonPublic: boolean) =>
      accessor(self, self.symbol.setMethod, nonPublic),
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
);
