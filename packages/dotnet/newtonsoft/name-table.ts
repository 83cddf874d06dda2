// `JsonNameTable`, `DefaultJsonNameTable` and `IArrayPool<T>`: what a `JsonTextReader` may be given to save memory.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { callMember } from '../System.Collections/collection-protocol.ts';
import { textOfChars } from '../System/text/chars.ts';
import type { JsonTextReader } from './reading/json-text-reader.ts';
import { IndexOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';

/** `JsonNameTable`. */
abstract class JsonNameTable {
  declare readonly $type: NamedType;
}
/** `DefaultJsonNameTable`. */
class DefaultJsonNameTable extends JsonNameTable {
  readonly names = new Set<string>();
}

const tables = new WeakMap<JsonTextReader, object>();
/** `JsonTextReader.PropertyNameTable`. */
export const propertyNameTable: Accessors = {
  get: (self: JsonTextReader) => tables.get(self) ?? null,
  set: (self: JsonTextReader, table: object | null) => {
    if (!table) {
      tables.delete(self);
      self.nameTable = undefined;
      return;
    }
    tables.set(self, table);
    self.nameTable = (name) => {
      const chars = toArray(
        Array.from(name, (_, index) => name.charCodeAt(index)),
        specialType('char'),
      );
      const args = [chars, 0, name.length];
      return callMember(table, 'JsonNameTable.Get/3', 'Get', args) as string | null;
    };
  },
};

/** `JsonNameTable`, `DefaultJsonNameTable`, `IArrayPool<T>`. */
export const nameTableTypes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class Newtonsoft.Json.JsonNameTable',
    () => ({
      'abstract string? Get(char[] key, int start, int length)': undefined,
      'protected JsonNameTable()': () => {
        throw new Error('Abstract.');
      },
    }),
    { runtime: JsonNameTable },
  ),
  declareType(
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
  ),
  declareType('public interface Newtonsoft.Json.IArrayPool<T>', () => ({
    'T[] Rent(int minimumLength)': undefined,
    'void Return(T[]? array)': undefined,
  })),
];
