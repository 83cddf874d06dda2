// A text as a part of a regular expression.

/** A text as the part of a regular expression that matches it. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
