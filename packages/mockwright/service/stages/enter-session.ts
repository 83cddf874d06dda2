// Which session a request is in: the one that its path or a header names, else the default one.
import { EndpointError } from '../admin/endpoint-error.ts';
import { escapeRegExp } from '../admin/endpoint-table.ts';
import { endpointPrefixes } from '../admin/endpoints.ts';
import type { Settings } from '../../settings/setting-table.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { joinedHeader } from '../exchange/request-headers.ts';
import type { NamedSession, RequestHead } from '../exchange/request-head.ts';
import { readSessionName } from '../state/session-name.ts';
import type { Sessions } from '../state/sessions.ts';
import type { Stage } from './stage.ts';
import { withSlash } from '../routing/with-slash.ts';

/** The header that names the session. */
const SESSION_HEADER = 'mockwright-session';
const HINT =
  "Name it in the header 'Mockwright-Session', or in the path: /_mock/session/<name>/… (percent-encoded).";

/**
 * Makes the stage. A path below `/_mock/session/<name>` is in the session of that name, and goes on without that part:
 * templates never see it.
 */
export function enterSession(settings: Settings): Stage {
  const prefixes = endpointPrefixes(settings).map(escapeRegExp);
  const named = new RegExp(`^(?:${prefixes.join('|')})/session/([^/?]*)(.*)$`, 'is');
  return (exchange, { sessions }) => {
    const { head } = exchange;
    if (head.inSession === undefined) head.inSession = sessionOf(head, named);
    if (head.inSession !== null) enter(exchange, sessions, head.inSession);
    return 'next';
  };
}

/** The session that the path names, or else the header. */
function sessionOf(head: RequestHead, named: RegExp): NamedSession | null {
  const inPath = named.exec(head.target);
  if (inPath !== null) {
    const [, name = '', rest = ''] = inPath;
    return { name, head: head.withTarget(withSlash(rest)) };
  }
  const name = joinedHeader(head.rawHeaders, SESSION_HEADER, ', ');
  return name === undefined ? null : { name, head };
}

function enter(exchange: Exchange, sessions: Sessions, { name, head }: NamedSession): void {
  const read = readSessionName(name);
  if ('name' in read) exchange.enter(sessions.use(read.name), head);
  else {
    exchange.isOwn = true;
    exchange.answer = new EndpointError(400, read.problem, HINT).toAnswer();
  }
}
