// Addresses of the web that others wrote: reading one must not take longer than its length allows.

/** How long one may be: as long as that of a request, by default. */
const LONGEST = 65_536;
/** Names in other letters than ASCII's are rewritten in a time that grows with the square of their length. */
const LONGEST_AUTHORITY = 4096;

/** The part with the host; `URL` passes over more slashes before it, and over tabs and ends of lines. */
const AUTHORITY = /^https?:\/\/[/\\\t\n\r]*([^/\\?#]*)/i;

/** An absolute `http` or `https` address; undefined for a text that is none, and for one that is too long. */
export function parseWebAddress(text: string): URL | undefined {
  if (text.length > LONGEST) return undefined;
  const [, authority] = AUTHORITY.exec(text) ?? [];
  if (authority === undefined || authority.length > LONGEST_AUTHORITY) return undefined;
  return parseUrl(text);
}

/**
 * What `URL` makes of a text; undefined where it is none. `URL.canParse` of Node.js 20 and 22 says no to letters such as `ü`
 * once it has been called some thousands of times.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
