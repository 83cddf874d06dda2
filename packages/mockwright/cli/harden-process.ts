// What a process has lost before it runs code of templates: the ways from a function to code made of text, room for new
// members of what all objects inherit from, and the environment.
// oxlint-disable-next-line no-empty-function -- only its prototype is of interest
const functions: readonly Function[] = [
  () => undefined,
  async () => undefined,
  function* () {
    yield undefined;
  },
  async function* () {
    yield undefined;
  },
];

/**
 * What values inherit from whose members no code may add to. Not regular expressions: V8 would take its slow ways for them,
 * microseconds for each match that is replaced or split at.
 */
const shared: readonly object[] = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  BigInt,
  Symbol,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  Error,
  Date,
  ArrayBuffer,
  Uint8Array,
  Buffer,
].map(({ prototype }) => prototype as object);

/** The time zone is read again whenever it changes, and then counts for dates. */
const needed: ReadonlySet<string> = new Set(['TZ']);

/**
 * Hardens this process, which cannot be undone: for the command's own processes only, never where others' code runs.
 * It is the last of several walls: emitted code names no property and calls no function that is not its own.
 * @returns the environment as it was, for the settings; the process itself has none from then on
 */
export function hardenProcess(): Readonly<Record<string, string | undefined>> {
  for (const each of functions) removeConstructor(Object.getPrototypeOf(each) as object);
  // Sealed, not frozen: what inherits a member that is frozen cannot be given one of its own by assignment.
  for (const prototype of shared) Object.preventExtensions(prototype);
  return takeEnvironment();
}

/** `f.constructor` makes functions of text. Those of arrays and promises stay: V8 is slow without them. */
function removeConstructor(prototype: object): void {
  Object.defineProperty(prototype, 'constructor', { value: undefined, writable: false, configurable: false });
}

function takeEnvironment(): Readonly<Record<string, string | undefined>> {
  const environment = { ...process.env };
  for (const name of Object.keys(environment)) if (!needed.has(name)) delete process.env[name];
  return environment;
}
