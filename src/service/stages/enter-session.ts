// Which session a request is in: the one that its path or a header names, else the default one.
import type { Settings } from '../../settings/setting-table.ts';
import { ownAnswer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { headerText } from '../exchange/known-headers.ts';
import { readSessionName } from '../state/session-name.ts';
import type { Sessions } from '../state/sessions.ts';
import type { Stage } from './stage.ts';

/** The header that names the session. */
const SESSION_HEADER = 'mockwright-session';

/**
 * Makes the stage. A path below `/_mock/session/<name>` is in the session of that name, and goes on without that part:
 * templates never see it.
 */
export function enterSession(_settings: Settings): Stage {
  const prefix = '/_mock/session/';
  return (exchange, { sessions }) => {
    const header = exchange.transport!.message.headers[SESSION_HEADER];
    if (header === undefined && !isBelow(exchange.rawPath, prefix)) return 'next';
    if (isBelow(exchange.rawPath, prefix)) {
      const [, text = '', rest = ''] = /^([^/?]*)(.*)$/s.exec(exchange.target.slice(prefix.length))!;
      enter(exchange, sessions, text, rest.startsWith('/') ? rest : `/${rest}`);
    } else enter(exchange, sessions, headerText(String(header)), exchange.target);
    return 'next';
  };
}

function isBelow(path: string, prefix: string): boolean {
  return path.length >= prefix.length && path.slice(0, prefix.length).toLowerCase() === prefix;
}

function enter(exchange: Exchange, sessions: Sessions, text: string, target: string): void {
  const read = readSessionName(text);
  if ('name' in read) exchange.enter(sessions.use(read.name), target);
  else exchange.answer = badName(read.problem);
}

function badName(message: string) {
  const hint =
    "Name it in the header 'Mockwright-Session', or in the path: /_mock/session/<name>/… (percent-encoded).";
  return ownAnswer(
    400,
    [['Content-Type', 'application/json']],
    JSON.stringify({ message, hint }, undefined, 2),
  );
}
