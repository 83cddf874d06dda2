// `System.Collections.Comparer` and `CaseInsensitiveComparer`: the order of objects, strings by a culture.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { compare } from '@mockwright/language/runtime/comparison';
import type { CultureInfo } from '../System.Globalization/culture-info.ts';
import type { Collation } from '../System/text/collation.ts';
import { collationOf, comparisons, compareTexts } from '../System/text/comparison.ts';
import { requireArgument } from './arguments.ts';

/** Compares strings by a collation, everything else by its own order. */
class BoxedComparer {
  declare readonly $type: NamedType;
  readonly #collation: () => Collation;
  /** @param collation asked each time: the current culture may change */
  constructor(collation: () => Collation) {
    this.#collation = collation;
  }
  'IComparer.Compare/2'(a: unknown, b: unknown): number {
    return typeof a === 'string' && typeof b === 'string'
      ? compareTexts(a, b, this.#collation())
      : compare(a, b);
  }
}
class Comparer extends BoxedComparer {}
/** `CaseInsensitiveComparer`. */
export class CaseInsensitiveComparer extends BoxedComparer {
  static readonly current: CaseInsensitiveComparer = new CaseInsensitiveComparer(() =>
    collationOf(comparisons.CurrentCultureIgnoreCase),
  );
}

type Make = new (collation: () => Collation) => BoxedComparer;

function comparerType(name: string, Class: Make, current: number, invariant: number): TypeDeclaration {
  const byDefault = new Class(() => collationOf(current));
  const byInvariant = new Class(() => collationOf(invariant));
  const options = current === comparisons.CurrentCulture ? 0 : 1;
  return declareType(
    `public ${Class === Comparer ? 'sealed ' : ''}class System.Collections.${name} : IComparer`,
    () => ({
      [`${name}(CultureInfo culture)`]: (culture: CultureInfo) => {
        requireArgument(culture, 'culture');
        return new Class(() => ({ culture: culture.name, options }));
      },
      [`static ${name} Default { get; }`]: () => byDefault,
      [`static ${name} DefaultInvariant { get; }`]: () => byInvariant,
      'int Compare(object? a, object? b)': (self: BoxedComparer, a: unknown, b: unknown) =>
        self['IComparer.Compare/2'](a, b),
      ...(Class === CaseInsensitiveComparer && {
        [`${name}()`]: () => new Class(() => collationOf(current)),
      }),
    }),
    { runtime: Class },
  );
}

/** `Comparer` and `CaseInsensitiveComparer`. */
export const boxedComparerTypes: readonly TypeDeclaration[] = [
  comparerType('Comparer', Comparer, comparisons.CurrentCulture, comparisons.InvariantCulture),
  comparerType(
    'CaseInsensitiveComparer',
    CaseInsensitiveComparer,
    comparisons.CurrentCultureIgnoreCase,
    comparisons.InvariantCultureIgnoreCase,
  ),
];
