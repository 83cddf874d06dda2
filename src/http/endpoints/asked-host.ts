// Who may ask the service's own endpoints: not a web page whose name was made to lead to this machine (DNS rebinding).
import { isIP } from 'node:net';
import type { OwnAnswer } from '../answer.ts';

/**
 * Whether the `Host` of a request is one that only this server can be meant by: an address, `localhost`, or a name that the
 * user allows.
 * @param host the header; undefined when there is none, which a browser always sends
 * @param allowed lower-case names; `*` stands for any
 */
export function isOwnHost(host: string | undefined, allowed: ReadonlySet<string>): boolean {
  if (host === undefined) return true;
  const [, bracketed, plain = ''] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d*)?$/.exec(host) ?? [];
  const name = (bracketed ?? plain).toLowerCase();
  return isIP(name) > 0 || name === 'localhost' || allowed.has(name) || allowed.has('*');
}

/** The answer to others. */
export function foreignHostAnswer(): OwnAnswer {
  return {
    status: 403,
    headers: [['Content-Type', 'application/json']],
    body: JSON.stringify(
      {
        message: 'The Host of the request is neither an address, nor localhost, nor an allowed name.',
        hint: 'Ask by address, or name the host in the setting Mock:AllowedHosts (Mock:AllowedHosts:0=mock.local).',
      },
      undefined,
      2,
    ),
  };
}
