// The environment of the process that runs templates: what settings are read from, and nothing else. Secrets that the
// user's shell or a container holds are not there to be found.
import type { CommandLine } from '../settings/command-line.ts';
import type { SettingEntry } from '../settings/setting-entry.ts';
import { readSources } from '../settings/sources.ts';

/** Names that go along: settings, the time zone and language, the terminal, Node.js's own, the user's cache folder. */
const PASSED =
  /^(?:mock(?:aco)?(?::|__).*|(?:aspnetcore|dotnet)_.*|kestrel(?::|__).*|urls|https?_ports|tz|lang|language|lc_.*|term|colorterm|no_color|force_color|ci|github_actions|node_options|home|xdg_cache_home|xdg_data_home|systemroot|userprofile|localappdata)$/i;

/**
 * What of this process's environment the server's process gets, with the variables that `Mock:EnvironmentVariables` names.
 * @throws {SettingsError} when a file of settings cannot be read
 */
export function environmentOfServer(line: CommandLine): Record<string, string> {
  const { env } = process;
  const named = namesIn(readSources(process.cwd(), env, line.entries).entries);
  const passed: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value !== undefined && (PASSED.test(name) || named.has(name))) passed[name] = value;
  return passed;
}

/** The items of the list `Mock:EnvironmentVariables`; a later entry of an item wins. */
function namesIn(entries: readonly SettingEntry[]): ReadonlySet<string> {
  const items = new Map<string, string>();
  for (const { key, value } of entries)
    if (/^mock:environmentvariables:\d+$/i.test(key)) items.set(key.toLowerCase(), value.trim());
  return new Set(items.values());
}
