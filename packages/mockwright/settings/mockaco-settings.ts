// The settings of Mockaco, the server that templates like these were first written for, read as this program's own.
import { nearestName } from '@mockwright/language/text/nearest-name';
import type { SettingEntry } from './setting-entry.ts';
import { SETTINGS } from './setting-table.ts';
import type { SettingDefinition } from './setting-types.ts';

/** A setting of Mockaco whose name here is not simply `Mock:` instead of `Mockaco:`. */
export interface MockacoSetting {
  /** Below the section `Mockaco`. */
  readonly name: string;
  /** What it is here; undefined: nothing. */
  readonly becomes: string | undefined;
  /** Why there is nothing, and what to do; or what else is to be known. */
  readonly note?: string;
}

/** The settings that have another name here, or none; all others keep theirs. */
export const RENAMED_SETTINGS: readonly MockacoSetting[] = [
  { name: 'TemplateFileProvider:Path', becomes: SETTINGS.folder.name },
  {
    name: 'MockacoEndpoint',
    becomes: SETTINGS.endpointAliases.name,
    note: 'The endpoints answer below `/_mock`, too.',
  },
  { name: 'HiddenHeaders', becomes: SETTINGS.ignoredHeaders.name, note: 'Its older name.' },
  {
    name: 'References',
    becomes: undefined,
    note: 'assemblies of .NET cannot be loaded; what a template needs of them can be written into the template',
  },
];

/** The settings of Mockaco that mean the same under the same name. */
export const KEPT_SETTINGS: readonly SettingDefinition[] = [
  SETTINGS.defaultStatus,
  SETTINGS.errorStatus,
  SETTINGS.defaultContentType,
  SETTINGS.imports,
  SETTINGS.retentionMinutes,
  SETTINGS.ignoredHeaders,
  SETTINGS.verificationPrefix,
  SETTINGS.verificationName,
  SETTINGS.chaos,
  SETTINGS.chaosRate,
  SETTINGS.chaosMinimumLatency,
  SETTINGS.chaosMaximumLatency,
  SETTINGS.chaosTimeout,
];

/** Where the endpoints of Mockaco are unless `MockacoEndpoint` says otherwise. */
export const MOCKACO_ENDPOINT = '_mockaco';

/** What became of the settings of one source. */
export interface TranslatedSource {
  /** Those of Mockaco first, so that the source's own `Mock:…` win. */
  readonly entries: readonly SettingEntry[];
  /** Whether the source has that section, be it empty. */
  readonly hasSection: boolean;
  /** Names as `Mockaco:Imports`, with their names here. */
  readonly translated: ReadonlyMap<string, string>;
  /** What has no counterpart, a sentence each. */
  readonly missing: readonly string[];
  /** What is no setting at all, a sentence each. */
  readonly unknown: readonly string[];
}

const PREFIX = 'mockaco:';

/**
 * Reads what one source says in the section `Mockaco` as settings of this program. An empty text says nothing, as in
 * Mockaco: it is what an empty list, an empty section and `null` come as.
 */
export function translateMockaco(entries: readonly SettingEntry[]): TranslatedSource {
  const own: SettingEntry[] = [];
  const others: SettingEntry[] = [];
  const translated = new Map<string, string>();
  const missing: string[] = [];
  const unknown: string[] = [];
  let hasSection = false;
  for (const entry of entries) {
    if (!isAtOrBelow(entry.key, 'Mockaco')) {
      others.push(entry);
      continue;
    }
    hasSection = true;
    if (entry.value === '') continue;
    const name = entry.key.slice(PREFIX.length);
    const renamed = RENAMED_SETTINGS.find((row) => isAtOrBelow(name, row.name));
    const known = renamed?.becomes ?? (renamed === undefined ? ownNameOf(name) : undefined);
    if (known === undefined) {
      const [list, text] =
        renamed === undefined ? [unknown, unknownText(entry, name)] : [missing, missingText(entry, renamed)];
      if (!list.includes(text)) list.push(text);
      continue;
    }
    // The alias is one text there and a list here, to which others may add.
    const rest =
      renamed?.name === 'MockacoEndpoint'
        ? `:${ALIAS_INDEX}`
        : name.slice(renamed?.name.length ?? known.length - 'Mock:'.length);
    translated.set(withoutIndex(entry.key), known);
    own.push({ ...entry, key: `${known}${rest}`, source: `${entry.source}, as ${entry.key}` });
  }
  return { entries: [...own, ...others], hasSection, translated, missing, unknown };
}

/** Where the alias stands in its list: behind what somebody may have written there. */
const ALIAS_INDEX = 1000;

/** The alias that holds wherever settings of Mockaco are used and none of them names another. */
export function defaultAlias(): SettingEntry {
  return {
    key: `${SETTINGS.endpointAliases.name}:${ALIAS_INDEX}`,
    value: MOCKACO_ENDPOINT,
    source: 'default of Mockaco',
  };
}

function isAtOrBelow(name: string, row: string): boolean {
  const lower = name.toLowerCase();
  const start = row.toLowerCase();
  return lower === start || lower.startsWith(`${start}:`);
}

/** The setting that has the same name behind `Mock:`. */
function ownNameOf(name: string): string | undefined {
  return Object.values(SETTINGS)
    .map((setting) => setting.name)
    .find((known) => known.startsWith('Mock:') && isAtOrBelow(name, known.slice('Mock:'.length)));
}

function missingText({ key, source }: SettingEntry, { note }: MockacoSetting): string {
  return `${withoutIndex(key)} (${source}) has no counterpart here: ${note}.`;
}

function unknownText({ key, source }: SettingEntry, name: string): string {
  const names = [...RENAMED_SETTINGS, ...KEPT_SETTINGS].map((each) => each.name.replace(/^Mock:/, ''));
  const nearest = nearestName(withoutIndex(name), names);
  const advice = nearest === undefined ? '' : ` Did you mean Mockaco:${nearest}?`;
  return `${withoutIndex(key)} (${source}) is no setting, neither here nor of Mockaco: it is left alone.${advice}`;
}

function withoutIndex(key: string): string {
  return key.replace(/(?::\d+)+$/, '');
}
