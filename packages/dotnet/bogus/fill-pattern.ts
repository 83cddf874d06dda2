// Fills in the patterns of the data source: `{{location.city_prefix}} {{person.firstName}}`.
import type { DataSet } from './data-set.ts';

/** What a pattern may ask for beyond word lists, by its name there; undefined for names that are none of it. */
export type PatternMember = (name: string) => string | undefined;

/** Texts at even places, names at odd ones. */
const split = new Map<string, readonly string[]>();

function partsOf(pattern: string): readonly string[] {
  let parts = split.get(pattern);
  if (!parts) split.set(pattern, (parts = pattern.split(/\{\{([\w.]+)\}\}/)));
  return parts;
}

/** Fills in one pattern of the data source: from `member` where it has the name, else from the word list of that path. */
export function fillPattern(pattern: string, data: DataSet, member: PatternMember): string {
  const parts = partsOf(pattern);
  let text = parts[0]!;
  for (let at = 1; at < parts.length; at += 2)
    text += (member(parts[at]!) ?? data.pattern(parts[at]!)) + parts[at + 1]!;
  return text;
}
