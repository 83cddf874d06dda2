// JSON without its white space.
import { endOfString } from '../exchange/body/body-budget.ts';

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
    const end = endOfString(text, start + 1, '"');
    result += withoutSpace(text.slice(at, start)) + text.slice(start, end);
    at = end;
  }
  return result;
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}
