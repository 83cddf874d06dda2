// Which members JSON had: `Required`, and `DefaultValueHandling` for those that it did not have.
import { box, defaultOf } from '@mockwright/language/runtime/casting';
import { DefaultValueHandling } from '../../default-value-handling.ts';
import { JsonToken } from '../../json-token.ts';
import { Required } from '../../required.ts';
import type { JsonReader } from '../../reading/json-reader.ts';
import { castOrDefault } from '../contracts/value-provider.ts';
import { ensureBoxed } from './convert-value.ts';
import type { ObjectContract, JsonProperty } from '../contracts/contracts.ts';

import { isEmptyForNull } from './deserialization.ts';
import type { Deserialization } from './deserialization.ts';

/** What was found of a property. */
export type Presence = 'none' | 'null' | 'value';

/** A table for what is found of each property; undefined where nobody asks. */
export function presenceOfAll(
  run: Deserialization,
  contract: ObjectContract,
): Map<JsonProperty, Presence> | undefined {
  const needed = contract.properties.some(
    (property) =>
      (property.required ?? contract.itemRequired ?? Required.Default) !== Required.Default ||
      property.defaultValueHandling !== undefined,
  );
  if (!needed && (run.options.defaultValueHandling & DefaultValueHandling.Populate) === 0) return undefined;
  return new Map(contract.properties.map((property) => [property, 'none']));
}
/**
 * Fills in default values and holds properties to `Required`.
 * @throws JsonSerializationException for one that is missing or null
 */
export function checkPresence(
  run: Deserialization,
  reader: JsonReader,
  contract: ObjectContract,
  target: unknown,
  depth: number,
  presence: Map<JsonProperty, Presence> | undefined,
): void {
  for (const [property, found] of presence ?? []) {
    if (found === 'value') continue;
    try {
      const required = property.ignored
        ? Required.Default
        : (property.required ?? contract.itemRequired ?? Required.Default);
      if (found === 'none') {
        if (required === Required.AllowNull || required === Required.Always)
          throw run.error(reader, `Required property '${property.propertyName}' not found in JSON.`);
        if (!property.ignored && property.writable && populatesDefaults(run, property)) {
          const { type } = property;
          property.contract ??= run.options.contractOf(type);
          // The contract may be one of another type, where template code gives it.
          const boxed = ensureBoxed(reader, resolvedDefault(property), property.contract, type);
          property.setValue(target, castOrDefault(boxed, type), type);
        }
      } else {
        if (required === Required.Always)
          throw run.error(
            reader,
            `Required property '${property.propertyName}' expects a value but got null.`,
          );
        if (required === Required.DisallowNull)
          throw run.error(reader, `Required property '${property.propertyName}' expects a non-null value.`);
      }
    } catch (error) {
      if (!run.errors.isHandled(target, contract, property.propertyName, reader.path, error)) throw error;
      run.recover(reader, true, depth);
    }
  }
}
/** Whether a property leaves out its default value. */
export function ignoresDefaults(run: Deserialization, property: JsonProperty): boolean {
  const handling = property.defaultValueHandling ?? run.options.defaultValueHandling;
  return (handling & DefaultValueHandling.Ignore) !== 0 && (handling & DefaultValueHandling.Populate) === 0;
}
/** Whether a missing property gets its default value. */
export function populatesDefaults(run: Deserialization, property: JsonProperty): boolean {
  return (
    ((property.defaultValueHandling ?? run.options.defaultValueHandling) & DefaultValueHandling.Populate) !==
    0
  );
}

/** What was found of a property whose value the reader stands on. */
export function presenceOf(run: Deserialization, reader: JsonReader, property: JsonProperty): Presence {
  property.contract ??= run.options.contractOf(property.type);
  switch (reader.tokenType) {
    case JsonToken.String:
      return isEmptyForNull(reader.text ?? '', property.type, property.contract) ? 'null' : 'value';
    case JsonToken.Null:
    case JsonToken.Undefined:
      return 'null';
    default:
      return 'value';
  }
}

/** Boxed. */
export function resolvedDefault(property: JsonProperty): unknown {
  return property.defaultValue === undefined
    ? box(defaultOf(property.type), property.type)
    : property.defaultValue;
}
