// Which hosts may be called back: those that the user lists (server-side request forgery).
import { isIPv6 } from 'node:net';

/**
 * Whether a URL's host is listed. Both are compared as URLs write hosts: `[::1]` and `::1`, `BÜCHER.test` and
 * `xn--bcher-kva.test` are each the same; `api.test.` is another name than `api.test`.
 * @param listed names or addresses, each perhaps with a port: `localhost`, `api:8080`, `*.example.org`; `*` is any
 */
export function isListedHost({ hostname: host, port, protocol }: URL, listed: readonly string[]): boolean {
  const actualPort = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return listed.some((entry) => {
    const [, name = '', wantedPort = actualPort] =
      /^(.*?)(?::(\d+))?$/s.exec(isIPv6(entry) ? `[${entry}]` : entry) ?? [];
    if (Number(wantedPort) !== Number(actualPort)) return false;
    if (name === '*') return true;
    if (!name.startsWith('*.')) return hostOf(name) === host;
    const domain = hostOf(name.slice(2));
    return domain !== undefined && host.endsWith(`.${domain}`);
  });
}

/** Whether a host of a URL is this machine by its name. */
export function isLocalhost(hostname: string): boolean {
  return /^localhost\.?$/.test(hostname);
}

/** A host as URLs write it; undefined for what is none. */
function hostOf(text: string): string | undefined {
  const url = `http://${text}/`;
  return /[/\\?#@]/.test(text) || !URL.canParse(url) ? undefined : new URL(url).hostname;
}
