// Bodies that are there, as bytes that are made when they are sent: to make those of a long text at once would keep others waiting.
import { isHighSurrogate } from '@mockwright/language/text/code-units';

/** How many characters of a text are made bytes at a time. */
const CHARACTERS_AT_A_TIME = 256 * 1024;

/** Where the bytes of a body come from. */
export interface ByteSource {
  readonly length: number;
  /** The bytes from one offset up to another; each call goes on where the one before ended. */
  read(start: number, end: number): Uint8Array | Promise<Uint8Array>;
}

/** The bytes of a body, all of which is there. */
export function bytesSource(body: string | Uint8Array | undefined): ByteSource {
  if (typeof body === 'string') return sourceOf(Buffer.byteLength(body), bytesOfText(body, 'utf8'));
  const bytes = body ?? Buffer.alloc(0);
  return { length: bytes.length, read: (start, end) => bytes.subarray(start, end) };
}

/** The bytes of a text, piece by piece. @param encoding `latin1` where each of its characters is a byte */
export function* bytesOfText(text: string, encoding: 'latin1' | 'utf8'): Generator<Buffer, undefined> {
  for (let start = 0, end = 0; start < text.length; start = end) {
    end = start + CHARACTERS_AT_A_TIME;
    if (isHighSurrogate(text.charCodeAt(end - 1))) end++;
    yield Buffer.from(text.slice(start, end), encoding);
  }
}

/** Bytes that come in pieces of any length. @param length of all of them */
export function sourceOf(length: number, pieces: Iterator<Buffer, undefined>): ByteSource {
  let rest: Buffer = Buffer.alloc(0);
  return {
    length,
    read(start, end) {
      const taken: Buffer[] = [];
      for (let missing = end - start; missing > 0;) {
        if (rest.length === 0) rest = pieces.next().value ?? Buffer.alloc(missing);
        const part = rest.subarray(0, missing);
        rest = rest.subarray(part.length);
        missing -= part.length;
        taken.push(part);
      }
      return taken.length === 1 ? taken[0]! : Buffer.concat(taken);
    },
  };
}
