// From the bytes of a body to its text: byte order mark, then charset, then UTF-8.
import { BodyError } from '../../../template/template-error.ts';
import { spend } from '@mockwright/language/runtime/run';
import { decodeBytes, markedEncoding } from '@mockwright/language/text/encodings';

/**
 * The text of a body.
 * @param charset as the content type (or the XML declaration) says
 * @throws {BodyError} for a charset that nobody knows
 * @throws {BudgetError} when the time of the run is over that asks
 */
export function decodeText(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return decodeBytes(bytes, markedEncoding(bytes) ?? charset ?? 'utf-8', spend);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new BodyError(`The body's charset '${charset}' is not known.`);
  }
}

/** The text of a body as far as it can be told, for people to read: an unknown charset is taken for UTF-8. */
export function decodeTextLeniently(bytes: Uint8Array, charset: string | undefined): string {
  try {
    return decodeText(bytes, charset);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return decodeText(bytes, undefined);
  }
}
