// Texts that outlive what they were cut from.

/**
 * The same text as one by itself: a part of a longer text keeps the whole in memory.
 * @param text without half pairs of surrogates, which become U+FFFD
 */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
