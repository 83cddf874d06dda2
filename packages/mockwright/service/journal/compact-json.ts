// JSON without its white space.

/** The same JSON without white space, every digit kept; undefined for what is none. */
export function compactJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  return text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1');
}
