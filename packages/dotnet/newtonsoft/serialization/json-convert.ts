// `JsonConvert`: objects to text and back in one call.
import type { Type } from '@mockwright/language/metadata/symbols';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import { JsonTextReader } from '../reading/json-text-reader.ts';
import { JsonTextWriter, TextBuffer } from '../writing/json-text-writer.ts';
import type { JsonConverter } from './converter.ts';
import { JsonSerializer } from './serializer.ts';
import { JsonSerializerSettings } from './setting-values.ts';

/** The key of `JsonConvert.DefaultSettings` in a run: a setting must not outlive the run that made it. */
const defaultSettingsKey = Symbol('JsonConvert.DefaultSettings');
/** A `Func<JsonSerializerSettings>`. */
export type SettingsSource = () => JsonSerializerSettings | null;

/** `JsonConvert.DefaultSettings`. */
export function defaultSettings(): SettingsSource | null {
  return (currentRun().item(defaultSettingsKey) as SettingsSource | undefined) ?? null;
}
/** Sets `JsonConvert.DefaultSettings` for the run. */
export function setDefaultSettings(source: SettingsSource | null): void {
  currentRun().items.set(defaultSettingsKey, source);
}

/** `JsonSerializer.CreateDefault(settings)`. */
export function createDefault(settings: JsonSerializerSettings | null = null): JsonSerializer {
  const serializer = JsonSerializer.create(defaultSettings()?.() ?? null);
  if (settings) serializer.apply(settings);
  return serializer;
}
/** Settings with nothing but converters; null without any. */
export function settingsOf(converters: readonly JsonConverter[] | null): JsonSerializerSettings | null {
  if (!converters || converters.length === 0) return null;
  const settings = new JsonSerializerSettings();
  settings.converters = [...converters];
  return settings;
}

/** `SerializeObject`. */
export function serializeObject(
  boxed: unknown,
  formatting?: number,
  settings: JsonSerializerSettings | null = null,
  declared: Type | null = null,
): string {
  const serializer = createDefault(settings);
  if (formatting !== undefined) serializer.textSettings.formatting = formatting;
  const buffer = new TextBuffer();
  const writer = new JsonTextWriter(buffer);
  writer.formatting = serializer.textSettings.formatting ?? 0;
  serializer.serialize(writer, boxed, declared);
  // What a converter has left open.
  if (writer.top > 0) writer.close();
  return buffer.text;
}
/** `DeserializeObject`: boxed. */
export function deserializeObject(
  text: string | null,
  declared: Type | null,
  settings: JsonSerializerSettings | null = null,
): unknown {
  if (text === null) throw new ArgumentNullException('value');
  const serializer = createDefault(settings);
  serializer.options.checkAdditionalContent ??= true;
  return serializer.deserialize(new JsonTextReader(text), declared);
}
/** `PopulateObject`. */
export function populateObject(
  text: string | null,
  target: unknown,
  settings: JsonSerializerSettings | null = null,
): void {
  if (text === null) throw new ArgumentNullException('s');
  const serializer = createDefault(settings);
  const reader = new JsonTextReader(text);
  serializer.populate(reader, target);
  if (settings?.values.checkAdditionalContent) while (reader.read());
}
