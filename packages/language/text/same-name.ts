// Names that are told apart without regard to case, beside texts that may be megabytes long.

/**
 * Whether a text is a name, without regard to case.
 * @param name of ASCII: such a name and what is the same have one length, so that no long text is put in lower case
 */
export function sameName(text: string, name: string): boolean {
  return text.length === name.length && (text === name || text.toLowerCase() === name.toLowerCase());
}
