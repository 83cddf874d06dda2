// Settings that a program gives, not a person on the command line.
import { settingEntries, type SettingValues } from './setting-entries.ts';
import type { Settings } from './setting-table.ts';
import { SettingsError } from './settings-error.ts';
import { bindSettings } from './settings.ts';

/** Binds settings. @throws {SettingsError} for what is wrong, with the advice in its message: nobody prints it beside */
export function bindValues(values: SettingValues): Settings {
  try {
    return bindSettings(settingEntries(values));
  } catch (error) {
    if (error instanceof SettingsError && error.hint !== undefined)
      throw new SettingsError(`${error.message} ${error.hint}`, undefined);
    throw error;
  }
}
