// How the comparers of objects are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { CultureInfo } from '../System.Globalization/culture-info.ts';
import type { Collation } from '../System/text/collation.ts';
import { collationOf, comparisons } from '../System/text/comparison.ts';
import { requireArgument } from './argument-checks.ts';
import type { BoxedComparer } from './boxed-comparer.ts';
import { CaseInsensitiveComparer } from './case-insensitive-comparer.ts';
import { Comparer } from './comparer.ts';

type Make = new (collation: () => Collation) => BoxedComparer;

/** Declares a comparer of objects. */
export function comparerType(name: string, Class: Make, current: number, invariant: number): TypeDeclaration {
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
