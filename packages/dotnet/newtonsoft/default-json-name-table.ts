// The class `Newtonsoft.Json.DefaultJsonNameTable`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { textOfChars } from '../System/text/chars.ts';
import { JsonNameTable } from './json-name-table.ts';

/** `DefaultJsonNameTable`. */
class DefaultJsonNameTable extends JsonNameTable {
  readonly names = new Set<string>();
}

/** `Newtonsoft.Json.DefaultJsonNameTable`. */
export const defaultJsonNameTableType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.DefaultJsonNameTable : Newtonsoft.Json.JsonNameTable',
  () => ({
    'DefaultJsonNameTable()': () => new DefaultJsonNameTable(),
    'override string? Get(char[] key, int start, int length)': (
      self: DefaultJsonNameTable,
      key: readonly number[] | null,
      start: number,
      length: number,
    ) => {
      if (length === 0) return '';
      const chars = dereferenced(key);
      if (start < 0 || start >= chars.length || start + length > chars.length)
        throw new IndexOutOfRangeException();
      const text = textOfChars(chars.slice(start, start + length));
      return length > 0 && self.names.has(text) ? text : null;
    },
    'string Add(string key)': (self: DefaultJsonNameTable, key: string | null) => {
      self.names.add(notNull(key, 'key'));
      return key;
    },
  }),
  { runtime: DefaultJsonNameTable },
);
