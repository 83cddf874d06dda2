// How the text of a URI falls into its parts, and how they are escaped, as .NET does it on Linux.
import { spendMemory, spendSize } from '@mockwright/language/runtime/run';
import { canonicalHost } from './uri-host.ts';
import { percentDecode, percentEncode } from './web-text.ts';

const badHost = 'Invalid URI: The hostname could not be parsed.';
/** The message for a scheme that needs a host and comes without one: as a reference, such a text may be a path. */
export const noAuthority = 'Invalid URI: The Authority/Host could not be parsed.';

/** The port of each scheme that has one. */
export const defaultPorts: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
  ['ftp', 21],
  ['mailto', 25],
  ['gopher', 70],
  ['nntp', 119],
  ['telnet', 23],
  ['ldap', 389],
  ['net.tcp', 808],
]);
/** Schemes whose addresses have no query: a question mark belongs to the path. */
export const withoutQuery: ReadonlySet<string> = new Set(['ftp', 'gopher', 'telnet', 'news', 'nntp']);
/** Schemes whose URIs must name a host. */
const needsHost = new Set(['http', 'https', 'ws', 'wss', 'ftp']);

const reserved = ":/?#[]@!$&'()*+,;=";
const unreserved = /^[A-Za-z0-9\-._~]$/;
const allowed = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]$/;

/** Percent-encodes what a URI may not hold; escapes of unreserved characters are undone. */
function escaped(text: string): string {
  const literalPercents = text.replace(/%(?![0-9a-fA-F]{2})/g, '%25');
  const encoded = percentEncode(literalPercents, allowed);
  const plain = encoded.replace(/%([2-7][0-9a-fA-F])/g, (escape, hex: string) => {
    const char = String.fromCharCode(Number.parseInt(hex, 16));
    return unreserved.test(char) ? char : escape;
  });
  // What escapes a character beyond ASCII is written anew.
  return plain.replace(/(?:%[89a-fA-F][0-9a-fA-F])+/g, (run) =>
    percentEncode(
      percentDecode(run, () => false),
      /^[%0-9A-Za-z]$/,
    ),
  );
}
/** `ToString()`'s reading: escapes are undone unless that would change the meaning. */
export function readable(text: string): string {
  spendSize(text.length);
  return percentDecode(
    text,
    (char) =>
      reserved.includes(char) ||
      char === '%' ||
      char === '\\' ||
      char < ' ' ||
      (char >= '\x7f' && char <= '\x9f'),
  );
}
/** A text with all its escapes undone. */
export function decoded(text: string): string {
  return percentDecode(text, () => false);
}

/** `.` and `..` segments resolved. */
export function withoutDots(path: string): string {
  const result: string[] = [];
  const segments = path.split('/');
  segments.forEach((segment, index) => {
    const isLast = index === segments.length - 1;
    if (segment === '..') {
      if (result.length > 1) result.pop();
      if (isLast) result.push('');
    } else if (segment === '.') {
      if (isLast) result.push('');
    } else {
      result.push(segment);
    }
  });
  return result.join('/');
}

/** The parts of an absolute URI, escaped. */
export interface UriParts {
  readonly scheme: string;
  readonly hasAuthority: boolean;
  readonly userInfo: string;
  readonly host: string;
  /** -1 where the scheme has none. */
  readonly port: number;
  readonly path: string;
  /** With its `?`; empty where there is none. */
  readonly query: string;
  /** With its `#`. */
  readonly fragment: string;
}

/**
 * Backslashes by slashes: those that begin the authority and those of the path. In the authority they are a mistake,
 * but for files.
 */
function withSlashes(rest: string, isFile: boolean): string {
  if (isFile || !/^[\\/]{2}/.test(rest)) return rest.replaceAll('\\', '/');
  const path = rest.indexOf('/', 2);
  return `//${path < 0 ? rest.slice(2) : rest.slice(2, path) + rest.slice(path).replaceAll('\\', '/')}`;
}

