// The bytes of a body as a text, as far as they are one.
import { parseMediaType } from '../exchange/body/media-type.ts';
import { decodeTextLeniently } from '../exchange/body/decode-text.ts';

/** A body for people and programs. */
export interface ReadableBody {
  /** Empty when there was none. */
  readonly body: string;
  /** The bytes, where they are no text in their charset. */
  readonly bodyBase64?: string;
  /** Only the beginning, or nothing, of what was sent is here. */
  readonly truncated?: true;
}

/** @param contentType says the charset; UTF-8 where it says none */
export function readableBody(
  bytes: Uint8Array | undefined,
  contentType: string | undefined,
  isCut: boolean,
): ReadableBody {
  const { charset } = parseMediaType(contentType ?? '');
  return {
    body: bytes === undefined ? '' : decodeTextLeniently(bytes, charset),
    ...(bytes !== undefined &&
      !isText(bytes, charset, isCut) && { bodyBase64: Buffer.from(bytes).toString('base64') }),
    ...(isCut && { truncated: true }),
  };
}

/** @param isCut then the last character may be broken */
function isText(bytes: Uint8Array, charset: string | undefined, isCut: boolean): boolean {
  try {
    new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}
