// `Bogus.DataSets.Hacker`: how people in films talk about computers.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { DataSet } from '../data-set.ts';
import { fillPattern } from '../fill-pattern.ts';

/** `Bogus.DataSets.Hacker`. */
export class Hacker extends DataSet {
  phrase(): string {
    return fillPattern(this.one('hacker.phrase'), this, () => undefined);
  }
}

/** `Bogus.DataSets.Hacker`. */
export const hackerType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Hacker : DataSet',
  () => ({
    'Hacker(string locale = "en")': (locale: string) => new Hacker(locale),
    'string Abbreviation()': (self: Hacker) => self.one('hacker.abbreviation'),
    'string Adjective()': (self: Hacker) => self.one('hacker.adjective'),
    'string Noun()': (self: Hacker) => self.one('hacker.noun'),
    'string Verb()': (self: Hacker) => self.one('hacker.verb'),
    'string IngVerb()': (self: Hacker) => self.one('hacker.ingverb'),
    'string Phrase()': (self: Hacker) => self.phrase(),
  }),
  { runtime: Hacker },
);
