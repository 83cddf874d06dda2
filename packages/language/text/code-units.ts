// UTF-16 code units: texts that are made of millions of them, and cut between them.

/** Whether a code unit is the first half of a character: a text is not cut behind it. */
export function isHighSurrogate(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

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
