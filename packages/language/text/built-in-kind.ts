// Objects whose members do not say what they hold: as JSON they would be {}.
import { types } from 'node:util';

/** What JSON writes by its members, or unpacks. */
const PLAIN: ReadonlySet<string> = new Set([
  'Arguments',
  'Array',
  'Boolean',
  'Module',
  'Number',
  'Object',
  'String',
]);

/** Those that no tag and no member of their own makes another thing. */
const KNOWN: readonly (readonly [tag: string, isOne: (value: unknown) => boolean])[] = [
  ['Map', types.isMap],
  ['Set', types.isSet],
  ['WeakMap', types.isWeakMap],
  ['WeakSet', types.isWeakSet],
  ['Promise', types.isPromise],
  ['RegExp', types.isRegExp],
  ['Error', types.isNativeError],
  ['Date', types.isDate],
  ['DataView', types.isDataView],
  ['ArrayBuffer', types.isArrayBuffer],
  ['SharedArrayBuffer', types.isSharedArrayBuffer],
];

/** What such an object is: `a Map`, `an ArrayBuffer`, `a Promise`, `a Money without fields`; undefined for other values. */
export function builtInKind(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  // Objects of another realm, as in the runners of tests, are no instances of this one's classes.
  const tag = Object.prototype.toString.call(value).slice('[object '.length, -1);
  const known = KNOWN.find(([, isOne]) => isOne(value));
  if (known !== undefined) return withArticle(known[0]);
  if (ArrayBuffer.isView(value)) return withArticle(tag);
  if (Array.isArray(value) || Object.keys(value).length > 0) return undefined;
  if (!PLAIN.has(tag)) return withArticle(tag);
  return tag === 'Object' && hidesWhatItHolds(value)
    ? `${withArticle(classOf(value))} without fields`
    : undefined;
}

function withArticle(noun: string): string {
  return `${/^[AEIO]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Whether its class has methods or getters: what it holds is in private fields, or what is behind a getter. */
function hidesWhatItHolds(value: object): boolean {
  for (let type = prototypeOf(value); type !== null; type = prototypeOf(type)) {
    // That of all objects, of whatever realm.
    if (prototypeOf(type) === null) return false;
    if (Reflect.ownKeys(type).some((name) => name !== 'constructor')) return true;
  }
  return false;
}

function classOf(value: object): string {
  const { constructor } = value as { readonly constructor?: unknown };
  return typeof constructor === 'function' && constructor.name !== '' ? constructor.name : 'Object';
}

function prototypeOf(value: object): object | null {
  return Object.getPrototypeOf(value) as object | null;
}
