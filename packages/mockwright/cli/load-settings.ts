// The settings of this process: files of the working folder, then the environment, then the command line.
import type { CommandLine } from '../settings/command-line.ts';
import type { Settings } from '../settings/setting-table.ts';
import { bindSettings } from '../settings/settings.ts';
import { readSources, type SettingSources } from '../settings/sources.ts';

/** Bound settings, and what is to be told of those of Mockaco. */
export interface LoadedSettings extends Omit<SettingSources, 'entries'> {
  readonly settings: Settings;
}

/**
 * Reads and binds the settings.
 * @throws {SettingsError} when one of them cannot be used
 */
export function loadSettings(line: Pick<CommandLine, 'entries'>, workingFolder: string): LoadedSettings {
  const { entries, ...told } = readSources(workingFolder, process.env, line.entries);
  return { settings: bindSettings(entries), ...told };
}

/** Whether a stream takes colors: a terminal, and nobody asked for none (https://no-color.org). */
export function takesColor(stream: { readonly isTTY?: boolean }): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return stream.isTTY === true || (FORCE_COLOR !== undefined && FORCE_COLOR !== '0');
}
