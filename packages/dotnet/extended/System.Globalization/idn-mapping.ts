// `System.Globalization.IdnMapping`: names of hosts in ASCII and back.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import { requireNonNegative } from '../../System.Collections/argument-checks.ts';
import { decodePunycode, encodePunycode } from './punycode.ts';

const invalidName = 'Decoded string is not a valid IDN name.';
const prefix = 'xn--';
// eslint-disable-next-line no-control-regex -- ASCII
const ascii = /^[\u0000-\u007f]*$/;

const isEncoded = (label: string): boolean => label.toLowerCase().startsWith(prefix);
/** Whether a label says that it is encoded, but stands for no other one. */
function isBroken(label: string): boolean {
  if (!isEncoded(label)) return false;
  const decoded = decodePunycode(label.slice(prefix.length).toLowerCase());
  return decoded === undefined || ascii.test(decoded) || /[\u0080-\u009f]/.test(decoded);
}
/** Of the characters of a label, encoded. */
const longestLabel = 63;
/** What a label costs. */
const labelUnits = 64;

/** `System.Globalization.IdnMapping`. */
class IdnMapping {
  declare readonly $type: NamedType;
  allowUnassigned = false;
  useStd3AsciiRules = false;

  toAscii(name: string): string {
    if (name === '')
      throw new ArgumentException('IDN labels must be between 1 and 63 characters long.', 'unicode');
    if (name.endsWith('\0'))
      throw new ArgumentException(`Invalid Unicode code point found at index ${name.length - 1}.`, 'unicode');
    const dot = /[.\u3002\uff0e\uff61]/;
    spendElements(name.length);
    const labels = name.split(dot);
    return labels
      .map((label, index) => (label === '' && index === labels.length - 1 ? '' : this.#labelToAscii(label)))
      .join('.');
  }
  #labelToAscii(label: string): string {
    spend(labelUnits);
    // Composed, it is not that much shorter.
    if (label.length > 8 * longestLabel) throw new ArgumentException(invalidName, 'unicode');
    const mapped = ascii.test(label) ? label : label.replaceAll('ẞ', 'ss').toLowerCase().normalize('NFKC');
    if (/\p{Surrogate}/u.test(label)) throw new ArgumentException(invalidName, 'unicode');
    // Each character is one at least when it is encoded, and takes two units at most here.
    if (mapped.length > 2 * longestLabel) throw new ArgumentException(invalidName, 'unicode');
    const encoded = ascii.test(mapped) ? mapped : prefix + encodePunycode(mapped);
    const breaksRules =
      (this.useStd3AsciiRules && /[^a-z\d-]/i.test(encoded)) || /^-|-$/.test(mapped) || isBroken(mapped);
    if (
      encoded === '' ||
      encoded.length > longestLabel ||
      // eslint-disable-next-line no-control-regex -- controls are what is refused
      /[\u0000-\u001f\u007f]/.test(encoded) ||
      breaksRules
    )
      throw new ArgumentException(invalidName, 'unicode');
    return encoded;
  }
  toUnicode(name: string): string {
    if (name === '') throw new ArgumentException(invalidName, 'ascii');
    if (name.endsWith('\0')) throw new ArgumentException('Invalid IDN encoded string.', 'ascii');
    spendElements(name.length);
    const labels = name.split('.');
    return labels
      .map((label, index) => {
        spend(labelUnits);
        const isEnd = label === '' && index === labels.length - 1 && index > 0 && name !== '.';
        if (label.length > longestLabel || (!isEnd && !this.#isReadable(label)))
          throw new ArgumentException(invalidName, 'ascii');
        return isEncoded(label) ? decodePunycode(label.slice(prefix.length).toLowerCase())! : label;
      })
      .join('.');
  }
  #isReadable(label: string): boolean {
    if (isEncoded(label)) return !isBroken(label);
    const breaksRules = this.useStd3AsciiRules && ascii.test(label) && /[^a-z\d-]/i.test(label);
    return label !== '' && !/^-|-$|^..--/.test(label) && !breaksRules;
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof IdnMapping &&
      other.allowUnassigned === this.allowUnassigned &&
      other.useStd3AsciiRules === this.useStd3AsciiRules
    );
  }
  $hash(): number {
    return (this.allowUnassigned ? 100 : 200) + (this.useStd3AsciiRules ? 1000 : 2000);
  }
}

/** A part of a name. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
function part(name: string | null, parameter: string, index: number = 0, given?: number): string {
  if (name === null) throw new ArgumentNullException(parameter);
  const count = given ?? name.length - index;
  requireNonNegative(index, 'index');
  requireNonNegative(count, 'count');
  if (index > name.length)
    throw new ArgumentOutOfRangeException(
      'byteIndex',
      'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
    );
  if (index > name.length - count)
    throw new ArgumentOutOfRangeException(
      parameter,
      'Index and count must refer to a location within the buffer.',
    );
  return name.slice(index, index + count);
}

/** `System.Globalization.IdnMapping`. */
export const idnMappingType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.IdnMapping',
  () => ({
    'IdnMapping()': () => new IdnMapping(),
    'bool AllowUnassigned { get; set; }': {
      get: (self: IdnMapping) => self.allowUnassigned,
      set: (self: IdnMapping, value: boolean) => {
        self.allowUnassigned = value;
      },
    },
    'bool UseStd3AsciiRules { get; set; }': {
      get: (self: IdnMapping) => self.useStd3AsciiRules,
      set: (self: IdnMapping, value: boolean) => {
        self.useStd3AsciiRules = value;
      },
    },
    'string GetAscii(string unicode)': (self: IdnMapping, name: string | null) =>
      self.toAscii(part(name, 'unicode')),
    'string GetAscii(string unicode, int index)': (self: IdnMapping, name: string | null, index: number) =>
      self.toAscii(part(name, 'unicode', index)),
    'string GetAscii(string unicode, int index, int count)': (
      self: IdnMapping,
      name: string | null,
      index: number,
      count: number,
    ) => self.toAscii(part(name, 'unicode', index, count)),
    'string GetUnicode(string ascii)': (self: IdnMapping, name: string | null) =>
      self.toUnicode(part(name, 'ascii')),
    'string GetUnicode(string ascii, int index)': (self: IdnMapping, name: string | null, index: number) =>
      self.toUnicode(part(name, 'ascii', index)),
    'string GetUnicode(string ascii, int index, int count)': (
      self: IdnMapping,
      name: string | null,
      index: number,
      count: number,
    ) => self.toUnicode(part(name, 'ascii', index, count)),
    'override bool Equals(object? obj)': (self: IdnMapping, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: IdnMapping) => self.$hash(),
  }),
  { runtime: IdnMapping },
);
