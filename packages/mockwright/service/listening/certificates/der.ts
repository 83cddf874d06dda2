// ASN.1 values in DER (ITU-T X.690), as far as certificates need them.

/** One value: tag, length, content. */
export type Der = Buffer;

/** A value with any tag. */
export function der(tag: number, ...content: readonly Uint8Array[]): Der {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(bytes.length)]), bytes]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return [0x80 | bytes.length, ...bytes];
}

/** SEQUENCE. */
export function sequence(...members: readonly Der[]): Der {
  return der(0x30, ...members);
}

/** SET of one member: more would have to be sorted. */
export function setOf(member: Der): Der {
  return der(0x31, member);
}

/** What stands in square brackets and holds other values. */
export function tagged(tag: number, ...content: readonly Der[]): Der {
  return der(0xa0 | tag, ...content);
}

/** What stands in square brackets and holds bytes. */
export function taggedBytes(tag: number, content: Uint8Array): Der {
  return der(0x80 | tag, content);
}

/** BOOLEAN `TRUE`. */
export const TRUE: Der = der(0x01, Buffer.from([0xff]));

/** INTEGER that is not negative, its bytes the highest first. */
export function integer(bytes: Uint8Array): Der {
  // The highest bit is the sign.
  return der(0x02, bytes[0]! >= 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** BIT STRING. @param unused how many of the last byte's bits do not count */
export function bitString(bytes: Uint8Array, unused = 0): Der {
  return der(0x03, Buffer.from([unused]), bytes);
}

/** OCTET STRING. */
export function octetString(bytes: Uint8Array): Der {
  return der(0x04, bytes);
}

/** UTF8String. */
export function utf8String(text: string): Der {
  return der(0x0c, Buffer.from(text));
}

/** OBJECT IDENTIFIER. @param text `2.5.4.3` */
export function objectIdentifier(text: string): Der {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(number: number): number[] {
  const bytes = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) bytes.unshift(0x80 | (rest & 0x7f));
  return bytes;
}

/** A time of RFC 5280 4.1.2.5: UTCTime up to 2049, then GeneralizedTime. */
export function time(date: Date): Der {
  const text = date.toISOString().replace(/\.\d+|[-:T]/g, '');
  return date.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(text.slice(2))) : der(0x18, Buffer.from(text));
}
