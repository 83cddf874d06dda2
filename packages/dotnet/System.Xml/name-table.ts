// The class `System.Xml.NameTable`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';

/** `System.Xml.NameTable`: here names need no table. */
export class NameTable {
  declare readonly $type: NamedType;
  readonly #names = new Set<string>();
  $held(): Held {
    const { size } = this.#names;
    const putBack = (): void => {
      for (const name of [...this.#names].slice(size)) this.#names.delete(name);
    };
    return { parts: [], putBack };
  }
  add(name: string): string {
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
