// The header `Cookie`.
import { headerText } from './request-headers.ts';

/**
 * The cookies of a request by their names; of one that comes twice the first counts, as browsers send the closest first.
 * Values are percent-decoded, as ASP.NET does it.
 * @param header as Node.js gives it: several headers joined with `; `
 */
export function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of headerText(header).split(';')) {
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
