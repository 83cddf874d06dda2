// What is wrong with a token that is not of the kind, or not in the form, that was asked for.
import { FormatException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';

/** How messages name the types that numbers must fit. */
const rangeNames: Readonly<Record<string, string>> = {
  SByte: 'a signed byte',
  Byte: 'an unsigned byte',
  Int16: 'an Int16',
  UInt16: 'a UInt16',
  Int32: 'an Int32',
  UInt32: 'a UInt32',
  Int64: 'an Int64',
  UInt64: 'a UInt64',
  Int128: 'an Int128',
  UInt128: 'an UInt128',
  Half: 'a Half',
  Single: 'a Single',
  Double: 'a Double',
};

/**
 * @param token of `JsonTokenType`
 * @param wanted what the token is read as: `string`, `number` and the like
 */
export function wrongToken(token: string, wanted: string): InvalidOperationException {
  return new InvalidOperationException(`Cannot get the value of a token type '${token}' as a ${wanted}.`);
}

/** For a token of the right kind. @param type the name of the type whose values are written otherwise */
export function wrongForm(type: string): FormatException {
  return new FormatException(formMessage(type));
}

function formMessage(type: string): string {
  if (type === 'Decimal') return 'The JSON value is either too large or too small for a Decimal.';
  if (type === 'Bytes') return 'Cannot decode JSON text that is not encoded as valid Base64 to bytes.';
  const range = rangeNames[type];
  return range === undefined
    ? `The JSON value is not in a supported ${type} format.`
    : `Either the JSON value is not in a supported format, or is out of bounds for ${range}.`;
}
