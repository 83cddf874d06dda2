// Texts that outlive what they were cut from.

/** The same text as one by itself: a part of a longer text keeps the whole in memory. */
export function ownText(text: string): string {
  const own = Buffer.from(text).toString();
  // UTF-8 has no half pairs of surrogates.
  return own === text ? own : Buffer.from(text, 'utf16le').toString('utf16le');
}
