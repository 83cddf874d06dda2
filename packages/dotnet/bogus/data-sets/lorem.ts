// `Bogus.DataSets.Lorem`: text that means nothing.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { DataSet } from '../data-set.ts';
import { repeat } from '../repeat.ts';
import { slugify } from '../slugs.ts';
import { removeDiacritics, transliterate } from '../transliterate.ts';

/** `Bogus.DataSets.Lorem`. */
export class Lorem extends DataSet {
  word(): string {
    return this.one('lorem.word');
  }
  wordList(count: number): string[] {
    return repeat(count, () => this.word());
  }
  letters(count: number): string {
    return repeat(Math.max(0, count), () => this.random.pick(Array.from(this.word()))).join('');
  }
  sentence(count: number | null = null, range: number | null = 0): string {
    const words = this.wordList(
      (count ?? this.random.number(3, 10)) + (range !== null && range > 0 ? this.random.number(0, range) : 0),
    ).join(' ');
    if (words === '')
      throw new ArgumentOutOfRangeException(
        'length',
        'Index and length must refer to a location within the string.',
      );
    return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
  }
  sentences(count: number | null, separator: string): string {
    return repeat(count ?? this.random.number(2, 6), () => this.sentence()).join(separator);
  }
  paragraph(min: number = 3): string {
    return this.sentences(min + this.random.number(0, 3), ' ');
  }
  paragraphs(count: number, separator: string): string {
    return repeat(count, () => this.paragraph()).join(separator);
  }
  lines(count: number | null, separator: string): string {
    return this.sentences(count ?? this.random.number(1, 5), separator);
  }
  /** Anything from a few words to a few paragraphs. */
  text(): string {
    switch (this.random.below(6)) {
      case 0:
        return this.word();
      case 1:
        return this.sentence();
      case 2:
        return this.sentences(null, '\n');
      case 3:
        return this.paragraph();
      case 4:
        return this.paragraphs(3, '\n\n');
      default:
        return this.lines(null, '\n');
    }
  }
  slug(count: number): string {
    return slugify(
      transliterate(removeDiacritics(this.wordList(count).join('-')), this.locale),
    ).toLowerCase();
  }
}

/** `Bogus.DataSets.Lorem`. */
export const loremType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Lorem : DataSet',
  () => ({
    'Lorem(string locale = "en")': (locale: string) => new Lorem(locale),
    'string Word()': (self: Lorem) => self.word(),
    'string[] Words(int num = 3)': (self: Lorem, count: number) =>
      toArray(self.wordList(count), coreType('System.String')),
    'string Letter(int num = 1)': (self: Lorem, count: number) => self.letters(count),
    'string Sentence(int? wordCount = null, int? range = 0)': (
      self: Lorem,
      count: number | null,
      range: number | null,
    ) => self.sentence(count, range),
    'string Sentences(int? sentenceCount = null, string separator = "\\n")': (
      self: Lorem,
      count: number | null,
      separator: string,
    ) => self.sentences(count, separator),
    'string Paragraph(int min = 3)': (self: Lorem, min: number) => self.paragraph(min),
    'string Paragraphs(int count = 3, string separator = "\\n\\n")': (
      self: Lorem,
      count: number,
      separator: string,
    ) => self.paragraphs(count, separator),
    'string Paragraphs(int min, int max, string separator = "\\n\\n")': (
      self: Lorem,
      min: number,
      max: number,
      separator: string,
    ) => self.paragraphs(self.random.number(min, max), separator),
    'string Text()': (self: Lorem) => self.text(),
    'string Lines(int? lineCount = null, string separator = "\\n")': (
      self: Lorem,
      count: number | null,
      separator: string,
    ) => self.lines(count, separator),
    'string Slug(int wordcount = 3)': (self: Lorem, count: number) => self.slug(count),
  }),
  { runtime: Lorem },
);
