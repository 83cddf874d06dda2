// Errors that come later, and yet point at the line of the test that called.

/**
 * Remembers where a member of the API is called.
 * @param name the member: what is called within it is left out
 * @returns gives an error the place of the call as its stack
 */
export function placeOfCall<Name extends string>(
  owner: Readonly<Record<Name, (...given: never[]) => unknown>>,
  name: Name,
): (error: Error) => Error {
  const place: { readonly stack?: unknown } = {};
  Error.captureStackTrace(place, owner[name]);
  return (error) => {
    // It is no text where somebody has changed how stacks are written, and has one line where they are cut off.
    const [, lines] = typeof place.stack === 'string' ? (/^[^\n]*(\n[^]*)$/.exec(place.stack) ?? []) : [];
    if (lines !== undefined) error.stack = `${error.name}: ${error.message}${lines}`;
    return error;
  };
}
