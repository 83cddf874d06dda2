// The place in a text that exceptions tell.

/** `Path: … | LineNumber: … | BytePositionInLine: …`, for the index of a character. */
export function placeOf(
  source: string,
  index: number,
): { readonly line: number; readonly position: number; readonly text: string } {
  const before = source.slice(0, index);
  const start = before.lastIndexOf('\n') + 1;
  const line = before.split('\n').length - 1;
  const position = Buffer.byteLength(before.slice(start));
  return { line, position, text: `LineNumber: ${line} | BytePositionInLine: ${position}.` };
}
