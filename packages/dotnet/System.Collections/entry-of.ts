// Elements of dictionaries of any kind as those of the ones without type arguments.
import { box } from '@mockwright/language/runtime/casting';
import type { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { DictionaryEntry } from './dictionary-entry.ts';

/** An `IDictionary` element as a `DictionaryEntry`. */
export function entryOf(item: unknown): DictionaryEntry {
  if (item instanceof DictionaryEntry) return item;
  const pair = item as KeyValuePair;
  const [key, value] = pair.$type.typeArguments;
  return new DictionaryEntry(box(pair.Key, key!), box(pair.Value, value!));
}
