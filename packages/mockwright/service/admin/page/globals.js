// The view of `Global`: the values of a session, each to be edited as JSON.
import { chosenSession, getJson, inSession, send } from './api.js';
import { button, enterPresses, h, say } from './dom.js';

/** @typedef {{ name: string, type: string, json: string }} GlobalValue */

/** How often the values are read again at most, while requests come. */
const READ_AFTER_MILLISECONDS = 1000;

/** @param {() => void} again @returns {Promise<import('./types.d.ts').View>} */
export async function globalsView(again) {
  /** @type {{ globals: GlobalValue[] }} */
  const { globals } = await getJson(inSession('globals?format=list'));
  /** Whether somebody has written something that is not saved. */
  let isEdited = false;
  const edit = () => (isEdited = true);
  const name = h('input', {
    'aria-label': 'Name of a new value',
    placeholder: 'name',
    required: true,
    input: edit,
  });
  const value = h('input', {
    'aria-label': 'Its value, as JSON',
    placeholder: 'value as JSON: 3, "text", [1, 2]',
    input: edit,
  });
  const add = async () => {
    if (name.value === '') throw new Error('The new value needs a name.');
    await send(inSession(`globals/${encodeURIComponent(name.value)}`), 'PUT', value.value);
    say(`Global["${name.value}"] is set.`);
    again();
  };
  const adding = button('Add', add);
  for (const field of [name, value]) enterPresses(field, adding);
  let isDue = false;
  return {
    elements: [
      h('h1', {}, 'Global'),
      h(
        'p',
        { class: 'quiet' },
        `What templates keep in Global, in the session “${chosenSession() || 'default'}”.`,
      ),
      h(
        'div',
        { class: 'bar' },
        name,
        value,
        adding,
        button('Reset all', async () => {
          await send(inSession('reset'), 'POST', '{"what":["globals"]}');
          say('Global is as it was at the start.');
          again();
        }),
      ),
      ...(globals.length === 0 ? [h('div', { class: 'empty' }, h('p', {}, 'There is nothing in it.'))] : []),
      ...globals.map((each) => valueCard(each, edit, again)),
    ],
    hear() {
      if (isDue || isEdited) return;
      isDue = true;
      setTimeout(() => {
        const isBusy = document.activeElement?.matches('textarea, input') === true;
        isDue = false;
        if (!isEdited && !isBusy && location.hash === '#/globals') again();
      }, READ_AFTER_MILLISECONDS);
    },
  };
}

/** @param {GlobalValue} value @param {() => void} edit @param {() => void} again */
function valueCard({ name, type, json }, edit, again) {
  /** @param {string} [query] */
  const path = (query = '') => inSession(`globals/${encodeURIComponent(name)}${query}`);
  const area = h('textarea', { 'aria-label': `JSON of ${name}`, spellcheck: 'false', input: edit });
  area.value = json;
  area.rows = Math.min(16, json.split('\n').length);
  const keep = h('input', { type: 'checkbox' });
  keep.checked = true;
  const save = async () => {
    await send(path(keep.checked ? '?keepType=true' : ''), 'PUT', area.value);
    say(`Global["${name}"] is set.`);
    again();
  };
  const remove = async () => {
    await send(path(), 'DELETE');
    say(`Global["${name}"] is gone.`);
    again();
  };
  const why = whyShownOnly(name, type, json);
  return h(
    'div',
    { class: 'card' },
    h('div', {}, h('strong', {}, name), ' ', h('span', { class: 'quiet' }, type)),
    why !== undefined ? h('pre', {}, json) : area,
    h(
      'div',
      { class: 'bar' },
      ...(why !== undefined
        ? [h('span', { class: 'quiet' }, why)]
        : [button('Save', save, `Save ${name}`), h('label', { class: 'check' }, keep, 'keep the type')]),
      isAddressable(name) ? button('Remove', remove, `Remove ${name}`) : null,
    ),
  );
}

/** Why a value cannot be edited; undefined: it can. @param {string} name @param {string} type @param {string} json */
function whyShownOnly(name, type, json) {
  if (!isAddressable(name)) return 'No address can carry its name: only code and “Reset all” can change it.';
  return isShownOnly(type, json) ? 'It has no form as JSON: this is its type and text.' : undefined;
}

/** Whether an address can carry a name: not half of a character, nor what would make it another address. @param {string} name */
function isAddressable(name) {
  return !['', '.', '..'].includes(name) && !/%2f|\p{Cs}/iu.test(name);
}

/** Whether the JSON only tells of a value that has none: its type and its text. @param {string} type @param {string} json */
function isShownOnly(type, json) {
  try {
    const value = JSON.parse(json);
    return (
      value !== null &&
      typeof value === 'object' &&
      Object.keys(value).join() === 'type,text' &&
      value.type === type
    );
  } catch {
    return true;
  }
}
