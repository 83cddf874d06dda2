// Lays out compact JSON text as the answer wants it.

const indentUnit = '  ';

/** Indents compact JSON by two spaces, as Newtonsoft does; `depth` is where its first line already stands. */
export function indentJson(compact: string, depth: number): string {
  const first = compact.charCodeAt(0);
  if (first !== 0x7b && first !== 0x5b) return compact;
  let result = '';
  let from = 0;
  let level = depth;
  for (let at = 0; at < compact.length; at++) {
    const code = compact.charCodeAt(at);
    if (code === 0x22) {
      for (at++; compact.charCodeAt(at) !== 0x22; at++) if (compact.charCodeAt(at) === 0x5c) at++;
    } else if (code === 0x7b || code === 0x5b) {
      if (compact.charCodeAt(at + 1) === code + 2) at++;
      else {
        result += compact.slice(from, at + 1) + newLine(++level);
        from = at + 1;
      }
    } else if (code === 0x7d || code === 0x5d) {
      result += compact.slice(from, at) + newLine(--level);
      from = at;
    } else if (code === 0x2c) {
      result += compact.slice(from, at + 1) + newLine(level);
      from = at + 1;
    } else if (code === 0x3a) {
      result += compact.slice(from, at + 1) + ' ';
      from = at + 1;
    }
  }
  return result + compact.slice(from);
}

const newLines: string[] = [];

/** A line break and the indentation of a level. */
export function newLine(level: number): string {
  return (newLines[level] ??= `\n${indentUnit.repeat(level)}`);
}
