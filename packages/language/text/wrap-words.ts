// Long lines for people: broken between words.

/**
 * Breaks a text into lines. A word that is longer than a line stays whole.
 * @param width of a line; undefined: the text stays as it is
 * @param indent what further lines begin with
 * @param taken how much of the first line stands before the text
 */
export function wrapWords(text: string, width: number | undefined, indent = '', taken = 0): string {
  if (width === undefined || taken + text.length <= width) return text;
  const [first = '', ...words] = text.split(' ');
  const lines: string[] = [];
  let line = first;
  let room = width - taken;
  for (const word of words) {
    if (line.length + 1 + word.length <= room) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
      room = width - indent.length;
    }
  }
  return [...lines, line].join(`\n${indent}`);
}
