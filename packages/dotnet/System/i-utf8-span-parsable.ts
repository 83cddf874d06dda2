// The interface `System.IUtf8SpanParsable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IUtf8SpanParsable`. */
export const iUtf8SpanParsableType: TypeDeclaration = declareType(
  'public interface System.IUtf8SpanParsable<TSelf> where TSelf : IUtf8SpanParsable<TSelf>',
  () => ({
    'static abstract TSelf Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider)': undefined,
    'static abstract bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider? provider, out TSelf result)':
      undefined,
  }),
);
