// `JContainer.Merge`.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { collectAll } from '../../System.Collections/read-items.ts';
import { MergeArrayHandling } from './merge-array-handling.ts';
import { MergeNullValueHandling } from './merge-null-value-handling.ts';
import { JArray, JConstructor } from './array.ts';
import { addContent, isMany, tokenOf } from './token-content.ts';
import { JObject } from './object.ts';
import { JProperty } from './property.ts';
import { JToken } from './token.ts';
import { JValue } from './value.ts';
import type { JContainer } from './token.ts';

/** `JsonMergeSettings`. */
export interface MergeSettings {
  readonly mergeArrayHandling: number;
  readonly mergeNullValueHandling: number;
  /** A `StringComparison`. */
  readonly propertyNameComparison: number;
}
/** `Merge` without settings. */
export const defaultMergeSettings: MergeSettings = {
  mergeArrayHandling: MergeArrayHandling.Concat,
  mergeNullValueHandling: MergeNullValueHandling.Ignore,
  propertyNameComparison: 4,
};

/** Merges content into a container. Other content than a container of the same kind is passed over, as there. */
export function merge(target: JContainer, content: unknown, settings: MergeSettings): void {
  if (content === null) return;
  if (!(content instanceof JToken) && !isMany(content)) {
    throw new ArgumentException(
      `Could not determine JSON object type for type ${typeName(typeOf(content))}.`,
      'content',
    );
  }
  if (target instanceof JObject) {
    if (content instanceof JObject) mergeObject(target, content, settings);
  } else if (target instanceof JArray) {
    if (content instanceof JArray || isMany(content)) mergeItems(target, content, settings);
  } else if (target instanceof JConstructor) {
    if (!(content instanceof JConstructor)) return;
    if (content.name !== null) target.name = content.name;
    mergeItems(target, content, settings);
  } else if (target instanceof JProperty) {
    const value = content instanceof JProperty ? content.value : null;
    if (value && !isNull(value)) target.value = value;
  }
}

function mergeObject(target: JObject, content: JObject, settings: MergeSettings): void {
  spendSize(content.children.length);
  const properties = content.children.slice();
  const ignoresCase = settings.propertyNameComparison % 2 === 1;
  for (const { name, value } of properties) {
    spend(1);
    const existing = target.property(name) ?? (ignoresCase ? target.propertyIgnoringCase(name) : undefined);
    if (!existing) {
      const added = new JProperty(name);
      added.value = value;
      target.insert(target.children.length, added);
    } else if (existing.value.type !== value.type || !isContainer(existing.value)) {
      if (!isNull(value) || (settings.mergeNullValueHandling & MergeNullValueHandling.Merge) !== 0)
        existing.value = value;
    } else {
      merge(existing.value as unknown as JContainer, value, settings);
    }
  }
}
function isNull(token: JToken): boolean {
  return token instanceof JValue && token.scalar === null;
}
function isContainer(token: JToken): boolean {
  return token instanceof JObject || token instanceof JArray || token instanceof JConstructor;
}
function mergeItems(target: JArray | JConstructor, content: unknown, settings: MergeSettings): void {
  // All first: the content may be the target itself.
  const items = collectAll(content);
  switch (settings.mergeArrayHandling) {
    case MergeArrayHandling.Concat:
      for (const item of items) addContent(target, target.children.length, item);
      break;
    case MergeArrayHandling.Union: {
      for (const item of items) {
        const token = tokenOf(item);
        spendSize(target.children.length);
        if (!target.children.some((existing) => existing.deepEquals(token)))
          target.insert(target.children.length, token);
      }
      break;
    }
    case MergeArrayHandling.Replace: {
      if (content === target) break;
      target.clear();
      for (const item of items) addContent(target, target.children.length, item);
      break;
    }
    case MergeArrayHandling.Merge:
      mergeByIndex(target, content, settings);
      break;
    default:
      throw new ArgumentException('Unexpected merge array handling when merging JSON.', 'settings');
  }
}
function mergeByIndex(target: JArray | JConstructor, content: unknown, settings: MergeSettings): void {
  let index = 0;
  const items = collectAll(content);
  for (const item of items) {
    spend(1);
    const existing = target.children[index];
    if (!existing) {
      addContent(target, target.children.length, item);
    } else if (isContainer(existing)) {
      merge(existing as unknown as JContainer, item, settings);
    } else if (item !== null) {
      const token = tokenOf(item);
      if (!isNull(token)) target.setAt(index, token);
    }
    index++;
  }
}
