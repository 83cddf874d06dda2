// The class `Newtonsoft.Json.JsonNameTable`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `JsonNameTable`. */
export abstract class JsonNameTable {
  declare readonly $type: NamedType;
}

/** `Newtonsoft.Json.JsonNameTable`. */
export const jsonNameTableType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.JsonNameTable',
  () => ({
    'abstract string? Get(char[] key, int start, int length)': undefined,
    'protected JsonNameTable()': () => {
      throw new Error('Abstract.');
    },
  }),
  { runtime: JsonNameTable },
);
