// One request in full: what came, what went, why nothing fitted or the template failed, and what can be done with it.
import { getJson, hasToken, send } from './api.js';
import { bodyOf } from './bodies.js';
import { button, codeParts, h, messageOf, offer, pairs, statusBadge } from './dom.js';

/** @typedef {import('./types.d.ts').DescribedRequest} DescribedRequest */
/** @typedef {NonNullable<DescribedRequest['closest']>[number]} Miss */

/** The view of a request. @param {string} id @returns {Promise<Node[]>} */
export async function requestDetails(id) {
  /** @type {DescribedRequest} */
  const request = await getJson(`requests/${encodeURIComponent(id)}`);
  const {
    method,
    path,
    status,
    fault,
    answer,
    passedOver = [],
    closest = [],
    template,
    route,
    aborted,
  } = request;
  const result = h('div', { class: 'result', 'aria-live': 'polite' });
  const withBody = hasJson(request) ? h('input', { type: 'checkbox' }) : undefined;
  const form = async (/** @type {string} */ name) => {
    const raw = (hasToken() ? '&raw=1' : '') + (withBody?.checked === true ? '&withBody=true' : '');
    offer(await (await send(`requests/${id}?format=${name}${raw}`)).text(), result);
  };
  const error = Object.entries(answer?.headers ?? {}).find(([name]) => name === 'Mockwright-Error')?.[1];
  const instead = aborted ? 'The client hung up.' : 'No answer yet.';
  return [
    h('p', { class: 'back' }, h('a', { href: '#/requests' }, '← All requests')),
    h('h2', { tabindex: '-1', class: 'title' }, `${method} ${path}`),
    h(
      'div',
      { class: 'bar' },
      button('Replay', () => replay(id, result)),
      button('Copy as curl', () => form('curl')),
      button('Make a template of this', () => form('template')),
      withBody === undefined ? null : h('label', {}, withBody, ' for this body only'),
    ),
    result,
    ...(closest.length > 0 ? [h('h3', {}, 'Why no template fits'), ...closest.map(missCard)] : []),
    ...(closest.length === 0 && error === 'no-match'
      ? [h('h3', {}, 'Why no template fits'), ...messagesOf(answer)]
      : []),
    ...(error !== undefined && error !== 'no-match'
      ? [h('h3', {}, 'Why it failed'), ...messagesOf(answer)]
      : []),
    ...(passedOver.length > 0 ? [h('h3', {}, 'Passed over'), ...passedOver.map(passedOverCard)] : []),
    h(
      'dl',
      { class: 'facts' },
      ...fact('Status', statusBadge(status, fault === undefined ? instead : `fault: ${fault}`)),
      ...(request.chaos === undefined ? [] : fact('Chaos', request.chaos)),
      ...fact('Template', template === null ? 'none' : `${template} (${route})`),
      ...Object.entries(request.routeValues).flatMap(([name, value]) => fact(`{${name}}`, value)),
      ...fact('Session', request.session),
      ...fact('Time', new Date(request.time).toLocaleString()),
      ...(request.milliseconds === null ? [] : fact('Took', `${request.milliseconds} ms`)),
      ...(request.clock === undefined ? [] : fact('Its clock', request.clock)),
      ...(request.seed === undefined ? [] : fact('Its seed', request.seed)),
    ),
    h('h3', {}, 'Request headers'),
    pairs(request.headers),
    ...(Object.keys(request.query).length > 0 ? [h('h3', {}, 'Query'), pairs(request.query)] : []),
    ...bodyOf('Request body', request, typeOf(request.headers)),
    ...(answer === null
      ? []
      : [
          h('h3', {}, 'Answer headers'),
          pairs(answer.headers),
          ...(error === undefined ? bodyOf('Answer body', answer, typeOf(answer.headers)) : []),
        ]),
    ...(request.callbacks ?? []).flatMap((callback, index) => [
      h('h3', {}, `Callback ${index + 1}`),
      h('p', { class: callback.error === undefined ? '' : 'bad' }, callbackText(callback)),
    ]),
  ];
}

/** Whether a condition can be made of the body. @param {DescribedRequest} request */
function hasJson({ body, headers }) {
  return body !== '' && /^[^;]*[/+]json\s*(?:;|$)/i.test(typeOf(headers));
}

