// The names that readers share: one table a script's `DefaultJsonNameTable`.
import type { Accessors } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { callMember } from '../System.Collections/collection-protocol.ts';
import type { JsonTextReader } from './reading/json-text-reader.ts';

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
