// Settings given in code: flat names, nested objects and lists.
import type { SettingEntry } from './setting-entry.ts';
import { builtInKind } from '@mockwright/language/text/built-in-kind';
import { shorten } from '@mockwright/language/text/shorten';
import { SettingsError } from './settings-error.ts';

/** What settings given in code may be. */
export interface SettingValues {
  readonly [name: string]: string | number | boolean | readonly (string | number | boolean)[] | SettingValues;
}

/** No setting has a longer name; what holds itself has. */
const LONGEST_NAME = 1000;

/** The entries of settings given in code: `{ Mock: { Imports: ['a'] } }` is `Mock:Imports:0=a`. @throws {SettingsError} for null, functions … */
export function settingEntries(values: SettingValues, prefix = ''): SettingEntry[] {
  if (prefix.length > LONGEST_NAME)
    throw new SettingsError(`The settings are nested too deeply: ${shorten(prefix)}`, undefined);
  return Object.entries<unknown>(values).flatMap(([name, value]) => {
    const key = `${prefix}${name}`;
    if (value === undefined) return [];
    const kind = value === null ? 'null' : builtInKind(value);
    if (typeof value === 'object' && kind === undefined)
      return settingEntries(value as SettingValues, `${key}:`);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return [{ key, value: String(value), source: 'options' }];
    throw new SettingsError(
      `The setting '${key}' is ${kind ?? `a ${typeof value}`}.`,
      'Give a text, a number, true or false, a list, or an object with settings.',
    );
  });
}
