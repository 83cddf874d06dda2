// The interface `Bogus.ILocaleAware`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Bogus.ILocaleAware`. */
export const localeAwareType: TypeDeclaration = declareType('public interface Bogus.ILocaleAware', () => ({
  'string Locale { get; set; }': {
    get: (self: { locale: string }) => self.locale,
    set: (self: { locale: string }, value: string) => (self.locale = value),
  },
}));
