// The service's own endpoints go before the mocks.
import { Access } from '../admin/access.ts';
import { callEndpoint } from '../admin/call-endpoint.ts';
import { EndpointError } from '../admin/endpoint-error.ts';
import { endpointTable, type Entrance } from '../admin/endpoints.ts';
import type { Settings } from '../../settings/setting-table.ts';
import { after, type Stage } from './stage.ts';

const NO_MOCKS_HERE = new EndpointError(
  404,
  'Only the endpoints of the service are served at this address.',
  'Ask for mocked routes at the addresses of the setting Urls.',
).toAnswer();

/** Makes the stage for the endpoints of these settings that are served at an entrance. */
export function endpointStage(settings: Settings, entrance: Entrance): Stage {
  const table = endpointTable(settings, entrance);
  const access = new Access(settings);
  return (exchange, service, flow) => {
    const { head } = exchange;
    if (!(head.isOwn ??= table.isOwn(head.path!))) {
      if (entrance === 'admin') {
        exchange.isOwn = true;
        exchange.answer = NO_MOCKS_HERE;
      }
      return 'next';
    }
    exchange.isOwn = true;
    const answer = callEndpoint(exchange, table, access, service);
    if ('kind' in answer) {
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
