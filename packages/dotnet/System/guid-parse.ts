// How `System.Guid` is read from text, in each of its formats.
import { ArgumentNullException, FormatException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { Guid, badFormat } from './guid-value.ts';

/** What reading gives: the 32 digits, or why there are none. */
type Reading = { readonly digits: string } | { readonly error: string };

const wrongLength = {
  error: 'Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).',
};
const wrongDashes = { error: 'Dashes are in the wrong position for GUID parsing.' };
const wrongDigits = { error: 'Guid string should only contain hexadecimal characters.' };
const noPrefix = { error: 'Expected 0x prefix.' };
const noBrace = { error: 'Expected {0xdddddddd, etc}.' };
const noComma = {
  error:
    "Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).",
};
const noLastBrace = {
  error:
    "Could not find a brace, or the length between the previous token and the brace was zero (i.e., '0x,'etc.).",
};
const noEndBrace = { error: 'Could not find the ending brace.' };
const extraJunk = { error: 'Additional non-parsable characters are at the end of the string.' };
const unrecognized = { error: 'Unrecognized Guid format.' };

/** The digits of one group, which may have a sign and a prefix; undefined for what is no number. */
function groupOf(text: string): string | undefined {
  return /^\+?(?:0[xX])?([0-9a-fA-F]*)$/.exec(text)?.[1]?.replace(/^0+/, '');
}

function readPlain(text: string): Reading {
  if (text.length !== 32) return wrongLength;
  return /^[0-9a-fA-F]{32}$/.test(text) ? { digits: text.toLowerCase() } : wrongDigits;
}

function readDashed(text: string): Reading {
  if (text.length !== 36) return wrongLength;
  if ([8, 13, 18, 23].some((at) => text[at] !== '-')) return wrongDashes;
  // .NET Framework took a sign or a prefix in all groups but the last eight digits, and so does .NET.
  const spans = [
    [0, 8],
    [9, 13],
    [14, 18],
    [19, 23],
    [24, 28],
  ] as const;
  const last = text.slice(28);
  let digits = '';
  for (const [from, to] of spans) {
    const group = groupOf(text.slice(from, to));
    if (group === undefined) return wrongDigits;
    digits += group.padStart(to - from, '0');
  }
  return /^[0-9a-fA-F]{8}$/.test(last) ? { digits: (digits + last).toLowerCase() } : wrongDigits;
}

function readBraced(text: string, open: string, close: string): Reading {
  if (text.length !== 38 || !text.startsWith(open) || !text.endsWith(close)) return wrongLength;
  return readDashed(text.slice(1, -1));
}

/** `{0xa,0xb,0xc,{0xd,0xe,0xf,0xg,0xh,0xi,0xj,0xk}}` */
function readNumbers(input: string): Reading {
  const text = input.replace(/\s/g, '');
  if (!text.startsWith('{')) return noBrace;
  let digits = '';
  let at = 0;
  for (const [index, width] of [8, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2].entries()) {
    if (index === 3 && text[++at] !== '{') return noBrace;
    if (!/^0x/i.test(text.slice(at + 1))) return noPrefix;
    const start = at + 3;
    at = text.indexOf(index < 10 ? ',' : '}', start);
    if (at <= start) return index < 10 ? noComma : noLastBrace;
    const group = groupOf(text.slice(start, at));
    if (group === undefined) return wrongDigits;
    if (group.length > 8 || (width === 2 && group.length > 2)) return unrecognized;
    digits += group.padStart(width, '0').slice(-width);
  }
  if (text[at + 1] !== '}') return noEndBrace;
  return at + 2 === text.length ? { digits: digits.toLowerCase() } : extraJunk;
}

/** @param format `D`, `N`, `B`, `P` or `X` */
function read(text: string, format: string): Reading {
  switch (format) {
    case 'N':
      return readPlain(text);
    case 'B':
      return readBraced(text, '{', '}');
    case 'P':
      return readBraced(text, '(', ')');
    case 'X':
      return readNumbers(text);
    default:
      return readDashed(text);
  }
}

/** Reads a text in the format that it seems to be in. */
function readAny(input: string): Reading {
  spendSize(input.length);
  const text = input.trim();
  if (text.length < 32) return unrecognized;
  if (text.startsWith('(')) return read(text, 'P');
  if (text.startsWith('{')) return read(text, text[9] === '-' ? 'B' : 'X');
  return read(text, text[8] === '-' ? 'D' : 'N');
}

function valueOf(reading: Reading): Guid {
  if ('digits' in reading) return new Guid(reading.digits);
  throw new FormatException(reading.error);
}
function tryValueOf(reading: Reading): Guid | undefined {
  return 'digits' in reading ? new Guid(reading.digits) : undefined;
}

const knownFormat = /^[DNBPX]$/i;

/** `Guid.Parse`. @param parameter the name for a null @throws {ArgumentNullException | FormatException} */
export function parseGuid(input: string | null, parameter: string): Guid {
  if (input === null) throw new ArgumentNullException(parameter);
  return valueOf(readAny(input));
}
/** `Guid.TryParse`; undefined where it gives false. */
export function tryParseGuid(input: string | null): Guid | undefined {
  return input === null ? undefined : tryValueOf(readAny(input));
}
/** `Guid.ParseExact`. @throws {ArgumentNullException | FormatException} */
export function parseGuidExact(input: string | null, format: string | null): Guid {
  if (input === null) throw new ArgumentNullException('input');
  if (format === null) throw new ArgumentNullException('format');
  if (!knownFormat.test(format)) throw new FormatException(badFormat);
  spendSize(input.length);
  return valueOf(read(input.trim(), format.toUpperCase()));
}
/** `Guid.TryParseExact`; undefined where it gives false. */
export function tryParseGuidExact(input: string | null, format: string | null): Guid | undefined {
  if (input === null || format === null || !knownFormat.test(format)) return undefined;
  spendSize(input.length);
  return tryValueOf(read(input.trim(), format.toUpperCase()));
}
