// Which hosts may be called back: those that the user lists (server-side request forgery).

/**
 * Whether a URL's host is listed.
 * @param listed names or addresses, each perhaps with a port: `localhost`, `api:8080`, `*.example.org`; `*` is any
 */
export function isListedHost({ hostname, port, protocol }: URL, listed: readonly string[]): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const actualPort = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  return listed.some((entry) => {
    const wanted = entry.toLowerCase();
    if (wanted === '*' || wanted === host) return true;
    const [, name = '', wantedPort = ''] = /^(.+):(\d+)$/.exec(wanted) ?? [];
    if (wantedPort !== '' && name.replace(/^\[|\]$/g, '') === host) return wantedPort === actualPort;
    return wanted.startsWith('*.') && host.endsWith(wanted.slice(1));
  });
}
