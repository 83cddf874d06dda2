// Searching texts for long ones: an engine may compare each place with all that is searched for, and cannot be stopped.
import { spend, spendSize } from './run.ts';

/** An engine finds what is no longer in time that grows with the length of the text only. */
export const longestAtOnce = 64;

/** `text.indexOf(value, from)`, which pays for each place that looks like the beginning of a long value. */
export function indexOfText(text: string, value: string, from: number = 0): number {
  if (value.length <= longestAtOnce) return text.indexOf(value, from);
  const head = value.slice(0, longestAtOnce);
  let at = text.indexOf(head, from);
  while (at >= 0 && !text.startsWith(value, at)) {
    spend(1);
    spendSize(value.length);
    at = text.indexOf(head, at + 1);
  }
  return at;
}
