// The class `System.IO.StringReader`: what it does, and how template code sees it.
import { alsoPut } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ObjectDisposedException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { BufferedReader } from './text-reader.ts';

/** `System.IO.StringReader`. */
export class StringReader extends BufferedReader {
  #rest: string;
  #isOpen = true;
  constructor(text: string) {
    super();
    this.#rest = text;
  }
  override $held(): Held {
    const rest = this.#rest;
    const isOpen = this.#isOpen;
    const putBack = (): void => {
      this.#rest = rest;
      this.#isOpen = isOpen;
    };
    return alsoPut(super.$held(), putBack, [rest]);
  }
  protected override check(): void {
    if (!this.#isOpen) throw new ObjectDisposedException(null, 'Cannot read from a closed TextReader.');
  }
  protected override more(): string {
    const text = this.#rest;
    this.#rest = '';
    return text;
  }
  override dispose(): void {
    this.#isOpen = false;
  }
}
/** `System.IO.StringReader`. */
export const stringReaderType: TypeDeclaration = declareType(
  'public class System.IO.StringReader : TextReader',
  () => ({
    'StringReader(string s)': (s: string | null) => new StringReader(notNull(s, 's')),
  }),
  { runtime: StringReader },
);
