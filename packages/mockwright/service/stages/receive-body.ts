// The body of the request: received as bytes, made ready to be parsed where a template may ask for it.
import { collectBody } from '../exchange/body/collect-body.ts';
import { RequestBody } from '../exchange/body/request-body.ts';
import { tooBusy } from './too-busy.ts';
import { after, type Stage } from './stage.ts';

/** Receives it, up to the limit. When the client hangs up meanwhile, nothing follows. */
export const receiveBody: Stage = (exchange, service, flow) => {
  const { options, bodies } = service;
  const { message } = exchange.transport!;
  if (!exchange.head.hasBody) return 'next';
  const { maxBodyBytes, maxBodyTokens } = options.settings;
  collectBody(message, maxBodyBytes, bodies, {
    done: (bytes) => {
      exchange.bodyMemory = bytes?.length ?? 0;
      const limits = { bytes: maxBodyBytes, tokens: maxBodyTokens };
      exchange.body = new RequestBody(bytes, limits, exchange.head.bodyHeaders, options.tokens);
      flow.resume(exchange);
    },
    full: () => {
      tooBusy(exchange, service, 'bodies');
      flow.resume(exchange);
    },
    aborted: () => undefined,
  });
  return 'wait';
};

/** Does what cannot be done at once when a template asks for it. */
export const prepareBody: Stage = (exchange, _service, flow) => {
  const { body, matches } = exchange;
  const wanted = body !== undefined && matches.some(({ target }) => target.template.usesBody);
  return wanted ? after(body.prepare(), exchange, flow) : 'next';
};
