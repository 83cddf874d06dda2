// Values that are put into XML: as they are where that is well-formed, else escaped for their place.
import { characterReplacer } from '@mockwright/language/text/character-replacer';
import { createSaxParser } from '@mockwright/language/text/sax-parser';

/** What the text is in the middle of. */
type Inside = 'content' | 'tag' | 'comment' | 'cdata' | 'instruction' | 'doctype' | '"' | "'";

/** What ends what has no inner structure. */
const ends: Readonly<Partial<Record<Inside, string>>> = {
  comment: '-->',
  cdata: ']]>',
  instruction: '?>',
  doctype: '>',
  '"': '"',
  "'": "'",
};
const starts: readonly (readonly [mark: string, inside: Inside])[] = [
  ['<!--', 'comment'],
  ['<![CDATA[', 'cdata'],
  ['<?', 'instruction'],
  ['<!', 'doctype'],
  ['<', 'tag'],
];

/** Collects the text of an XML document and knows where in it the next value stands. */
export class XmlText {
  text = '';
  #inside: Inside = 'content';
  /** How many elements are open. */
  #depth = 0;
  /** What of the text was looked at. */
  #seen = 0;
  #tagStart = 0;

  /** Adds text as it is. */
  write(text: string): void {
    this.text += text;
    this.#look();
  }

  /** Adds a value as its place wants it. */
  writeValue(value: string): void {
    this.write(this.#escaped(value));
  }

  #escaped(value: string): string {
    switch (this.#inside) {
      case 'content':
        return this.#depth === 0 || isContent(value) ? value : escapeXml(value);
      case '"':
      case "'":
        return isAttributeText(value, this.#inside) ? value : escapeXml(value);
      case 'cdata':
        return value.replaceAll(']]>', ']]]]><![CDATA[>');
      default:
        return value;
    }
  }

  #look(): void {
    const { text } = this;
    while (this.#seen < text.length) {
      const at = this.#seen;
      const end = ends[this.#inside];
      if (end !== undefined) {
        const found = text.indexOf(end, at);
        // A mark may come in two pieces.
        this.#seen = found < 0 ? Math.max(at, text.length - end.length + 1) : found + end.length;
        if (found < 0) return;
        this.#inside = this.#inside === '"' || this.#inside === "'" ? 'tag' : 'content';
      } else if (this.#inside === 'content') {
        const found = text.indexOf('<', at);
        this.#seen = found < 0 ? text.length : found;
        if (found < 0) return;
        const [mark, inside] = starts.find(([start]) => text.startsWith(start, found))!;
        this.#inside = inside;
        this.#tagStart = found;
        this.#seen = found + mark.length;
      } else this.#lookInTag(text[at]!);
    }
  }

  #lookInTag(character: string): void {
    this.#seen++;
    if (character === '"' || character === "'") this.#inside = character;
    else if (character === '>') {
      const tag = this.text.slice(this.#tagStart, this.#seen);
      if (tag.startsWith('</')) this.#depth--;
      else if (!tag.endsWith('/>')) this.#depth++;
      this.#inside = 'content';
    }
  }
}

const references = /&(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);/g;

function hasOnlyReferences(text: string): boolean {
  return !text.includes('&') || !text.replace(references, '').includes('&');
}

/** Whether a text may stand between the tags of an element as it is. */
function isContent(text: string): boolean {
  if (!text.includes('<')) return hasOnlyReferences(text) && !text.includes(']]>');
  const parser = createSaxParser({ xmlns: false });
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(`<x>${text}</x>`).close();
  } catch {
    return false;
  }
  return true;
}

function isAttributeText(text: string, quote: '"' | "'"): boolean {
  return !text.includes('<') && !text.includes(quote) && hasOnlyReferences(text);
}

const escapeXml = characterReplacer({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
});
