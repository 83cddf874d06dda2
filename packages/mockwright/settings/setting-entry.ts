// What every source of settings gives: keys and texts.

/** One key with its text, and where it was said. */
export interface SettingEntry {
  /** Sections separated by ':', as written: `Mock:Imports:0`. */
  readonly key: string;
  readonly value: string;
  /** For messages: `appsettings.json`, `environment`, `command line`. */
  readonly source: string;
}
