// The interface `System.Numerics.INumber`: the members that its types have.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { textOf } from '@mockwright/language/runtime/text';
import { declare, memberOf, same } from './number-interface-members.ts';

const isLess = (x: unknown, y: unknown, number: NamedType): boolean =>
  memberOf(number, 'IComparisonOperators', 'op_LessThan')(x, y) as boolean;
const zeroOf = (number: NamedType): unknown => memberOf(number, 'INumberBase', 'Zero')();

const greater = (x: unknown, y: unknown, number: NamedType): unknown => (isLess(x, y, number) ? y : x);
const smaller = (x: unknown, y: unknown, number: NamedType): unknown => (isLess(y, x, number) ? y : x);

function clamp(value: unknown, min: unknown, max: unknown, number: NamedType): unknown {
  if (isLess(max, min, number)) {
    const [least, most] = [min, max].map((each) => textOf(each, number.typeArguments[0]!));
    throw new ArgumentException(`'${least}' cannot be greater than ${most}.`);
  }
  return smaller(greater(value, min, number), max, number);
}

/** `System.Numerics.INumber`. */
export const iNumberType: TypeDeclaration = declare(
  'INumber',
  [
    'IComparable',
    'IComparable<TSelf>',
    'IComparisonOperators<TSelf, TSelf, bool>',
    same('IModulusOperators'),
    'INumberBase',
  ],
  {
    'static virtual TSelf Clamp(TSelf value, TSelf min, TSelf max)': clamp,
    'static abstract TSelf CopySign(TSelf value, TSelf sign)': undefined,
    'static virtual TSelf Max(TSelf x, TSelf y)': greater,
    'static virtual TSelf ClampNative(TSelf value, TSelf min, TSelf max)': clamp,
    'static virtual TSelf MaxNative(TSelf x, TSelf y)': greater,
    'static virtual TSelf MinNative(TSelf x, TSelf y)': smaller,
    'static virtual TSelf MaxNumber(TSelf x, TSelf y)': greater,
    'static virtual TSelf Min(TSelf x, TSelf y)': smaller,
    'static virtual TSelf MinNumber(TSelf x, TSelf y)': smaller,
    'static virtual int Sign(TSelf value)': (value: unknown, number: NamedType) => {
      const zero = zeroOf(number);
      return isLess(value, zero, number) ? -1 : isLess(zero, value, number) ? 1 : 0;
    },
  },
);
