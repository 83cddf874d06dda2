// The steps of a JSONPath: each turns a sequence of tokens into the next one, lazily, as Newtonsoft.Json does.
import { JArray, JConstructor } from '../linq/array.ts';
import { JObject } from '../linq/object.ts';
import { descendants } from '../linq/token-paths.ts';
import { JProperty } from '../linq/property.ts';
import { JContainer } from '../linq/token.ts';
import type { JToken } from '../linq/token.ts';
import { JsonException } from '../json-exception.ts';
import { spend } from '@mockwright/language/runtime/run';

/** `JsonSelectSettings`, or the `errorWhenNoMatch` of the methods. */
export interface SelectSettings {
  readonly errorWhenNoMatch: boolean;
  /** A `TimeSpan`, or null. */
  readonly regexMatchTimeout: unknown;
}
/** One step. */
export type PathFilter = (
  root: JToken,
  current: Iterable<JToken>,
  settings: SelectSettings | null,
) => Iterable<JToken>;
/** The condition of a `[?(…)]`. */
export type Condition = (root: JToken, token: JToken, settings: SelectSettings | null) => boolean;

function className(token: JToken): string {
  return token.$type.name;
}
function fail(settings: SelectSettings | null, message: () => string): void {
  if (settings?.errorWhenNoMatch) throw new JsonException(message());
}

/** `.name`; `.*` for null. */
export function fieldFilter(name: string | null): PathFilter {
  return function* (_root, current, settings) {
    for (const token of current) {
      if (!(token instanceof JObject)) {
        fail(settings, () => `Property '${name ?? '*'}' not valid on ${className(token)}.`);
      } else if (name === null) {
        for (const property of token.children) yield property.value;
      } else {
        const value = token.get(name);
        if (value) yield value;
        else fail(settings, () => `Property '${name}' does not exist on JObject.`);
      }
    }
  };
}
/** `['a','b']`. */
export function fieldsFilter(names: readonly string[]): PathFilter {
  return function* (_root, current, settings) {
    for (const token of current) {
      if (!(token instanceof JObject)) {
        fail(
          settings,
          () => `Properties ${names.map((name) => `'${name}'`).join(', ')} not valid on ${className(token)}.`,
        );
        continue;
      }
      for (const name of names) {
        const value = token.get(name);
        if (value) yield value;
        // Also after a match: that is what Newtonsoft.Json does.
        fail(settings, () => `Property '${name}' does not exist on JObject.`);
      }
    }
  };
}

function tokenAt(token: JToken, index: number, settings: SelectSettings | null): JToken | undefined {
  if (token instanceof JArray || token instanceof JConstructor) {
    if (index < token.children.length) return token.childAt(index);
    fail(settings, () => `Index ${index} outside the bounds of ${className(token)}.`);
  } else {
    fail(settings, () => `Index ${index} not valid on ${className(token)}.`);
  }
  return undefined;
}
/** `[0]`, `[0,1]`. */
export function indexFilter(indices: readonly number[]): PathFilter {
  return function* (_root, current, settings) {
    for (const token of current) {
      for (const index of indices) {
        const found = tokenAt(token, index, settings);
        if (found) yield found;
      }
    }
  };
}
/** `[*]`. */
export const allItemsFilter: PathFilter = function* (_root, current, settings) {
  for (const token of current) {
    if (token instanceof JArray || token instanceof JConstructor) yield* token;
    else fail(settings, () => `Index * not valid on ${className(token)}.`);
  }
};
/** `[start:end:step]`. */
export function sliceFilter(start: number | null, end: number | null, step: number | null): PathFilter {
  return function* (_root, current, settings) {
    if (step === 0) throw new JsonException('Step cannot be zero.');
    const by = step ?? 1;
    for (const token of current) {
      if (!(token instanceof JArray)) {
        fail(settings, () => `Array slice is not valid on ${className(token)}.`);
        continue;
      }
      const count = token.children.length;
      let from = start ?? (by > 0 ? 0 : count - 1);
      let to = end ?? (by > 0 ? count : -1);
      if (start !== null && start < 0) from += count;
      if (end !== null && end < 0) to += count;
      if (by > 0) from = Math.max(from, 0);
      from = Math.min(from, by > 0 ? count : count - 1);
      to = Math.min(Math.max(to, -1), count);
      const inside = (i: number): boolean => (by > 0 ? i < to : i > to);
      if (!inside(from))
        fail(settings, () => `Array slice of ${start ?? '*'} to ${end ?? '*'} returned no results.`);
      for (let i = from; inside(i); i += by) yield token.childAt(i);
    }
  };
}

/** `..name`; `..*` for null, which gives the token itself, too. */
export function scanFilter(names: readonly (string | null)[]): PathFilter {
  const all = names.includes(null);
  const single = names.length === 1 ? names[0] : undefined;
  return function* (_root, current) {
    for (const token of current) {
      if (all) yield token;
      for (const found of descendants(token, false)) {
        spend(1);
        if (!(found instanceof JProperty)) {
          if (all) yield found;
        } else if (single !== undefined ? found.name === single : names.includes(found.name)) {
          yield found.value;
        }
      }
    }
  };
}
/** `[?(…)]`. */
export function queryFilter(condition: Condition): PathFilter {
  return function* (root, current, settings) {
    for (const token of current) {
      for (const child of token) {
        spend(1);
        if (condition(root, child, settings)) yield child;
      }
    }
  };
}
/** `..[?(…)]`. */
export function queryScanFilter(condition: Condition): PathFilter {
  return function* (root, current, settings) {
    for (const token of current) {
      for (const found of token instanceof JContainer ? descendants(token, true) : [token]) {
        spend(1);
        if (condition(root, found, settings)) yield found;
      }
    }
  };
}
/** `$` inside a condition. */
export const rootFilter: PathFilter = (root) => [root];

/** What a step of a path costs. */
const stepUnits = 32;

/** Applies steps one after the other. */
export function applyFilters(
  filters: readonly PathFilter[],
  root: JToken,
  token: JToken,
  settings: SelectSettings | null,
): Iterable<JToken> {
  let current: Iterable<JToken> = [token];
  for (const filter of filters) {
    spend(stepUnits);
    current = filter(root, current, settings);
  }
  return current;
}
