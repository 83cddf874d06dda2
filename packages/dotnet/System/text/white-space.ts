// White space as `Char.IsWhiteSpace` has it: JavaScript's, with U+0085 and without U+FEFF.

/** `Char.IsWhiteSpace`. */
export function isWhiteSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 9 && code <= 13);
  if (code < 0x1680) return code === 0x85 || code === 0xa0;
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** Cuts what `matches` from the start and/or the end. */
export function trimWhere(
  text: string,
  matches: (code: number) => boolean,
  start: boolean,
  end: boolean,
): string {
  let from = 0;
  let to = text.length;
  if (start) while (from < to && matches(text.charCodeAt(from))) from++;
  if (end) while (to > from && matches(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}
