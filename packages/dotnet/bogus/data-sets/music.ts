// The class `Bogus.DataSets.Music`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DataSet } from '../data-set.ts';

/** `Bogus.DataSets.Music`. */
export class Music extends DataSet {}

/** `Bogus.DataSets.Music`. */
export const musicType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Music : DataSet',
  () => ({ 'Music()': () => new Music('en'), 'string Genre()': (self: Music) => self.one('music.genre') }),
  { runtime: Music },
);
