// `Bogus.DataSets.Commerce`: products, prices, departments, article numbers.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { IndexOutOfRangeException, OverflowException } from '@mockwright/language/runtime/exceptions';
import { amountBetween } from '../amount-between.ts';
import { DataSet } from '../data-set.ts';
import { repeat } from '../repeat.ts';
import { productDescriptions } from '../data/product-descriptions.ts';

/** `Bogus.DataSets.Commerce`. */
export class Commerce extends DataSet {
  categories(count: number): string[] {
    if (count < 0) throw new OverflowException('Arithmetic operation resulted in an overflow.');
    return repeat(count, () => this.one('commerce.department'));
  }
  department(max: number, exactly: boolean): string {
    const names = this.categories(exactly ? max : this.random.number(1, max));
    const last = names.pop();
    if (last === undefined) throw new IndexOutOfRangeException();
    return names.length === 0 ? last : `${names.join(', ')} & ${last}`;
  }
  price(min: Decimal, max: Decimal, decimals: number, symbol: string | null): string {
    return (symbol ?? '') + amountBetween(this.random, min, max, decimals).toString();
  }
  product(): string {
    return this.one('commerce.product_name.product');
  }
  adjective(): string {
    return this.one('commerce.product_name.adjective');
  }
  material(): string {
    return this.one('commerce.product_name.material');
  }
  productName(): string {
    return `${this.adjective()} ${this.material()} ${this.product()}`;
  }
  description(): string {
    const text = this.random.pick(productDescriptions);
    return text
      .replace('{adjective}', () => this.adjective().toLowerCase())
      .replace('{material}', () => this.material().toLowerCase())
      .replace('{product}', () => this.product().toLowerCase());
  }
  /** An European article number of that many digits, the last one its check digit. */
  articleNumber(length: number): string {
    const digits = this.random.digits(length - 1, 0, 9);
    const sum = digits.reduce(
      (total, digit, index) => total + digit * ((length - index) % 2 === 0 ? 3 : 1),
      0,
    );
    return digits.join('') + ((10 - (sum % 10)) % 10);
  }
}

/** `Bogus.DataSets.Commerce`. */
export const commerceType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.Commerce : DataSet',
  () => ({
    'Commerce(string locale = "en")': (locale: string) => new Commerce(locale),
    'string Department(int max = 3, bool returnMax = false)': (
      self: Commerce,
      max: number,
      exactly: boolean,
    ) => self.department(max, exactly),
    'string Price(decimal min = 1, decimal max = 1000, int decimals = 2, string symbol = "")': (
      self: Commerce,
      min: Decimal,
      max: Decimal,
      decimals: number,
      symbol: string | null,
    ) => self.price(min, max, decimals, symbol),
    'string[] Categories(int num)': (self: Commerce, count: number) =>
      toArray(self.categories(count), coreType('System.String')),
    'string ProductName()': (self: Commerce) => self.productName(),
    'string Color()': (self: Commerce) => self.one('color.human'),
    'string Product()': (self: Commerce) => self.product(),
    'string ProductAdjective()': (self: Commerce) => self.adjective(),
    'string ProductMaterial()': (self: Commerce) => self.material(),
    'string ProductDescription()': (self: Commerce) => self.description(),
    'string Ean8()': (self: Commerce) => self.articleNumber(8),
    'string Ean13()': (self: Commerce) => self.articleNumber(13),
  }),
  { runtime: Commerce },
);
