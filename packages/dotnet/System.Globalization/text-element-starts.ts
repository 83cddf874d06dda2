// Where the characters that people see begin.
import { spend } from '@mockwright/language/runtime/run';

let segmenter: Intl.Segmenter | undefined;
/** The text elements of a text. What finds them is made late: its tables take longer to load than most of the library. */
export function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Where the extended grapheme clusters of a text begin. */
export function startsOf(text: string): number[] {
  spend(text.length >> 3);
  return Array.from(segmentsOf(text), ({ index }) => index);
}
