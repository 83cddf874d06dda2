// `System.Linq.ImmutableArrayExtensions`: operators that look into an immutable array directly. Extension methods of that name
// are looked for elsewhere; these are told of where none of those fits.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { toArray } from '../../runtime/box.ts';
import { defaultOf } from '../../runtime/casting.ts';
import type { ImmutableSequence } from '../collections/immutable/sequence.ts';
import { arrayElement } from '../collections/collection-protocol.ts';
import { enumerableType } from './enumerable.ts';
import { need } from './query.ts';

const names =
  'Select|SelectMany|Where|Any|All|Aggregate|ElementAt|ElementAtOrDefault|First|FirstOrDefault|Last|LastOrDefault|Single|SingleOrDefault|ToDictionary|ToArray';
const source = 'this IEnumerable<TSource> source';
const taken = new RegExp(` (?:${names})<[^(]*\\(${source}`);
/** Overloads that only `Enumerable` has: with the index, with another value than the default, with `Index`. */
const others = /Func<TSource, int, |TSource defaultValue|Index index|SelectMany<TSource, TResult>/;

/** The array inside, which is only read. @throws {NullReferenceException} for the default value */
function itemsOf(array: ImmutableSequence): unknown {
  return toArray(array.items as unknown[], array.$elementType);
}

type Call = (...args: unknown[]) => unknown;
const predicate = ', Func<TSource, bool> predicate';

/** What an operator does for the array inside: nearly what `Enumerable` does. */
function implementationOf(signature: string): Call {
  const own = enumerableType.members[signature] as Call;
  const [, name = ''] = / (\w+)</.exec(signature)!;
  if (name === 'ElementAt')
    return (items, index) => arrayElement(items as readonly unknown[], index as number);
  // Without elements it gives the default value.
  if (signature.includes(' Aggregate<TSource>('))
    return (items, func, type) =>
      (items as readonly unknown[]).length === 0 ? defaultOf(type as Type) : own(items, func, type);
  // Elements that match are looked for first: where there is none, there are no elements.
  if (/^(?:First|Last|Single|SingleOrDefault)$/.test(name) && signature.includes(predicate)) {
    const plain = enumerableType.members[signature.replace(predicate, '')] as Call;
    return (items, matches, ...rest) => {
      need(matches, 'predicate');
      return plain((items as readonly unknown[]).filter(matches as (item: unknown) => boolean), ...rest);
    };
  }
  if (name === 'ToDictionary') {
    const count = signature.split('>(', 1)[0]!.split(', ').length - 1;
    return (items, ...rest) => own(items, ...rest.slice(0, -count), rest.at(-1), ...rest.slice(-count, -1));
  }
  return own;
}

/** The type, made of what `Enumerable` does for arrays. */
export const immutableArrayExtensionsType: TypeDeclaration = declareType(
  'public static class System.Linq.ImmutableArrayExtensions',
  Object.fromEntries(
    Object.keys(enumerableType.members)
      .filter((signature) => taken.test(signature) && !others.test(signature))
      .map((signature): [string, Implementation] => {
        const implementation = implementationOf(signature);
        return [
          signature
            .replace(source, 'this System.Collections.Immutable.ImmutableArray<TSource> immutableArray')
            .replace(' ToDictionary<TSource, TKey', ' ToDictionary<TKey')
            .replace(/ ToDictionary<([^>]*)>/, ' ToDictionary<$1, TSource>')
            .replace(/\bTSource\b/g, 'T'),
          (array: ImmutableSequence, ...rest: unknown[]) => implementation(itemsOf(array), ...rest),
        ];
      }),
  ),
);
