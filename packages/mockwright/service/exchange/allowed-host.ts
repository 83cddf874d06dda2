// Under which names of the host the service's own endpoints are served.
import { isIP } from 'node:net';

/**
 * Whether the endpoints are served to who asks under a name: an address, `localhost`, or one of `Mock:AllowedHosts`.
 * @param authority of the request, with or without its port
 * @param allowed names in any case; `*` is any
 */
export function isAllowedHost(authority: string, allowed: readonly string[]): boolean {
  const host = hostOf(authority);
  const isAddress = isIP(host.replace(/^\[|\]$/g, '')) !== 0;
  return (
    isAddress || host === 'localhost' || allowed.some((name) => name === '*' || name.toLowerCase() === host)
  );
}

/** The name in an authority, in lower case. */
export function hostOf(authority: string): string {
  return authority.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}
