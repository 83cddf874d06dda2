// A long text that is made piece by piece: others get their turn between, and it is never there as a whole.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import { ownAnswer, type Answer, type BytesAnswer } from './answer.ts';

/** How many parts are made in a row. */
const PARTS_IN_A_ROW = 200;
/** How much waits to be sent at most, and how long until it is looked at again. */
const MOST_UNSENT_BYTES = 1_000_000;
const PAUSE_MILLISECONDS = 10;

/** A text between two others, made of parts. */
export interface PartedText<Item> {
  readonly before: string;
  readonly items: readonly Item[];
  readonly partOf: (item: Item) => string;
  readonly separator: string;
  readonly after: string;
}

/** An answer of status 200 with the text; a short one is sent whole. */
export function answerInPieces<Item>(headers: BytesAnswer['headers'], text: PartedText<Item>): Answer {
  const { before, items, after } = text;
  if (items.length <= PARTS_IN_A_ROW) return ownAnswer(200, headers, before + piece(text, 0) + after);
  return {
    kind: 'live',
    status: 200,
    headers,
    template: undefined,
    start(write, end, unread) {
      let timer: NodeJS.Timeout | undefined;
      let at = 0;
      const goOn = (): void => {
        if (unread() < MOST_UNSENT_BYTES) {
          write(piece(text, at));
          at += PARTS_IN_A_ROW;
        }
        if (at < items.length) {
          timer = setTimeout(goOn, unread() < MOST_UNSENT_BYTES ? 0 : PAUSE_MILLISECONDS);
          return;
        }
        write(after);
        end();
      };
      write(before);
      goOn();
      return () => clearTimeout(timer);
    },
  };
}

function piece<Item>({ items, partOf, separator }: PartedText<Item>, start: number): string {
  const parts = items.slice(start, start + PARTS_IN_A_ROW).map(partOf);
  return (start > 0 ? separator : '') + parts.join(separator);
}
