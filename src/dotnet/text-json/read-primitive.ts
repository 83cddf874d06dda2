// JSON to the values that it writes as one token: numbers, texts, dates and the like.
import { FormatException, InvalidOperationException } from '../../runtime/exceptions.ts';
import type { Exception } from '../../runtime/exceptions.ts';
import type { PrimitiveName } from '../json/values/primitives.ts';
import { rawText, valueKinds } from './data.ts';
import type { JsonData } from './data.ts';
import { numberHandlings } from './options.ts';
import { numberOf, textOf } from './scalars.ts';

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
  const invalid = (): Exception => failure(new InvalidOperationException());
  const malformed = (): Exception => failure(new FormatException());
  const need = (value: unknown): unknown => {
    if (value === undefined) throw malformed();
    return value;
  };
  switch (kind) {
    case 'String':
      if (data.kind === valueKinds.Null) return null;
      if (!isText) throw invalid();
      return data.text;
    case 'Boolean':
      if (data.kind !== valueKinds.True && data.kind !== valueKinds.False) throw invalid();
      return data.kind === valueKinds.True;
    case 'Char':
      if (!isText || data.text.length !== 1) throw invalid();
      return data.text.charCodeAt(0);
    case 'DateTime':
    case 'DateTimeOffset':
    case 'Guid':
    case 'TimeSpan':
    case 'Uri':
    case 'Bytes':
      if (data.kind === valueKinds.Null && (kind === 'Uri' || kind === 'Bytes')) return null;
      if (!isText) throw invalid();
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
  if (data.kind !== valueKinds.Number) throw invalid();
  return need(numberOf(rawText(data), kind));
}
