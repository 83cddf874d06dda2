// `--urls`: addresses as ASP.NET's server reads them.

/** One address to listen on. */
export interface ListenAddress {
  /** As it is shown, with a placeholder where the port is not known yet. */
  readonly text: string;
  readonly scheme: 'http' | 'https';
  /** As written: `localhost`, `*`, `127.0.0.1`, `[::1]`. */
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
  /** What to bind; `localhost` is both loopback addresses, `*` every interface, a name what it stands for. */
  readonly kind: 'localhost' | 'any' | 'address';
}

const DEFAULT_PORTS = { http: 80, https: 443 } as const;

/** An address that cannot be listened on, as written. */
class ListenAddressError extends Error {
  override readonly name: string = 'ListenAddressError';
}

/** What is written for short: `8080`, `localhost:8080`, `*:8080`. */
function inFull(text: string): string {
  if (/^\d{1,5}$/.test(text)) return `http://localhost:${text}`;
  return /^(?:\[[^\]]*\]|[^:/?#\s]+):\d*$/.test(text) ? `http://${text}` : text;
}

/**
 * Reads one address; without a scheme it is http, without a host localhost.
 * @throws {ListenAddressError} when it is none, or asks for what the server does not do
 */
export function parseListenAddress(written: string): ListenAddress {
  const text = inFull(written);
  const match = /^([a-z][a-z\d+.-]*):\/\/(\[[^\]]*\]|[^:/?#]*)(?::([^/?#]*))?([/?#].*)?$/i.exec(text);
  if (match === null)
    throw new ListenAddressError(
      `'${text}' is no address to listen on. Write it like http://localhost:5000.`,
    );
  const [, scheme = '', host = '', portText = '', rest = ''] = match;
  const known = scheme.toLowerCase();
  if (known !== 'http' && known !== 'https')
    throw new ListenAddressError(`'${text}': the scheme '${scheme}' is not supported. Use http or https.`);
  if (host === '')
    throw new ListenAddressError(`'${text}' names no host. Write it like http://localhost:5000.`);
  if (rest !== '' && rest !== '/')
    throw new ListenAddressError(
      `'${text}': an address to listen on has no path. Write ${known}://${host}:5000.`,
    );
  const port = portText === '' ? DEFAULT_PORTS[known] : Number(portText);
  if (!/^\d*$/.test(portText) || port > 65_535)
    throw new ListenAddressError(`'${text}': '${portText}' is no port from 0 to 65535.`);
  return { text, scheme: known, host, port, kind: kindOf(host) };
}

function kindOf(host: string): ListenAddress['kind'] {
  if (host.toLowerCase() === 'localhost') return 'localhost';
  return host === '*' || host === '+' ? 'any' : 'address';
}
