// The encodings of one byte a character that `CodePagesEncodingProvider` adds: those of Windows, DOS and ISO 8859.
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentRun, spend, spendElements } from '@mockwright/language/runtime/run';
import type { CodePagesEncodingProvider } from './code-pages-encoding-provider.ts';
import { DecoderReplacementFallback } from './decoder-replacement-fallback.ts';
import { EncoderFallback } from './encoder-fallback.ts';
import type { Codec } from './encoding/codecs.ts';
import type { Encoding } from './encoding/encoding.ts';
import { provideEncodings } from './encoding/encodings.ts';
import { SBCSCodePageEncoding } from './sbcs-code-page-encoding.ts';

/** Code page, name, what people call it, the name in mails, the page of Windows for it, other names. */
type Row = readonly [
  page: number,
  name: string,
  displayName: string,
  bodyName: string,
  windows: number,
  others: string,
];
const rows: readonly Row[] = [
  [866, 'cp866', 'Cyrillic (DOS)', 'cp866', 1251, 'ibm866'],
  [1250, 'windows-1250', 'Central European (Windows)', 'iso-8859-2', 1250, 'x-cp1250'],
  [1251, 'windows-1251', 'Cyrillic (Windows)', 'koi8-r', 1251, 'x-cp1251'],
  [1252, 'windows-1252', 'Western European (Windows)', 'iso-8859-1', 1252, 'cp1252 x-ansi'],
  [1253, 'windows-1253', 'Greek (Windows)', 'iso-8859-7', 1253, ''],
  [1254, 'windows-1254', 'Turkish (Windows)', 'iso-8859-9', 1254, ''],
  [1255, 'windows-1255', 'Hebrew (Windows)', 'windows-1255', 1255, ''],
  [1256, 'windows-1256', 'Arabic (Windows)', 'windows-1256', 1256, 'cp1256'],
  [1257, 'windows-1257', 'Baltic (Windows)', 'windows-1257', 1257, ''],
  [1258, 'windows-1258', 'Vietnamese (Windows)', 'windows-1258', 1258, ''],
  [20866, 'koi8-r', 'Cyrillic (KOI8-R)', 'koi8-r', 1251, 'koi8 koi koi8r'],
  [21866, 'koi8-u', 'Cyrillic (KOI8-U)', 'koi8-u', 1251, 'koi8-ru'],
  [28592, 'iso-8859-2', 'Central European (ISO)', 'iso-8859-2', 1250, 'iso_8859-2 latin2 l2'],
  [28594, 'iso-8859-4', 'Baltic (ISO)', 'iso-8859-4', 1257, 'iso_8859-4 latin4 l4'],
  [28595, 'iso-8859-5', 'Cyrillic (ISO)', 'iso-8859-5', 1251, 'iso_8859-5 cyrillic'],
  [28599, 'iso-8859-9', 'Turkish (ISO)', 'iso-8859-9', 1254, 'iso_8859-9 latin5 l5'],
  [28605, 'iso-8859-15', 'Latin 9 (ISO)', 'iso-8859-15', 1252, 'iso_8859-15 latin9 l9'],
];

/** Writes letters without their marks where the encoding does not have them: `é` → `e`. */
export class BestFitEncoderFallback extends EncoderFallback {
  override replace(unknown: string): string {
    const plain = unknown.normalize('NFKD').charAt(0);
    return /[A-Za-z]/.test(plain) ? plain : '?'.repeat(unknown.length);
  }
  override get maxCharCount(): number {
    return 1;
  }
}
const bestFit = new BestFitEncoderFallback();
const questionMark = new DecoderReplacementFallback('?');

/** What .NET has at 128 and the following bytes, where platforms differ. */
const controls = String.fromCharCode(...Array.from({ length: 32 }, (_, index) => 128 + index));
const western = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** All characters of an encoding, by their bytes. */
function charactersOf(name: string): string {
  const known = new TextDecoder(name).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  if (name === 'koi8-u') return known.replace('╝', 'ў').replace('╬', 'Ў');
  const high = name === 'windows-1252' ? western : name.startsWith('iso') ? controls : known.slice(128, 160);
  return known.slice(0, 128) + high + known.slice(160);
}

/** The codec of a platform's encoding of one byte a character. */
function pageCodec(name: string): Codec {
  const characters = charactersOf(name);
  const bytes = new Map(Array.from(characters, (character, byte) => [character, byte]));
  return {
    encode: (text, other) => {
      spendElements(text.length);
      const result: number[] = [];
      let index = 0;
      for (const character of text) {
        const byte = bytes.get(character);
        if (byte !== undefined) result.push(byte);
        else {
          spend(8);
          for (const instead of other(character, index)) result.push(bytes.get(instead) ?? 63);
        }
        index += character.length;
      }
      return result;
    },
    decode: (source) => {
      spendElements(source.length);
      return source.map((byte) => characters.charAt(byte)).join('');
    },
    openBytes: () => 0,
  };
}
const made = new Map<number, Encoding>();
function encodingOf([page, name, displayName]: Row): Encoding {
  const known = made.get(page);
  if (known) return known;
  const kind = {
    codec: pageCodec(name === 'cp866' ? 'ibm866' : name),
    webName: name,
    displayName,
    codePage: page,
    mark: [],
    isSingleByte: true,
    maxBytes: (chars: number) => chars + 1,
    maxChars: (bytes: number) => bytes,
  };
  const encoding = new SBCSCodePageEncoding(kind, [], bestFit, questionMark);
  made.set(page, encoding);
  return encoding;
}
/** The encoding of a page; null for one that there is none for. */
export function byPage(page: number): Encoding | null {
  const row = rows.find(([own]) => own === page);
  return row ? encodingOf(row) : null;
}
/** The encoding of that name; null for one that there is none for. */
export function byName(name: string): Encoding | null {
  const wanted = name.toLowerCase();
  const row = rows.find(([, own, , , , others]) => own === wanted || others.split(' ').includes(wanted));
  return row ? encodingOf(row) : null;
}

/** The runs whose code has registered it. */
const registered = new WeakSet<object>();
provideEncodings({
  byPage: (page) => (registered.has(currentRun()) ? byPage(page) : null),
  byName: (name) => (registered.has(currentRun()) ? byName(name) : null),
});

/** `Encoding.RegisterProvider`: until the end of the run. @throws {ArgumentNullException} */
export function registerProvider(given: CodePagesEncodingProvider | null): void {
  notNull(given, 'provider');
  registered.add(currentRun());
}

/** The name in mails and the page of Windows of one of these encodings; undefined for all others. */
export function pageFacts(page: number): { readonly bodyName: string; readonly windows: number } | undefined {
  const row = rows.find(([own]) => own === page);
  return row && { bodyName: row[3], windows: row[4] };
}
