// Where the characters that people see begin.
import { spend } from '@mockwright/language/runtime/run';

let segmenter: Intl.Segmenter | undefined;
/** What finds them is made late: its tables take longer to load than most of the library. */
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** The engine looks at all of a text for each element that it finds: it is given so many characters at once. */
const pieceLength = 256;

/** Where the extended grapheme clusters of a text begin, one after the other; paid for on the way. */
export function* elementStarts(text: string): Generator<number> {
  let length = pieceLength;
  for (let from = 0; from < text.length;) {
    spend(length);
    const piece = text.slice(from, from + length);
    const isLast = from + length >= text.length;
    let last = 0;
    for (const { index } of segmentsOf(piece)) {
      if (index > 0) yield from + last;
      last = index;
    }
    // The last element of a piece may go on behind it.
    if (isLast) {
      yield from + last;
      return;
    }
    length = last === 0 ? length * 2 : pieceLength;
    from += last;
  }
}

/** The same as a list. */
export function startsOf(text: string): number[] {
  return [...elementStarts(text)];
}
