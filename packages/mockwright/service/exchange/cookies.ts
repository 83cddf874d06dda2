// The header `Cookie`.
import { joinedHeader } from './request-headers.ts';

/**
 * The cookies of a request by their names; of one that comes twice the first counts, as browsers send the closest first.
 * Values are percent-decoded, as ASP.NET does it.
 * @param rawHeaders names and values in turn: several headers are as one
 */
export function cookiesOf(rawHeaders: readonly string[]): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (joinedHeader(rawHeaders, 'cookie', '; ') ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(0, equals)).trim();
    if (name === '' || cookies.has(name)) continue;
    cookies.set(
      name,
      decode(
        pair
          .slice(equals + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ),
    );
  }
  return cookies;
}

/** What is not percent-encoded rightly stays as it is. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
