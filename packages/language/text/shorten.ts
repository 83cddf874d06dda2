// Long texts in messages: what a client sent may be megabytes long, and the message must not be.

/** How much of a text is repeated in a message. */
const LONGEST = 2048;

/** A text up to a length that can be read; of a longer one its beginning, and how long it is. */
export function shorten(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}… (${text.length} characters)`;
}
