// Settings given in code: flat names, nested objects and lists.
import type { SettingEntry } from './setting-entry.ts';

/** What settings given in code may be. */
export interface SettingValues {
  readonly [name: string]: string | number | boolean | readonly (string | number | boolean)[] | SettingValues;
}

/** The entries of settings given in code: `{ Mock: { Imports: ['a'] } }` is `Mock:Imports:0=a`. */
export function settingEntries(values: SettingValues, prefix = ''): SettingEntry[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    return typeof value === 'object'
      ? settingEntries(value as SettingValues, `${key}:`)
      : [{ key, value: String(value), source: 'options' }];
  });
}
