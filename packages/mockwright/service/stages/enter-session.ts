// Which session a request is in: the one that its path or a header names, else the default one.
import { EndpointError } from '../admin/endpoint-error.ts';
import { escapeRegExp } from '../admin/endpoint-table.ts';
import { endpointPrefixes } from '../admin/endpoints.ts';
import type { Settings } from '../../settings/setting-table.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { headerText } from '../exchange/request-headers.ts';
import { readSessionName } from '../state/session-name.ts';
import type { Sessions } from '../state/sessions.ts';
import type { Stage } from './stage.ts';

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
    const inPath = named.exec(exchange.target);
    if (inPath !== null) {
      const [, text = '', rest = ''] = inPath;
      enter(exchange, sessions, text, rest.startsWith('/') ? rest : `/${rest}`);
      return 'next';
    }
    const header = exchange.transport!.message.headers[SESSION_HEADER];
    if (header !== undefined) enter(exchange, sessions, headerText(String(header)), exchange.target);
    return 'next';
  };
}

function enter(exchange: Exchange, sessions: Sessions, text: string, target: string): void {
  const read = readSessionName(text);
  if ('name' in read) exchange.enter(sessions.use(read.name), target);
  else {
    exchange.isOwn = true;
    exchange.answer = new EndpointError(400, read.problem, HINT).toAnswer();
  }
}
