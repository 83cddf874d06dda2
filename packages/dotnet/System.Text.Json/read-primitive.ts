// JSON to the values that it writes as one token: numbers, texts, dates and the like.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { ownValue } from '@mockwright/language/text/own-value';
import { Half } from '../System.Numerics/half-value.ts';
import { staticMethod } from '../values/declared-members.ts';
import type { PrimitiveName } from '../values/primitive-values.ts';
import { kindName, rawText, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { numberHandlings } from '../System.Text.Json.Serialization/option-values.ts';
import { wrongForm, wrongToken } from './scalar-mistakes.ts';
import { attempt, numberOf, textOf } from './scalar-readers.ts';

/** The token that a value begins with. */
function tokenOf({ kind }: JsonData): string {
  if (kind === valueKinds.Object) return 'StartObject';
  if (kind === valueKinds.Array) return 'StartArray';
  return kindName(kind);
}

/**
 * Reads a number, text, date or the like.
 * @param handling `JsonNumberHandling`
 * @param failure makes the error for what is no such value
 * @returns the value in natural form
 */
export function readPrimitive(
  data: JsonData,
  kind: PrimitiveName,
  handling: number,
  failure: (inner: Exception) => Exception,
): unknown {
  const isText = data.kind === valueKinds.String;
  const invalid = (wanted: string): Exception => failure(wrongToken(tokenOf(data), wanted));
  const need = (value: unknown): unknown => {
    if (value === undefined) throw failure(wrongForm(kind));
    return value;
  };
  switch (kind) {
    case 'String':
      if (data.kind === valueKinds.Null) return null;
      if (!isText) throw invalid('string');
      return data.text;
    case 'Boolean':
      if (data.kind !== valueKinds.True && data.kind !== valueKinds.False) throw invalid('boolean');
      return data.kind === valueKinds.True;
    case 'Char':
      if (!isText) throw invalid('string');
      if (data.text.length !== 1) throw invalid('char');
      return data.text.charCodeAt(0);
    case 'DateTime':
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
      if (data.kind === valueKinds.Null && (kind === 'Uri' || kind === 'Bytes')) return null;
      if (!isText) throw invalid('string');
      return need(textOf(data.text, kind));
    default:
      break;
  }
  if (
    isText &&
    (handling & numberHandlings.AllowNamedFloatingPointLiterals) !== 0 &&
    /^(?:NaN|-?Infinity)$/.test(data.text) &&
    (kind === 'Double' || kind === 'Single')
  )
    return Number(data.text);
  if (isText && (handling & numberHandlings.AllowReadingFromString) !== 0)
    return need(/^-?\d/.test(data.text) ? numberOf(data.text, kind) : undefined);
  if (data.kind !== valueKinds.Number) throw invalid('number');
  return need(numberOf(rawText(data), kind));
}

/** What texts look like that are read by `Parse`. */
const parsedTexts: Readonly<Record<string, RegExp>> = {
  DateOnly: /^\d{4}-\d\d-\d\d$/,
  TimeOnly: /^\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d{1,7})?)?$/,
  Version: /^\S.*\S$/,
};
const parsedNumbers: ReadonlySet<string> = new Set(['Half', 'Int128', 'UInt128']);

/** Whether values of a type are read by its `Parse`. */
export function isParsed({ namespace, name }: NamedType): boolean {
  return namespace === 'System' && (ownValue(parsedTexts, name) !== undefined || parsedNumbers.has(name));
}
/**
 * Reads a value of a type that {@link isParsed}.
 * @param failure makes the error for what is no such value
 */
export function readParsed(
  data: JsonData,
  { name }: NamedType,
  failure: (inner: Exception) => Exception,
): unknown {
  const wanted = ownValue(parsedTexts, name);
  if (data.kind !== (wanted ? valueKinds.String : valueKinds.Number))
    throw failure(wrongToken(tokenOf(data), wanted ? 'string' : 'number'));
  const text = wanted ? data.text : rawText(data);
  const parse = staticMethod(`System.${name}`, 'Parse', 'string');
  const value = (wanted?.test(text) ?? true) ? attempt(() => parse(text)) : undefined;
  if (value === undefined || (value instanceof Half && !Number.isFinite(value.value)))
    throw failure(wrongForm(name));
  return value;
}
