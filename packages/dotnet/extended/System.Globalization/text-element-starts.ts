// Where the characters that people see begin.
import { spend } from '@mockwright/language/runtime/run';

let segmenter: Intl.Segmenter | undefined;
/** The text elements of a text. What finds them is made late: its tables take longer to load than most of the library. */
export function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** So many are found before they are paid for. */
const paidElements = 64;

/** Where the extended grapheme clusters of a text begin. */
export function startsOf(text: string): number[] {
  const starts: number[] = [];
  for (const { index } of segmentsOf(text)) {
    if (starts.push(index) % paidElements === 0) spend(paidElements);
  }
  return starts;
}
