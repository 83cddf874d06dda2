// Values of `Global` that code can change in place: noted when a run first sees them.
import { Dictionary } from '@mockwright/dotnet';
import { List } from '@mockwright/dotnet';
import { JToken } from '@mockwright/dotnet';
import { StringBuilder } from '@mockwright/dotnet';
import { Box } from '@mockwright/language/runtime/box';
import type { ChangeLog } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';

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
  if (Array.isArray(value)) rememberArray(value as unknown[], log);
  else if (value instanceof List) rememberAll(value, value.items, log);
  else if (value instanceof Dictionary) rememberAll(value, value.values, log);
  else if (value instanceof StringBuilder) {
    const { text } = value;
    if (log.isNew(value)) log.add(() => void (value.text = text));
  } else if (isOfTemplate(value)) rememberObject(value as Record<string, unknown>, log);
}

/** Elements of one type are all alike: where the first is no object that changes, none is. */
function rememberAll(owner: object, items: readonly unknown[], log: ChangeLog): void {
  const first = items.find((item) => item !== null && item !== undefined);
  if (first === undefined || !mayHold(first) || seen.has(owner)) return;
  seen.add(owner);
  try {
    for (const item of items) remember(item, log);
  } finally {
    seen.delete(owner);
  }
}
/** What is being looked into: a list may hold itself. */
const seen = new Set<object>();

function mayHold(value: unknown): boolean {
  return (
    Array.isArray(value) ||
    value instanceof List ||
    value instanceof Dictionary ||
    value instanceof StringBuilder ||
    (isShared(value) && isOfTemplate(value))
  );
}

function rememberArray(array: unknown[], log: ChangeLog): void {
  if (!log.isNew(array)) return;
  const before = array.slice();
  log.add(() => {
    for (let at = 0; at < before.length; at++) array[at] = before[at];
  });
  rememberAll(array, before, log);
}

function rememberObject(object: Record<string, unknown>, log: ChangeLog): void {
  if (!log.isNew(object)) return;
  const before = Object.entries(object);
  log.add(() => {
    for (const [key, value] of before) if (object[key] !== value) object[key] = value;
  });
  for (const [, value] of before) remember(value, log);
}

/** Whether an object is of a class that code declares. */
function isOfTemplate(value: object): boolean {
  const type = (value as { readonly $type?: NamedType }).$type;
  return type !== undefined && 'definition' in type && type.definition.flags.submission !== undefined;
}
