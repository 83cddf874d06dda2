// The interface `System.IUtf8SpanFormattable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { formatInto } from './convertible-members.ts';
import { writeBytes } from './span-members.ts';

/** `System.IUtf8SpanFormattable`. */
export const iUtf8SpanFormattableType: TypeDeclaration = declareType(
  'public interface System.IUtf8SpanFormattable',
  () => ({
    'bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format, IFormatProvider? provider)':
      formatInto(writeBytes),
  }),
);
