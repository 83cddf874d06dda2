// What a screen reader is told while requests come: not each of them, but now and then what did not go well.
import { byId } from './dom.js';
import { isBad } from './known-requests.js';

const EVERY_MILLISECONDS = 5000;

/** Since something was said last. @type {import('./types.d.ts').ListedRequest[]} */
let untold = [];
let isWaiting = false;

/** @param {import('./types.d.ts').ListedRequest} request one that is over */
export function tellOf(request) {
  if (!isBad(request)) return;
  untold.push(request);
  if (!isWaiting) tell();
}

function tell() {
  const last = untold.at(-1);
  isWaiting = last !== undefined;
  if (last === undefined) return;
  const more = untold.length - 1;
  const what = last.matched ? 'was not answered well' : 'fits no template';
  byId('news').textContent = `${last.method} ${last.path} ${what}${more > 0 ? `, and ${more} more` : ''}.`;
  untold = [];
  setTimeout(tell, EVERY_MILLISECONDS);
}
