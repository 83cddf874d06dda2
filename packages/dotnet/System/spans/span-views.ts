// `AsSpan` and `AsMemory`: arrays, their segments and strings seen as spans.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import type { ArraySegment } from '../array-segment.ts';
import type { Index } from '../index.ts';
import type { Range } from '../range.ts';
import { toMemory } from '../memory-types.ts';

type Members = Record<string, Implementation>;
type Make = (value: unknown, element: Type) => Span;

/** @param blamed the parameters that exceptions name: none for arrays */
function partOf(
  whole: Span,
  isNull: boolean,
  start: number,
  length?: number,
  blamed: string | null = null,
): Span {
  if (isNull && start === 0 && (length ?? 0) === 0) return whole;
  if (
    start < 0 ||
    start > whole.length ||
    (length !== undefined && (length < 0 || start > whole.length - length))
  )
    throw new ArgumentOutOfRangeException(blamed);
  return whole.part(start, length ?? whole.length - start);
}

/** The five methods of a source that is an array or a string. */
export function views(method: 'AsSpan' | 'AsMemory', result: string, source: string, make: Make): Members {
  const isText = source === 'string';
  const blamed = isText ? 'start' : null;
  const name = isText ? 'text' : 'array';
  const generic = isText ? '' : '<T>';
  const element = (type: Type | undefined): Type => (isText ? specialType('char') : type!);
  const signature = (rest: string): string =>
    `static ${result} ${method}${generic}(this ${source}? ${name}${rest})`;
  return {
    [signature('')]: (value: unknown, T?: Type) => make(value, element(T)),
    [signature(', int start')]: (value: unknown, start: number, T?: Type) =>
      partOf(make(value, element(T)), value === null, start, undefined, blamed),
    [signature(', int start, int length')]: (value: unknown, start: number, length: number, T?: Type) =>
      partOf(make(value, element(T)), value === null, start, length, blamed),
    [signature(', Index startIndex')]: (value: unknown, start: Index, T?: Type) => {
      const whole = make(value, element(T));
      return partOf(whole, value === null, start.offset(whole.length), undefined, blamed);
    },
    [signature(', Range range')]: (value: unknown, range: Range, T?: Type) => {
      const whole = make(value, element(T));
      const [start, length] = range.offsetAndLength(whole.length);
      return partOf(whole, value === null, start, length, blamed);
    },
  };
}
/** A source as a span of either kind. */
export const spanOf =
  (name: 'Span' | 'ReadOnlySpan'): Make =>
  (value, element) =>
    toSpan(value, coreType(`System.${name}`, 1).construct([element]));
/** A source as a memory of either kind. */
export const memoryOf =
  (name: 'Memory' | 'ReadOnlyMemory'): Make =>
  (value, element) =>
    toMemory(value, coreType(`System.${name}`, 1).construct([element]));

function ofSegment(method: 'AsSpan' | 'AsMemory', result: string, make: Make): Members {
  const signature = (rest: string): string =>
    `static ${result}<T> ${method}<T>(this ArraySegment<T> segment${rest})`;
  const whole = ({ array, offset, count }: ArraySegment, T: Type): Span => make(array, T).part(offset, count);
  return {
    [signature('')]: whole,
    [signature(', int start')]: (segment: ArraySegment, start: number, T: Type) =>
      partOf(whole(segment, T), false, start, undefined, 'start'),
    [signature(', int start, int length')]: (segment: ArraySegment, start: number, length: number, T: Type) =>
      partOf(
        whole(segment, T),
        false,
        start,
        length,
        start < 0 || start > segment.count ? 'start' : 'length',
      ),
    ...(method === 'AsSpan' && {
      [signature(', Index startIndex')]: (segment: ArraySegment, start: Index, T: Type) =>
        partOf(whole(segment, T), false, start.offset(segment.count), undefined, 'start'),
      [signature(', Range range')]: (segment: ArraySegment, range: Range, T: Type) => {
        const [start, length] = range.offsetAndLength(segment.count);
        return partOf(whole(segment, T), false, start, length, 'length');
      },
    }),
  };
}

/** The methods of array segments. */
export const segmentViews: Members = {
  ...ofSegment('AsSpan', 'Span', spanOf('Span')),
  ...ofSegment('AsMemory', 'Memory', memoryOf('Memory')),
};
