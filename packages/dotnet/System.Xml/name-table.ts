// The class `System.Xml.NameTable`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { changes } from '@mockwright/language/runtime/change-log';

/** `System.Xml.NameTable`: here names need no table. */
export class NameTable {
  declare readonly $type: NamedType;
  readonly #names = new Set<string>();
  add(name: string): string {
    if (this.#names.has(name)) return name;
    changes.log?.add(() => void this.#names.delete(name));
    this.#names.add(name);
    return name;
  }
  get(name: string): string | null {
    return this.#names.has(name) ? name : null;
  }
}

/** `System.Xml.NameTable`. */
export const nameTableType: TypeDeclaration = declareType(
  'public class System.Xml.NameTable : System.Xml.XmlNameTable',
  () => ({ 'NameTable()': () => new NameTable() }),
  { runtime: NameTable },
);
