// The interface `System.IFormatProvider`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IFormatProvider`. */
export const iFormatProviderType: TypeDeclaration = declareType(
  'public interface System.IFormatProvider',
  () => ({
    'object? GetFormat(Type? formatType)': undefined,
  }),
);
