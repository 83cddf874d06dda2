// The interface `System.ICustomFormatter`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ICustomFormatter`. */
export const iCustomFormatterType: TypeDeclaration = declareType(
  'public interface System.ICustomFormatter',
  () => ({
    'string Format(string? format, object? arg, IFormatProvider? formatProvider)': undefined,
  }),
);
