// Which hosts may be called back: those that the user lists (server-side request forgery).
import { parseUrl } from '@mockwright/language/text/web-address';
import { isIPv6 } from 'node:net';

/**
 * Whether a URL's host is listed. Both are compared as URLs write hosts: `[::1]` and `::1`, `BÜCHER.test` and
 * `xn--bcher-kva.test` are each the same; `api.test.` is another name than `api.test`.
 * @param listed names or addresses, each perhaps with a port: `localhost`, `api:8080`, `*.example.org`; `*` is any
 */
export function isListedHost({ hostname: host, port, protocol }: URL, listed: readonly string[]): boolean {
  const actualPort = Number(port === '' ? (protocol === 'https:' ? 443 : 80) : port);
  let rules = rulesOf.get(listed);
  if (rules === undefined) rulesOf.set(listed, (rules = listed.map(ruleOf)));
  return rules.some((rule) => {
    if (rule.port !== undefined && rule.port !== actualPort) return false;
    if (rule.kind === 'any') return true;
    if (rule.kind === 'host') return rule.host === host;
    return rule.host !== undefined && host.endsWith(`.${rule.host}`);
  });
}

/** One entry of the list. */
interface HostRule {
  /** Whether it stands for all, for one, or for the names below it. */
  readonly kind: 'any' | 'host' | 'domain';
  /** As URLs write it; undefined for what is no host. */
  readonly host: string | undefined;
  /** Undefined: any. */
  readonly port: number | undefined;
}

/** By their lists: each callback asks, and the lists stay. */
const rulesOf = new WeakMap<readonly string[], readonly HostRule[]>();

function ruleOf(entry: string): HostRule {
  const [, name = '', port] = /^(.*?)(?::(\d+))?$/s.exec(isIPv6(entry) ? `[${entry}]` : entry) ?? [];
  const kind = name === '*' ? 'any' : name.startsWith('*.') ? 'domain' : 'host';
  return {
    kind,
    host: hostOf(kind === 'domain' ? name.slice(2) : name),
    port: port === undefined ? undefined : Number(port),
  };
}

/** Whether a host of a URL is this machine by its name. */
export function isLocalhost(hostname: string): boolean {
  return /^localhost\.?$/.test(hostname);
}

/** A host as URLs write it; undefined for what is none. */
function hostOf(text: string): string | undefined {
  const url = `http://${text}/`;
  return /[/\\?#@]/.test(text) ? undefined : parseUrl(url)?.hostname;
}
