// The page: shows the view that the address names, and keeps it up to date as things happen.
import { chooseSession, chosenSession, getJson, readEvents } from './api.js';
import { requestDetails } from './details.js';
import { h, say } from './dom.js';
import { addRequest, forgetRequests, requestsView } from './requests.js';
import { globalsView, sessionsView, templatesView } from './views.js';

const VIEWS = { templates: templatesView, globals: globalsView, sessions: sessionsView };
const view = document.getElementById('view');
const state = document.getElementById('state');
const picker = document.getElementById('session');
/** The list, while it is shown. @type {{ refresh: () => void } | undefined} */
let list;
let isDue = false;
let turn = 0;

async function show() {
  const mine = ++turn;
  const [, name = 'requests', id] = location.hash.split('/');
  for (const link of document.querySelectorAll('nav a'))
    if (link.getAttribute('href') === `#/${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  document.title = `${name} – mockwright`;
  const other = VIEWS[name];
  list = undefined;
  try {
    const shown = id !== undefined ? requestDetails(id) : other?.(() => void show());
    if (shown === undefined) {
      const { element, refresh } = requestsView();
      view.replaceChildren(...element);
      list = { refresh };
      refresh();
      return;
    }
    const elements = await shown;
    if (mine === turn) view.replaceChildren(...elements);
  } catch (error) {
    if (mine === turn) view.replaceChildren(h('p', { class: 'bad' }, error.message));
  }
}

/** Many requests are drawn at once. */
function refreshSoon() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    list?.refresh();
  }, 100);
}

function hear(name, data) {
  if (name === 'request') {
    addRequest(data);
    if (!data.matched)
      document.getElementById('news').textContent = `No template fits ${data.method} ${data.path}`;
  }
  if (name === 'reset' && data.what.includes('requests')) forgetRequests(data.session);
  if (name === 'reload' && location.hash === '#/templates') void show();
  refreshSoon();
}

async function fillPicker() {
  const { sessions } = await getJson('sessions');
  const options = [['', 'all'], ...sessions.map(({ name }) => [name, name])];
  picker.replaceChildren(
    ...options.map(([value, text]) => h('option', { value, selected: value === chosenSession() }, text)),
  );
}

async function listen() {
  for (;;) {
    try {
      await readEvents(hear, () => {
        state.textContent = 'Live';
        // What came before, once nothing that comes now can be missed.
        getJson('requests?limit=10000').then(
          ({ requests }) => {
            for (const request of requests) addRequest(request);
            refreshSoon();
          },
          (error) => say(error.message),
        );
      });
    } catch (error) {
      say(error.message);
    }
    state.textContent = 'Not connected';
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

globalThis.addEventListener('hashchange', () => void show().then(() => view.focus()));
picker.addEventListener('focus', () => void fillPicker().catch((error) => say(error.message)));
picker.addEventListener('change', () => {
  chooseSession(picker.value);
  void show();
});
await fillPicker().catch((error) => say(error.message));
void listen();
void show();
