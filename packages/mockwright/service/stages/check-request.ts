// Requests that HTTP forbids are refused before anybody looks at them.
import { sessionFinder } from '../admin/endpoint-prefixes.ts';
import { EndpointError } from '../admin/endpoint-error.ts';
import { endpointTable, type Entrance } from '../admin/endpoints.ts';
import { ownAnswer, type BytesAnswer } from '../answers/answer.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { decodePath } from '../exchange/percent-decoding.ts';
import type { ProtocolProblem } from '../exchange/protocol.ts';
import { pathOf } from '../exchange/target.ts';
import type { Settings } from '../../settings/setting-table.ts';
import type { Stage } from './stage.ts';

const BAD_PATH: ProtocolProblem = { status: 400, message: 'The path holds an encoded NUL character.' };

/** Makes the stage that refuses what is no proper request: in JSON and unrecorded where an endpoint was meant. */
export function checkRequest(settings: Settings, entrance: Entrance): Stage {
  const table = endpointTable(settings, entrance);
  const findSession = sessionFinder(settings);
  const isOwn = ({ target, rawHeaders }: Exchange): boolean => {
    const asked = findSession(target, rawHeaders)?.target ?? target;
    const path = decodePath(pathOf(asked).replaceAll('%00', ''));
    return path !== undefined && table.isOwn(path);
  };
  return (exchange) => {
    const { problem } = exchange.head;
    if (problem === undefined && exchange.path !== undefined) return 'next';
    exchange.isOwn = isOwn(exchange);
    exchange.answer = refusal(
      problem ?? BAD_PATH,
      problem === undefined ? [] : [['Connection', 'close']],
      exchange.isOwn,
    );
    return 'next';
  };
}

function refusal(
  { status, message }: ProtocolProblem,
  headers: BytesAnswer['headers'],
  isOwn: boolean,
): BytesAnswer {
  return isOwn
    ? new EndpointError(status, message, undefined, {}, headers).toAnswer()
    : ownAnswer(status, [['Content-Type', 'text/plain'], ...headers], message);
}
