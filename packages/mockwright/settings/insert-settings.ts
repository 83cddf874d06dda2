// Adds settings to the text of an `appsettings.json`: what is there, comments among it, stays as it is.
import { stripJsonComments } from './strip-json-comments.ts';

/** Settings as JSON has them. */
export interface SettingTree {
  readonly [name: string]: string | number | boolean | readonly string[] | SettingTree;
}

/** A text with more settings in it. */
export interface InsertedSettings {
  readonly text: string;
  /** Those that were there already with another value, and stay: `Mock:Folder`. */
  readonly kept: readonly string[];
}

/** What goes behind the brace of an object. */
interface Insertion {
  readonly path: readonly string[];
  readonly members: readonly (readonly [name: string, value: SettingTree[string]])[];
}

/**
 * Adds what is missing. Names are compared without regard to case; a list that is there is left alone.
 * @param text a JSON object, with comments; empty: an object without members
 * @throws {SyntaxError} when it is none
 */
export function insertSettings(text: string, wanted: SettingTree): InsertedSettings {
  const whole = text.trim() === '' ? '{}\n' : text;
  const stripped = stripJsonComments(whole);
  const existing = JSON.parse(stripped) as unknown;
  if (!isTree(existing)) throw new SyntaxError('It is not a JSON object.');
  const insertions: Insertion[] = [];
  const kept: string[] = [];
  compare(existing, wanted, [], insertions, kept);
  let result = whole;
  // From the end on, so that the places before stay right.
  const placed = insertions.map((insertion) => ({ ...insertion, ...placeOf(stripped, insertion.path) }));
  for (const { path, members, start, isEmpty } of placed.toSorted((a, b) => b.start - a.start)) {
    const indent = '  '.repeat(path.length + 1);
    const lines = members.map(
      ([name, value]) => `\n${indent}${JSON.stringify(name)}: ${written(value, indent)}`,
    );
    const end = isEmpty ? `\n${indent.slice(2)}` : ',';
    result = result.slice(0, start) + lines.join(',') + end + result.slice(start);
  }
  return { text: result, kept };
}

function isTree(value: unknown): value is SettingTree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compare(
  existing: SettingTree,
  wanted: SettingTree,
  path: readonly string[],
  insertions: Insertion[],
  kept: string[],
): void {
  const missing: [string, SettingTree[string]][] = [];
  for (const [name, value] of Object.entries(wanted)) {
    const there = Object.keys(existing).find((other) => other.toLowerCase() === name.toLowerCase());
    const old = there === undefined ? undefined : existing[there];
    if (old === undefined) missing.push([name, value]);
    else if (isTree(old) && isTree(value)) compare(old, value, [...path, there!], insertions, kept);
    else if (JSON.stringify(old) !== JSON.stringify(value)) kept.push([...path, name].join(':'));
  }
  if (missing.length > 0) insertions.push({ path, members: missing });
}

function written(value: SettingTree[string], indent: string): string {
  return JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${indent}`);
}

/** Where the object at a path begins, behind its brace, and whether it has no members. */
function placeOf(
  stripped: string,
  path: readonly string[],
): { readonly start: number; readonly isEmpty: boolean } {
  const names: (string | undefined)[] = [];
  // Of several with one name, the last one counts.
  let found: { readonly start: number; readonly isEmpty: boolean } | undefined;
  let name: string | undefined;
  for (const { 0: token, index } of stripped.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') {
      names.push(name);
      name = undefined;
      const start = index + 1;
      if (token === '{' && isSame(names.slice(1), path))
        found = { start, isEmpty: /^\s*\}/.test(stripped.slice(start)) };
    } else if (token === '}' || token === ']') names.pop();
    else name = JSON.parse(token) as string;
  }
  if (found !== undefined) return found;
  throw new SyntaxError(`There is no object ${path.join(':')}.`);
}

function isSame(names: readonly (string | undefined)[], path: readonly string[]): boolean {
  return names.length === path.length && names.every((name, index) => name === path[index]);
}
