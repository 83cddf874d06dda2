// How a request says in which session it is.
import { checkSessionName, DEFAULT_SESSION } from '../service/state/session-name.ts';
import { shownValue } from './shown-value.ts';

/** The headers that put a request into a session; a name that no header can hold is percent-encoded. */
export function sessionHeaders(name: string): Readonly<Record<string, string>> {
  if (name === DEFAULT_SESSION) return {};
  return { 'Mockwright-Session': /^[ -$&-~]+$/.test(name) ? name : encodeURIComponent(name) };
}

/** The name of a session, checked. @throws {TypeError} with what is wrong with it */
export function checkedSessionName(name: unknown): string {
  if (typeof name !== 'string' || name.trim() === '')
    throw new TypeError(
      `${shownValue(name)} is no name of a session: give a text that is not empty, like 'test 7'.`,
    );
  const read = checkSessionName(name);
  if ('problem' in read) throw new TypeError(read.problem);
  if (read.name === '.' || read.name === '..')
    throw new TypeError(`No address can carry the session '${read.name}': give it another name.`);
  return read.name;
}
