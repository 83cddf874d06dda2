// Which of .NET's classes the object of an operator has: `Where`, `Select`, `Skip` and `Take` have one for each kind of source.
import type { Type } from '@mockwright/language/metadata/symbols';
import { isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { List } from '../System.Collections.Generic/list.ts';
import { isIteratorClass } from './enumerable-type.ts';
import type { IteratorName } from './enumerable-type.ts';
import { Query } from './query.ts';

function isList(source: unknown): boolean {
  if (Array.isArray(source) || source instanceof List) return true;
  return isInstance(
    source,
    coreType('System.Collections.Generic.IList', 1).construct([elementTypeOf(source)]),
  );
}

/** Whether a query has a class that knows operators of its own. */
export function isIterator(source: unknown): source is Query {
  return source instanceof Query && source.name !== undefined && isIteratorClass(source.name);
}

/** The class for `Where` of that source. */
export function whereName(source: unknown): IteratorName {
  if (source instanceof Query) {
    const { name } = source;
    return name === 'ArrayWhereIterator' || name === 'ListWhereIterator' ? name : 'IEnumerableWhereIterator';
  }
  if (Array.isArray(source)) return 'ArrayWhereIterator';
  return source instanceof List ? 'ListWhereIterator' : 'IEnumerableWhereIterator';
}

/** The class for `Select` of a query with a class of its own, where one object does both. */
const selectNames: Partial<Record<IteratorName, IteratorName>> = {
  ArrayWhereIterator: 'ArrayWhereSelectIterator',
  ListWhereIterator: 'ListWhereSelectIterator',
  IEnumerableWhereIterator: 'IEnumerableWhereSelectIterator',
  RangeIterator: 'RangeSelectIterator',
  IListSkipTakeIterator: 'IListSkipTakeSelectIterator',
};
const selecting = /SelectIterator$/;

/** The class for `Select` of that source. */
export function selectName(source: unknown): IteratorName {
  if (isIterator(source)) {
    const name = source.name!;
    return selectNames[name] ?? (selecting.test(name) ? name : 'IteratorSelectIterator');
  }
  if (source instanceof Query) return 'IEnumerableSelectIterator';
  if (Array.isArray(source)) return 'ArraySelectIterator';
  if (source instanceof List) return 'ListSelectIterator';
  return isList(source) ? 'IListSelectIterator' : 'IEnumerableSelectIterator';
}

/** The elements' type of what a `Select` maps: after a `Select` that of the first one's source. */
export function selectedFrom(source: unknown, type: Type): Type {
  return source instanceof Query && source.name !== undefined && selecting.test(source.name)
    ? source.sourceType
    : type;
}

/** Whether the object of `Select` knows how many elements there are when its source does. */
export function isCounted(source: unknown): boolean {
  return selectName(source) !== 'IEnumerableSelectIterator';
}

/** Whether the object for a part of that source maps its elements. */
export function isSelecting(source: unknown): boolean {
  return selecting.test(sliceName(source));
}

const knowing: ReadonlySet<IteratorName | undefined> = new Set([
  'RangeIterator',
  'RangeSelectIterator',
  'ArraySelectIterator',
  'IListSkipTakeIterator',
  'IListSkipTakeSelectIterator',
] satisfies IteratorName[]);

/** How many elements the object of `Select` gives at most, where it knows. */
export function limitOfSelect(source: unknown): number | undefined {
  if (Array.isArray(source)) return source.length;
  return source instanceof Query && knowing.has(source.name) ? source.limit : undefined;
}

/** The class for a part of a query with a class of its own. */
const sliceNames: Partial<Record<IteratorName, IteratorName>> = {
  RangeIterator: 'RangeIterator',
  RepeatIterator: 'RepeatIterator',
  RangeSelectIterator: 'RangeSelectIterator',
  ArraySelectIterator: 'IListSkipTakeSelectIterator',
  ListSelectIterator: 'IListSkipTakeSelectIterator',
  IListSelectIterator: 'IListSkipTakeSelectIterator',
  IListSkipTakeSelectIterator: 'IListSkipTakeSelectIterator',
  IListSkipTakeIterator: 'IListSkipTakeIterator',
  OrderedIterator: 'SkipTakeOrderedIterator',
  ImplicitlyStableOrderedIterator: 'SkipTakeOrderedIterator',
  SkipTakeOrderedIterator: 'SkipTakeOrderedIterator',
};

/** The class for `Skip` and `Take` of that source. */
export function sliceName(source: unknown): IteratorName {
  if (source instanceof Query) return sliceNames[source.name!] ?? 'IEnumerableSkipTakeIterator';
  return isList(source) ? 'IListSkipTakeIterator' : 'IEnumerableSkipTakeIterator';
}

/** The type arguments of the class for a part of that source. */
export function sliceArguments(source: unknown, type: Type): readonly Type[] {
  return source instanceof Query && isSelecting(source) ? [source.sourceType, type] : [type];
}
