// A long text that is made piece by piece: others get their turn between, and it is never there as a whole.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import { sharedTurns } from '../listening/fair-turns.ts';
import { ownAnswer, type Answer, type BytesAnswer } from './answer.ts';

/** How many parts are made in a row, and about how many characters. */
const PARTS_IN_A_ROW = 200;
const CHARACTERS_IN_A_ROW = 256 * 1024;
/** How much waits to be sent at most, and how long until it is looked at again. */
const MOST_UNSENT_BYTES = 1_000_000;
const PAUSE_MILLISECONDS = 10;

/** A text between two others, made of parts. A long part may come in pieces; one that is undefined is left out. */
export interface PartedText<Item> {
  readonly before: string;
  readonly items: readonly Item[];
  readonly partOf: (item: Item) => string | Iterable<string> | undefined;
  readonly separator: string;
  readonly after: string;
  /** About how much memory is kept until all is written. */
  readonly bytes: number;
}

/** An answer of status 200 with the text; a short one is sent whole. */
export function answerInPieces<Item>(headers: BytesAnswer['headers'], text: PartedText<Item>): Answer {
  const rows = rowsOf(text);
  const first = rows.next();
  if (first.done === true) return ownAnswer(200, headers, first.value);
  return {
    kind: 'live',
    bytes: text.bytes,
    status: 200,
    headers,
    template: undefined,
    start(write, end, unread, fail) {
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      const goOn = (): void => {
        if (unread() < MOST_UNSENT_BYTES) {
          const { value, done } = rows.next();
          write(value);
          if (done === true) {
            end();
            return;
          }
        }
        timer = setTimeout(inTurn, unread() < MOST_UNSENT_BYTES ? 0 : PAUSE_MILLISECONDS);
      };
      const goOnOrFail = (): void => {
        try {
          if (!isOver) goOn();
        } catch (error) {
          fail(error);
        }
      };
      // Many who ask at a time share the time that there is for them.
      const inTurn = (): void => sharedTurns.begin(goOnOrFail);
      write(first.value);
      inTurn();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  };
}

/** The same with one thing that comes in pieces, and what stands around it. @param bytes as {@link PartedText} has them */
export function answerOfPieces(
  headers: BytesAnswer['headers'],
  pieces: Iterable<string>,
  bytes: number,
  [before, after]: readonly [before: string, after: string] = ['', ''],
): Answer {
  return answerInPieces(headers, {
    before,
    items: [pieces],
    partOf: (each) => each,
    separator: '',
    after,
    bytes,
  });
}

/** The text in rows, each of which is made in one go; the last one is what is returned. */
function* rowsOf<Item>({
  before,
  items,
  partOf,
  separator,
  after,
}: PartedText<Item>): Generator<string, string, void> {
  let row = before;
  let parts = 0;
  let isFirst = true;
  for (const item of items) {
    if (parts === PARTS_IN_A_ROW) {
      yield row;
      row = '';
      parts = 0;
    }
    const part = partOf(item);
    if (part === undefined) continue;
    if (!isFirst) row += separator;
    isFirst = false;
    parts++;
    for (const piece of typeof part === 'string' ? [part] : part) {
      row += piece;
      if (row.length < CHARACTERS_IN_A_ROW) continue;
      yield row;
      row = '';
      parts = 0;
    }
  }
  return row + after;
}
