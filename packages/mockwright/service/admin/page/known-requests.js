// The requests that the page knows, and which of them fit the filter. Thousands come and go: each is added where it
// belongs, and looked through once.
import { chosenSession } from './api.js';

/** @typedef {import('./types.d.ts').ListedRequest} ListedRequest */
/** @typedef {{ request: ListedRequest, text: string, isBad: boolean }} Known */

/** How many are kept, and how many go at once when there are more. */
const MOST = 20_000;
const SURPLUS = 1000;

/** By their ids, growing. @type {Known[]} */
let known = [];
/** Those that fit, in the same order. @type {Known[]} */
let fitting = [];
let isLoaded = false;
let words = [''];
let onlyBad = false;
/** Of the chosen session. */
let allCount = 0;
let badCount = 0;

/** Whether the requests from before have come. */
export function areKnown() {
  return isLoaded;
}

/** They have come, all of them or the newest. */
export function setKnown() {
  isLoaded = true;
}

/** Those that fit the filter; the newest is the last. */
export function fittingRequests() {
  return fitting;
}

/** How many there are in the chosen session, and how many of them no template answered well. */
export function requestCounts() {
  return { all: allCount, bad: badCount };
}

/** The one with an id, as the list knows it. @param {number} id */
export function knownRequest(id) {
  const at = placeOf(known, id);
  return known[at]?.request.id === id ? known[at].request : undefined;
}

/** The words that all must be in a request; and whether only those are shown that were not answered well. @param {string} text @param {boolean} bad */
export function filterRequests(text, bad) {
  words = text.trim().toLowerCase().split(/\s+/);
  onlyBad = bad;
  sift();
}

/** Looks through all again: the session is another one. */
export function sift() {
  fitting = known.filter(fits);
  const here = known.filter(isOfSession);
  allCount = here.length;
  badCount = here.filter(({ isBad }) => isBad).length;
}

/** Adds some, or puts them in place of what was known of them. @param {readonly ListedRequest[]} requests by growing ids */
export function addRequests(requests) {
  for (const request of requests) add(request);
  if (known.length <= MOST + SURPLUS) return;
  known = known.slice(-MOST);
  sift();
}

/** Forgets those of a session, or all. @param {string | null} session */
export function forgetRequests(session) {
  known = session === null ? [] : known.filter(({ request }) => request.session !== session);
  sift();
}

/** @param {ListedRequest} request */
function add(request) {
  const one = { request, text: textOf(request), isBad: isBad(request) };
  const before = put(known, one);
  if (before !== undefined) count(before, -1);
  count(one, 1);
  if (fits(one)) put(fitting, one);
  else if (before !== undefined) {
    const at = placeOf(fitting, request.id);
    if (fitting[at]?.request.id === request.id) fitting.splice(at, 1);
  }
}

/** @param {Known} one @param {number} change */
function count(one, change) {
  if (!isOfSession(one)) return;
  allCount += change;
  if (one.isBad) badCount += change;
}

/** @param {Known[]} list @param {Known} one @returns {Known | undefined} the one it took the place of */
function put(list, one) {
  const { id } = one.request;
  const last = list.at(-1);
  // What is new is behind all others, nearly always.
  if (last === undefined || last.request.id < id) {
    list.push(one);
    return undefined;
  }
  const at = placeOf(list, id);
  const before = list[at]?.request.id === id ? list[at] : undefined;
  list.splice(at, before === undefined ? 0 : 1, one);
  return before;
}

/** Where an id is or would be. @param {readonly Known[]} list @param {number} id */
function placeOf(list, id) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (/** @type {Known} */ (list[middle]).request.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param {ListedRequest} request */
export function isBad({ matched, error, fault, status, why }) {
  return !matched || why !== undefined || error !== undefined || (fault === undefined && status === null);
}

/** What the words of a filter are looked for in. @param {ListedRequest} request */
function textOf({ method, path, query, status, template, matched, error, fault, why }) {
  const parts = [method, `${path}?${query}`, status, status && `${String(status)[0]}xx`, template];
  const more = [
    matched ? 'matched' : 'unmatched',
    error,
    fault,
    error === 'template-failed' || (matched && why) ? 'failed' : '',
  ];
  return [...parts, ...more].join(' ').toLowerCase();
}

/** @param {Known} one */
function fits(one) {
  if (!isOfSession(one) || (onlyBad && !one.isBad)) return false;
  return words.every((word) => one.text.includes(word));
}

/** @param {Known} one */
function isOfSession({ request }) {
  const session = chosenSession();
  return session === '' || request.session === session;
}