/** @param {string} id @param {Element} place */
async function replay(id, place) {
  const { same, differences, answer } = await (await send(`requests/${id}/replay`, 'POST')).json();
  const text = (/** @type {unknown} */ value) =>
    value === undefined
      ? '(nothing)'
      : typeof value === 'string'
        ? value
        : JSON.stringify(value, undefined, 2);
  const rows = differences.map(
    (/** @type {{ part: string, was: unknown, is: unknown }} */ { part, was, is }) =>
      h(
        'div',
        { class: 'card' },
        h('strong', {}, part),
        h('div', { class: 'quiet' }, 'was'),
        h('pre', {}, text(was)),
        h('div', { class: 'quiet' }, 'is now'),
        h('pre', {}, text(is)),
      ),
  );
  place.replaceChildren(
    h(
      'p',
      {},
      h('strong', {}, same ? 'The answer is the same' : 'The answer is another one'),
      ` (status ${answer.status}). Nothing was changed by the replay.`,
    ),
    ...rows,
  );
}

/** @param {string} name @param {Node | string} value */
function fact(name, value) {
  return [h('dt', {}, name), h('dd', {}, value)];
}

/** @param {DescribedRequest['headers']} headers */
function typeOf(headers) {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  return typeof type === 'string' ? type : (type[0] ?? '');
}

/** What the service said instead of an answer. @param {DescribedRequest['answer']} answer */
function messagesOf(answer) {
  const body = answer?.body ?? '';
  try {
    const messages = JSON.parse(body);
    return messages.flatMap((/** @type {{ Message: string }} */ { Message }) =>
      messageOf(Message, 'The code that failed'),
    );
  } catch {
    return body === '' ? [] : [h('pre', { tabindex: '0' }, body)];
  }
}

/** @param {NonNullable<DescribedRequest['callbacks']>[number]} callback */
function callbackText({ method, url, status, error, milliseconds }) {
  const what = `${method} ${url}`.trim();
  return error === undefined
    ? `${what}: ${status} after ${Math.round(milliseconds)} ms`
    : `${what}: ${error}`;
}

/** A template that was asked before the one that answered. @param {NonNullable<DescribedRequest['passedOver']>[number]} one */
function passedOverCard({ template, reasons, threw }) {
  return h(
    'div',
    { class: 'card' },
    h('strong', {}, template),
    h('ul', {}, ...reasons.map((reason) => h('li', { class: threw ? 'bad' : '' }, ...codeParts(reason)))),
  );
}

/** A template that came close. @param {Miss} miss */
function missCard({ template, method, route, reasons, segments, condition }) {
  return h(
    'div',
    { class: 'card' },
    h('div', {}, h('strong', {}, `${method} ${route}`), ' ', h('span', { class: 'quiet' }, template)),
    h('ul', {}, ...reasons.map((reason) => h('li', {}, ...codeParts(reason)))),
    segments.some(({ fits }) => !fits) ? segmentTable(segments) : null,
    // One value stands in the sentence above; of several, each gets a line.
    ...condition
      .filter(({ values }) => Object.keys(values).length > 1)
      .map(({ text, values }) =>
        h(
          'div',
          { class: 'part' },
          h('code', {}, text),
          h(
            'dl',
            {},
            ...Object.entries(values).flatMap(([name, was]) => [
              h('dt', {}, h('code', {}, name)),
              h('dd', {}, h('code', {}, was)),
            ]),
          ),
        ),
      ),
  );
}

/** The segments of a route above those of the path. @param {Miss['segments']} segments */
function segmentTable(segments) {
  const cell = (/** @type {string | undefined} */ text, /** @type {boolean} */ fits) =>
    h('td', { class: fits ? 'good' : 'bad' }, text === undefined ? '(nothing)' : `/${text}`);
  return h(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Route and path, segment by segment' },
    h(
      'table',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, 'route'),
        ...segments.map(({ route, fits }) => cell(route, fits)),
      ),
      h('tr', {}, h('th', { scope: 'row' }, 'path'), ...segments.map(({ path, fits }) => cell(path, fits))),
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, 'fits'),
        ...segments.map(({ fits }) => h('td', { class: fits ? 'good' : 'bad' }, fits ? '✓ yes' : '✗ no')),
      ),
    ),
  );
}
