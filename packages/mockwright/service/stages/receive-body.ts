// The body of the request: received as bytes, made ready to be parsed where a template may ask for it.
import { receiveContent } from '../exchange/body/receive-content.ts';
import { RequestBody } from '../exchange/body/request-body.ts';
import { tooBusy } from './too-busy.ts';
import { after, type Stage } from './stage.ts';

/** Receives it, up to the limit, and unpacks it. When the client hangs up meanwhile, nothing follows. */
export const receiveBody: Stage = (exchange, service, flow) => {
  const { options, bodies } = service;
  if (!exchange.head.hasBody) return 'next';
  const { message, response } = exchange.transport!;
  const { maxBodyBytes, maxBodyTokens } = options.settings;
  receiveContent(exchange.head, message, response, maxBodyBytes, bodies, {
    done: (content) => {
      const limits = { bytes: maxBodyBytes, tokens: maxBodyTokens };
      exchange.body = new RequestBody(content, limits, exchange.head.bodyHeaders, options.tokens);
      flow.resume(exchange);
    },
    full: () => {
      tooBusy(exchange, service, 'bodies');
      flow.resume(exchange);
    },
  });
  return 'wait';
};

/** Does what cannot be done at once when a template asks for it. */
export const prepareBody: Stage = (exchange, _service, flow) => {
  const { body, matches } = exchange;
  const wanted = body !== undefined && matches.some(({ target }) => target.template.usesBody);
  return wanted ? after(body.prepare(), exchange, flow) : 'next';
};
