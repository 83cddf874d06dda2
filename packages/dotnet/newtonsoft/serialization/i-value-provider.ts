// The interface `Newtonsoft.Json.Serialization.IValueProvider`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

export const valueProviderInterface: TypeDeclaration = declareType(
  'public interface Newtonsoft.Json.Serialization.IValueProvider',
  () => ({
    'void SetValue(object target, object? value)': undefined,
    'object? GetValue(object target)': undefined,
  }),
);
