// JSON without its white space.

/** The same JSON without white space, every digit kept; undefined for what is none. */
export function compactJson(text: string): string | undefined {
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  let result = '';
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('"', at);
    if (start < 0) return result + withoutSpace(text.slice(at));
    const end = endOfString(text, start + 1);
    result += withoutSpace(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return result;
}

/** @param start behind the quote */
function endOfString(text: string, start: number): number {
  let at = start;
  for (; text[at] !== '"'; at++) if (text[at] === '\\') at++;
  return at + 1;
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
