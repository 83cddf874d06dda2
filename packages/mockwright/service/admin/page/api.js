// How the page asks the service: with the token where one is wanted, in the session that is chosen.

const TOKEN = 'mockwright-token';
let session = sessionStorage.getItem('mockwright-session') ?? '';

/** The chosen session; empty: all of them, or the default one. */
export function chosenSession() {
  return session;
}

/** Chooses one. @param {string} name */
export function chooseSession(name) {
  session = name;
  sessionStorage.setItem('mockwright-session', name);
}

/** Whether the page has a token. */
export function hasToken() {
  return sessionStorage.getItem(TOKEN) !== null;
}

/** A path with the chosen session in its query. @param {string} path */
export function inSession(path) {
  if (session === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}session=${encodeURIComponent(session)}`;
}

/**
 * Asks; wants the token where the service does.
 * @param {string} path below the prefix
 * @param {string} [method]
 * @param {string} [body] JSON
 * @throws {Error} with what the service says is wrong
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
  });
  if (answer.status === 401) {
    const given = globalThis.prompt('The service wants its token (Mock:AdminToken).');
    if (given !== null && given !== '') {
      sessionStorage.setItem(TOKEN, given);
      return send(path, method, body);
    }
  }
  if (answer.ok) return answer;
  const { message = answer.statusText, hint = '' } = await answer.json().catch(() => ({}));
  throw new Error(`${message} ${hint}`.trim());
}

/** The JSON of an answer. @param {string} path */
export async function getJson(path) {
  return (await send(path)).json();
}

/**
 * Reads server-sent events until the stream ends. (EventSource could not send the token.)
 * @param {(name: string, data: any) => void} tell
 * @param {() => void} opened
 */
export async function readEvents(tell, opened) {
  const answer = await send('events');
  opened();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
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
