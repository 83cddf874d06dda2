// `Bogus.DataSets.Rant`: reviews that nobody should rely on.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { toArray } from '../../../runtime/box.ts';
import { coreType } from '../../../runtime/core-types.ts';
import { DataSet } from '../data-set.ts';
import { reviewAnimals, reviewPlaces, reviews } from '../data/reviews.ts';
import { repeat } from '../repeat.ts';
import { Name } from './name.ts';

/** `Bogus.DataSets.Rant`. */
export class Rant extends DataSet {
  review(product: string | null): string {
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
