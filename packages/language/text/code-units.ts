// Texts made of their UTF-16 code units, where a text may have millions of pieces.

/**
 * The text of code units.
 * @param units only the first `length` of them count
 * @param bits all bits that are set in any of them: without those above 0xff, the text takes half the memory
 */
export function textOfUnits(units: Uint16Array, length: number, bits: number): string {
  return bits <= 0xff
    ? Buffer.from(units.subarray(0, length)).toString('latin1')
    : Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');
}
