// The page: shows the view that the address names, and keeps it up to date as things happen.
import { chooseSession, chosenSession, getJson, readEvents, TokenError } from './api.js';
import { byId, h, say, wordsOf } from './dom.js';
import { globalsView } from './globals.js';
import { addRequests, filterRequests, forgetRequests, setKnown, sift } from './known-requests.js';
import { tellOf } from './news.js';
import { requestsView, requestTitle, takeSample } from './requests.js';
import { sessionsView } from './sessions.js';
import { getTemplates, isBroken, templatesView } from './templates.js';
import { tokenView } from './token.js';

/** @typedef {import('./types.d.ts').View} View */

/** @type {Record<string, { title: string, make: (again: () => void) => Promise<View> }>} */
const VIEWS = {
  templates: { title: 'Templates', make: templatesView },
  globals: { title: 'Global', make: globalsView },
  sessions: { title: 'Sessions', make: sessionsView },
};
/** So many come first, and are seen at once; all others follow. */
const FIRST_REQUESTS = 200;
const ALL_REQUESTS = 20_000;
const RETRY_MILLISECONDS = 2000;
/** Sessions mostly begin many at once. */
const FILL_AFTER_MILLISECONDS = 500;

const main = byId('view');
const picker = /** @type {HTMLSelectElement} */ (byId('session'));
/** What is shown. @type {View | undefined} */
let shown;
/** The view of requests, while it is shown. @type {ReturnType<typeof requestsView> | undefined} */
let requests;
let turn = 0;
/** What happens while the requests from before are still on their way. @type {(() => void)[] | undefined} */
let early;
let isFilling = false;

