// System.Text.Encoder and Decoder: encodings that keep what is unfinished until the next call.
import type { Ref } from '@mockwright/language/metadata/declaration';
import { spend } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';

/** What `Convert` made, of how much of what it was given. */
export interface Converted<T> {
  readonly values: readonly T[];
  readonly used: number;
  readonly isCompleted: boolean;
}
/**
 * How much of the input fits into that room: all of it, or up to the end of a character.
 * @param measure how much so many items take, and how many of them are the beginning of something
 */
export function fitting(
  length: number,
  room: number,
  measure: (count: number) => { readonly open: number; readonly size: number },
): number {
  if (measure(length).size <= room) return length;
  let fits = 0;
  for (let count = 1; count < length; count++) {
    spend(1);
    const { open, size } = measure(count);
    if (size > room) break;
    if (open === 0) fits = count;
  }
  return fits;
}

/** Tells a caller of `Convert` what was done. */
export function tell(
  { values, used, isCompleted }: Converted<number>,
  target: { set(index: number, value: number): void },
  usedRef: Ref<number>,
  writtenRef: Ref<number>,
  completed: Ref<boolean>,
): void {
  for (const [index, value] of values.entries()) target.set(index, value);
  usedRef.v = used;
  writtenRef.v = values.length;
  completed.v = isCompleted;
}
/** A part of an array to write to. */
export const partAt = (array: number[], start: number): { set(index: number, value: number): void } => ({
  set: (index, value) => (array[start + index] = value),
});
/** Writes all units. @returns how many @throws what it is given, where there is no room */
export function writeAll(values: readonly number[], target: Span<number>, tooSmall: () => Error): number {
  if (values.length > target.length) throw tooSmall();
  for (const [index, value] of values.entries()) target.set(index, value);
  return values.length;
}
