// `JToken.Parse` and its kin: text to tokens.
import { spend } from '@mockwright/language/runtime/run';
import { DateParseHandling } from '../date-parse-handling.ts';
import { DateTimeZoneHandling } from '../../values/json-formats.ts';
import { DuplicatePropertyNameHandling } from '../linq/duplicate-property-name-handling.ts';
import { JTokenType } from '../linq/j-token-type.ts';
import { JArray } from '../linq/array.ts';
import { JObject } from '../linq/object.ts';
import type { JToken } from '../linq/token.ts';
import { JValue } from '../linq/value.ts';
import { parseDateTime } from '../../values/json-dates.ts';
import { JsonTextReader } from './json-text-reader.ts';
import type { JsonReader } from './json-reader.ts';
import { loadArray, loadObject, readToken } from './load-token.ts';
import type { LoadSettings } from './load-token.ts';
import { scanStrict } from './strict-scanner.ts';

/** How to parse; the defaults are Newtonsoft.Json's. */
export interface ParseOptions {
  /** `DateParseHandling`: strings that look like dates become dates unless this is `None`. */
  readonly dateParseHandling?: number;
  /** Told the names that an object of strict JSON has more than once; the last value counts. */
  readonly onRepeated?: (name: string) => void;
}

function dateToken(text: string): JToken | undefined {
  if (text.length < 19 && text.charCodeAt(0) !== 47) return undefined;
  const date = parseDateTime(text, DateTimeZoneHandling.RoundtripKind, null, null);
  return date && new JValue(date, JTokenType.Date);
}
function usesFastWay(settings: LoadSettings | null): boolean {
  return (
    settings === null ||
    (settings.duplicatePropertyNameHandling === DuplicatePropertyNameHandling.Replace &&
      settings.lineInfoHandling === 1)
  );
}
function scan(
  text: string,
  settings: LoadSettings | null,
  dates: number,
  onRepeated?: (name: string) => void,
): JToken | undefined {
  spend(text.length >> 4);
  return usesFastWay(settings)
    ? scanStrict(text, dates === DateParseHandling.None ? undefined : dateToken, false, onRepeated)
    : undefined;
}
/** Reads with the full reader; what follows the value may only be comments. */
function readAll<T extends JToken>(text: string, dates: number, load: (reader: JsonReader) => T): T {
  const reader = new JsonTextReader(text);
  reader.dateParseHandling = dates;
  const token = load(reader);
  while (reader.read());
  return token;
}

/** `JToken.Parse(text)`. @throws JsonReaderException */
export function parseJson(
  text: string,
  options: ParseOptions = {},
  settings: LoadSettings | null = null,
): JToken {
  const dates = options.dateParseHandling ?? DateParseHandling.DateTime;
  const strict = scan(text, settings, dates, options.onRepeated);
  return strict ?? readAll(text, dates, (reader) => readToken(reader, settings));
}
/** `JObject.Parse(text)`. @throws JsonReaderException */
export function parseObject(text: string, settings: LoadSettings | null = null): JObject {
  const token = scan(text, settings, DateParseHandling.DateTime);
  return token instanceof JObject
    ? token
    : readAll(text, DateParseHandling.DateTime, (reader) => loadObject(reader, settings ?? undefined));
}
/** `JArray.Parse(text)`. @throws JsonReaderException */
export function parseArray(text: string, settings: LoadSettings | null = null): JArray {
  const token = scan(text, settings, DateParseHandling.DateTime);
  return token instanceof JArray
    ? token
    : readAll(text, DateParseHandling.DateTime, (reader) => loadArray(reader, settings ?? undefined));
}
