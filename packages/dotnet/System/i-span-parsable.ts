// The interface `System.ISpanParsable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.ISpanParsable`. */
export const iSpanParsableType: TypeDeclaration = declareType(
  'public interface System.ISpanParsable<TSelf> : IParsable<TSelf> where TSelf : ISpanParsable<TSelf>',
  () => ({
    'static abstract TSelf Parse(ReadOnlySpan<char> s, IFormatProvider? provider)': undefined,
    'static abstract bool TryParse(ReadOnlySpan<char> s, IFormatProvider? provider, out TSelf result)':
      undefined,
  }),
);
