// One request in full: what came, what went, why nothing fitted, and what can be done with it.
import { getJson, hasToken, send } from './api.js';
import { button, h, offer, pairs } from './dom.js';

const OWN_HEADERS = /^(?:content-length|date|connection|keep-alive|transfer-encoding|mockwright-.*)$/i;

/** The view of a request. @param {string} id */
export async function requestDetails(id) {
  const request = await getJson(`requests/${id}`);
  const { method, path, status, answer, closest = [], template, session, time, milliseconds } = request;
  const result = h('div', { 'aria-live': 'polite' });
  const curl = async () => {
    const raw = hasToken() ? '&raw=1' : '';
    offer(await (await send(`requests/${id}?format=curl${raw}`)).text(), result);
  };
  const replay = async () => {
    const { same, differences } = await (await send(`requests/${id}/replay`, 'POST')).json();
    const lines = differences.map(({ part, was, is }) =>
      h('pre', {}, `${part}\n− ${JSON.stringify(was)}\n+ ${JSON.stringify(is)}`),
    );
    result.replaceChildren(
      h('p', {}, same ? 'Replayed: the answer is the same.' : 'Replayed: it differs.'),
      ...lines,
    );
  };
  return [
    h('p', {}, h('a', { href: '#/requests' }, '← All requests')),
    h('h1', {}, `${method} ${path}`),
    h(
      'div',
      { class: 'bar' },
      button('Replay', replay),
      button('Copy as curl', curl),
      button('Make a template of this', () => offer(templateOf(request), result)),
    ),
    result,
    pairs({
      Status: String(status ?? '–'),
      Template: template ?? 'none fits',
      Session: session,
      Time: time,
      Milliseconds: String(milliseconds ?? '–'),
    }),
    ...(closest.length > 0 ? [h('h2', {}, 'Why nothing fitted'), ...closest.map(missCard)] : []),
    h('h2', {}, 'Request headers'),
    pairs(request.headers),
    ...(Object.keys(request.query).length > 0 ? [h('h2', {}, 'Query'), pairs(request.query)] : []),
    ...bodyOf('Request body', request),
    ...(answer === null
      ? []
      : [h('h2', {}, 'Answer headers'), pairs(answer.headers), ...bodyOf('Answer body', answer)]),
  ];
}

/** A template that came close. @param {any} miss */
function missCard({ template, method, route, reasons, segments = [], condition = [] }) {
  return h(
    'div',
    { class: 'card' },
    h('strong', {}, `${method} ${route}`),
    h('div', { class: 'quiet' }, template),
    h('ul', {}, ...reasons.map((reason) => h('li', {}, reason))),
    ...segments.map(({ route: wanted, path, fits }) =>
      h(
        'div',
        { class: fits ? 'good' : 'bad' },
        `${fits ? '✓' : '✗'} ${wanted ?? '(nothing)'} ← ${path ?? '(nothing)'}`,
      ),
    ),
    ...condition.map(({ text, value, values }) =>
      h('div', {}, h('pre', {}, `${text} is ${value}`), pairs(values)),
    ),
  );
}

/** A body, laid out where it is JSON whose numbers lose nothing by it. @param {string} title @param {any} message */
function bodyOf(title, { body, bodyBase64, truncated, file }) {
  if (file !== undefined) return [h('h2', {}, title), h('p', {}, `The file ${file}.`)];
  if (body === '' && bodyBase64 === undefined) return [];
  const note = truncated ? h('p', { class: 'quiet' }, 'Only the beginning is kept.') : null;
  return [h('h2', {}, title), h('div', {}, note, h('pre', {}, bodyBase64 ?? pretty(body)))];
}

/** @param {string} text */
function pretty(text) {
  try {
    const value = JSON.parse(text);
    const isSame = JSON.stringify(value) === text.replace(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '');
    return text.length < 20_000 && isSame ? JSON.stringify(value, undefined, 2) : text;
  } catch {
    return text;
  }
}

/** A template that answers as this request was answered. @param {any} request */
function templateOf({ method, path, matched, status, answer }) {
  const headers = Object.fromEntries(
    Object.entries(answer?.headers ?? {}).filter(
      ([name, value]) => !OWN_HEADERS.test(name) && value !== '***',
    ),
  );
  const { body = '', bodyBase64 } = answer ?? {};
  const content = bodyBase64 === undefined ? { body: jsonOrText(body) } : { bodyBase64 };
  const response = matched ? { status, headers, ...content } : { status: 200, body: {} };
  const route = path.replaceAll('{', '{{').replaceAll('}', '}}');
  // What looks like code in the data is none.
  return JSON.stringify({ request: { method, route }, response }, undefined, 2).replaceAll(
    '<#',
    String.raw`\u003c#`,
  );
}

/** @param {string} text */
function jsonOrText(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
