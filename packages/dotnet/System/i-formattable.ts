// The interface `System.IFormattable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { formatValue } from '@mockwright/language/runtime/text';

/** `System.IFormattable`. */
export const iFormattableType: TypeDeclaration = declareType('public interface System.IFormattable', () => ({
  'string ToString(string? format, IFormatProvider? formatProvider)': formatValue,
}));
