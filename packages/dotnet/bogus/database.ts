// `Bogus.DataSets.Database`, and `Bogus.Database`, which knows the locales.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { DataSet } from './data-set.ts';
import { locales } from './locales.ts';

/** `Bogus.DataSets.Database`. */
export class Database extends DataSet {}

/** `Bogus.DataSets.Database`. */
export const databaseType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Database : DataSet',
  () => ({
    'Database()': () => new Database('en'),
    'string Column()': (self: Database) => self.one('database.column'),
    'string Type()': (self: Database) => self.one('database.type'),
    'string Collation()': (self: Database) => self.one('database.collation'),
    'string Engine()': (self: Database) => self.one('database.engine'),
  }),
  { runtime: Database },
);

/** `Bogus.Database`. */
export const localeDatabaseType: TypeDeclaration = declareType('public static class Bogus.Database', () => ({
  'static string[] GetAllLocales()': () => toArray([...locales], coreType('System.String')),
  'static bool LocaleResourceExists(string locale)': (locale: string) => locales.includes(locale),
}));
