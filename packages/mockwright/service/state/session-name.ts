// How sessions may be called.

/** The session of requests that name none. */
export const DEFAULT_SESSION = 'default';

const LONGEST_NAME = 200;

/**
 * The name of a session as a header or a path gives it: what is percent-encoded there is decoded.
 * @returns what is wrong with it where it is no name
 */
export function readSessionName(text: string): { readonly name: string } | { readonly problem: string } {
  return checkSessionName(decode(text));
}

/**
 * The name of a session that is decoded already.
 * @returns what is wrong with it where it is no name
 */
export function checkSessionName(text: string): { readonly name: string } | { readonly problem: string } {
  const name = text.trim();
  if (name === '') return { problem: 'The name of the session is empty.' };
  if (name.length > LONGEST_NAME)
    return { problem: `The name of the session is longer than ${LONGEST_NAME} characters.` };
  if (/[\p{Cc}\p{Cs}/\\]/u.test(name))
    return { problem: 'The name of a session has no slashes and no control characters.' };
  return { name };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
