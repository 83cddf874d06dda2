// The view of sessions, and the clock of the chosen one.
import { chooseSession, chosenSession, getJson, inSession, send } from './api.js';
import { button, counted, enterPresses, h, say } from './dom.js';

/** @typedef {import('./types.d.ts').ListedSession} ListedSession */

/** By how much the clock is set forward. */
const STEPS = [
  ['+1 minute', 60_000],
  ['+1 hour', 3_600_000],
  ['+1 day', 86_400_000],
];

/** @param {() => void} again @returns {Promise<import('./types.d.ts').View>} */
export async function sessionsView(again) {
  const [{ sessions }, clock] = await Promise.all([getJson('sessions'), getJson(inSession('clock'))]);
  return {
    elements: [
      h('h1', {}, 'Sessions'),
      h(
        'p',
        { class: 'quiet' },
        'Each has its own Global, requests, added templates and clock. A request is in the one that its header ',
        h('code', {}, 'Mockwright-Session'),
        ' names.',
      ),
      h(
        'ul',
        { class: 'cards' },
        ...sessions.map((/** @type {ListedSession} */ each) => sessionCard(each, again)),
      ),
      ...clockPart(clock, again),
    ],
  };
}

/** @param {ListedSession} session @param {() => void} again */
function sessionCard({ name, requests, templates, globals }, again) {
  const isDefault = name === 'default';
  const facts = [
    counted(requests, 'request'),
    ...(templates > 0 ? [counted(templates, 'added template')] : []),
    ...(globals > 0 ? [`${counted(globals, 'value')} in Global`] : []),
  ];
  const choose = () => {
    chooseSession(name);
    location.hash = '#/requests';
  };
  const end = async () => {
    await send(`sessions/${encodeURIComponent(name)}`, 'DELETE');
    say(isDefault ? 'The default session is as it was at the start.' : `The session ${name} is over.`);
    again();
  };
  return h(
    'li',
    { class: 'card' },
    h(
      'div',
      { class: 'row-between' },
      h('div', {}, h('strong', {}, name), ' ', h('span', { class: 'quiet' }, facts.join(' · '))),
      h(
        'div',
        { class: 'bar' },
        button('Show requests', choose, `Show requests of ${name}`),
        button(
          isDefault ? 'Begin anew' : 'End',
          end,
          isDefault ? 'Let the default session begin anew' : `End ${name}`,
        ),
      ),
    ),
  );
}

/** @param {{ now: string, frozen: boolean }} clock @param {() => void} again */
function clockPart({ now, frozen }, again) {
  const change = (/** @type {() => object} */ make) => async () => {
    await send(inSession('clock'), 'PUT', JSON.stringify(make()));
    again();
  };
  const time = h('input', {
    'aria-label': 'Time to set, as 2026-01-01T00:00:00Z',
    size: '26',
    spellcheck: 'false',
  });
  time.value = now;
  const setting = button(
    'Set',
    change(() => ({ now: time.value.trim() })),
  );
  enterPresses(time, setting);
  const shown = h('time', { class: 'clock', datetime: now }, now);
  if (!frozen) tick(shown, Date.parse(now));
  return [
    h('h2', {}, `Clock of ${chosenSession() || 'default'}`),
    h('p', {}, shown, frozen ? ' It stands still.' : null),
    h(
      'div',
      { class: 'bar' },
      time,
      setting,
      ...STEPS.map(([text, advance]) =>
        button(
          String(text),
          change(() => ({ advance })),
        ),
      ),
      button(
        frozen ? 'Let it go' : 'Freeze',
        change(() => ({ frozen: !frozen })),
      ),
      button(
        'Reset',
        change(() => ({})),
        'Reset to the real clock',
      ),
    ),
    h(
      'p',
      { class: 'quiet' },
      'DateTime.Now, Stopwatch, the dates of Faker and how long requests are kept follow it.',
    ),
  ];
}

/** Lets a shown time go on while it is in the document. @param {HTMLTimeElement} shown @param {number} from */
function tick(shown, from) {
  const started = performance.now();
  const timer = setInterval(() => {
    if (!shown.isConnected) return clearInterval(timer);
    shown.textContent = `${new Date(from + performance.now() - started).toISOString().slice(0, 19)}Z`;
  }, 1000);
}
