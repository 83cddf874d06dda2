// Query strings and form bodies: `a=1&b=two+words`, repeated keys joined with ',', keys without regard to case.
import { decodeQueryPart } from './percent-decoding.ts';

/**
 * Reads `name=value` pairs separated by '&'.
 * @param text without the leading '?'
 * @param onPair called before each pair is read; what it throws is passed on
 * @returns decoded; a key keeps the spelling it had first
 */
export function parseQueryString(text: string, onPair?: () => void): Map<string, string> {
  const values = new Map<string, string>();
  const spelling = new Map<string, string>();
  for (let at = 0, end = 0; at < text.length; at = end + 1) {
    end = text.indexOf('&', at);
    if (end < 0) end = text.length;
    if (end === at) continue;
    onPair?.();
    const pair = text.slice(at, end);
    const equals = pair.indexOf('=');
    const name = decodeQueryPart(equals < 0 ? pair : pair.slice(0, equals));
    const value = equals < 0 ? '' : decodeQueryPart(pair.slice(equals + 1));
    addJoined(values, spelling, name, value);
  }
  return values;
}

/** Adds a value, joining it with ',' to what the key (without regard to case) has already. */
export function addJoined(
  values: Map<string, string>,
  spelling: Map<string, string>,
  name: string,
  value: string,
): void {
  const lower = name.toLowerCase();
  const known = spelling.get(lower);
  if (known === undefined) {
    spelling.set(lower, name);
    values.set(name, value);
  } else values.set(known, `${values.get(known)},${value}`);
}
