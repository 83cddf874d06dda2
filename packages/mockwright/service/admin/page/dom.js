// Elements of the page. Data come in as text only: what a client sent is never markup.

/**
 * An element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | boolean | undefined | ((event: any) => void)>} properties functions listen, all else are attributes
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** The element of the page with an id. @param {string} id */
export function byId(id) {
  return /** @type {HTMLElement} */ (document.getElementById(id));
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let hushing;

/** Says something at the edge of the page for a while. @param {string} text */
export function say(text) {
  const said = byId('said');
  said.textContent = text;
  clearTimeout(hushing);
  hushing = setTimeout(() => (said.textContent = ''), 8000);
}

/** What went wrong, in words. @param {unknown} error */
export function wordsOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * A button that says what went wrong, and cannot be pressed twice at once.
 * @param {string} text
 * @param {() => unknown} act
 * @param {string} [label] where the text alone does not say what it is about
 */
export function button(text, act, label) {
  const element = h('button', { type: 'button', 'aria-label': label, click: () => void click() }, text);
  const click = async () => {
    if (element.getAttribute('aria-busy') === 'true') return;
    element.setAttribute('aria-busy', 'true');
    // What was wrong before is not what is wrong now.
    byId('said').textContent = '';
    try {
      await act();
    } catch (error) {
      say(wordsOf(error));
    } finally {
      element.removeAttribute('aria-busy');
    }
  };
  return element;
}

/** For the field before a button: the Enter key presses it. @param {HTMLElement} field @param {HTMLButtonElement} pressed */
export function enterPresses(field, pressed) {
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) pressed.click();
  });
}

/**
 * Names and values.
 * @param {Readonly<Record<string, string | readonly string[]>>} values
 */
export function pairs(values) {
  const rows = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .flatMap((each) => [h('dt', {}, name), h('dd', {}, each === '' ? h('i', {}, 'empty') : each)]),
  );
  return rows.length === 0 ? h('p', { class: 'quiet' }, 'None.') : h('dl', {}, ...rows);
}

/**
 * A message of the compiler or of a failure: its words, and below them the lines of code that it is about.
 * @param {string} text
 * @param {string} label
 * @returns {HTMLElement[]}
 */
export function messageOf(text, label) {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^ *>? *\d+ \|/.test(line));
  const [words, code] = start < 0 ? [lines, []] : [lines.slice(0, start), lines.slice(start)];
  const frame = code.filter((line) => /^ *>? *\d* \|/.test(line));
  const more = code.filter((line) => !frame.includes(line)).map((line) => line.trim());
  return [
    h('p', { class: 'message' }, ...codeParts(words.join('\n'))),
    ...(frame.length > 0
      ? [h('pre', { class: 'frame', tabindex: '0', 'aria-label': label }, frame.join('\n'))]
      : []),
    ...(more.length > 0 ? [h('p', { class: 'message' }, more.join('\n'))] : []),
  ];
}

/** A text whose parts between backticks are code. @param {string} text */
export function codeParts(text) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? h('code', {}, part) : part));
}

/** A number of things. @param {number} number @param {string} noun */
export function counted(number, noun) {
  return `${number.toLocaleString()} ${noun}${number === 1 ? '' : 's'}`;
}

/** A status, told by its colour and its number. @param {number | null} status @param {string} [instead] */
export function statusBadge(status, instead) {
  if (status === null) return h('span', { class: 'status' }, instead ?? '–');
  return h('span', { class: `status s${Math.floor(status / 100)}` }, String(status));
}

/** Shows a text to copy, and copies it where the browser lets it. @param {string} text @param {Element} place */
export function offer(text, place) {
  const area = h('textarea', { readonly: true, 'aria-label': 'To copy', spellcheck: 'false' });
  area.value = text;
  area.rows = Math.min(24, text.split('\n').length + 1);
  place.replaceChildren(area);
  area.select();
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard.'));
  copied.then(
    () => say('Copied.'),
    () => say('Press Ctrl+C to copy.'),
  );
}
