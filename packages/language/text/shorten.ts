// Long texts in messages: what a client sent may be megabytes long, and the message must not be.

/** How much of a text is repeated in a message. */
const LONGEST = 2048;

/** A text up to a length, where nothing else is said one that can be read; of a longer one its beginning, and how long it is. */
export function shorten(text: string, most: number = LONGEST): string {
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`;
}

/** How much of the end of a message is kept: it often says what was wrong, or what is wanted. */
const LONGEST_END = 256;

/** A message that may repeat long texts: what it says before and behind them stays. */
export function shortenMessage(text: string): string {
  return text.length <= LONGEST
    ? text
    : `${text.slice(0, LONGEST - LONGEST_END)}… (${text.length} characters) …${text.slice(-LONGEST_END)}`;
}
