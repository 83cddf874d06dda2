// Which session a request is in: the one that its path or a header names, else the default one.
import { EndpointError } from '../admin/endpoint-error.ts';
import { sessionFinder, type SessionNamed } from '../admin/endpoint-prefixes.ts';
import type { Settings } from '../../settings/setting-table.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { NamedSession, RequestHead } from '../exchange/request-head.ts';
import { readSessionName } from '../state/session-name.ts';
import type { Sessions } from '../state/sessions.ts';
import type { Stage } from './stage.ts';

const HINT =
  "Name it in the header 'Mockwright-Session', or in the path: /_mock/session/<name>/… (percent-encoded).";

/**
 * Makes the stage. A path below `/_mock/session/<name>` is in the session of that name, and goes on without that part:
 * templates never see it.
 */
export function enterSession(settings: Settings): Stage {
  const find = sessionFinder(settings);
  return (exchange, { sessions }) => {
    const { head } = exchange;
    if (head.inSession === undefined) head.inSession = sessionOf(head, find(head.target, head.rawHeaders));
    if (head.inSession !== null) enter(exchange, sessions, head.inSession);
    return 'next';
  };
}

function sessionOf(head: RequestHead, named: SessionNamed | undefined): NamedSession | null {
  if (named === undefined) return null;
  const { name, target } = named;
  return { name, head: target === undefined ? head : head.withTarget(target) };
}

function enter(exchange: Exchange, sessions: Sessions, { name, head }: NamedSession): void {
  const read = readSessionName(name);
  if ('name' in read) exchange.enter(sessions.use(read.name), head);
  else {
    exchange.isOwn = true;
    exchange.answer = new EndpointError(400, read.problem, HINT).toAnswer();
  }
}
