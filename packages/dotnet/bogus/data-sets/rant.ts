// `Bogus.DataSets.Rant`: reviews that nobody should rely on.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { spendMemory } from '@mockwright/language/runtime/run';
import { coreType } from '@mockwright/language/runtime/core-types';
import { DataSet } from '../data-set.ts';
import { reviewAnimals, reviewPlaces, reviews } from '../data/reviews.ts';
import { repeat } from '../repeat.ts';
import { Name } from './name.ts';

/** `Bogus.DataSets.Rant`. */
export class Rant extends DataSet {
  review(product: string | null): string {
    spendMemory(product?.length ?? 0);
    return this.random
      .pick(reviews)
      .replace('{product}', () => product ?? '')
      .replace('{animal}', () => this.random.pick(reviewAnimals))
      .replace('{place}', () => this.random.pick(reviewPlaces))
      .replace('{name}', () => new Name('en', this.random).firstName());
  }
}

/** `Bogus.DataSets.Rant`. */
export const rantType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Rant : DataSet',
  () => ({
    'Rant()': () => new Rant('en'),
    'string Review(string product = "product")': (self: Rant, product: string | null) => self.review(product),
    'string[] Reviews(string product = "product", int lines = 2)': (
      self: Rant,
      product: string | null,
      lines: number,
    ) => {
      return toArray(
        repeat(lines, () => self.review(product)),
        coreType('System.String'),
      );
    },
  }),
  { runtime: Rant },
);
