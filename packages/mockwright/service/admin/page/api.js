// How the page asks the service: with the token where one is wanted, in the session that is chosen.

const TOKEN = 'mockwright-token';
const SESSION = 'mockwright-session';
let session = sessionStorage.getItem(SESSION) ?? '';

/** The service wants a token, or another one than it got. */
export class TokenError extends Error {}

/** The chosen session; empty: all of them, or the default one. */
export function chosenSession() {
  return session;
}

/** Chooses one. @param {string} name */
export function chooseSession(name) {
  session = name;
  sessionStorage.setItem(SESSION, name);
}

/** Whether the page has a token. */
export function hasToken() {
  return sessionStorage.getItem(TOKEN) !== null;
}

/** Keeps the token as long as the tab is open. @param {string} token */
export function useToken(token) {
  sessionStorage.setItem(TOKEN, token);
}

/** A path with the chosen session in its query. @param {string} path */
export function inSession(path) {
  if (session === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}session=${encodeURIComponent(session)}`;
}

/**
 * Asks the service.
 * @param {string} path below the prefix
 * @param {string} [method]
 * @param {string} [body] JSON
 * @throws {TokenError} when it wants a token
 * @throws {Error} with what it says is wrong
 */
export async function send(path, method = 'GET', body) {
  const token = sessionStorage.getItem(TOKEN);
  const answer = await fetch(path, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
  }).catch(() => {
    throw new Error('The service does not answer.');
  });
  if (answer.ok) return answer;
  if (answer.status === 401)
    throw new TokenError(token === null ? 'The service wants its token.' : 'The token is not the right one.');
  const { message = answer.statusText, hint = '' } = await answer.json().catch(() => ({}));
  throw new Error(`${message} ${hint}`.trim());
}

/** The JSON of an answer. @param {string} path */
export async function getJson(path) {
  return (await send(path)).json();
}

/**
 * Reads server-sent events until the stream ends. (EventSource could not send the token.)
 * @param {(name: any, data: any) => void} tell
 * @param {() => void} opened nothing that happens from now on is missed
 */
export async function readEvents(tell, opened) {
  const { body } = await send('events?format=list');
  if (body === null) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  opened();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name !== undefined && data !== undefined) tell(name, JSON.parse(data));
    }
  }
}
