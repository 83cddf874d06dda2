// Values of `Global` that code can change in place: noted when a run first sees them.
import { Dictionary } from '@mockwright/dotnet';
import { hasAttached, isPackable, List } from '@mockwright/dotnet';
import { JToken } from '@mockwright/dotnet';
import { Box } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { isHolder } from '@mockwright/language/runtime/change-log';
import type { ChangeLog, Holder } from '@mockwright/language/runtime/change-log';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { currentRun, spend } from '@mockwright/language/runtime/run';

/** Whether what code gets with a value may change. */
export const mayChange = (value: unknown): boolean => isShared(value) || typeof value === 'function';

/** Whether a value may be one that changes: the others need no log. */
export function isShared(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Box);
}

/**
 * Remembers those objects that do not tell of their changes themselves: arrays, objects of the template's classes, string
 * builders, non-generic collections, and what is in them. Lists, dictionaries, sets, queues and tokens tell the log; they,
 * tuples and pairs are only looked into. Where there is something else that may change, the run stays where it is.
 * @throws {StayError}
 */
export function remember(value: unknown, log: ChangeLog): void {
  if (!mayChange(value)) return;
  if (value instanceof JToken && !isOfTemplate(value)) {
    stayForAttached(value);
    return;
  }
  // A list of what is left, for objects may hold objects as deep as there is memory.
  const left: Left = { values: [value], seen: new Set() };
  while (left.values.length > 0) {
    spend(1);
    look(left.values.pop(), log, left);
  }
}

/** What is still to be looked at, and which lists and dictionaries have been: one may hold itself. */
interface Left {
  readonly values: unknown[];
  readonly seen: Set<object>;
}

function look(value: unknown, log: ChangeLog, left: Left): void {
  // What delegates captured may change as well.
  if (typeof value === 'function') currentRun().stay();
  if (!isShared(value)) return;
  if (Array.isArray(value)) {
    lookAtArray(value as unknown[], log, left);
    return;
  }
  if (isOfTemplate(value)) lookAtObject(value as Record<string, unknown>, log, left);
  if (value instanceof JToken) {
    stayForAttached(value);
    return;
  }
  // A collection may have one of the template's own, or a delegate, which may count what it compares.
  const { comparer } = value as { readonly comparer?: unknown };
  if (isShared(comparer) && (isOfTemplate(comparer) || isHolder(comparer))) left.values.push(comparer);
  if (value instanceof List) addAll(value, value.items, value.$elementType, left);
  else if (value instanceof Dictionary) {
    const [keys, values] = value.$type.typeArguments;
    addAll(value, value.values, values, left);
    if (!isPlain(keys)) addAll(value.table, value.table.keys, keys, left);
  } else if (isHolder(value)) lookAtHolder(value, log, left);
  else if (!isOfTemplate(value)) stayFor(value);
}

/** What cannot go to another process stays anyway. Of what can all changes are noted. */
function stayFor(value: object): void {
  if (!('$remember' in value) && !isPackable(value)) currentRun().stay();
}

/** What is attached to tokens may be anything, and handlers of events change what they captured. */
function stayForAttached(token: JToken): void {
  if (hasAttached(token)) currentRun().stay();
}

/** @param type the elements' one: of plain ones none is an object that changes */
function addAll(
  owner: object,
  items: Iterable<unknown>,
  type: Type | undefined,
  { values, seen }: Left,
): void {
  if (isPlain(type) || seen.has(owner)) return;
  seen.add(owner);
  for (const item of items) if (mayChange(item)) values.push(item);
}

/** Numbers, texts and the like, and pairs of them; objects may be anything. */
function isPlain(type: Type | undefined): boolean {
  if (type === undefined) return false;
  if (type.special !== undefined) return type.special !== 'object';
  return (
    type.kind === 'enum' ||
    (type.kind === 'struct' && type.typeArguments.length > 0 && type.typeArguments.every(isPlain))
  );
}

function lookAtHolder(value: Holder, log: ChangeLog, left: Left): void {
  if (left.seen.has(value)) return;
  const { parts, type, putBack } = value.$held();
  if (putBack === undefined) stayFor(value);
  else if (log.isNew(value)) log.add(putBack);
  addAll(value, parts, type, left);
}

function lookAtArray(array: unknown[], log: ChangeLog, left: Left): void {
  if (!log.isNew(array)) return;
  const before = array.slice();
  log.add(() => {
    for (let at = 0; at < before.length; at++) array[at] = before[at];
  });
  const { $element } = array as Partial<NetArray>;
  // Elsewhere tuples are copied before a part of them is changed.
  addAll(array, before, $element?.kind === 'struct' && $element.isTuple ? undefined : $element, left);
}

function lookAtObject(object: Record<string, unknown>, log: ChangeLog, { values }: Left): void {
  if (!log.isNewOwner(object)) return;
  const entries = Object.entries(object);
  // What the library's part of the object holds is put back by the library, or looked at as such.
  const before = tellsOfChanges(object) ? entries.filter(([key]) => fieldKey.test(key)) : entries;
  log.add(() => {
    for (const [key, value] of before) if (object[key] !== value) object[key] = value;
  });
  const isWhole = before === entries;
  for (const [key, value] of entries)
    if (mayChange(value) && (isWhole || fieldKey.test(key) || !Array.isArray(value))) values.push(value);
}

/** The keys of fields that code declares. */
const fieldKey = /\$\d+$/;

const tellsOfChanges = (object: object): boolean =>
  '$remember' in object || isHolder(object) || object instanceof JToken;

/** Whether an object is of a class that code declares. */
function isOfTemplate(value: object): boolean {
  const type = (value as { readonly $type?: NamedType }).$type;
  if (type === undefined || !('definition' in type)) return false;
  const { submission, isAnonymous } = type.definition.flags;
  return submission !== undefined || isAnonymous === true;
}
