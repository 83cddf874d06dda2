// Which web pages may read the answers (`Mock:Cors`): the CORS protocol of the Fetch standard, section 3.3.
import type { Origins } from '../../settings/setting-types.ts';
import { ownAnswer, type Answer } from '../answers/answer.ts';
import type { ServiceContext } from '../admin/service-context.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { originOf, preflightOf, type Preflight } from '../exchange/preflight.ts';
import { splitPath } from '../routing/route-match.ts';
import type { Stage } from './stage.ts';

/** For how many seconds a browser remembers that it may ask. */
const PREFLIGHT_SECONDS = '600';
const VARY = ['Vary', 'Origin'] as const;
/** Headers that pages read without leave: https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name */
const SAFE_HEADERS: ReadonlySet<string> = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);

/** The stages for the origins of the setting. The endpoints of the service have rules of their own. */
export function corsStages(origins: Exclude<Origins, 'off'>): {
  /** Answers the question of a browser whether it may ask, for a path that a template has. */
  readonly preflight: Stage;
  /** Lets the page read an answer. What the template says itself goes before. */
  readonly share: Stage;
} {
  const listed = origins === 'any' ? undefined : new Set(origins);
  const allowed = (exchange: Exchange): string | undefined => {
    const origin = originOf(exchange);
    return origin !== undefined && (listed === undefined || listed.has(origin)) ? origin : undefined;
  };
  return {
    preflight(exchange, service) {
      const asked = preflightOf(exchange);
      const origin = asked && allowed(exchange);
      if (origin === undefined || !asksForMock(exchange, service)) return 'next';
      exchange.isOwn = true;
      exchange.answer = ownAnswer(204, [...leave(origin), ...preflightHeaders(exchange, asked!), VARY], '');
      return 'next';
    },
    share(exchange) {
      const { answer, isOwn } = exchange;
      if (isOwn || answer === undefined) return 'next';
      exchange.addedHeaders = sharing(answer.headers, allowed(exchange));
      exchange.answer = { ...answer, headers: [...answer.headers, ...exchange.addedHeaders] };
      return 'next';
    },
  };
}

/**
 * Whether a template has the path, and none answers OPTIONS itself. A page sends the header of its session only with the
 * request after this one: then a template of any session is meant.
 */
function asksForMock({ session, path }: Exchange, { mocks, sessions }: ServiceContext): boolean {
  if (mocks === undefined) return false;
  const segments = splitPath(path!);
  const answersItself = [
    ...session.overrides.find('OPTIONS', segments),
    ...mocks.router.find('OPTIONS', path!),
  ];
  if (answersItself.some(({ target }) => target.methods !== '*')) return false;
  return mocks.router.has(path!) || sessions.list().some(({ overrides }) => overrides.has(segments));
}

function preflightHeaders(exchange: Exchange, { method, headers }: Preflight): Answer['headers'] {
  const isPrivate = exchange.header('access-control-request-private-network') === 'true';
  return [
    ['Access-Control-Allow-Methods', method],
    ...(headers === undefined ? [] : [['Access-Control-Allow-Headers', headers] as const]),
    ...(isPrivate ? [['Access-Control-Allow-Private-Network', 'true'] as const] : []),
    ['Access-Control-Max-Age', PREFLIGHT_SECONDS],
  ];
}

/** Pages that send cookies want both: their own origin by name, and this word. */
function leave(origin: string): Answer['headers'] {
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Credentials', 'true'],
  ];
}

/** What is added to the headers of an answer. */
function sharing(headers: Answer['headers'], origin: string | undefined): Answer['headers'] {
  const names = headers.map(([name]) => name.toLowerCase());
  const varies = headers.some(
    ([name, value]) => name.toLowerCase() === 'vary' && /\*|\borigin\b/i.test(value),
  );
  const vary = varies ? [] : [VARY];
  if (origin === undefined) return vary;
  const exposed = headers.filter((_, index) => !SAFE_HEADERS.has(names[index]!)).map(([name]) => name);
  const own = [
    ...leave(origin),
    ...(exposed.length === 0
      ? []
      : [['Access-Control-Expose-Headers', [...new Set(exposed)].join(', ')] as const]),
  ];
  // An origin that the template writes is not mixed with leave it did not give.
  const isWritten = names.includes('access-control-allow-origin');
  return [...(isWritten ? [] : own.filter(([name]) => !names.includes(name.toLowerCase()))), ...vary];
}
