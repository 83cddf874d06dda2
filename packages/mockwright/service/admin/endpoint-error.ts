// What an endpoint says when it cannot do what it was asked.
import { shortenMessage } from '@mockwright/language/text/shorten';
import { jsonAnswer } from './json-answer.ts';
import type { BytesAnswer } from '../answers/answer.ts';

/** A mistake of the client: status and message become the answer. */
export class EndpointError extends Error {
  override readonly name: string = 'EndpointError';
  readonly status: number;
  /** What to do about it. */
  readonly hint: string | undefined;
  /** Further members of the answer. */
  readonly data: object;
  readonly headers: BytesAnswer['headers'];

  constructor(
    status: number,
    message: string,
    hint?: string,
    data: object = {},
    headers: BytesAnswer['headers'] = [],
  ) {
    super(shortenMessage(message));
    this.status = status;
    this.hint = hint === undefined ? undefined : shortenMessage(hint);
    this.data = data;
    this.headers = headers;
  }

  /** `{ "message", "hint"? }`, with whatever belongs to it. */
  toAnswer(): BytesAnswer {
    const { status, message, hint, data, headers } = this;
    return jsonAnswer({ message, ...(hint !== undefined && { hint }), ...data }, status, headers);
  }
}
