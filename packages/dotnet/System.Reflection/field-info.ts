// The class `System.Reflection.FieldInfo` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import { FieldInfo } from './member-info.ts';
import { isPublic } from './type-facts.ts';

/** `GetRawConstantValue`: an enum's as a number. */
function rawConstant({ constant, type }: FieldInfo['symbol']): unknown {
  return constant
    ? box(constant.value, (type.kind === 'enum' ? type.enumUnderlying : undefined) ?? type)
    : null;
}

/** `System.Reflection.FieldInfo`. */
export const fieldInfoType: TypeDeclaration = declareType(
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
);
