// The numbers that .NET gives to the groups of a regular expression.
import { withSettings } from './option-settings.ts';
import { regexOptions } from './regex-tree.ts';

/** The numbers of all groups, ascending from 0, and those of the named ones. */
export interface GroupNumbers {
  readonly all: readonly number[];
  readonly named: ReadonlyMap<string, number>;
  /** Where each group opens first. */
  readonly opened: ReadonlyMap<number, number>;
}

/**
 * Numbers unnamed groups from the left, then numbered ones, then named ones, as .NET does.
 * @param options `RegexOptions` in force at the start
 */
export function numberGroups(pattern: string, options: number): GroupNumbers {
  const all = [0];
  const named = new Map<string, number>();
  const names = new Map<string, number>();
  const explicit = new Set<number>();
  const opened = new Map<number, number>();
  let unnamed = 0;
  let current = options;
  const outer: number[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === '\\') at++;
    else if (character === '[') at = skipClass(pattern, at);
    else if (character === '#' && current & regexOptions.IgnorePatternWhitespace) {
      const end = pattern.indexOf('\n', at);
      at = end < 0 ? pattern.length : end;
    } else if (character === ')') current = outer.pop() ?? current;
    else if (pattern.startsWith('(?#', at)) {
      const end = pattern.indexOf(')', at);
      at = end < 0 ? pattern.length : end;
    } else if (pattern.startsWith('(?(', at) && pattern[at + 3] !== '?') {
      // What is in the parentheses of a condition is no group.
      outer.push(current, current);
      at += 2;
    } else if (character === '(') {
      const settings = /^\(\?([imnsx+-]+)([:)])/i.exec(pattern.slice(at, at + 20));
      if (settings) {
        if (settings[2] === ':') outer.push(current);
        current = withSettings(current, settings[1]!);
        at += settings[0].length - 1;
        continue;
      }
      outer.push(current);
      const declared = /^\(\?[<']([\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d]+)/u.exec(pattern.slice(at, at + 100));
      const name = declared?.[1];
      if (name !== undefined) {
        if (/^\d+$/.test(name)) {
          explicit.add(Number(name));
          if (!opened.has(Number(name))) opened.set(Number(name), at);
        } else if (!names.has(name)) names.set(name, at);
      } else if (pattern[at + 1] !== '?' && !(current & regexOptions.ExplicitCapture)) {
        unnamed++;
        if (!opened.has(unnamed)) opened.set(unnamed, at);
      }
    }
  }
  for (let number = 1; number <= unnamed; number++) all.push(number);
  for (const number of explicit) if (!all.includes(number)) all.push(number);
  let next = unnamed + 1;
  for (const [name, place] of names) {
    while (explicit.has(next)) next++;
    named.set(name, next);
    opened.set(next, place);
    all.push(next++);
  }
  all.sort((a, b) => a - b);
  return { all, named, opened };
}
/** @returns the place of the bracket that ends the class */
function skipClass(pattern: string, start: number): number {
  let at = start + 1;
  if (pattern[at] === '^') at++;
  if (pattern[at] === ']') at++;
  for (; at < pattern.length && pattern[at] !== ']'; at++) {
    if (pattern[at] === '\\') at++;
    else if (pattern[at] === '[' && pattern[at - 1] === '-') at = skipClass(pattern, at);
  }
  return at;
}
