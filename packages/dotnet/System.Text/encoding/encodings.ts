// The encodings there are, and how they are found by name and by code page.
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { singleByteCodec, utf16Codec, utf32Codec, utf8Codec } from './codecs.ts';
import {
  ASCIIEncoding,
  ASCIIEncodingSealed,
  Latin1EncodingSealed,
  UTF32Encoding,
  UTF8Encoding,
  UTF8EncodingSealed,
  UnicodeEncoding,
} from './encoding.ts';
import type { Encoding, EncodingKind } from './encoding.ts';
import { BestFitFallback } from '../best-fit-fallback.ts';
import { DecoderExceptionFallback } from '../decoder-exception-fallback.ts';
import { DecoderReplacementFallback } from '../decoder-replacement-fallback.ts';
import { EncoderExceptionFallback } from '../encoder-exception-fallback.ts';
import { EncoderReplacementFallback } from '../encoder-replacement-fallback.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const utf16 = {
  isSingleByte: false,
  maxBytes: (chars: number) => (chars + 1) * 2,
  maxChars: (bytes: number) => (bytes >> 1) + (bytes & 1) + 1,
};
const utf32 = {
  isSingleByte: false,
  maxBytes: (chars: number) => (chars + 1) * 4,
  maxChars: (bytes: number) => Math.floor(bytes / 2) + 2,
};
const singleByte = {
  isSingleByte: true,
  mark: [],
  maxBytes: (chars: number) => chars + 1,
  maxChars: (bytes: number) => bytes,
};
const kinds = {
  utf8: {
    codec: utf8Codec,
    webName: 'utf-8',
    displayName: 'Unicode (UTF-8)',
    codePage: 65001,
    mark: [239, 187, 191],
    isSingleByte: false,
    maxBytes: (chars: number) => (chars + 1) * 3,
    maxChars: (bytes: number) => bytes + 1,
  },
  utf16: {
    ...utf16,
    codec: utf16Codec(false),
    webName: 'utf-16',
    displayName: 'Unicode',
    codePage: 1200,
    mark: [255, 254],
  },
  utf16BigEndian: {
    ...utf16,
    codec: utf16Codec(true),
    webName: 'utf-16BE',
    displayName: 'Unicode (Big-Endian)',
    codePage: 1201,
    mark: [254, 255],
  },
  utf32: {
    ...utf32,
    codec: utf32Codec(false),
    webName: 'utf-32',
    displayName: 'Unicode (UTF-32)',
    codePage: 12000,
    mark: [255, 254, 0, 0],
  },
  utf32BigEndian: {
    ...utf32,
    codec: utf32Codec(true),
    webName: 'utf-32BE',
    displayName: 'Unicode (UTF-32 Big-Endian)',
    codePage: 12001,
    mark: [0, 0, 254, 255],
  },
  ascii: {
    ...singleByte,
    codec: singleByteCodec(0x80),
    webName: 'us-ascii',
    displayName: 'US-ASCII',
    codePage: 20127,
  },
  latin1: {
    ...singleByte,
    codec: singleByteCodec(0x100),
    webName: 'iso-8859-1',
    displayName: 'Western European (ISO)',
    codePage: 28591,
  },
} satisfies Record<string, EncodingKind>;

const replacementCharacter = new DecoderReplacementFallback('\ufffd');
const writtenCharacter = new EncoderReplacementFallback('\ufffd');
const questionMark = new EncoderReplacementFallback('?');
const readQuestionMark = new DecoderReplacementFallback('?');

type UnicodeKind = 'utf8' | 'utf16' | 'utf16BigEndian' | 'utf32' | 'utf32BigEndian';
const classes: Readonly<Record<UnicodeKind, typeof Encoding>> = {
  utf8: UTF8Encoding,
  utf16: UnicodeEncoding,
  utf16BigEndian: UnicodeEncoding,
  utf32: UTF32Encoding,
  utf32BigEndian: UTF32Encoding,
};

/** A Unicode encoding as authors construct it. @param throws whether it refuses what it cannot translate */
export function unicodeEncoding(kind: UnicodeKind, mark: boolean, throws: boolean = false): Encoding {
  return new classes[kind](
    kinds[kind],
    mark ? kinds[kind].mark : [],
    throws ? new EncoderExceptionFallback() : writtenCharacter,
    throws ? new DecoderExceptionFallback() : replacementCharacter,
  );
}
/** `new ASCIIEncoding()`. */
export function asciiEncoding(): Encoding {
  return new ASCIIEncoding(kinds.ascii, [], questionMark, readQuestionMark);
}
function readyMade(kind: UnicodeKind, mark: boolean): Encoding {
  const Own = kind === 'utf8' ? UTF8EncodingSealed : classes[kind];
  return new Own(kinds[kind], mark ? kinds[kind].mark : [], writtenCharacter, replacementCharacter);
}

