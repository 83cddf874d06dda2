// A table of any number of rows, of which only those in sight are in the document. A row that stays in sight stays the
// same element: it keeps focus and selection while others come and go.
import { h } from './dom.js';

/** How many rows above and below those in sight are there. */
const SPARE = 8;
/** Narrower than this, a row has two lines. */
const NARROW = 640;

/**
 * @template Item
 * @typedef {object} ListOptions
 * @property {string} label
 * @property {readonly string[]} columns
 * @property {(item: Item) => number} keyOf
 * @property {(item: Item) => readonly Node[]} cellsOf the second holds the row's link
 */

/** @template Item */
export class VirtualList {
  /** @type {ListOptions<Item>} */
  #options;
  /** The oldest first; shown with the newest on top. @type {readonly Item[]} */
  #items = [];
  #body = h('div', { role: 'rowgroup', class: 'rows' });
  /** By the keys of their items. @type {Map<number, { element: HTMLElement, item: Item }>} */
  #rows = new Map();
  /** The key of the row that Tab leads to. @type {number | undefined} */
  #current;
  #rowHeight = 36;
  /** @type {HTMLElement} */
  element;

  /** @param {ListOptions<Item>} options */
  constructor(options) {
    this.#options = options;
    const titles = options.columns.map((title) => h('span', { role: 'columnheader' }, title));
    this.element = h(
      'div',
      {
        class: 'list',
        role: 'table',
        'aria-label': options.label,
        'aria-colcount': String(options.columns.length),
        scroll: () => this.#draw(),
        keydown: (event) => this.#move(event),
        focusin: (event) => this.#enter(event),
      },
      h(
        'div',
        { role: 'rowgroup' },
        h('div', { role: 'row', class: 'row titles', 'aria-rowindex': '1' }, ...titles),
      ),
      this.#body,
    );
    new ResizeObserver(() => this.#measure()).observe(this.element);
  }

  /** Shows these. @param {readonly Item[]} items the oldest first @param {boolean} isSame whether only new ones have come */
  show(items, isSame) {
    const more = items.length - this.#items.length;
    this.#items = items;
    this.element.setAttribute('aria-rowcount', String(items.length + 1));
    this.#body.style.height = `${items.length * this.#rowHeight}px`;
    // Who reads further down goes on reading there.
    if (!isSame) this.element.scrollTop = 0;
    else if (this.element.scrollTop > 0 && more !== 0) this.element.scrollTop += more * this.#rowHeight;
    this.#draw();
  }

  /** Marks the row of a key. @param {number | undefined} key */
  select(key) {
    if (key !== undefined) this.#current = key;
    for (const [each, { element }] of this.#rows) this.#mark(element, each, key);
  }

  /** Goes to the row of a key. @param {number} key */
  focus(key) {
    const at = this.#items.findIndex((item) => this.#options.keyOf(item) === key);
    if (at >= 0) this.#focusAt(this.#items.length - 1 - at);
  }

  #measure() {
    const { clientWidth, clientHeight } = this.element;
    if (clientHeight === 0) return;
    const isNarrow = clientWidth < NARROW;
    const height = isNarrow ? 58 : 36;
    this.element.classList.toggle('narrow', isNarrow);
    if (height !== this.#rowHeight) {
      const top = this.element.scrollTop / this.#rowHeight;
      this.#rowHeight = height;
      this.#body.style.height = `${this.#items.length * height}px`;
      this.element.scrollTop = top * height;
    }
    this.#draw();
  }

  #draw() {
    const { keyOf, cellsOf } = this.#options;
    const { scrollTop, clientHeight } = this.element;
    const count = this.#items.length;
    const first = Math.max(0, Math.floor(scrollTop / this.#rowHeight) - SPARE);
    const last = Math.min(count, first + Math.ceil(clientHeight / this.#rowHeight) + 2 * SPARE);
    const focused = document.activeElement?.closest('.row');
    /** @type {Set<number>} */
    const wanted = new Set();
    for (let index = first; index < last; index++) wanted.add(keyOf(this.#itemAt(index)));
    for (const [key, { element }] of this.#rows) {
      // The row that has the focus stays, wherever it is, as long as there is its request.
      if (wanted.has(key) || (element === focused && this.#indexOf(key) !== undefined)) continue;
      element.remove();
      this.#rows.delete(key);
    }
    if (this.#current === undefined || this.#indexOf(this.#current) === undefined)
      this.#current = count === 0 ? undefined : keyOf(this.#itemAt(0));
    let next = this.#body.firstElementChild;
    for (let index = first; index < last; index++) {
      const item = this.#itemAt(index);
      const key = keyOf(item);
      let row = this.#rows.get(key);
      if (row === undefined) {
        row = { element: h('div', { role: 'row', class: 'row' }, ...cellsOf(item)), item };
        this.#rows.set(key, row);
        this.#mark(row.element, key, this.#selected);
      } else if (row.item !== item) {
        const hadFocus = row.element === focused;
        row.element.replaceChildren(...cellsOf(item));
        row.item = item;
        if (hadFocus) row.element.querySelector('a')?.focus({ preventScroll: true });
      }
      if (next === row.element) next = next.nextElementSibling;
      else this.#body.insertBefore(row.element, next);
    }
    for (const [key, { element }] of this.#rows) {
      const index = /** @type {number} */ (this.#indexOf(key));
      element.style.top = `${index * this.#rowHeight}px`;
      element.setAttribute('aria-rowindex', String(index + 2));
      element.querySelector('a')?.setAttribute('tabindex', key === this.#current ? '0' : '-1');
    }
  }

  /** @type {number | undefined} */
  #selected;

  /** @param {HTMLElement} element @param {number} key @param {number | undefined} selected */
  #mark(element, key, selected) {
    this.#selected = selected;
    if (key === selected) element.querySelector('a')?.setAttribute('aria-current', 'true');
    else element.querySelector('a')?.removeAttribute('aria-current');
    element.classList.toggle('selected', key === selected);
  }

  /** @param {number} index from the top @returns {Item} */
  #itemAt(index) {
    return /** @type {Item} */ (this.#items[this.#items.length - 1 - index]);
  }

  /** From the top; undefined where there is none. Keys grow. @param {number} key */
  #indexOf(key) {
    let [low, high] = [0, this.#items.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#options.keyOf(/** @type {Item} */ (this.#items[middle])) < key) low = middle + 1;
      else high = middle;
    }
    const item = this.#items[low];
    return item !== undefined && this.#options.keyOf(item) === key ? this.#items.length - 1 - low : undefined;
  }

  /** The arrow keys, and those for whole pages and the ends, go from row to row. @param {KeyboardEvent} event */
  #move(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || this.#current === undefined) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.#rowHeight) - 1);
    const last = this.#items.length - 1;
    const at = this.#indexOf(this.#current) ?? 0;
    /** @type {Record<string, number>} */
    const places = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    this.#focusAt(Math.min(last, Math.max(0, place)));
  }

  /** @param {number} index from the top */
  #focusAt(index) {
    if (this.#items.length === 0) return;
    const top = index * this.#rowHeight;
    const titles = this.element.classList.contains('narrow') ? 0 : this.#rowHeight;
    const { scrollTop, clientHeight } = this.element;
    this.#current = this.#options.keyOf(this.#itemAt(index));
    this.element.scrollTop = Math.min(
      top,
      Math.max(scrollTop, top + this.#rowHeight + titles - clientHeight),
    );
    this.#draw();
    this.#rows.get(this.#current)?.element.querySelector('a')?.focus({ preventScroll: true });
  }

  /** @param {FocusEvent} event */
  #enter(event) {
    const row = /** @type {Element} */ (event.target).closest('.row');
    for (const [key, { element }] of this.#rows) if (element === row) this.#current = key;
    for (const [key, { element }] of this.#rows)
      element.querySelector('a')?.setAttribute('tabindex', key === this.#current ? '0' : '-1');
  }
}
