// Values of template code as JSON, and JSON as values: the template's side of the library's Newtonsoft.Json.
import { DateParseHandling } from '@mockwright/dotnet';
import { JToken } from '@mockwright/dotnet';
import { parseJson } from '@mockwright/dotnet';
import { scanStrict } from '@mockwright/dotnet';
import { serializeObject } from '@mockwright/dotnet';
import { JsonPrinter } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { toText } from '@mockwright/language/runtime/text';
import { compactJson, parseValue } from '../fields/parse-value.ts';

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
 * The compact JSON that a bare value stands for: a token by its own type; of anything else its text where that is JSON
 * as Newtonsoft reads it, otherwise the value as Newtonsoft serializes it.
 * @param onBroken told of a text that begins as an object or a list and is none
 */
export function jsonValueOf(value: unknown, onBroken: (problem: string) => void): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof JToken) return compactText(value);
  const text = textOfValue(value);
  const json = jsonOfText(text);
  if (json === undefined && typeof value === 'string' && /^\s*[{[]/.test(text)) onBroken(problemOf(text));
  return json ?? serializeObject(value);
}

/** The compact JSON that a text is, as Newtonsoft reads it; every number keeps its digits. Undefined where it is none. */
function jsonOfText(text: string): string | undefined {
  const token = scanStrict(text, undefined, true);
  if (token !== undefined) return compactText(token);
  if (!mayBeJson.test(text)) return undefined;
  try {
    const { value, isJson } = parseValue(text);
    return isJson ? compactJson(value) : undefined;
  } catch (error) {
    if (error instanceof Exception) return undefined;
    throw error;
  }
}

/** What the full reader need not look at is no JSON: most texts are words, dates and the like. */
const mayBeJson =
  /^[ \t\r\n]*(?:[{['"/]|(?:-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?|-?0[xX][\da-fA-F]+|true|false|null|NaN|-?Infinity)[ \t\r\n]*(?:$|\/))/;

function problemOf(text: string): string {
  try {
    parseValue(text);
    return 'an item is left out';
  } catch (error) {
    if (error instanceof Exception) return error.text;
    throw error;
  }
}

/** Whether a text is what may stand in an array: some values, or none. */
export function isArrayContent(text: string): boolean {
  return itemsJsonOf(text) !== undefined;
}
/** The compact JSON of the array that a text is the content of; undefined when it is that of none. */
export function itemsJsonOf(text: string): string | undefined {
  return jsonOfText(`[${withoutComma(text)}]`);
}
/** Whether a text is what may stand in an object: some members, or none. */
export function isObjectContent(text: string): boolean {
  return jsonOfText(`{${withoutComma(text)}}`) !== undefined;
}
/** Code may write a comma behind each item: lenient JSON passes over the last one. */
function withoutComma(text: string): string {
  return text.replace(/,\s*$/, '');
}

/** The compact JSON of rendered text, read leniently. @throws {Exception} where it is no JSON */
export function compactJsonOf(text: string): string {
  const token = scanStrict(text, undefined, true);
  return token === undefined ? compactJson(parseValue(text).value) : compactText(token);
}

function compactText(token: JToken): string {
  const printer = new JsonPrinter(false);
  token.print(printer);
  return printer.text;
}
