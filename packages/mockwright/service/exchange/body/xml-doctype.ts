// `<!DOCTYPE r PUBLIC "p" "s" [...]>` as its parts, in the shape of `JsonConvert.SerializeXmlNode`.
import type { BodyTree } from './body-tree.ts';

const WHITE = new Set([' ', '\t', '\r', '\n']);
/** What a name ends before. */
const BEHIND_NAME = new Set([...WHITE, '[', '"', "'"]);

/**
 * The parts of a document type declaration; each character is looked at once.
 * @param text what stands between `<!DOCTYPE` and `>`
 * @returns the name alone when the text is no declaration
 */
export function describeDoctype(text: string): BodyTree {
  const parts = new DoctypeReader(text.trim()).read();
  return parts ?? new Map([['@name', text.trim()]]);
}

class DoctypeReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Map<string, BodyTree> | undefined {
    const name = this.#name();
    const parts = new Map<string, BodyTree>([['@name', name]]);
    this.#skipWhite();
    if (this.#word('PUBLIC')) {
      const publicId = this.#quoted();
      if (publicId === undefined) return undefined;
      parts.set('@public', publicId);
      this.#skipWhite();
    } else if (this.#word('SYSTEM') && !this.#isQuote()) return undefined;
    if (this.#isQuote()) {
      const systemId = this.#quoted();
      if (systemId === undefined) return undefined;
      parts.set('@system', systemId);
      this.#skipWhite();
    }
    const rest = this.#text.slice(this.#at);
    if (rest === '') return parts;
    if (rest.length < 2 || !rest.startsWith('[') || !rest.endsWith(']')) return undefined;
    return parts.set('@internalSubset', rest.slice(1, -1));
  }

  #name(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !BEHIND_NAME.has(this.#text[this.#at]!)) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  /** Reads a word and the white space behind it, if it is that. */
  #word(word: string): boolean {
    const end = this.#at + word.length;
    if (!this.#text.startsWith(word, this.#at) || !WHITE.has(this.#text[end] ?? '')) return false;
    this.#at = end;
    this.#skipWhite();
    return true;
  }

  #isQuote(): boolean {
    return this.#text[this.#at] === '"' || this.#text[this.#at] === "'";
  }

  #quoted(): string | undefined {
    const end = this.#isQuote() ? this.#text.indexOf(this.#text[this.#at]!, this.#at + 1) : -1;
    if (end < 0) return undefined;
    const text = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return text;
  }

  #skipWhite(): void {
    while (WHITE.has(this.#text[this.#at] ?? '')) this.#at++;
  }
}
