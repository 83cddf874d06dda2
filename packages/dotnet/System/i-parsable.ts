// The interface `System.IParsable`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.IParsable`. */
export const iParsableType: TypeDeclaration = declareType(
  'public interface System.IParsable<TSelf> where TSelf : IParsable<TSelf>',
  () => ({
    'static abstract TSelf Parse(string s, IFormatProvider? provider)': undefined,
    'static abstract bool TryParse(string? s, IFormatProvider? provider, out TSelf result)': undefined,
  }),
);
