// The struct enumerators nested in the collections: `List<T>.Enumerator` and its kin.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { defaultEnumerator } from '@mockwright/language/runtime/enumerator';
import type { Enumerator } from '@mockwright/language/runtime/enumerator';

const generic = 'System.Collections.Generic';
const immutable = 'System.Collections.Immutable';

/** Declares `Enumerator` of a collection whose elements have that type. @param canReset whether anybody can call `Reset()` */
export function enumeratorIn(collection: string, element: string, canReset = false): TypeDeclaration {
  return declareType(
    `public struct ${collection}.Enumerator : IEnumerator<${element}>`,
    () => ({
      [`${element} Current { get; }`]: (self: Enumerator) => self.Current,
      'bool MoveNext()': (self: Enumerator) => self.MoveNext(),
      'void Dispose()': (self: Enumerator) => self.Dispose(),
      ...(canReset ? { 'void Reset()': (self: Enumerator) => self.Reset() } : {}),
    }),
    {
      copy: (enumerator: Enumerator) => enumerator.$copy(),
      defaultValue: (type) => defaultEnumerator(elementType(element, (type as NamedType).typeArguments)),
    },
  );
}

/** The type that the declared element is with these type arguments of its collection. */
function elementType(element: string, typeArguments: readonly Type[]): Type {
  if (element.includes('KeyValuePair'))
    return coreType(`${generic}.KeyValuePair`, 2).construct(typeArguments);
  if (element.startsWith('(')) return coreType('System.ValueTuple', 2).construct(typeArguments);
  return typeArguments[element === 'TValue' ? 1 : 0]!;
}

const pair = 'System.Collections.Generic.KeyValuePair<TKey, TValue>';
const maps = ['Dictionary', 'SortedDictionary', 'OrderedDictionary'];
const lines = ['List', 'HashSet', 'Queue', 'Stack', 'LinkedList', 'SortedSet'];

/** The enumerators that stand inside their collections. */
export const enumeratorTypes: readonly TypeDeclaration[] = [
  ...lines.map((name) => enumeratorIn(`${generic}.${name}<T>`, 'T')),
  ...maps.flatMap((name) => [
    enumeratorIn(`${generic}.${name}<TKey, TValue>`, pair),
    enumeratorIn(`${generic}.${name}<TKey, TValue>.KeyCollection`, 'TKey'),
    enumeratorIn(`${generic}.${name}<TKey, TValue>.ValueCollection`, 'TValue'),
  ]),
  ...['ImmutableArray', 'ImmutableQueue', 'ImmutableStack'].map((name) =>
    enumeratorIn(`${immutable}.${name}<T>`, 'T'),
  ),
  ...['ImmutableList', 'ImmutableHashSet', 'ImmutableSortedSet'].map((name) =>
    enumeratorIn(`${immutable}.${name}<T>`, 'T', true),
  ),
  ...['ImmutableDictionary', 'ImmutableSortedDictionary'].map((name) =>
    enumeratorIn(`${immutable}.${name}<TKey, TValue>`, pair, true),
  ),
];
