// Values of `Global` that code can change in place: noted when a run first sees them.
import { Dictionary } from '@mockwright/dotnet';
import { List } from '@mockwright/dotnet';
import { JToken } from '@mockwright/dotnet';
import { StringBuilder } from '@mockwright/dotnet';
import { Box } from '@mockwright/language/runtime/box';
import type { ChangeLog } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { spend } from '@mockwright/language/runtime/run';

/** Whether a value may be one that changes: the others need no log. */
export function isShared(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Box);
}

/**
 * Remembers those objects that do not tell of their changes themselves: arrays, objects of the template's classes, string
 * builders, and what is in them. Lists, dictionaries, sets and tokens tell the log; they are only looked into.
 */
export function remember(value: unknown, log: ChangeLog): void {
  if (!isShared(value) || value instanceof JToken) return;
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
  if (!isShared(value) || value instanceof JToken) return;
  if (Array.isArray(value)) lookAtArray(value as unknown[], log, left);
  else if (value instanceof List) addAll(value, value.items, left);
  else if (value instanceof Dictionary) addAll(value, value.values, left);
  else if (value instanceof StringBuilder) {
    const { text } = value;
    if (log.isNew(value)) log.add(() => void (value.text = text));
  } else if (isOfTemplate(value)) lookAtObject(value as Record<string, unknown>, log, left);
}

/** Elements of one type are all alike: where the first is no object that changes, none is. */
function addAll(owner: object, items: readonly unknown[], { values, seen }: Left): void {
  const first = items.find((item) => item !== null && item !== undefined);
  if (first === undefined || !mayHold(first) || seen.has(owner)) return;
  seen.add(owner);
  for (const item of items) values.push(item);
}

function mayHold(value: unknown): boolean {
  return (
    Array.isArray(value) ||
    value instanceof List ||
    value instanceof Dictionary ||
    value instanceof StringBuilder ||
    (isShared(value) && isOfTemplate(value))
  );
}

function lookAtArray(array: unknown[], log: ChangeLog, left: Left): void {
  if (!log.isNew(array)) return;
  const before = array.slice();
  log.add(() => {
    for (let at = 0; at < before.length; at++) array[at] = before[at];
  });
  addAll(array, before, left);
}

function lookAtObject(object: Record<string, unknown>, log: ChangeLog, { values }: Left): void {
  if (!log.isNew(object)) return;
  const before = Object.entries(object);
  log.add(() => {
    for (const [key, value] of before) if (object[key] !== value) object[key] = value;
  });
  for (const [, value] of before) if (isShared(value)) values.push(value);
}

/** Whether an object is of a class that code declares. */
function isOfTemplate(value: object): boolean {
  const type = (value as { readonly $type?: NamedType }).$type;
  return type !== undefined && 'definition' in type && type.definition.flags.submission !== undefined;
}
