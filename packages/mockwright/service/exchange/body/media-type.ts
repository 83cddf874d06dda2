// `Content-Type` values: the media type and its parameters.
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { charsetOf } from '../../../template/running/content-types.ts';

/** A parsed `Content-Type`. */
export interface MediaType {
  /** Lower case, without parameters: `application/json`; empty when there is none. */
  readonly name: string;
  readonly charset: string | undefined;
}

/** Reads the value of a `Content-Type` header. */
export function parseMediaType(header: string): MediaType {
  return known.of(header, readMediaType);
}

/** Few are in use; but clients may write what they like. */
const known = new TextCache<MediaType>(256, 65_536);

function readMediaType(header: string): MediaType {
  const [name = ''] = header.split(';', 1);
  return { name: name.trim().toLowerCase(), charset: charsetOf(header) };
}

/** `application/json` and everything that says `+json`. */
export function isJsonType(name: string): boolean {
  return name === 'application/json' || name.endsWith('+json');
}

/** `application/xml`, `text/xml` and everything that says `+xml`. */
export function isXmlType(name: string): boolean {
  return name === 'application/xml' || name === 'text/xml' || name.endsWith('+xml');
}
