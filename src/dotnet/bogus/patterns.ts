// Fills in the patterns of the data source: `{{location.city_prefix}} {{person.firstName}}`.
import type { DataSet } from './data-set.ts';

/** What a pattern may ask for beyond word lists, by its name there. */
export type PatternMembers = Readonly<Record<string, () => string>>;

/** Fills in one pattern: from `members` where they have the name, else from the word list of that path. */
export function fillPattern(pattern: string, data: DataSet, members: PatternMembers): string {
  return pattern.replace(/\{\{([\w.]+)\}\}/g, (_all, name: string) => members[name]?.() ?? data.random.replace(data.one(name)));
}
