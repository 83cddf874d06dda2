// Settings given in code: flat names, nested objects and lists.
import type { SettingEntry } from './setting-entry.ts';
import { SettingsError } from './settings-error.ts';

/** What settings given in code may be. */
export interface SettingValues {
  readonly [name: string]: string | number | boolean | readonly (string | number | boolean)[] | SettingValues;
}

const KINDS = new Set(['string', 'number', 'boolean', 'object']);

/** The entries of settings given in code: `{ Mock: { Imports: ['a'] } }` is `Mock:Imports:0=a`. */
export function settingEntries(values: SettingValues, prefix = ''): SettingEntry[] {
  return Object.entries<unknown>(values).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    if (value === undefined) return [];
    if (!KINDS.has(typeof value) || value === null)
      throw new SettingsError(
        `The setting '${key}' is ${value === null ? 'null' : `a ${typeof value}`}.`,
        'Give a text, a number, true or false, a list, or an object with settings.',
      );
    return typeof value === 'object'
      ? settingEntries(value as SettingValues, `${key}:`)
      : [{ key, value: String(value), source: 'options' }];
  });
}