/** Shows what the address names. @param {boolean} isAsked whether somebody went there, whom the focus follows */
async function show(isAsked) {
  const mine = ++turn;
  const [, name = '', id] = location.hash.split('/');
  const other = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
  for (const link of document.querySelectorAll('nav a')) {
    const isHere = link.getAttribute('href') === `#/${other === undefined ? 'requests' : name}`;
    if (isHere) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  document.title = `${other?.title ?? (id === undefined ? 'Requests' : requestTitle(Number(id)))} – mockwright`;
  try {
    if (other !== undefined) {
      const view = await other.make(() => void show(false));
      if (mine !== turn) return;
      put(view, isAsked);
      requests = undefined;
      return;
    }
    if (requests === undefined) {
      requests = requestsView();
      put(requests, isAsked && id === undefined);
    }
    requests.open(id, isAsked);
  } catch (error) {
    if (mine !== turn) return;
    requests = undefined;
    if (error instanceof TokenError) askToken(error.message);
    else {
      put({ elements: [h('p', { class: 'bad' }, wordsOf(error))] }, isAsked);
      // The chosen session may be over.
      fillPicker().catch(() => undefined);
    }
  }
}

/** @param {View} view @param {boolean} isAsked */
function put(view, isAsked) {
  shown = view;
  const [x, y] = [scrollX, scrollY];
  main.replaceChildren(...view.elements);
  scrollTo(isAsked ? 0 : x, isAsked ? 0 : y);
  if (isAsked) main.focus();
}

/** @param {string} reason */
function askToken(reason) {
  turn++;
  requests = undefined;
  if (document.getElementById('token') !== null) return;
  put(
    tokenView(reason, () => start()),
    false,
  );
  byId('token').focus();
}

/** @param {string} name @param {any} data */
function hear(name, data) {
  if (early !== undefined && name !== 'reload') {
    early.push(() => hear(name, data));
    return;
  }
  if (name === 'request') {
    addRequests([data]);
    tellOf(data);
    offerSession(data.session);
  }
  if (name === 'end') {
    forgetRequests(data.session);
    if (data.session === chosenSession()) leaveSession();
    else dropSession(data.session);
  }
  if (name === 'reset' && data.what.includes('requests')) forgetRequests(data.session);
  if (name === 'reload') {
    void countBroken();
    if (location.hash === '#/templates') void show(false);
  }
  shown?.hear?.(/** @type {any} */ (name), data);
}

async function readRequests() {
  early = [];
  try {
    const first = await getJson(`requests?format=list&limit=${FIRST_REQUESTS}`);
    forgetRequests(null);
    addRequests(first.requests);
    setKnown();
    shown?.hear?.('request', first.requests.at(-1) ?? {});
    if (first.requests.length === FIRST_REQUESTS) {
      const { requests: all } = await getJson(`requests?format=list&limit=${ALL_REQUESTS}`);
      forgetRequests(null);
      addRequests(all);
    }
  } finally {
    const late = early;
    early = undefined;
    for (const tell of late) tell();
    shown?.hear?.('reset', { session: null, what: [] });
  }
}

/** Shows beside the link to the templates how many of them do not load. */
async function countBroken() {
  const templates = await getTemplates().catch(() => []);
  takeSample(templates);
  const count = templates.filter(isBroken).length;
  const badge = byId('broken');
  badge.hidden = count === 0;
  badge.replaceChildren(String(count), h('span', {}, ' broken'));
}

/** Lists the sessions that there are. What is listed already stays as it is: somebody may be just choosing. */
async function fillPicker() {
  const { sessions } = await getJson('sessions');
  const names = new Set(['', ...sessions.map((/** @type {{ name: string }} */ { name }) => name)]);
  const chosen = chosenSession();
  if (!names.has(chosen)) return leaveSession();
  const listed = [...picker.options];
  for (const option of listed) if (!names.delete(option.value)) option.remove();
  picker.append(...[...names].map((name) => h('option', { value: name }, name === '' ? 'all' : name)));
  picker.value = chosen;
}

/** Shows all sessions once the chosen one is over. */
function leaveSession() {
  const name = chosenSession();
  choose('');
  dropSession(name);
  // A request that is shown went with it.
  if (/^#\/requests\/./.test(location.hash)) location.hash = '#/requests';
  say(`The session “${name}” is over: all sessions are shown.`);
}

/** @param {string} name of a session, or empty for all */
function choose(name) {
  chooseSession(name);
  picker.value = name;
  sift();
  requests = undefined;
  void countBroken();
  void show(false);
}

/** Lists a session no more. @param {string} name */
function dropSession(name) {
  picker.querySelector(`option[value="${CSS.escape(name)}"]`)?.remove();
}

/** Lists a session that has begun. @param {string} name */
function offerSession(name) {
  if (isFilling) return;
  if ([...picker.options].some(({ value }) => value === name)) return;
  isFilling = true;
  setTimeout(() => {
    void fillPicker()
      .catch(() => undefined)
      .finally(() => (isFilling = false));
  }, FILL_AFTER_MILLISECONDS);
}

/** @param {'waiting' | 'live' | 'off'} state @param {string} text */
function tellState(state, text) {
  byId('state').dataset['state'] = state;
  byId('state').textContent = text;
}

/** Reads what happens, and begins again when the stream ends, until a token is wanted. */
async function listen() {
  for (;;) {
    try {
      await readEvents(hear, () => {
        tellState('live', 'Live');
        void countBroken()
          .then(() => readRequests())
          .catch((error) => say(wordsOf(error)));
      });
    } catch (error) {
      if (error instanceof TokenError) {
        tellState('off', 'Locked');
        askToken(error.message);
        return;
      }
    }
    tellState('off', 'Not connected, trying again');
    await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
  }
}

function start() {
  fillPicker().catch(() => undefined);
  void listen();
  void show(false);
}

addEventListener('hashchange', () => void show(true));
addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented || !/^#\/requests\/./.test(location.hash)) return;
  location.hash = '#/requests';
});
picker.addEventListener('focus', () => void fillPicker().catch((error) => say(wordsOf(error))));
picker.addEventListener('change', () => choose(picker.value));
filterRequests('', false);
start();
