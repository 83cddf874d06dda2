// What a condition says of the JSON body of a request: that it is the same.
import { isJson } from '../../template/running/content-types.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { compactJson } from './compact-json.ts';
import { literal } from './csharp-literal.ts';
import { readableBody } from './readable-body.ts';

/** An object with more members, or with values in values, is compared as a whole. */
const MOST_MEMBERS = 8;
/** Nobody reads a longer condition, and no template may have one. */
const LONGEST_BODY = 100_000;

/**
 * The parts of a condition in C#: for a small object a part for each member, so that some of them can be left out; for
 * anything else, one that compares the whole.
 * @returns none where the body is no JSON, is too long, or is not kept as a whole
 */
export function bodyConditions(exchange: Exchange): readonly string[] {
  if ((exchange.body?.bytes.length ?? 0) > LONGEST_BODY) return [];
  const type = exchange.header('content-type') ?? '';
  const {
    body: text,
    bodyBase64,
    truncated,
  } = readableBody(exchange.body?.bytes, type, exchange.body?.isTooLong === true);
  if (text === '' || bodyBase64 !== undefined || truncated === true || !isJson(type)) return [];
  const compact = compactJson(text);
  if (compact === undefined) return [];
  const value = JSON.parse(text) as unknown;
  const members = isRecord(value) ? Object.entries(value) : [];
  const isSmall =
    members.length > 0 &&
    members.length <= MOST_MEMBERS &&
    members.every(([, member]) => typeof member !== 'object' || member === null) &&
    // Nothing is lost: no digits, no name that is there twice.
    JSON.stringify(value) === compact &&
    // Newtonsoft reads half of a pair of surrogates as another character.
    !members.flat().some((text) => typeof text === 'string' && /\p{Cs}/u.test(text));
  return isSmall
    ? members.map(([name, member]) => memberCondition(name, member))
    : [`JToken.DeepEquals(Request.Body, JToken.Parse(${literal(text)}))`];
}

function memberCondition(name: string, value: unknown): string {
  const token = `Request.Body[${literal(name)}]`;
  if (typeof value === 'string') return `(string)${token} == ${literal(value)}`;
  return `JToken.DeepEquals(${token}, ${value === null ? 'JValue.CreateNull()' : JSON.stringify(value)})`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
