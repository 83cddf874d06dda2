// JSON text as the value of a field: read as Newtonsoft reads it, but every number keeps its digits.
import { DateParseHandling, JsonToken, JTokenType } from '@mockwright/dotnet';
import { JValue } from '@mockwright/dotnet';
import { JsonTextReader } from '@mockwright/dotnet';
import type { Scalar } from '@mockwright/dotnet';
import { JsonPrinter } from '@mockwright/dotnet';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { countStep } from '@mockwright/language/text/work-limit';
import { quoteJson } from '../reading/json-quotes.ts';
import type { FieldMember, FieldValue } from './field-value.ts';

/** A value read from text, and whether JSON can hold all of it. */
export interface ParsedValue {
  readonly value: FieldValue;
  /** False where Newtonsoft reads what is no JSON: `undefined`, an item left out. */
  readonly isJson: boolean;
}

/**
 * Reads JSON text as `JToken.Parse` does; of repeated names the last value counts.
 * @throws {JsonReaderException} where Newtonsoft refuses it, and for constructors (`new Date(…)`)
 */
export function parseValue(text: string): ParsedValue {
  const reader = new DigitReader(text);
  reader.dateParseHandling = DateParseHandling.None;
  if (!reader.readContent()) throw reader.error('Error reading JToken from JsonReader.');
  const value = valueOf(reader);
  while (reader.read());
  return { value, isJson: reader.isJson };
}

/** Knows the letters of the number that it stands on. */
class DigitReader extends JsonTextReader {
  isJson = true;
  /** What the whole text is, as the message of a text that ends too soon names it. */
  #whole = 'JToken';

  get letters(): string {
    return this.literal;
  }
  /** Reads on to what is no comment. False at the end. */
  readContent(): boolean {
    while (this.read())
      if (this.tokenType !== JsonToken.Comment) {
        if (this.#whole === 'JToken')
          this.#whole = this.tokenType === JsonToken.StartArray ? 'JArray' : 'JObject';
        return true;
      }
    return false;
  }
  endError(): Exception {
    return this.error(`Unexpected end of content while loading ${this.#whole}.`);
  }
  protected override parseSymbol(...args: Parameters<JsonTextReader['parseSymbol']>): Scalar {
    const value = super.parseSymbol(...args);
    this.literal = args[0];
    return value;
  }
}

function valueOf(reader: DigitReader): FieldValue {
  countStep();
  const text = (text: string, json: string): FieldValue => ({ kind: 'text', text, json, span: undefined });
  switch (reader.tokenType) {
    case JsonToken.StartObject:
      return objectOf(reader);
    case JsonToken.StartArray:
      return listOf(reader);
    case JsonToken.String:
      return text(reader.value as string, quoteJson(reader.value as string));
    case JsonToken.Integer:
    case JsonToken.Float:
      return text(reader.letters, numberJson(reader));
    case JsonToken.Boolean:
      return reader.value === true ? text('true', 'true') : text('false', 'false');
    case JsonToken.Null:
      return text('', 'null');
    case JsonToken.Undefined:
      reader.isJson = false;
      return text('undefined', 'undefined');
    default:
      throw reader.error('A constructor is no value of JSON.');
  }
}

function numberJson(reader: DigitReader): string {
  return isJsonNumber(reader.letters)
    ? reader.letters
    : printed(
        new JValue(
          reader.value,
          reader.tokenType === JsonToken.Integer ? JTokenType.Integer : JTokenType.Float,
        ),
      );
}

function printed(value: JValue): string {
  const printer = new JsonPrinter(false);
  value.print(printer);
  return printer.text;
}

/** Whether the letters are a number of strict JSON. */
function isJsonNumber(letters: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(letters);
}

function listOf(reader: DigitReader): FieldValue {
  const items: FieldValue[] = [];
  for (;;) {
    if (!reader.readContent()) throw reader.endError();
    if (reader.tokenType === JsonToken.EndArray) return { kind: 'list', items, span: undefined };
    items.push(valueOf(reader));
  }
}

function objectOf(reader: DigitReader): FieldValue {
  const members = new Map<string, FieldMember>();
  for (;;) {
    if (!reader.readContent()) throw reader.endError();
    if (reader.tokenType === JsonToken.EndObject)
      return { kind: 'object', members: [...members.values()], span: undefined };
    const name = reader.propertyName;
    if (!reader.readContent()) throw reader.endError();
    members.set(name, {
      name: { kind: 'text', text: name, json: quoteJson(name), span: undefined },
      value: valueOf(reader),
    });
  }
}

/** The compact JSON of a value. */
export function compactJson(value: FieldValue): string {
  if (value.kind === 'text') return value.json;
  const parts: string[] = [];
  addJson(value, parts);
  return parts.join('');
}

/** Adds the JSON of a value: texts that are put together at each level are copied as often as values are nested. */
function addJson(value: FieldValue, parts: string[]): void {
  switch (value.kind) {
    case 'text':
      parts.push(value.json);
      break;
    case 'list':
      parts.push('[');
      value.items.forEach((item, index) => {
        if (index > 0) parts.push(',');
        addJson(item, parts);
      });
      parts.push(']');
      break;
    case 'object':
      parts.push('{');
      value.members.forEach((member, index) => {
        if (index > 0) parts.push(',');
        addJson(member.name, parts);
        parts.push(':');
        addJson(member.value, parts);
      });
      parts.push('}');
      break;
    default:
      parts.push('null');
  }
}

/**
 * The value of a text that holds a list or an object as JSON, also where it is a string: in a template that is an object of
 * a program, code stands in strings. Any other value is given back as it is.
 */
export function structureOf(value: FieldValue): FieldValue {
  if (value.kind !== 'text') return value;
  if (/^[[{]/.test(value.json)) return withSpan(parseValue(value.json).value, value.span);
  return /^\s*[[{]/.test(value.text) ? parsedOr(value, value.text) : value;
}

/**
 * The list that code gave as a whole value. Any other value is given back as it is: where any text is right, what stands
 * in a string is meant as one.
 */
export function wholeListOf(value: FieldValue): FieldValue {
  return value.kind === 'text' && value.json.startsWith('[') ? parsedOr(value, value.json) : value;
}

/** What the JSON stands for; the value itself where it is none. */
function parsedOr(value: FieldValue, json: string): FieldValue {
  try {
    return withSpan(parseValue(json).value, value.span);
  } catch (error) {
    if (error instanceof Exception) return value;
    throw error;
  }
}

/** Mistakes inside a value that code gave are told where the code stands. */
function withSpan(value: FieldValue, span: FieldValue['span']): FieldValue {
  countStep();
  if (value.kind === 'list')
    return { ...value, span, items: value.items.map((item) => withSpan(item, span)) };
  if (value.kind !== 'object') return { ...value, span };
  const members = value.members.map(({ name, value: inner }) => ({
    name: withSpan(name, span),
    value: withSpan(inner, span),
  }));
  return { ...value, span, members };
}

/** The JSON of a number or word as a template holds it; a text where Newtonsoft refuses it. */
export function scalarJson(letters: string): string {
  if (isJsonNumber(letters)) return letters;
  try {
    return compactJson(parseValue(letters).value);
  } catch (error) {
    if (error instanceof Exception) return JSON.stringify(letters);
    throw error;
  }
}
