// `Upgrade` (RFC 9110 7.8): a mock stays with HTTP.
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request of HTTP/1.1 asks for another protocol. Node.js drops what came with it: it may be of that protocol, or be
 * the next requests. `h2c` alone does not count: Java's client asks for it first and then goes on, one request at a time.
 */
export function asksForUpgrade({ headers }: IncomingMessage): boolean {
  const { upgrade, connection } = headers;
  return (
    upgrade !== undefined && upgrade.trim().toLowerCase() !== 'h2c' && /\bupgrade\b/i.test(connection ?? '')
  );
}
