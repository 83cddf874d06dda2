// `GET /`: the page that shows what the service does, and the files it is made of.
import { createHash } from 'node:crypto';
import type { Answer } from '../answers/answer.ts';
import { TOKEN_WANTED } from './access.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { EndpointError } from './endpoint-error.ts';
import { errorSchema } from './schemas.ts';
import { readPageTexts } from './page-texts.ts';

/** The media types of the page's files. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

/** The page loads and asks nothing but what is served here, and no other page may frame it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'none'",
].join('; ');

interface PageFile {
  readonly content: Buffer;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly tag: string;
}

/** By their names; made when the page is first asked for. */
let files: ReadonlyMap<string, PageFile> | undefined;

/** The page itself. */
export const page: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/',
  summary: 'A page that shows requests, templates, `Global`, sessions and the clock in a browser.',
  parameters: {},
  anyParameters: true,
  isForAll: true,
  responses: {
    200: { summary: 'The page.', type: 'text/html' },
    304: { summary: 'The browser has it.' },
    401: { summary: 'The page, without the token (`Mock:AdminToken`): it asks for it.', type: 'text/html' },
    308: { summary: 'To the path with a slash at its end: what the page names is below it.' },
  },
  serve({ exchange, hasToken }, { options }) {
    const path = exchange.path!;
    if (path.endsWith('/')) {
      const lacksToken = options.settings.adminToken !== '' && !hasToken;
      return lacksToken ? tokenPage() : fileAnswer('index.html', exchange);
    }
    const last = encodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    return {
      kind: 'bytes',
      status: 308,
      headers: [['Location', `${last}/`]],
      body: undefined,
      template: undefined,
    };
  },
});

/** What the page is made of. */
export const pageFile: Endpoint = defineEndpoint({
  method: 'GET',
  path: '/page/{file}',
  summary: 'A file of the page.',
  parameters: {},
  anyParameters: true,
  isForAll: true,
  responses: {
    200: { summary: 'The file.', type: 'text/javascript', otherTypes: ['text/css'] },
    304: { summary: 'The browser has it.' },
    404: errorSchema('The page has no such file.'),
  },
  serve: ({ path, exchange }) => fileAnswer(path['file'] ?? '', exchange),
});

/** The page for somebody without the token: browsers show it and keep nothing, programs see that they may not ask. */
function tokenPage(): Answer {
  const { content, headers } = fileNamed('index.html')!;
  const kept = headers.filter(([name]) => name !== 'ETag' && name !== 'Cache-Control');
  return {
    kind: 'bytes',
    status: 401,
    headers: [...kept, ['Cache-Control', 'no-store'], ...TOKEN_WANTED],
    body: content,
    template: undefined,
  };
}

function fileNamed(name: string): PageFile | undefined {
  return (files ??= makeFiles()).get(name);
}

/** @throws {EndpointError} 404 */
function fileAnswer(name: string, exchange: Exchange): Answer {
  const file = fileNamed(name);
  if (file === undefined) throw new EndpointError(404, `The page has no file '${name}'.`);
  const { content, headers, tag } = file;
  const isKnown =
    exchange
      .header('if-none-match')
      ?.split(',')
      .some((each) => each.trim().replace(/^W\//, '') === tag) === true;
  return {
    kind: 'bytes',
    status: isKnown ? 304 : 200,
    headers,
    body: isKnown ? undefined : content,
    template: undefined,
  };
}

function makeFiles(): ReadonlyMap<string, PageFile> {
  return new Map(
    Object.entries(readPageTexts()).map(([name, text]) => [
      name,
      makeFile(text, TYPES[name.slice(name.lastIndexOf('.') + 1)]!),
    ]),
  );
}

function makeFile(text: string, type: string): PageFile {
  const content = Buffer.from(text);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return {
    content,
    tag,
    headers: [
      ['Content-Type', type],
      ['Cache-Control', 'no-cache'],
      ['ETag', tag],
      ['Content-Security-Policy', POLICY],
      ['Referrer-Policy', 'no-referrer'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ],
  };
}
