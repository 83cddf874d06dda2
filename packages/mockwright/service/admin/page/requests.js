// The view of requests: a list of those that fit, and beside it one of them in full.
import { inSession, send } from './api.js';
import { requestDetails } from './details.js';
import { button, counted, h, statusBadge, wordsOf } from './dom.js';
import {
  areKnown,
  filterRequests,
  fittingRequests,
  isBad,
  knownRequest,
  requestCounts,
} from './known-requests.js';
import { VirtualList } from './virtual-list.js';

/** @typedef {import('./types.d.ts').ListedRequest} ListedRequest */
/** @typedef {import('./types.d.ts').ListedTemplate} ListedTemplate */
/** @typedef {import('./types.d.ts').View} View */

/** Many requests are drawn at once. */
const DRAW_AFTER_MILLISECONDS = 100;

let text = '';
let onlyBad = false;
/** A path that a template answers, where one is known. */
let samplePath = '/';

/** Says what may be asked for. @param {readonly ListedTemplate[]} templates */
export function takeSample(templates) {
  const sample = templates.find(
    ({ method, route, condition }) =>
      !condition && route?.includes('{') === false && /\bGET\b|ANY|\*/i.test(method ?? ''),
  );
  samplePath = sample?.route ?? '/';
}

/** Filters the list from elsewhere. @param {string} words */
export function setFilter(words) {
  text = words;
  onlyBad = false;
  filterRequests(text, onlyBad);
}

/** The view; `open` shows another request in it, or none. @returns {View & { open: (id: string | undefined, isAsked: boolean) => void }} */
export function requestsView() {
  /** @type {VirtualList<{ request: ListedRequest }>} */
  const list = new VirtualList({
    label: 'Requests, the newest first',
    columns: ['Status', 'Request', 'Answered by', 'Took', 'Time'],
    keyOf: ({ request }) => request.id,
    cellsOf: ({ request }) => cellsOf(request),
  });
  const count = h('p', { class: 'quiet count' });
  const badCount = h('span', {});
  const input = h('input', {
    type: 'search',
    'aria-label': 'Filter: words of method, path, query, status, file; “unmatched”, “failed”, “5xx”',
    placeholder: 'Filter: POST /users 404 unmatched …',
    input: () => sift(),
    keydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape' || input.value === '') return;
      event.preventDefault();
      event.stopPropagation();
      input.value = '';
      sift();
    },
  });
  input.value = text;
  const problems = h('input', { type: 'checkbox', change: () => sift() });
  problems.checked = onlyBad;
  const pane = h('section', { class: 'pane', 'aria-label': 'One request', hidden: true });
  const empty = h('div', { class: 'empty', hidden: true });
  const split = h('div', { class: 'split' }, h('div', { class: 'side' }, empty, list.element), pane);
  const clear = button('Clear', () => send(inSession('requests'), 'DELETE'), 'Clear requests');
  /** @type {string | undefined} */
  let opened;
  let isDue = false;

  function sift() {
    text = input.value;
    onlyBad = problems.checked;
    filterRequests(text, onlyBad);
    draw(false);
  }

  /** @param {boolean} isSame */
  function draw(isSame) {
    const fitting = fittingRequests();
    const { all, bad } = requestCounts();
    list.show(fitting, isSame);
    count.textContent = !areKnown()
      ? ''
      : fitting.length === all
        ? counted(all, 'request')
        : `${fitting.length} of ${counted(all, 'request')}`;
    badCount.textContent = `Problems only (${bad})`;
    const isEmpty = fitting.length === 0;
    list.element.hidden = isEmpty;
    if (empty.hidden === isEmpty) empty.hidden = !isEmpty;
    if (isEmpty) empty.replaceChildren(...emptyText(all));
  }

  /** @param {string | undefined} id @param {boolean} isAsked whether somebody went there, whom the focus follows */
  async function open(id, isAsked) {
    const before = opened;
    opened = id;
    pane.hidden = id === undefined;
    split.classList.toggle('open', id !== undefined);
    list.select(id === undefined ? undefined : Number(id));
    if (id === undefined) {
      pane.replaceChildren();
      if (isAsked && before !== undefined) list.focus(Number(before));
      return;
    }
    const elements = await requestDetails(id).catch((error) => [
      h('p', { class: 'bar' }, h('a', { href: '#/requests' }, '← All requests')),
      h('p', { class: 'bad' }, wordsOf(error)),
    ]);
    if (opened !== id) return;
    pane.replaceChildren(...elements);
    pane.scrollTop = 0;
    if (isAsked) pane.querySelector('h2')?.focus();
  }

  draw(true);
  return {
    elements: [
      h('h1', {}, 'Requests'),
      h('div', { class: 'bar' }, input, h('label', { class: 'check' }, problems, badCount), clear, count),
      split,
    ],
    open: (id, isAsked) => void open(id, isAsked),
    hear(name, data) {
      if (name === 'request' && opened === String(/** @type {ListedRequest} */ (data).id))
        void open(opened, false);
      if (isDue) return;
      isDue = true;
      setTimeout(() => {
        isDue = false;
        draw(true);
      }, DRAW_AFTER_MILLISECONDS);
    },
  };
}

/** @param {number} all */
function emptyText(all) {
  if (all > 0) return [h('p', {}, 'No request fits the filter.')];
  if (!areKnown()) return [h('p', {}, 'Loading…')];
  const base = location.origin;
  return [
    h('p', {}, h('strong', {}, 'No requests yet.')),
    h('p', {}, 'They appear here as they come. Send one:'),
    h('pre', {}, `curl ${base}${samplePath}`),
    h('p', {}, h('a', { href: '#/templates' }, 'What the templates answer')),
  ];
}

/** The cells of a row. @param {ListedRequest} request */
function cellsOf(request) {
  const { id, time, method, path, query, template, status, fault, error, why, milliseconds } = request;
  const target = query === '' ? path : `${path}?${query}`;
  const instead = fault ?? (milliseconds === null ? '…' : 'gone');
  const answered =
    template === null
      ? (why ?? 'no template fits')
      : [error === undefined ? template : `${template} failed`, ...(why === undefined ? [] : [why])].join(
          '; ',
        );
  return [
    h('span', { role: 'cell', class: 'c-status' }, statusBadge(status, instead)),
    h(
      'span',
      { role: 'cell', class: 'c-request' },
      h('a', { href: `#/requests/${id}`, title: target }, h('b', {}, method), ` ${target}`),
    ),
    h(
      'span',
      { role: 'cell', class: isBad(request) ? 'c-why bad' : 'c-why quiet', title: answered },
      answered,
    ),
    h('span', { role: 'cell', class: 'c-took quiet' }, milliseconds === null ? '–' : took(milliseconds)),
    h('span', { role: 'cell', class: 'c-time quiet' }, new Date(time).toLocaleTimeString()),
  ];
}

/** @param {number} milliseconds */
function took(milliseconds) {
  return milliseconds < 10
    ? `${milliseconds.toFixed(1)} ms`
    : `${Math.round(milliseconds).toLocaleString()} ms`;
}

/** What a screen reader is told of a request. @param {number} id */
export function requestTitle(id) {
  const request = knownRequest(id);
  return request === undefined ? `request ${id}` : `${request.method} ${request.path}`;
}
