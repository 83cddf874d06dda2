// `Request.Route`, `Query`, `Header` and `Cookies`: read-only, a missing key gives the empty string.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Lookup } from './lookup.ts';

/** Texts by their keys. */
export class TextDictionary extends Lookup<string> {
  protected readonly missing = '';
}

/** `Route`, `Query`, `Header` and `Cookies` of the request as template code sees them. */
export const textDictionaryType: TypeDeclaration = declareType(
  'public sealed class TextDictionary : IReadOnlyDictionary<string, string>',
  () => ({
    'string this[string key] { get; }': (self: TextDictionary, key: string | null) => self.get(key),
    'bool ContainsKey(string key)': (self: TextDictionary, key: string | null) => self.has(key),
    'bool TryGetValue(string key, out string value)': (
      self: TextDictionary,
      key: string | null,
      value: Ref<string | null>,
    ) => self.tryGetValue(key, value),
    'int Count { get; }': (self: TextDictionary) => self.count,
    'IEnumerable<string> Keys { get; }': (self: TextDictionary) => self.keys(),
    'IEnumerable<string> Values { get; }': (self: TextDictionary) => self.values(),
  }),
  { runtime: TextDictionary },
);
