// Percent-decoding as ASP.NET does it: what is not valid UTF-8, or no hexadecimal number, stays as it was sent.

/**
 * Decodes the path of a request: `%2F` stays `%2F`, dot segments are removed afterwards.
 * @returns undefined when the path holds an encoded NUL, which no server accepts
 */
export function decodePath(path: string): string | undefined {
  if (path.includes('%')) {
    const decoded = decode(path, true);
    if (decoded.includes('\0')) return undefined;
    return removeDotSegments(decoded);
  }
  return path.includes('/.') ? removeDotSegments(path) : path;
}

/** Decodes a name or value of a query string or form: '+' is a space. */
export function decodeQueryPart(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  return spaced.includes('%') ? decode(spaced, false) : spaced;
}

function decode(text: string, keepSlash: boolean): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (run) => decodeRun(run, keepSlash));
}

/** Decodes a run of `%XX`: each well-formed UTF-8 sequence becomes its character, other bytes stay. */
function decodeRun(run: string, keepSlash: boolean): string {
  if (!(keepSlash && /%2f/i.test(run))) {
    try {
      return decodeURIComponent(run);
    } catch {
      // Some of it is not UTF-8: sequence by sequence, then.
    }
  }
  let decoded = '';
  for (let at = 0; at < run.length;) {
    const first = Number.parseInt(run.slice(at + 1, at + 3), 16);
    const length = first < 0x80 ? 1 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
    let sequence = run.slice(at, at + 3 * length);
    try {
      decoded += keepSlash && first === 0x2f ? sequence : decodeURIComponent(sequence);
    } catch {
      sequence = run.slice(at, at + 3);
      decoded += sequence;
    }
    at += sequence.length;
  }
  return decoded;
}

/** RFC 3986 5.2.4, on the decoded path as Kestrel does. */
function removeDotSegments(path: string): string {
  if (!/\/\.{1,2}(?:\/|$)/.test(path)) return path;
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  segments.forEach((segment, index) => {
    const last = index === segments.length - 1;
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
    if (last && (segment === '.' || segment === '..')) kept.push('');
  });
  return `/${kept.join('/')}`;
}
