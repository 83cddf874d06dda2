// The class `System.StringComparer`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { compare } from '@mockwright/language/runtime/comparison';
import { hash, objectEquals } from '@mockwright/language/runtime/equality';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { CultureInfo } from '../System.Globalization/culture-info.ts';
import { checkOptions, collationKey } from './text/collation.ts';
import type { Collation } from './text/collation.ts';
import { collationOf, compareTexts, comparisons } from './text/comparison.ts';

type Text = string | null;

/** Compares strings by one of the rules of `StringComparison`. */
export class StringComparer {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #collation: Collation;

  constructor(collation: Collation) {
    this.#collation = collation;
  }
  static readonly ordinal: StringComparer = new StringComparer(collationOf(comparisons.Ordinal));
  static readonly ordinalIgnoreCase: StringComparer = new StringComparer(
    collationOf(comparisons.OrdinalIgnoreCase),
  );
  static readonly invariant: StringComparer = new StringComparer(collationOf(comparisons.InvariantCulture));
  static readonly invariantIgnoreCase: StringComparer = new StringComparer(
    collationOf(comparisons.InvariantCultureIgnoreCase),
  );

  /** `FromComparison`. @throws {ArgumentException} */
  static of(this: void, comparison: number): StringComparer {
    switch (comparison) {
      case comparisons.InvariantCulture:
        return StringComparer.invariant;
      case comparisons.InvariantCultureIgnoreCase:
        return StringComparer.invariantIgnoreCase;
      case comparisons.Ordinal:
        return StringComparer.ordinal;
      case comparisons.OrdinalIgnoreCase:
        return StringComparer.ordinalIgnoreCase;
      default:
        return new StringComparer(collationOf(comparison));
    }
  }

  // What template classes override.
  'StringComparer.Compare/2'(x: Text, y: Text): number {
    return compareTexts(x, y, this.#collation);
  }
  'StringComparer.Equals/2'(x: Text, y: Text): boolean {
    return x === y || (x !== null && y !== null && compareTexts(x, y, this.#collation) === 0);
  }
  /** @throws {ArgumentNullException} */
  'StringComparer.GetHashCode/1'(text: Text): number {
    if (text === null) throw new ArgumentNullException('obj');
    return hash(collationKey(text, this.#collation));
  }

  'IComparer`1.Compare/2'(x: Text, y: Text): number {
    return this['StringComparer.Compare/2'](x, y);
  }
  'IEqualityComparer`1.Equals/2'(x: Text, y: Text): boolean {
    return this['StringComparer.Equals/2'](x, y);
  }
  'IEqualityComparer`1.GetHashCode/1'(text: Text): number {
    return this['StringComparer.GetHashCode/1'](text);
  }
  'IComparer.Compare/2'(x: unknown, y: unknown): number {
    return isText(x) && isText(y) ? this['StringComparer.Compare/2'](x, y) : compare(x, y);
  }
  'IEqualityComparer.Equals/2'(x: unknown, y: unknown): boolean {
    return isText(x) && isText(y) ? this['StringComparer.Equals/2'](x, y) : objectEquals(x, y);
  }
  'IEqualityComparer.GetHashCode/1'(value: unknown): number {
    return isText(value) ? this['StringComparer.GetHashCode/1'](value) : hash(value);
  }
}

function isText(value: unknown): value is Text {
  return value === null || typeof value === 'string';
}

/** `System.StringComparer`. */
export const stringComparerType: TypeDeclaration = declareType(
  'public abstract class System.StringComparer : System.Collections.IComparer, System.Collections.IEqualityComparer, IComparer<string?>, IEqualityComparer<string?>',
  () => ({
    'static StringComparer FromComparison(StringComparison comparisonType)': StringComparer.of,
    'static StringComparer Create(CultureInfo culture, bool ignoreCase)': (
      culture: CultureInfo | null,
      ignoreCase: boolean,
    ) => {
      if (culture === null) throw new ArgumentNullException('culture');
      return new StringComparer({ culture: culture.name, options: Number(ignoreCase) });
    },
    'static StringComparer Create(CultureInfo culture, System.Globalization.CompareOptions options)': (
      culture: CultureInfo | null,
      options: number,
    ) => {
      if (culture === null) throw new ArgumentNullException('culture');
      checkOptions(options);
      return new StringComparer({ culture: culture.name, options });
    },
    'int Compare(object? x, object? y)': (self: StringComparer, x: unknown, y: unknown) =>
      self['IComparer.Compare/2'](x, y),
    'bool Equals(object? x, object? y)': (self: StringComparer, x: unknown, y: unknown) =>
      self['IEqualityComparer.Equals/2'](x, y),
    'int GetHashCode(object obj)': (self: StringComparer, value: unknown) =>
      self['IEqualityComparer.GetHashCode/1'](value),
    'abstract int Compare(string? x, string? y)': (self: StringComparer, x: Text, y: Text) =>
      self['StringComparer.Compare/2'](x, y),
    'abstract bool Equals(string? x, string? y)': (self: StringComparer, x: Text, y: Text) =>
      self['StringComparer.Equals/2'](x, y),
    'abstract int GetHashCode(string obj)': (self: StringComparer, text: Text) =>
      self['StringComparer.GetHashCode/1'](text),
    'protected StringComparer()': () => new StringComparer(collationOf(comparisons.Ordinal)),
    'static StringComparer InvariantCulture { get; }': () => StringComparer.invariant,
    'static StringComparer InvariantCultureIgnoreCase { get; }': () => StringComparer.invariantIgnoreCase,
    'static StringComparer CurrentCulture { get; }': () => StringComparer.of(comparisons.CurrentCulture),
    'static StringComparer CurrentCultureIgnoreCase { get; }': () =>
      StringComparer.of(comparisons.CurrentCultureIgnoreCase),
    'static StringComparer Ordinal { get; }': () => StringComparer.ordinal,
    'static StringComparer OrdinalIgnoreCase { get; }': () => StringComparer.ordinalIgnoreCase,
  }),
  { runtime: StringComparer },
);
