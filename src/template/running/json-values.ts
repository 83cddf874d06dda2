// Values of template code as JSON, and JSON as values: the template's side of the library's Newtonsoft.Json.
import { DateParseHandling } from '../../dotnet/json/enums.ts';
import { JObject } from '../../dotnet/json/linq/object.ts';
import type { JToken } from '../../dotnet/json/linq/token.ts';
import { parseJson } from '../../dotnet/json/reading/parse-json.ts';
import { scanStrict } from '../../dotnet/json/reading/strict-scanner.ts';
import { serializeObject } from '../../dotnet/json/serialization/json-convert.ts';
import { JsonPrinter } from '../../dotnet/json/writing/json-printer.ts';
import { Exception } from '../../runtime/exceptions.ts';
import { toText } from '../../runtime/text.ts';

/** `ToString()` of a boxed value; empty for null. */
export function textOfValue(value: unknown): string {
  return typeof value === 'string' ? value : toText(value);
}

/** `JsonConvert.SerializeObject` of a boxed value. */
export function serialize(value: unknown): string {
  return serializeObject(value);
}

/** The token of a JSON text, dates staying text. */
export function tokenOf(text: string): JToken {
  return parseJson(text, { dateParseHandling: DateParseHandling.None });
}

/**
 * The compact JSON that a bare value stands for: its text where that is strict JSON, otherwise the value as
 * Newtonsoft serializes it.
 */
export function jsonValueOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof JObject) return compactText(value);
  const token = scanStrict(textOfValue(value));
  return token === undefined ? serializeObject(value) : compactText(token);
}

/** Whether a text is what may stand in an array: some values, or none. */
export function isArrayContent(text: string): boolean {
  return scanItems(text) !== undefined;
}
/** The compact JSON of the array that a text is the content of; undefined when it is that of none. */
export function itemsJsonOf(text: string): string | undefined {
  const array = scanItems(text);
  return array && compactText(array);
}
function scanItems(text: string): JToken | undefined {
  return scanStrict(`[${withoutComma(text)}]`);
}
/** Whether a text is what may stand in an object: some members, or none. */
export function isObjectContent(text: string): boolean {
  return scanStrict(`{${withoutComma(text)}}`) !== undefined;
}
/** Code may write a comma behind each item: lenient JSON passes over the last one. */
function withoutComma(text: string): string {
  return text.replace(/,\s*$/, '');
}

/** The compact JSON of rendered text, read leniently. @throws {Exception} where it is no JSON */
export function compactJsonOf(text: string): string {
  return compactText(tokenOf(text));
}

/** A number or word of a template as Newtonsoft writes it after reading: `1e3` → `1000.0`, `1.50` → `1.5`. */
export function canonicalScalar(text: string): string {
  try {
    return compactJsonOf(text);
  } catch (error) {
    if (error instanceof Exception) return JSON.stringify(text);
    throw error;
  }
}

function compactText(token: JToken): string {
  const printer = new JsonPrinter(false);
  token.print(printer);
  return printer.text;
}