/** Reads an absolute URI. @returns its parts, .NET's error message, or undefined for a relative reference */
export function parseUri(text: string): UriParts | string | undefined {
  if (text === '') return 'Invalid URI: The URI is empty.';
  // Each part is gone through several times.
  spendMemory(text.length * 4);
  const file = implicitFile(text);
  if (file !== undefined) return file;
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined) return undefined;
  if (scheme.length === 1)
    return text.length === 2 ? undefined : "Invalid URI: A Dos path must be rooted, for example, 'c:\\\\'.";
  let rest = text.slice(scheme.length + 1);
  const hashAt = rest.indexOf('#');
  const fragment = hashAt < 0 ? '' : escaped(rest.slice(hashAt));
  if (hashAt >= 0) rest = rest.slice(0, hashAt);
  const isMail = scheme === 'mailto';
  const queryAt = withoutQuery.has(scheme) ? -1 : rest.indexOf('?');
  const query = queryAt < 0 ? '' : escaped(rest.slice(queryAt));
  if (queryAt >= 0) rest = rest.slice(0, queryAt);
  if (defaultPorts.has(scheme) || scheme === 'file') rest = withSlashes(rest, scheme === 'file');
  const defaultPort = defaultPorts.get(scheme) ?? -1;
  if (isMail) {
    const at = rest.lastIndexOf('@');
    return {
      scheme,
      hasAuthority: false,
      userInfo: escaped(rest.slice(0, Math.max(at, 0))),
      host: rest.slice(at + 1).toLowerCase(),
      port: 25,
      path: '',
      query,
      fragment,
    };
  }
  if (!rest.startsWith('//')) {
    if (needsHost.has(scheme) || (scheme === 'file' && !rest.startsWith('/'))) return noAuthority;
    if (scheme === 'file' && /^\/[A-Za-z]:(\/|$)/.test(rest)) return implicitFile(rest.slice(1));
    return {
      scheme,
      hasAuthority: false,
      userInfo: '',
      host: '',
      port: -1,
      path: escaped(rest.replaceAll('?', '%3F')),
      query,
      fragment,
    };
  }
  const [authority = ''] = /^[^/?]*/.exec(rest.slice(2))!;
  const rawPath = rest.slice(authority.length + 2).replaceAll('?', '%3F');
  const userEnd = authority.lastIndexOf('@');
  const userInfo = userEnd < 0 ? '' : escaped(authority.slice(0, userEnd));
  const [, hostText = '', portText] =
    /^(\[[^\]]*\]?|[^:]*)(?::(.*))?$/s.exec(authority.slice(userEnd + 1)) ?? [];
  const host = hostText === '' ? '' : canonicalHost(hostText);
  if (host === undefined || (host === '' && needsHost.has(scheme))) return badHost;
  if (portText !== undefined && portText !== '' && !(/^\d+$/.test(portText) && Number(portText) <= 65535)) {
    return 'Invalid URI: Invalid port specified.';
  }
  const path = withoutDots(escaped(rawPath.startsWith('/') ? rawPath : `/${rawPath}`));
  const drive = scheme === 'file' && host === '' && /^\/[A-Za-z]:(\/|$)/.test(path);
  return {
    scheme,
    hasAuthority: true,
    userInfo,
    host,
    port: portText ? Number(portText) : defaultPort,
    path: drive ? path.slice(1) : path,
    query,
    fragment,
  };
}

/** A path of Unix, of DOS (`c:\\x`) or of the network (`\\\\server\\share`) as the URI of a file. */
function implicitFile(text: string): UriParts | string | undefined {
  const isDos = /^[A-Za-z]:[\\/]/.test(text);
  const isNetwork = /^[\\/]{2}/.test(text);
  if (!isDos && !text.startsWith('/') && !isNetwork) return undefined;
  const slashed = isDos || isNetwork ? text.replaceAll('\\', '/') : text;
  // Nothing in a path is an escape.
  const path = escaped(slashed.replace(/[%?#]/g, encodeURIComponent));
  const parts = { scheme: 'file', hasAuthority: true, userInfo: '', port: -1, query: '', fragment: '' };
  if (isDos) return { ...parts, host: '', path: withoutDots(`/${path}`).slice(1) };
  if (!isNetwork) return { ...parts, host: '', path: withoutDots(path) };
  const [, server = '', share = '/'] = /^\/+(?!\/)([^/]*)(\/.*)?$/s.exec(path)!;
  const host = canonicalHost(server);
  return host === undefined ? badHost : { ...parts, host, path: withoutDots(share) };
}

/** `Uri.EscapeDataString`. */
export function escapeData(text: string): string {
  return percentEncode(text, unreserved);
}
/** `Uri.EscapeUriString`. */
export function escapeUri(text: string): string {
  return percentEncode(text, /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]$/);
}
/** `Uri.UnescapeDataString`. */
export function unescapeData(text: string): string {
  return decoded(text);
}
