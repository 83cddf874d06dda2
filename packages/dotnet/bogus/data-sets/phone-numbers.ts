// The class `Bogus.DataSets.PhoneNumbers`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { DataSet } from '../data-set.ts';

const brazilianAreas = [
  '11',
  '12',
  '13',
  '19',
  '21',
  '22',
  '24',
  '27',
  '31',
  '32',
  '41',
  '43',
  '47',
  '48',
  '51',
  '54',
  '61',
  '62',
  '65',
  '71',
  '81',
  '85',
  '91',
  '92',
];

/** `Bogus.DataSets.PhoneNumbers`. */
export class PhoneNumbers extends DataSet {
  /** A number by a format: `#` is a digit, `!` one from 2 to 9. */
  number(format: string | null = null): string {
    const pattern = format === null || format.trim() === '' ? this.one('phone_number.format.human') : format;
    return this.random.replace(pattern.replace(/!/g, () => String(this.random.number(2, 9))));
  }
  /** @throws {ArgumentOutOfRangeException} */
  numberOfFormat(index: number): string {
    const format = this.words.list('phone_number.format.human')[index];
    if (format === undefined)
      throw new ArgumentOutOfRangeException(
        'index',
        'Index was out of range. Must be non-negative and less than the size of the collection.',
      );
    return this.number(format);
  }
  brazilianNumber(): string {
    return `(${this.random.pick(brazilianAreas)}) ${this.random.replace('9####-####')}`;
  }
}

/** `Bogus.DataSets.PhoneNumbers`. */
export const phoneNumbersType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.PhoneNumbers : DataSet',
  () => ({
    'PhoneNumbers(string locale = "en")': (locale: string) => new PhoneNumbers(locale),
    'string PhoneNumber(string format = null)': (self: PhoneNumbers, format: string | null) =>
      self.number(format),
    'string PhoneNumberFormat(int phoneFormatsArrayIndex = 0)': (self: PhoneNumbers, index: number) =>
      self.numberOfFormat(index),
    'string BrazilianPhoneNumber()': (self: PhoneNumbers) => self.brazilianNumber(),
  }),
  { runtime: PhoneNumbers },
);
