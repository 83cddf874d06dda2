// A recorded exchange as the text of a template that answers the same request the same way.
import { indentJson } from '../../template/running/json-layout.ts';
import { isJson, isXml } from '../../template/running/content-types.ts';
import { layOutXml } from '../../template/running/xml-layout.ts';
import type { ServerSentEvent } from '../../template/fields/events.ts';
import { hasNoBody } from '../../template/fields/status-names.ts';
import type { Answer, BytesAnswer } from '../answers/answer.ts';
import { ERROR_HEADER } from '../exchange/errors.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { parseQueryString } from '../exchange/query-string.ts';
import { queryOf } from '../exchange/target.ts';
import { parseRoutePattern } from '../routing/route-pattern.ts';
import { valuesByName } from '../values-by-name.ts';
import { bodyConditions } from './body-conditions.ts';
import { compactJson } from './compact-json.ts';
import { literal } from './csharp-literal.ts';
import { readableBody } from './readable-body.ts';

/** Members of a JSON object: their names and their texts. */
type Members = readonly (readonly [name: string, json: string])[];

/** What stands in an answer for a value that is set by hand. */
const STUB: Members = [
  ['status', '200'],
  ['body', '{}'],
];

/**
 * The template. Path and query are those of the request, status, headers and body those of the answer; a request that
 * nothing answered, or whose template failed, gets an answer to fill in.
 * @param hidden names of headers whose values are not shown, in lower case: they are left out, which is said
 * @param withBody whether the condition also wants the body of the request, where it is JSON
 */
export function toTemplate(exchange: Exchange, hidden: ReadonlySet<string>, withBody: boolean): string {
  const { method, answer, answeredBy } = exchange;
  const { route, conditions: ofPlace } = placeOf(exchange);
  const conditions = withBody ? [...ofPlace, ...bodyConditions(exchange)] : ofPlace;
  const isFailure = answer?.headers.some(([name]) => name === ERROR_HEADER) === true;
  const isAnswered = answeredBy !== undefined && answer !== undefined && !isFailure;
  const notes: string[] = [];
  const response = isAnswered ? responseOf(answer, method, hidden, notes) : STUB;
  const request: Members = [
    ['method', textJson(method)],
    ['route', textJson(route)],
    // The text of code is no JSON: quotes stay as they are.
    ...(conditions.length > 0 ? [['condition', `"<#= ${conditions.join(' && ')} #>"`] as const] : []),
  ];
  return `${objectJson(
    [
      ...(notes.length > 0 ? [['_comment', textJson(notes.join(' '))] as const] : []),
      ['request', objectJson(request, 1)],
      ['response', objectJson(response, 1)],
    ],
    0,
  )}\n`;
}

/** The route that fits the path and no other, as far as routes can say it, and what conditions must say besides. */
function placeOf({ path, rawPath, target }: Exchange): { route: string; conditions: string[] } {
  const query = [...parseQueryString(queryOf(target))].map(
    ([name, value]) => `Request.Query[${literal(name)}] == ${literal(value)}`,
  );
  const plain = path ?? rawPath;
  const route = plain.replaceAll('{', '{{').replaceAll('}', '}}');
  if (isRoute(route)) return { route, conditions: query };
  const rest = `Request.Route["path"] == ${literal(plain.slice(1))}`;
  return { route: '/{*path}', conditions: [rest, ...query] };
}

function isRoute(text: string): boolean {
  // The white space around a route is none of it.
  if (text.trim() !== text) return false;
  try {
    parseRoutePattern(text);
    return true;
  } catch {
    return false;
  }
}

function responseOf(answer: Answer, method: string, hidden: ReadonlySet<string>, notes: string[]): Members {
  if (answer.kind === 'fault')
    return [['fault', textJson(answer.fault)], ...responseOf(answer.instead, method, hidden, notes)];
  return [
    ['status', String(answer.status)],
    ...headersOf(answer.headers, hidden, notes),
    ...contentOf(answer, method, notes),
  ];
}

function headersOf(headers: Answer['headers'], hidden: ReadonlySet<string>, notes: string[]): Members {
  const shown: Answer['headers'][number][] = [];
  for (const header of headers) {
    if (hidden.has(header[0].toLowerCase())) notes.push(`The value of the header ${header[0]} is hidden.`);
    else shown.push(header);
  }
  if (shown.length === 0) return [];
  const members = [...valuesByName(shown)].map(([name, values]) => [name, textJson(values)] as const);
  return [['headers', objectJson(members, 2)]];
}

function contentOf(answer: Exclude<Answer, { kind: 'fault' }>, method: string, notes: string[]): Members {
  if (answer.kind === 'file') return [['file', textJson(answer.path)]];
  if (answer.kind === 'events') {
    if (answer.isCut === true) notes.push('Only the beginning of the events was kept.');
    return [
      ['events', layOut(textJson(answer.events.map(eventRecord)))],
      ...(answer.keepOpen ? [['keepOpen', 'true'] as const] : []),
    ];
  }
  if (answer.kind === 'live' || hasNoBody(answer.status)) return [];
  if (method === 'HEAD') notes.push('The request was HEAD: the answer had no body.');
  else if (answer.isCut === true) notes.push('Only the beginning of the body was kept.');
  return [
    ...bodyOf(answer),
    ...(answer.chunks === undefined ? [] : [['chunks', textJson(answer.chunks)] as const]),
  ];
}

function eventRecord({ data, ...rest }: ServerSentEvent): object {
  return { data, ...rest };
}

/** As JSON or text where the template then writes it again as it was, else as bytes. */
function bodyOf({ body, headers }: BytesAnswer): Members {
  if (body === undefined || body.length === 0) return [];
  const bytes = Buffer.from(body);
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const { body: text, bodyBase64 } = readableBody(bytes, type, false);
  const asBytes: Members = [['bodyBase64', textJson(bytes.toString('base64'))]];
  // A mark at the start is not part of the text.
  if (bodyBase64 !== undefined || bytes[0] === 0xef || bytes[0] === 0xfe || bytes[0] === 0xff) return asBytes;
  if (isJson(type)) {
    const compact = compactJson(text);
    if (compact === undefined) return asBytes;
    const isOneLine = compact === text && indentJson(compact, 0) !== text;
    return [...(isOneLine ? ONE_LINE : []), ['body', escapeTags(layOut(compact))]];
  }
  if (!isXml(type)) return [['body', textJson(text)]];
  const isLaidOut = (indented: boolean): boolean => layOutXml(text, indented, () => undefined) === text;
  if (isLaidOut(true)) return [['body', textJson(text)]];
  return isLaidOut(false) ? [...ONE_LINE, ['body', textJson(text)]] : asBytes;
}

const ONE_LINE: Members = [['indented', 'false']];

function layOut(compact: string): string {
  return indentJson(compact, 2);
}

function objectJson(members: Members, depth: number): string {
  const indent = '  '.repeat(depth);
  const lines = members.map(([name, json]) => `${indent}  ${textJson(name)}: ${json}`);
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Data as JSON in a template: what looks like code in it is none. */
function textJson(value: unknown): string {
  return escapeTags(JSON.stringify(value));
}

function escapeTags(json: string): string {
  return json.replaceAll('<#', String.raw`<\u0023`);
}
