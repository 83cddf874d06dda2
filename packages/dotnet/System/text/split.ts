// `String.Split` in all its forms.
import { indexOfText } from '@mockwright/language/runtime/long-search';
import { isWhiteSpace, trimWhere } from './white-space.ts';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';

/** `StringSplitOptions`. */
export const splitOptions = { None: 0, RemoveEmptyEntries: 1, TrimEntries: 2 } as const;

/** Splits by any of the separators (the first that fits at a place); `null` splits by white space. At most `count` parts. */
export function splitString(
  text: string,
  separators: readonly string[] | null,
  count: number,
  options: number,
): string[] {
  if (count < 0)
    throw new ArgumentOutOfRangeException(
      'count',
      "count ('-1') must be a non-negative value.".replace('-1', String(count)),
      { value: count, text: String(count) },
    );
  if (options < 0 || options > 3) throw new ArgumentException('Value of flags is invalid.', 'options');
  const removeEmpty = (options & splitOptions.RemoveEmptyEntries) !== 0;
  const trim = (options & splitOptions.TrimEntries) !== 0;
  if (count === 0) return [];
  if (count === 1) return finish([text], removeEmpty, trim);
  const usable = separators?.filter((separator) => separator !== '') ?? null;
  const find = usable === null ? findWhiteSpace : usable.length === 1 ? findOne(usable[0]!) : findAny(usable);
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    if (parts.length === count - 1) {
      // The last part takes the rest; with empty entries removed, leading separators of the rest go first.
      if (removeEmpty) {
        for (
          let next = find(text, from);
          next && isEmpty(text.slice(from, next.at), trim);
          next = find(text, from)
        )
          from = next.at + next.length;
      }
      parts.push(text.slice(from));
      break;
    }
    spend(1);
    const next = find(text, from);
    if (!next) {
      parts.push(text.slice(from));
      break;
    }
    const part = text.slice(from, next.at);
    if (!removeEmpty || !isEmpty(part, trim)) parts.push(part);
    from = next.at + next.length;
  }
  return finish(parts, removeEmpty, trim);
}

function trimWhite(text: string): string {
  return trimWhere(text, isWhiteSpace, true, true);
}

function isEmpty(part: string, trim: boolean): boolean {
  return trim ? trimWhite(part) === '' : part === '';
}

function finish(parts: string[], removeEmpty: boolean, trim: boolean): string[] {
  const trimmed = trim ? parts.map((part) => trimWhite(part)) : parts;
  return removeEmpty ? trimmed.filter((part) => part !== '') : trimmed;
}

interface Separator {
  readonly at: number;
  readonly length: number;
}
type Find = (text: string, from: number) => Separator | undefined;

const findWhiteSpace: Find = (text, from) => {
  for (let at = from; at < text.length; at++) if (isWhiteSpace(text.charCodeAt(at))) return { at, length: 1 };
  return undefined;
};
function findOne(separator: string): Find {
  return (text, from) => {
    const at = indexOfText(text, separator, from);
    return at < 0 ? undefined : { at, length: separator.length };
  };
}
function findAny(separators: readonly string[]): Find {
  // Those that begin with a character, in their order: at most places none does.
  const byStart = new Map<number, string[]>();
  spend(separators.length);
  for (const separator of new Set(separators)) {
    const start = separator.charCodeAt(0);
    const known = byStart.get(start);
    if (known) known.push(separator);
    else byStart.set(start, [separator]);
  }
  return (text, from) => {
    for (let at = from; at < text.length; at++) {
      const possible = byStart.get(text.charCodeAt(at));
      if (possible === undefined) continue;
      if (possible.length > 4) spend(possible.length >> 2);
      const found = possible.find((separator) => text.startsWith(separator, at));
      if (found !== undefined) return { at, length: found.length };
    }
    return undefined;
  };
}
