// `Expect: 100-continue` (RFC 9110 10.1.1): who is not asked for the body may send it or not.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/**
 * Requests whose body waits to be asked for: where it is not, by `writeContinue`, the connection ends behind the answer, as
 * nobody could tell the body from the next request.
 */
export function whenAskedFor(listener: RequestListener): RequestListener {
  return (message: IncomingMessage, response: ServerResponse) => {
    const keepsAlive = response.shouldKeepAlive;
    const ask = response.writeContinue.bind(response);
    response.shouldKeepAlive = false;
    response.writeContinue = (callback) => {
      response.shouldKeepAlive = keepsAlive;
      ask(callback);
    };
    listener(message, response);
  };
}
