// The interface `System.IConvertible`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { changeType, typeCodeOf } from './convert-values.ts';
import { conversions } from './convertible-members.ts';

/** `System.IConvertible`. */
export const iConvertibleType: TypeDeclaration = declareType('public interface System.IConvertible', () => ({
  'TypeCode GetTypeCode()': typeCodeOf,
  ...conversions,
  'object ToType(Type conversionType, IFormatProvider? provider)': (
    self: unknown,
    type: Type | null,
    provider: unknown,
  ) => {
    if (type === null) throw new ArgumentNullException('targetType');
    return changeType(self, type, provider);
  },
}));
