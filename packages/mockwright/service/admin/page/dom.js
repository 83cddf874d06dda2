// Elements of the page. Data come in as text only: what a client sent is never markup.

/**
 * An element.
 * @param {string} tag
 * @param {Record<string, any>} properties functions listen, all else are attributes
 * @param {...(Node | string | null)} children
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Says something at the edge of the page for a while. @param {string} text */
export function say(text) {
  const said = document.getElementById('said');
  said.textContent = text;
  setTimeout(() => said.textContent === text && (said.textContent = ''), 6000);
}

/** A button that says what went wrong. @param {string} text @param {() => unknown} act */
export function button(text, act) {
  const click = async () => {
    try {
      await act();
    } catch (error) {
      say(error.message);
    }
  };
  return h('button', { type: 'button', click }, text);
}

/** Names and values. @param {Record<string, string | string[]>} values */
export function pairs(values) {
  const rows = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => [h('dt', {}, name), h('dd', {}, each)]),
  );
  return rows.length === 0 ? h('p', { class: 'quiet' }, 'None.') : h('dl', {}, ...rows);
}

/** Shows a text to copy, and copies it where the browser lets it. @param {string} text @param {Element} place */
export function offer(text, place) {
  const area = h('textarea', { readonly: true, 'aria-label': 'To copy' });
  area.value = text;
  place.replaceChildren(area);
  area.select();
  const copied = navigator.clipboard?.writeText(text);
  if (copied === undefined) say('Press Ctrl+C to copy.');
  else
    copied.then(
      () => say('Copied.'),
      () => say('Press Ctrl+C to copy.'),
    );
}
