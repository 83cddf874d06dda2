// From text to bytes in the encodings of the web (https://encoding.spec.whatwg.org). The tables are those by which
// `TextDecoder` reads, turned around, so that both directions are one.
import { characterReplacer } from './character-replacer.ts';

/** Bytes by code points. */
interface Table {
  /** Those of the basic plane: one byte, or two as one number; 0 where there is none. */
  readonly basic: Uint16Array;
  readonly others: ReadonlyMap<number, number>;
}

const questionMark = 0x3f;
const tables = new Map<string, Table>();

/** The name of an encoding by one of its labels (`latin1` is `windows-1252`); undefined when nobody knows it. */
export function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** The encoding that the byte order mark at the start of a text names. */
export function markedEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

/** What windows-1252 has from 0x80 on, where Node.js up to version 22 reads it as ISO 8859-1. */
const highControls =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178';

const asWindows = characterReplacer(
  Object.fromEntries(
    Array.from(highControls, (character, index) => [String.fromCharCode(0x80 + index), character]),
  ),
);

/** How much is read at a time where somebody pays for it: a few milliseconds' worth of the slowest. */
const pieceLength = 1 << 17;

/**
 * The text of bytes; a byte order mark is left out.
 * @param label any label of an encoding
 * @param pay told the length of each piece of many bytes before it is read; what it throws ends the reading
 * @throws {RangeError} when nobody knows the encoding
 */
export function decodeBytes(bytes: Uint8Array, label: string, pay?: (length: number) => void): string {
  if (pay === undefined || bytes.length <= pieceLength) return decodePiece(decoderFor(label), bytes, false);
  // One of its own, as it may be left in the middle of a character.
  const decoder = new TextDecoder(label);
  let text = '';
  for (let start = 0; start < bytes.length; start += pieceLength) {
    pay(pieceLength);
    const end = start + pieceLength;
    text += decodePiece(decoder, bytes.subarray(start, end), end < bytes.length);
  }
  return text;
}

/** The text of a file that people write: UTF-8, or UTF-16 when it begins with its mark. The mark is left out. */
export function decodeMarked(bytes: Uint8Array): string {
  return decoderFor(markedEncoding(bytes) ?? 'utf-8').decode(bytes);
}

function decodePiece(decoder: Decoder, bytes: Uint8Array, stream: boolean): string {
  const text = decoder.decode(bytes, { stream });
  return decoder.encoding === 'windows-1252' && /[\u0080-\u009f]/.test(text) ? asWindows(text) : text;
}

type Decoder = InstanceType<typeof TextDecoder>;

/** Making a decoder takes longer than most of what it decodes. */
const decoders = new Map<string, Decoder>();
const mostDecoders = 64;

function decoderFor(label: string): Decoder {
  let decoder = decoders.get(label);
  if (!decoder) {
    decoder = new TextDecoder(label);
    if (decoders.size < mostDecoders) decoders.set(label, decoder);
  }
  return decoder;
}

/**
 * The bytes of a text; what the encoding cannot hold is `?`.
 * @param encoding one that {@link encodingOf} gave
 */
export function encodeText(text: string, encoding: string): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text);
    case 'utf-16le':
      return Buffer.from(text, 'utf16le');
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16();
    case 'iso-2022-jp':
      return encodeJis(text);
    default: {
      const table = tableOf(encoding);
      const bytes = new Uint8Array(2 * text.length);
      let length = 0;
      for (let at = 0; at < text.length; at++) {
        const code = text.codePointAt(at)!;
        if (code > 0xffff) at++;
        const number = bytesOf(table, code);
        if (number > 0xff) bytes[length++] = number >> 8;
        bytes[length++] = number;
      }
      return bytes.subarray(0, length);
    }
  }
}

/** The table of an encoding of one or two bytes, made when it is first asked for. */
function tableOf(encoding: string): Table {
  let table = tables.get(encoding);
  if (!table) tables.set(encoding, (table = makeTable(encoding)));
  return table;
}

/** One byte, or two as one number: those of a code point, or a question mark. */
function bytesOf({ basic, others }: Table, code: number): number {
  const number = code > 0xffff ? others.get(code) : basic[code];
  return number || (code === 0 ? 0 : questionMark);
}

function makeTable(encoding: string): Table {
  const basic = new Uint16Array(0x10000);
  const others = new Map<number, number>();
  const add = (...bytes: number[]): boolean => {
    const text = decodeBytes(Uint8Array.from(bytes), encoding);
    if (text.includes('\ufffd') || Array.from(text).length !== 1) return false;
    const code = text.codePointAt(0)!;
    const number = bytes.reduce((before, byte) => (before << 8) | byte, 0);
    if (code > 0xffff) {
      if (!others.has(code)) others.set(code, number);
    } else basic[code] ||= number;
    return true;
  };
  for (let first = 0; first < 256; first++) {
    if (add(first) || first < 0x81) continue;
    for (let second = 0x40; second < 0xff; second++) add(first, second);
  }
  return { basic, others };
}

/** ISO-2022-JP: ASCII, and the characters of JIS X 0208 between escape sequences; their bytes are those of EUC-JP. */
function encodeJis(text: string): Uint8Array {
  const table = tableOf('euc-jp');
  const bytes: number[] = [];
  let isAscii = true;
  const change = (ascii: boolean): void => {
    if (ascii !== isAscii) bytes.push(0x1b, ...(ascii ? [0x28, 0x42] : [0x24, 0x42]));
    isAscii = ascii;
  };
  for (const character of text) {
    const number = bytesOf(table, character.codePointAt(0)!);
    const isDouble = number >> 8 >= 0xa1;
    change(!isDouble);
    if (isDouble) bytes.push((number >> 8) - 0x80, (number & 0xff) - 0x80);
    else bytes.push(number < 0x80 ? number : questionMark);
  }
  change(true);
  return Uint8Array.from(bytes);
}
