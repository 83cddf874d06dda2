// Recorded requests as command lines of curl for a POSIX shell: what a client sent can be sent again.
import type { Exchange } from '../exchange/exchange.ts';
import { requestHeaders, shownHeaders } from './describe-request.ts';
import { urlOf } from './export-har.ts';

/** What curl says by itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'expect',
]);

/** One command. @param hidden names of headers whose values are not shown, in lower case */
export function toCurl(exchange: Exchange, hidden: ReadonlySet<string>): string {
  const { method, body } = exchange;
  const isLeftOut = (name: string): boolean =>
    OWN_HEADERS.has(name) || (name === 'content-encoding' && body?.isUnpacked === true);
  const headers = shownHeaders(requestHeaders(exchange), hidden)
    .filter(([name]) => !isLeftOut(name.toLowerCase()))
    // Without a value, `Name:` would take the header away.
    .map(([name, value]) => `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`);
  const words = [
    'curl',
    ...methodWords(method, body !== undefined),
    '--globoff',
    '--path-as-is',
    quote(urlOf(exchange)),
    ...headers,
  ];
  if (body === undefined) return words.join(' ');
  // Without a type of its own, curl would say that it sends a form.
  if (exchange.header('content-type') === undefined) words.push("-H 'Content-Type:'");
  const text = body.bytes.toString('utf8');
  if (Buffer.from(text).equals(body.bytes) && !text.includes('\0') && !text.startsWith('@'))
    return [...words, '--data-binary', quote(text)].join(' ');
  return `echo ${body.bytes.toString('base64')} | base64 -d | ${words.join(' ')} --data-binary @-`;
}

function methodWords(method: string, hasBody: boolean): string[] {
  if (method === 'HEAD' && !hasBody) return ['--head'];
  return method === (hasBody ? 'POST' : 'GET') ? [] : ['-X', method];
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
