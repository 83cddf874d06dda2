// What the members of `System.Array` ask of the dimensions of arrays.
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentException, RankException } from '@mockwright/language/runtime/exceptions';
import { MultiArray } from '@mockwright/language/runtime/multi-array';
import { notNull } from '@mockwright/language/runtime/not-null';

type AnyArray = NetArray | MultiArray;

const rankOf = (array: AnyArray): number => (array instanceof MultiArray ? array.lengths.length : 1);

/**
 * An array of one dimension.
 * @throws {ArgumentNullException} with the name of the parameter
 * @throws {RankException} for several dimensions
 */
export function oneDimension(array: AnyArray | null, name: string = 'array'): NetArray {
  const given = notNull(array, name);
  if (given instanceof MultiArray)
    throw new RankException('Only single dimension arrays are supported here.');
  return given;
}
/** @throws {RankException} for a copy between arrays of different dimensions */
export function checkSameRank(from: AnyArray, to: AnyArray): void {
  if (rankOf(from) !== rankOf(to))
    throw new RankException('The specified arrays must have the same number of dimensions.');
}

const dimensionNames = ['', 'one', 'two', 'three'];
/** As many indices as the array has dimensions, given one by one. @throws {ArgumentException} */
export function checkIndexCount(array: AnyArray, indices: readonly unknown[]): void {
  if (indices.length !== rankOf(array))
    throw new ArgumentException(`Array was not a ${dimensionNames[indices.length]}-dimensional array.`);
}
/** The same for indices given as a list. @throws {ArgumentNullException | ArgumentException} */
export function indexList<T>(array: AnyArray, indices: readonly T[] | null): readonly T[] {
  if (notNull(indices, 'indices').length !== rankOf(array))
    throw new ArgumentException('Indices length does not match the array rank.');
  return indices!;
}
