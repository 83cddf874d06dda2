// The entities that a document declares for itself.
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { XmlException } from './xml-exception.ts';

/** One that is declared. */
export interface Entity {
  readonly name: string;
  /** What a reference stands for; it may hold other references, and markup. */
  readonly text: string;
  /** Where that stands in the document; undefined where references to characters in it were replaced. */
  readonly at: number | undefined;
}

/** `MaxCharactersFromEntities`, as the readers of `XDocument` and `XmlDocument` have it. */
const longestInAll = 10_000_000;
const declarations = /<!--(?:[\s\S]*?-->|[\s\S]*)|<!ENTITY\s+([^\s%]+)\s+("[^"]*"|'[^']*')\s*>/g;
const characters = /&#(?:x([0-9a-fA-F]{1,6})|([0-9]{1,7}));/g;
const references = /&([^#&;\s][^&;\s]*);/g;
const predefined: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** What is declared, and how much of it was used. */
export class Entities {
  readonly #declared = new Map<string, Entity>();
  /** Those without markup, whose text is known. */
  readonly #plain = new Map<string, { readonly text: string; readonly length: number }>();
  #given = 0;

  /** Declares those of a document type, of several with one name the first. @returns their names */
  declare(subset: string, at: number): readonly string[] {
    for (const { 0: whole, 1: name, 2: quoted, index } of subset.matchAll(declarations)) {
      if (name === undefined || predefined.has(name) || this.#declared.has(name)) continue;
      const literal = quoted!.slice(1, -1);
      const text = withCharacters(literal);
      const start = at + index + whole.lastIndexOf(quoted!) + 1;
      this.#declared.set(name, { name, text, at: text === literal ? start : undefined });
    }
    return [...this.#declared.keys()];
  }
  get(name: string): Entity {
    return this.#declared.get(name)!;
  }
  /** The text of one in which there is no markup and nothing wrong; undefined for others. */
  plainText(name: string): string | undefined {
    const { text, length } = this.#known(name, new Set()) ?? {};
    if (length !== undefined) this.pay(length);
    return text;
  }
  /** @throws XmlException where all references give too much */
  pay(length: number): void {
    this.#given += length;
    if (this.#given > longestInAll)
      throw new XmlException('The input document has exceeded a limit set by MaxCharactersFromEntities.');
    spendSize(length);
  }
  #known(name: string, within: Set<string>): { readonly text: string; readonly length: number } | undefined {
    const known = this.#plain.get(name);
    const entity = this.#declared.get(name);
    if (known || !entity || entity.text.includes('<') || within.has(name) || within.size > deepest)
      return known;
    let { length } = entity.text;
    let isPlain = true;
    within.add(name);
    const expanded = entity.text.replace(references, (_, other: string) => {
      const char = predefined.get(other);
      if (char !== undefined || !isPlain || length > longestInAll) return char ?? '';
      const part = this.#known(other, within);
      if (!part) isPlain = false;
      length += part?.length ?? 0;
      return part?.text ?? '';
    });
    within.delete(name);
    if (!isPlain || /&/.test(entity.text.replace(references, ''))) return undefined;
    spend(stepWeight);
    const made = { text: expanded, length };
    this.#plain.set(name, made);
    return made;
  }
}
const stepWeight = 16;
/** Beyond it nothing is wrong, but the stack is not without end. */
const deepest = 500;

function withCharacters(literal: string): string {
  return literal.replace(characters, (whole, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
