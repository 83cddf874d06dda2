// `Bogus.DataSets.CardType`: brands of credit cards and how their numbers look.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { List } from '../../System.Collections.Generic/list.ts';

/** A brand: formats with `#` for a digit, `[a-b]` for a number of a range, `L` for the check digit. */
export class CardType {
  declare readonly $type: NamedType;
  readonly name: string;
  readonly formats: readonly string[];
  constructor(name: string, formats: readonly string[]) {
    this.name = name;
    this.formats = formats;
  }
}

const maestroStarts = ['5018', '5020', '5038', '5893', '6304', '6759', '6761', '6762', '6763'];
const laserStarts = ['6304', '6706', '6771', '6709'];

const cardTypes: Readonly<Record<string, CardType>> = {
  Visa: new CardType('visa', ['4###########L', '4###-####-####-###L']),
  Mastercard: new CardType('mastercard', ['5[1-5]##-####-####-###L', '6771-89##-####-###L']),
  Discover: new CardType('discover', [
    '6011-####-####-###L',
    '65##-####-####-###L',
    '64[4-9]#-####-####-###L',
    '6011-62##-####-####-###L',
    '65##-62##-####-####-###L',
    '64[4-9]#-62##-####-####-###L',
  ]),
  AmericanExpress: new CardType('american_express', ['34##-######-####L', '37##-######-####L']),
  DinersClub: new CardType('diners_club', [
    '30[0-5]#-######-###L',
    '36##-######-###L',
    '54##-####-####-###L',
  ]),
  Jcb: new CardType('jcb', ['3528-####-####-###L', '3529-####-####-###L', '35[3-8]#-####-####-###L']),
  Switch: new CardType('switch', [
    '6759-####-####-###L',
    '6759-####-####-####-#L',
    '6759-####-####-####-##L',
  ]),
  Solo: new CardType('solo', ['6767-####-####-###L', '6767-####-####-####-#L', '6767-####-####-####-##L']),
  Maestro: new CardType(
    'maestro',
    maestroStarts.flatMap((start) =>
      [11, 12, 14, 15].map((digits) => `${start}${'#'.repeat(digits)}L`).concat(`${start}-####-####-###L`),
    ),
  ),
  Laser: new CardType(
    'laser',
    laserStarts.flatMap((start) => [11, 13, 14].map((digits) => `${start}${'#'.repeat(digits)}L`)),
  ),
  Instapayment: new CardType('instapayment', ['63[7-9]#-####-####-###L']),
};

/** All brands, in the order of `CardType.All`. */
export const allCardTypes: readonly CardType[] = Object.values(cardTypes);

/** `Bogus.DataSets.CardType`. */
export const cardTypeType: TypeDeclaration = declareType(
  'public class Bogus.DataSets.CardType',
  () => ({
    'static List<CardType> All { get; }': () =>
      new List(
        coreType('System.Collections.Generic.List', 1).construct([coreType('Bogus.DataSets.CardType')]),
        [...allCardTypes],
      ),
    ...Object.fromEntries(
      Object.entries(cardTypes).map(([name, type]) => [`static readonly CardType ${name}`, type]),
    ),
  }),
  { runtime: CardType },
);
