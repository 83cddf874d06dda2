// The interface `System.ISpanFormattable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { formatInto } from './convertible-members.ts';
import { writeText } from './span-members.ts';

/** `System.ISpanFormattable`. */
export const iSpanFormattableType: TypeDeclaration = declareType(
  'public interface System.ISpanFormattable : IFormattable',
  () => ({
    'bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format, IFormatProvider? provider)':
      formatInto(writeText),
  }),
);
