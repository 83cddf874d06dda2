// Recorded requests as command lines of curl for a POSIX shell: what a client sent can be sent again.
import { characterReplacer } from '@mockwright/language/text/character-replacer';
import type { Exchange } from '../exchange/exchange.ts';
import { shownHeaders } from './describe-request.ts';
import { urlOf } from './export-har.ts';

/** What curl says by itself. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'expect',
]);

/** What a terminal takes for a key when the command is pasted: Control-C would end it in the middle. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;

/** One command. @param hidden names of headers whose values are not shown, in lower case */
export function toCurl(exchange: Exchange, hidden: ReadonlySet<string>): string {
  const { method, body } = exchange;
  const isLeftOut = (name: string): boolean =>
    OWN_HEADERS.has(name) || (name === 'content-encoding' && body?.isUnpacked === true);
  const headers = shownHeaders(headersAsSent(exchange), hidden)
    .filter(([name]) => !isLeftOut(name.toLowerCase()))
    // Without a value, `Name:` would take the header away.
    .map(([name, value]) => `-H ${quoteBytes(value === '' ? `${name};` : `${name}: ${value}`)}`);
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
  if (Buffer.from(text).equals(body.bytes) && !CONTROL.test(text) && !text.startsWith('@'))
    return [...words, '--data-binary', quote(text)].join(' ');
  return `echo ${body.bytes.toString('base64')} | base64 -d | ${words.join(' ')} --data-binary @-`;
}

function methodWords(method: string, hasBody: boolean): string[] {
  if (method === 'HEAD' && !hasBody) return ['--head'];
  if (method === (hasBody ? 'POST' : 'GET')) return [];
  // HTTP/2 takes any token: `a|b` is one.
  return ['-X', /^[A-Z-]+$/.test(method) ? method : quote(method)];
}

/** Names and values, each character a byte. */
function headersAsSent({ rawHeaders }: Exchange): [name: string, value: string][] {
  return rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1]!]] : []));
}

/** A word of bytes that may be no UTF-8, which the text of a command has to be. */
function quoteBytes(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1');
  const text = bytes.toString('utf8');
  if (Buffer.from(text).equals(bytes) && !CONTROL.test(text)) return quote(text);
  const octal = latin1.replace(
    /[^ -~]|[%\\']/g,
    (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `"$(printf ${quote(octal)})"`;
}

const escapeQuotes = characterReplacer({ "'": String.raw`'\''` });

function quote(text: string): string {
  return `'${escapeQuotes(text)}'`;
}
