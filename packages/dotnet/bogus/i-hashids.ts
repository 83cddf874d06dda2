// The interface `Bogus.IHashids`: the members that its types have.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `Bogus.IHashids`. */
export const iHashidsType: TypeDeclaration = declareType('public interface Bogus.IHashids', () => ({
  'int[] Decode(string hash)': undefined,
  'long[] DecodeLong(string hash)': undefined,
  'string DecodeHex(string hash)': undefined,
  'string Encode(params int[] numbers)': undefined,
  'string Encode(IEnumerable<int> numbers)': undefined,
  'string EncodeLong(params long[] numbers)': undefined,
  'string EncodeLong(IEnumerable<long> numbers)': undefined,
  'string EncodeHex(string hex)': undefined,
}));
