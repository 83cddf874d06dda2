// JSON of values that may hold texts of megabytes: writing such a text takes long, above all where much of it is escaped.
import { randomUUID } from 'node:crypto';

/** Longer texts come in pieces of this length. */
const LONGEST_PIECE = 64 * 1024;

/** What stands in place of a long text; nobody can know it. */
const PLACE = randomUUID();

/**
 * The JSON of a value, piece by piece.
 * @param indentation as `JSON.stringify` takes it
 */
export function* jsonInPieces(value: object, indentation?: number): Generator<string, void, void> {
  const long: string[] = [];
  const json = JSON.stringify(
    value,
    (_name, each: unknown) => {
      if (!isLongText(each)) return each;
      long.push(each);
      return PLACE;
    },
    indentation,
  );
  for (const [index, text] of json.split(PLACE).entries()) {
    yield text;
    if (index < long.length) yield* contentInPieces(long[index]!);
  }
}

/** What stands between the quotes of a text. A pair of surrogates that is cut apart is written as two escapes. */
export function* contentInPieces(text: string): Generator<string, void, void> {
  for (let at = 0; at < text.length; at += LONGEST_PIECE) yield contentOf(text.slice(at, at + LONGEST_PIECE));
}

/** What stands between the quotes of a text that is not long. */
export function contentOf(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** Whether a value is a text that comes in pieces. */
export function isLongText(value: unknown): value is string {
  return typeof value === 'string' && value.length > LONGEST_PIECE;
}
