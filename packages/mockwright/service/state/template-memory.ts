// How much memory a template takes, about: what its text becomes. Measured with much of each alone.
import type { Mock } from '../mocks/mock-set.ts';

/** A template as such, in bytes. */
const TEMPLATE_BYTES = 10_000;
const BYTES_OF_CHARACTER = 3;
/** Of its route. */
const BYTES_OF_SEGMENT = 350;
/** Values of a list, or members. */
const BYTES_OF_COMMA = 150;
/** Of code. The characters of code are counted twice. */
const BYTES_OF_PIECE = 1600;
const BYTES_OF_CODE_CHARACTER = 60;
const BYTES_OF_TYPE = 6000;

/** A piece of code. */
const CODE = /<#([^]*?)#>/g;
const DECLARES_TYPE = /\b(?:class|struct|record|enum|interface)\b/g;

/** In bytes; a very odd text may take three times as many. */
export function bytesOfTemplate({ template, pattern }: Pick<Mock, 'template' | 'pattern'>): number {
  const { text } = template.source;
  let bytes =
    TEMPLATE_BYTES +
    BYTES_OF_CHARACTER * text.length +
    BYTES_OF_SEGMENT * pattern.segments.length +
    BYTES_OF_COMMA * countOf(text, /,/g);
  for (const [, code = ''] of text.matchAll(CODE))
    bytes +=
      BYTES_OF_PIECE + BYTES_OF_CODE_CHARACTER * code.length + BYTES_OF_TYPE * countOf(code, DECLARES_TYPE);
  return bytes;
}

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
