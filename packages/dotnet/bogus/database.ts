// The static class `Bogus.Database` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { locales } from './locales.ts';

/** `Bogus.Database`. */
export const localeDatabaseType: TypeDeclaration = declareType('public static class Bogus.Database', () => ({
  'static string[] GetAllLocales()': () => toArray([...locales], coreType('System.String')),
  'static bool LocaleResourceExists(string locale)': (locale: string) => locales.includes(locale),
}));
