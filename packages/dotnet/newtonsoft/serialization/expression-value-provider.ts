// The class `Newtonsoft.Json.Serialization.ExpressionValueProvider` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { MemberValueProvider } from './contracts/value-provider.ts';
import { memberProvider } from './member-provider.ts';

export const expressionValueProviderType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.ExpressionValueProvider : Newtonsoft.Json.Serialization.IValueProvider',
  () => ({
    'ExpressionValueProvider(System.Reflection.MemberInfo memberInfo)': memberProvider,
    'void SetValue(object target, object? value)': (
      self: MemberValueProvider,
      target: unknown,
      value: unknown,
    ) => self.setValue(target, value),
    'object? GetValue(object target)': (self: MemberValueProvider, target: unknown) => self.getValue(target),
  }),
  { runtime: MemberValueProvider },
);
