// The views of templates, of `Global`, and of sessions with the clock.
import { getJson, inSession, send } from './api.js';
import { button, h, say } from './dom.js';

/** Templates with what is wrong with them. @param {() => void} again */
export async function templatesView(again) {
  const { templates } = await getJson(inSession('templates'));
  return [
    h('h1', {}, 'Templates'),
    ...templates.map(({ id, file, name, method, route, condition, hits, diagnostics }) =>
      h(
        'div',
        { class: 'card' },
        h('strong', {}, method === null ? 'Does not load' : `${method} ${route}`),
        h(
          'div',
          { class: 'quiet' },
          `${file ?? name} · ${hits} hits${condition ? ' · has a condition' : ''}`,
        ),
        ...diagnostics.map(({ frame, message }) => h('pre', {}, frame ?? message)),
        id === undefined
          ? null
          : button(
              'Remove',
              async () => (await send(inSession(`templates/${encodeURIComponent(id)}`), 'DELETE'), again()),
            ),
      ),
    ),
  ];
}

/** The values of `Global`, each with its JSON to edit. @param {() => void} again */
export async function globalsView(again) {
  const names = Object.keys(await getJson(inSession('globals')));
  const texts = await Promise.all(
    names.map(async (name) => (await send(inSession(`globals/${encodeURIComponent(name)}`))).text()),
  );
  const put = async (name, area) => {
    await send(inSession(`globals/${encodeURIComponent(name)}`), 'PUT', area.value);
    say('Saved.');
    again();
  };
  const name = h('input', { 'aria-label': 'Name of a new value', placeholder: 'name' });
  const value = h('input', { 'aria-label': 'JSON of a new value', placeholder: 'JSON' });
  return [
    h('h1', {}, 'Global'),
    h(
      'div',
      { class: 'bar' },
      name,
      value,
      button('Add', () => put(name.value, value)),
      button(
        'Reset all',
        async () => (await send(inSession('reset'), 'POST', '{"what":["globals"]}'), again()),
      ),
    ),
    ...names.map((each, index) => {
      const area = h('textarea', { 'aria-label': `JSON of ${each}`, spellcheck: 'false' });
      area.value = texts[index].trim();
      return h(
        'div',
        { class: 'card' },
        h('strong', {}, each),
        area,
        button('Save', () => put(each, area)),
      );
    }),
  ];
}

/** Sessions, and the clock of the chosen one. @param {() => void} again */
export async function sessionsView(again) {
  const [{ sessions }, { now, frozen }] = await Promise.all([
    getJson('sessions'),
    getJson(inSession('clock')),
  ]);
  const clock = (change) => async () => (
    await send(inSession('clock'), 'PUT', JSON.stringify(change())),
    again()
  );
  const time = h('input', { 'aria-label': 'Time, as 2026-01-01T00:00:00Z' });
  time.value = now;
  return [
    h('h1', {}, 'Sessions'),
    ...sessions.map(({ name, requests, templates, globals, now: there }) =>
      h(
        'div',
        { class: 'card' },
        h('strong', {}, name),
        h(
          'div',
          { class: 'quiet' },
          `${requests} requests · ${templates} templates · ${globals} globals · ${there}`,
        ),
        button(
          name === 'default' ? 'Begin anew' : 'End',
          async () => (await send(`sessions/${encodeURIComponent(name)}`, 'DELETE'), again()),
        ),
      ),
    ),
    h('h2', {}, 'Clock'),
    h('p', {}, `${now}${frozen ? ', frozen' : ''}`),
    h(
      'div',
      { class: 'bar' },
      time,
      button(
        'Set',
        clock(() => ({ now: time.value })),
      ),
      button(
        '+1 hour',
        clock(() => ({ advance: 3_600_000 })),
      ),
      button(
        frozen ? 'Let it go' : 'Freeze',
        clock(() => ({ frozen: !frozen })),
      ),
      button(
        'Reset',
        clock(() => ({})),
      ),
    ),
  ];
}