/** The encodings by the names of their properties; `utf8WithoutMark` writes no byte order mark. */
export const encodings: Readonly<
  Record<
    | 'utf8'
    | 'utf8WithoutMark'
    | 'default'
    | 'unicode'
    | 'bigEndianUnicode'
    | 'utf32'
    | 'utf32BigEndian'
    | 'ascii'
    | 'latin1',
    Encoding
  >
> = {
  utf8: readyMade('utf8', true),
  utf8WithoutMark: unicodeEncoding('utf8', false),
  default: readyMade('utf8', false),
  unicode: readyMade('utf16', true),
  bigEndianUnicode: readyMade('utf16BigEndian', true),
  utf32: readyMade('utf32', true),
  utf32BigEndian: readyMade('utf32BigEndian', true),
  ascii: new ASCIIEncodingSealed(kinds.ascii, [], questionMark, readQuestionMark),
  latin1: new Latin1EncodingSealed(kinds.latin1, [], new BestFitFallback(), readQuestionMark),
};

/** `Encoding.GetEncodings()`, by code page. */
export const listedEncodings: readonly Encoding[] = [
  encodings.unicode,
  encodings.bigEndianUnicode,
  encodings.utf32,
  encodings.utf32BigEndian,
  encodings.ascii,
  encodings.latin1,
  encodings.utf8,
];

/** Names beside `WebName`, by code page. */
const aliases: Readonly<Record<number, string>> = {
  1200: 'utf-16le unicode ucs-2 iso-10646-ucs-2',
  1201: 'unicodefffe',
  12000: 'utf-32le',
  20127: 'ascii us ansi_x3.4-1968 ansi_x3.4-1986 cp367 csascii ibm367 iso-ir-6 iso646-us iso_646.irv:1991',
  28591: 'latin1 l1 cp819 csisolatin1 ibm819 iso-ir-100 iso8859-1 iso_8859-1 iso_8859-1:1987',
  65001: 'unicode-1-1-utf-8 unicode-2-0-utf-8 x-unicode-1-1-utf-8 x-unicode-2-0-utf-8',
};
const moreHelp =
  'For information on defining a custom encoding, see the documentation for the Encoding.RegisterProvider method.';
const utf7Refused =
  'Support for UTF-7 is disabled. See https://aka.ms/dotnet-warnings/SYSLIB0001 for more information.';

/** Where further encodings come from; null for what is not known there. */
interface EncodingSource {
  byPage(page: number): Encoding | null;
  byName(name: string): Encoding | null;
}
let furtherEncodings: EncodingSource | undefined;
/** Says where encodings are looked for that are not here. */
export function provideEncodings(source: EncodingSource): void {
  furtherEncodings = source;
}

/** `Encoding.GetEncoding(name)`. @throws {ArgumentNullException | ArgumentException | NotSupportedException} */
export function encodingByName(name: string | null): Encoding {
  const wanted = notNull(name, 'name').toLowerCase();
  if (/^(?:x-)?(?:unicode-[12]-[01]-)?utf-7$/.test(wanted)) throw new NotSupportedException(utf7Refused);
  const encoding = listedEncodings.find(
    ({ webName, codePage }) =>
      webName.toLowerCase() === wanted || aliases[codePage]?.split(' ').includes(wanted),
  );
  const further = encoding ?? furtherEncodings?.byName(wanted);
  if (!further)
    throw new ArgumentException(`'${name}' is not a supported encoding name. ${moreHelp}`, 'name');
  return further;
}

/** `Encoding.GetEncoding(codepage)`. @throws {ArgumentOutOfRangeException | ArgumentException | NotSupportedException} */
export function encodingByPage(codePage: number): Encoding {
  if (codePage < 0 || codePage > 65535)
    throw new ArgumentOutOfRangeException('codepage', 'Valid values are between 0 and 65535, inclusive.');
  if (codePage === 0) return encodings.default;
  if ([1, 2, 3, 42].includes(codePage))
    throw new ArgumentException(`${codePage} is not a supported code page.`, 'codepage');
  if (codePage === 65000) throw new NotSupportedException(utf7Refused);
  const encoding =
    listedEncodings.find((candidate) => candidate.codePage === codePage) ??
    furtherEncodings?.byPage(codePage);
  if (!encoding)
    throw new NotSupportedException(`No data is available for encoding ${codePage}. ${moreHelp}`);
  return encoding;
}
