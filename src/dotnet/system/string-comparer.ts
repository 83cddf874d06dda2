// `System.StringComparison` and `System.StringComparer`.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { compare } from '../../runtime/comparison.ts';
import { hash, objectEquals } from '../../runtime/equality.ts';
import { ArgumentException, ArgumentNullException } from '../../runtime/exceptions.ts';
import { toUpperInvariant } from '../text/casing.ts';
import { collatorOf, compareOrdinal, comparisons } from '../text/comparison.ts';
import type { CultureInfo } from './globalization/culture-info.ts';
import { currentCulture } from './globalization/culture-info.ts';

type Text = string | null;

/** Compares strings by one of the rules of `StringComparison`. */
export class StringComparer {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #culture: string | undefined;
  readonly #ignoreCase: boolean;

  /** @param culture its name; undefined for ordinal comparison */
  constructor(culture: string | undefined, ignoreCase: boolean) {
    this.#culture = culture;
    this.#ignoreCase = ignoreCase;
  }
  static readonly ordinal: StringComparer = new StringComparer(undefined, false);
  static readonly ordinalIgnoreCase: StringComparer = new StringComparer(undefined, true);
  static readonly invariant: StringComparer = new StringComparer('', false);
  static readonly invariantIgnoreCase: StringComparer = new StringComparer('', true);

  /** `FromComparison`. @throws {ArgumentException} */
  static of(this: void, comparison: number): StringComparer {
    switch (comparison) {
      case comparisons.CurrentCulture:
        return new StringComparer(currentCulture().name, false);
      case comparisons.CurrentCultureIgnoreCase:
        return new StringComparer(currentCulture().name, true);
      case comparisons.InvariantCulture:
        return StringComparer.invariant;
      case comparisons.InvariantCultureIgnoreCase:
        return StringComparer.invariantIgnoreCase;
      case comparisons.Ordinal:
        return StringComparer.ordinal;
      case comparisons.OrdinalIgnoreCase:
        return StringComparer.ordinalIgnoreCase;
      default:
        throw new ArgumentException(
          'The string comparison type passed in is currently not supported.',
          'comparisonType',
        );
    }
  }

  compare(x: Text, y: Text): number {
    if (x === y) return 0;
    if (x === null) return -1;
    if (y === null) return 1;
    if (this.#culture !== undefined) return collatorOf(this.#culture, this.#ignoreCase).compare(x, y);
    return this.#ignoreCase ? compareOrdinal(toUpperInvariant(x), toUpperInvariant(y)) : compareOrdinal(x, y);
  }
  equals(x: Text, y: Text): boolean {
    return x === y || (x !== null && y !== null && this.compare(x, y) === 0);
  }
  /** @throws {ArgumentNullException} */
  hash(text: Text): number {
    if (text === null) throw new ArgumentNullException('obj');
    // Cultures find more strings equal than a change of case tells: composed and decomposed letters, for example.
    if (this.#culture !== undefined)
      return hash(toUpperInvariant(text.normalize('NFKD')).replace(/[^\p{L}\p{N}]/gu, ''));
    return hash(this.#ignoreCase ? toUpperInvariant(text) : text);
  }

  'IComparer`1.Compare/2'(x: Text, y: Text): number {
    return this.compare(x, y);
  }
  'IEqualityComparer`1.Equals/2'(x: Text, y: Text): boolean {
    return this.equals(x, y);
  }
  'IEqualityComparer`1.GetHashCode/1'(text: Text): number {
    return this.hash(text);
  }
  'IComparer.Compare/2'(x: unknown, y: unknown): number {
    return isText(x) && isText(y) ? this.compare(x, y) : compare(x, y);
  }
  'IEqualityComparer.Equals/2'(x: unknown, y: unknown): boolean {
    return isText(x) && isText(y) ? this.equals(x, y) : objectEquals(x, y);
  }
  'IEqualityComparer.GetHashCode/1'(value: unknown): number {
    return isText(value) ? this.hash(value) : hash(value);
  }
}

function isText(value: unknown): value is Text {
  return value === null || typeof value === 'string';
}

/** `System.StringComparer`. */
export const stringComparerType: TypeDeclaration = declareType(
  'public abstract class System.StringComparer : System.Collections.IComparer, System.Collections.IEqualityComparer, IComparer<string?>, IEqualityComparer<string?>',
  {
    'static StringComparer FromComparison(StringComparison comparisonType)': StringComparer.of,
    'static StringComparer Create(CultureInfo culture, bool ignoreCase)': (
      culture: CultureInfo | null,
      ignoreCase: boolean,
    ) => {
      if (culture === null) throw new ArgumentNullException('culture');
      return new StringComparer(culture.name, ignoreCase);
    },
    'int Compare(object? x, object? y)': (self: StringComparer, x: unknown, y: unknown) =>
      self['IComparer.Compare/2'](x, y),
    'bool Equals(object? x, object? y)': (self: StringComparer, x: unknown, y: unknown) =>
      self['IEqualityComparer.Equals/2'](x, y),
    'int GetHashCode(object obj)': (self: StringComparer, value: unknown) =>
      self['IEqualityComparer.GetHashCode/1'](value),
    'int Compare(string? x, string? y)': (self: StringComparer, x: Text, y: Text) => self.compare(x, y),
    'bool Equals(string? x, string? y)': (self: StringComparer, x: Text, y: Text) => self.equals(x, y),
    'int GetHashCode(string obj)': (self: StringComparer, text: Text) => self.hash(text),
    'static StringComparer InvariantCulture { get; }': () => StringComparer.invariant,
    'static StringComparer InvariantCultureIgnoreCase { get; }': () => StringComparer.invariantIgnoreCase,
    'static StringComparer CurrentCulture { get; }': () => StringComparer.of(comparisons.CurrentCulture),
    'static StringComparer CurrentCultureIgnoreCase { get; }': () =>
      StringComparer.of(comparisons.CurrentCultureIgnoreCase),
    'static StringComparer Ordinal { get; }': () => StringComparer.ordinal,
    'static StringComparer OrdinalIgnoreCase { get; }': () => StringComparer.ordinalIgnoreCase,
  },
  { runtime: StringComparer },
);

/** `System.StringComparison`. */
export const stringComparisonType: TypeDeclaration = declareEnum(
  'public enum System.StringComparison',
  comparisons,
);
