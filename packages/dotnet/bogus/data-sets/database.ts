// The class `Bogus.DataSets.Database`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DataSet } from '../data-set.ts';

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
