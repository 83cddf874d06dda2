// Collects the text that code writes where no tree could be made, and knows for every value where it stands in it.
import { escapeJson } from './json-layout.ts';
import { isArrayContent, isObjectContent } from './json-values.ts';

type State = 'bare' | 'double' | 'single' | 'lineComment' | 'blockComment';
/** What may come next, outside of strings. */
type Expected = 'value' | 'name' | 'separator';

/** Text of the template goes in as it is; values by their place: escaped inside strings, as JSON elsewhere. */
export class RenderSink {
  #text = '';
  #state: State = 'bare';
  /** Open brackets and braces; for each whether it is a brace. */
  readonly #open: boolean[] = [];
  #expected: Expected = 'value';

  get text(): string {
    return this.#text;
  }

  /** Adds text of the template. */
  write(text: string): void {
    this.#text += text;
    for (let at = 0; at < text.length; at++) {
      const character = text[at]!;
      switch (this.#state) {
        case 'bare':
          this.#bare(character, text[at + 1]);
          break;
        case 'lineComment':
          if (character === '\n' || character === '\r') this.#state = 'bare';
          break;
        case 'blockComment':
          if (character === '*' && text[at + 1] === '/') this.#state = 'bare';
          break;
        default:
          if (character === '\\') at++;
          else if (character === (this.#state === 'double' ? '"' : "'")) {
            this.#state = 'bare';
            this.#expected = 'separator';
          }
      }
    }
  }
  #bare(character: string, next: string | undefined): void {
    switch (character) {
      case '"':
        this.#state = 'double';
        return;
      case "'":
        this.#state = 'single';
        return;
      case '/':
        if (next === '/') this.#state = 'lineComment';
        else if (next === '*') this.#state = 'blockComment';
        return;
      case '{':
      case '[':
        this.#open.push(character === '{');
        this.#expected = character === '{' ? 'name' : 'value';
        return;
      case '}':
      case ']':
        this.#open.pop();
        this.#expected = 'separator';
        return;
      case ',':
        this.#expected = this.#open.at(-1) === true ? 'name' : 'value';
        return;
      case ':':
        this.#expected = 'value';
        return;
      default:
        if (character.trim() !== '') this.#expected = 'separator';
    }
  }

  /**
   * Adds a value: its text when inside a string, its JSON elsewhere (`json` is asked only there). A text that is part of
   * an array or object goes in as that: the comma between two items, some items, some members.
   * @param isText whether it is a text of C#
   */
  writeValue(text: () => string, json: () => string, isText: boolean): void {
    if (this.#state === 'bare') {
      if (isText && this.#isPart(text())) this.write(text());
      else {
        this.#text += json();
        this.#expected = 'separator';
      }
    } else if (this.#state === 'double' || this.#state === 'single')
      this.#text += escapeJson(text()).replaceAll("'", '\\u0027');
  }
  #isPart(text: string): boolean {
    switch (this.#expected) {
      case 'separator':
        return /^\s*,?\s*$/.test(text);
      case 'name':
        return isObjectContent(text);
      default:
        return this.#open.at(-1) === false && isArrayContent(text);
    }
  }

  /** Adds text of a value that asked not to be escaped. */
  writeRaw(text: string): void {
    this.write(text);
  }
}
