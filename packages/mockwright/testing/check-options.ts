// Options that are misspelt or of the wrong kind are refused by name: types do not reach those who write JavaScript.
import { isIPv6 } from 'node:net';
import { types } from 'node:util';
import { builtInKind } from '@mockwright/language/text/built-in-kind';
import { nearestName } from '@mockwright/language/text/nearest-name';
import {
  METHOD_CHECK,
  PATH_CHECK,
  STATUS_RANGE,
  type FilterCheck,
} from '../service/journal/request-query.ts';
import { shownValue } from './shown-value.ts';

/** What a value must be, in words, and whether one is that. */
type Check = readonly [wanted: string, fits: (value: unknown) => boolean];

const ANYTHING: Check = ['anything', () => true];
const TEXT: Check = ['a text', (value) => typeof value === 'string'];
const SOME_TEXT: Check = ['a text that is not empty', (value) => typeof value === 'string' && value !== ''];
const HOST: Check = [
  "a name or an address without scheme, brackets and port ('localhost', '::1')",
  (value) => typeof value === 'string' && (isIPv6(value) || !/[:[\]/?#@]/.test(value)),
];
const FLAG: Check = ['true or false', (value) => typeof value === 'boolean'];
const LIST: Check = ['a list', (value) => Array.isArray(value)];
const OBJECT: Check = ['an object', isObject];
const FUNCTION: Check = ['a function', (value) => typeof value === 'function'];
const WHOLE: Check = ['a whole number, 0 or more', wholeFrom(0)];
const STATUS: Check = [
  `a whole number from ${STATUS_RANGE.minimum} to ${STATUS_RANGE.maximum}`,
  wholeFrom(STATUS_RANGE.minimum, STATUS_RANGE.maximum),
];
const PORT: Check = ['a whole number from 0 to 65535', wholeFrom(0, 65_535)];
const SEED: Check = [
  'a whole number of 32 bits',
  (value) => Number.isInteger(value) && Number(value) === (Number(value) | 0),
];
const TEXTS: Check = ['a list of texts', isListOfTexts];
const ORIGINS: Check = [
  "true, false or a list of origins ('https://a.example')",
  (value) => typeof value === 'boolean' || typeof value === 'string' || isListOfTexts(value),
];
const TOKEN: Check = [
  'a text that a header can hold',
  (value) => typeof value === 'string' && /^[\t\x20-\x7E\x80-\xFF]*$/.test(value),
];
const COUNT: Check = ['a whole number, 1 or more', wholeFrom(1)];
const TIME: Check = [
  'a number of milliseconds, 0 or more',
  (value) => Number.isFinite(value) && Number(value) >= 0,
];

/** Whose options they are. */
export type OptionsKind =
  | 'createMockServer'
  | 'startMockServer'
  | 'use'
  | 'filter'
  | 'wait'
  | 'close'
  | 'clock.set'
  | 'connectMockServer'
  | 'evaluate'
  | 'request of evaluate';

/** What each kind of options may hold. */
const KNOWN: Readonly<Record<OptionsKind, Readonly<Record<string, Check>>>> = {
  createMockServer: {
    folder: SOME_TEXT,
    templates: LIST,
    port: PORT,
    host: HOST,
    cors: ORIGINS,
    seed: SEED,
    imports: TEXTS,
    global: OBJECT,
    now: ANYTHING,
    onUnmatched: ANYTHING,
    allowBroken: FLAG,
    watch: FLAG,
    settings: OBJECT,
    write: FUNCTION,
  },
  use: { times: COUNT, name: SOME_TEXT },
  filter: {
    method: textThat(METHOD_CHECK),
    path: textThat(PATH_CHECK),
    route: TEXT,
    template: TEXT,
    status: STATUS,
    matched: FLAG,
    since: WHOLE,
    limit: WHOLE,
  },
  wait: { timeout: TIME, count: COUNT },
  close: { timeout: TIME },
  'clock.set': { frozen: FLAG },
  connectMockServer: { token: TOKEN },
  startMockServer: { workingFolder: SOME_TEXT, settings: OBJECT, write: FUNCTION },
  evaluate: { request: OBJECT, imports: TEXTS, run: OBJECT, hints: FLAG },
  'request of evaluate': {
    url: TEXT,
    method: TEXT,
    route: OBJECT,
    query: OBJECT,
    header: OBJECT,
    body: ANYTHING,
  },
};

/**
 * Checks options; a member that is undefined is as one that is not there.
 * @returns them as they were checked: each member is read once, and what is changed afterwards changes nothing
 * @throws {TypeError} for a member that no such options have, and for a value that it does not take
 */
export function checkOptions<Options extends object>(kind: OptionsKind, options: Options): Options {
  const known = KNOWN[kind];
  if (!isObject(options))
    throw new TypeError(
      `The ${kind === 'filter' ? 'filter' : `options of ${kind}`} must be an object, not ${shownValue(options)}.`,
    );
  const checked = Object.entries(options).map(([name, given]): [string, unknown] => {
    // Nor is there a hole in a copy.
    const value: unknown = Array.isArray(given) ? [...(given as readonly unknown[])] : given;
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check === undefined) {
      const names = Object.keys(known);
      const nearest = nearestName(name, names);
      const advice = nearest === undefined ? `Known are ${names.join(', ')}.` : `Did you mean '${nearest}'?`;
      throw new TypeError(`Unknown option '${name}' of ${kind}. ${advice}`);
    }
    if (value !== undefined) expectValue(`'${name}' of ${kind}`, value, check);
    return [name, value];
  });
  // What a test has put on the class of all objects is none of them.
  return Object.setPrototypeOf(Object.fromEntries(checked), null) as Options;
}

/** @throws {TypeError} unless it is a text */
export function checkText(what: string, value: unknown): void {
  expectValue(what, value, TEXT);
}

/** @throws {TypeError} unless it is a number by which a clock can be moved */
export function checkAdvance(milliseconds: unknown): void {
  expectValue('clock.advance', milliseconds, ['a number of milliseconds', Number.isFinite]);
}

/** @throws {TypeError} unless it is a name of a value in `Global` */
export function checkGlobalName(member: 'get' | 'set', name: unknown): void {
  checkText(`The name in global.${member}`, name);
}

function expectValue(what: string, value: unknown, [wanted, fits]: Check): void {
  if (!fits(value)) throw new TypeError(`${what} takes ${wanted}, not ${shownValue(value)}.`);
}

function textThat([wanted, fits]: FilterCheck): Check {
  return [wanted, (value) => typeof value === 'string' && fits(value)];
}

function wholeFrom(least: number, most: number = Number.MAX_SAFE_INTEGER): Check[1] {
  return (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !types.isBoxedPrimitive(value) &&
    builtInKind(value) === undefined
  );
}
