// The service's own endpoints go before the mocks.
import { EndpointTable, serveEndpoint } from '../admin/endpoints.ts';
import type { Settings } from '../../settings/setting-table.ts';
import { ownAnswer } from '../answers/answer.ts';
import { after, type Stage } from './stage.ts';

const BAD_PATH = ownAnswer(400, [['Content-Type', 'text/plain']], 'The path holds an encoded NUL character.');

/** Makes the stage for the endpoints of these settings. */
export function endpointStage(settings: Settings): Stage {
  const table = new EndpointTable(settings);
  return (exchange, service, flow) => {
    const { path } = exchange;
    if (path === undefined) {
      exchange.answer = BAD_PATH;
      return 'next';
    }
    const endpoint = table.find(path);
    if (endpoint === undefined) return 'next';
    const answer = serveEndpoint(endpoint, exchange, service);
    if (!(answer instanceof Promise)) {
      exchange.answer = answer;
      return 'next';
    }
    return after(
      answer.then((late) => void (exchange.answer = late)),
      exchange,
      flow,
    );
  };
}
