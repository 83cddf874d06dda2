// The list of requests: as many as there are, of which only those in sight are in the document.
import { chosenSession, inSession, send } from './api.js';
import { button, h } from './dom.js';

const ROW = 56;
const MOST = 20_000;
/** Newest first. @type {any[]} */
let requests = [];
let filter = '';

/** Forgets the requests of a session, or all. @param {string | null} session */
export function forgetRequests(session) {
  requests = session === null ? [] : requests.filter((each) => each.session !== session);
}

/** Keeps what the list shows of a request. @param {any} request */
export function addRequest({
  id,
  time,
  session,
  method,
  path,
  query,
  matched,
  template,
  status,
  milliseconds,
}) {
  const at = requests.findIndex((each) => each.id <= id);
  const isKnown = at >= 0 && requests[at].id === id;
  const kept = { id, time, session, method, path, query, matched, template, status, milliseconds };
  requests.splice(at < 0 ? requests.length : at, isKnown ? 1 : 0, kept);
  if (requests.length > MOST) requests.pop();
}

/** Whether a request has all words of a filter. @param {any} request @param {string} words */
function fits(request, words) {
  const session = chosenSession();
  if (session !== '' && request.session !== session) return false;
  const { method, path, status, template, matched } = request;
  const text = `${method} ${path} ${status} ${template ?? ''} ${matched ? '' : 'unmatched'}`.toLowerCase();
  return words.split(/\s+/).every((word) => text.includes(word));
}

/** The view; `refresh` draws it anew. @returns {{ element: Element[], refresh: () => void }} */
export function requestsView() {
  let shown = [];
  const space = h('div', { role: 'rowgroup' });
  const list = h(
    'div',
    { class: 'list', role: 'table', 'aria-label': 'Requests, newest first', scroll: () => draw() },
    space,
  );
  list.addEventListener('keydown', (event) => move(event));
  const count = h('p', { class: 'quiet' });
  const input = h('input', {
    type: 'search',
    'aria-label': 'Filter',
    placeholder: 'Method, path, status, file or “unmatched”',
    input: () => {
      filter = input.value.trim().toLowerCase();
      refresh();
    },
  });
  input.value = filter;
  const clear = button('Clear', () => send(inSession('requests'), 'DELETE'));

  function draw() {
    const first = Math.max(0, Math.floor(list.scrollTop / ROW) - 5);
    const rows = shown.slice(first, first + Math.ceil(list.clientHeight / ROW) + 10);
    const focused = document.activeElement?.getAttribute('href');
    space.replaceChildren(...rows.map((request, index) => rowOf(request, first + index)));
    if (focused?.startsWith('#/requests/'))
      list.querySelector(`a[href="${focused}"]`)?.focus({ preventScroll: true });
  }
  function move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = shown.findIndex(
      ({ id }) => document.activeElement?.getAttribute('href') === `#/requests/${id}`,
    );
    const next = shown[at + (step ?? 0)];
    if (step === undefined || at < 0 || next === undefined) return;
    event.preventDefault();
    const top = (at + step) * ROW;
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + ROW - list.clientHeight));
    draw();
    list.querySelector(`a[href="#/requests/${next.id}"]`)?.focus({ preventScroll: true });
  }
  function refresh() {
    const before = shown.length;
    shown = requests.filter((request) => fits(request, filter));
    list.setAttribute('aria-rowcount', String(shown.length));
    space.style.height = `${shown.length * ROW}px`;
    if (list.scrollTop > 0 && shown.length > before) list.scrollTop += (shown.length - before) * ROW;
    count.textContent =
      shown.length === 0 ? 'No requests yet, or none that fits.' : `${shown.length} requests`;
    draw();
  }
  return {
    element: [h('h1', {}, 'Requests'), h('div', { class: 'bar' }, input, clear), count, list],
    refresh,
  };
}

/** A row of the list. @param {any} request @param {number} index */
function rowOf({ id, time, method, path, matched, template, status, milliseconds }, index) {
  const row = h(
    'div',
    { class: 'row', role: 'row', 'aria-rowindex': String(index + 1) },
    h('span', { role: 'cell' }, h('a', { href: `#/requests/${id}` }, `${method} ${path}`)),
    h('span', { role: 'cell', class: matched && status < 500 ? 'good' : 'bad' }, String(status ?? '–')),
    h('span', { role: 'cell', class: matched ? 'quiet' : 'bad' }, template ?? 'no template fits'),
    h(
      'span',
      { role: 'cell', class: 'quiet' },
      `${milliseconds ?? '–'} ms · ${new Date(time).toLocaleTimeString()}`,
    ),
  );
  row.style.top = `${index * ROW}px`;
  return row;
}
