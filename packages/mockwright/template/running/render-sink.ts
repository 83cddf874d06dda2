// Collects the text that code writes where no tree could be made, and knows for every value where it stands in it.
import { escapeJson } from '../reading/json-quotes.ts';
import { isArrayContent, isObjectContent } from './json-values.ts';

type State = 'bare' | 'double' | 'single' | 'lineComment' | 'blockComment';
/** What may come next, outside of strings. */
type Expected = 'value' | 'name' | 'separator';

/** Text of the template goes in as it is; values by their place: escaped inside strings, as JSON elsewhere. */
export class RenderSink {
  #text = '';
  /** A value that begins an object or array: whether it is all of a value, or code goes on with it, what follows tells. */
  #opening: { readonly text: string; readonly json: string; space: string } | undefined;
  #state: State = 'bare';
  /** Open brackets and braces; for each whether it is a brace. */
  readonly #open: boolean[] = [];
  #expected: Expected = 'value';

  /** All that was written. */
  end(): string {
    this.#settle(true);
    return this.#text;
  }

  /** Adds text of the template. */
  write(text: string): void {
    if (this.#opening) {
      const next = text.trimStart()[0];
      if (next === undefined) {
        this.#opening.space += text;
        return;
      }
      this.#settle(',]}'.includes(next));
    }
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
   * an array or object goes in as that: some items, some members, a comma, what begins or ends an object.
   * @param isText whether it is a text of C#
   */
  writeValue(text: () => string, json: () => string, isText: boolean): void {
    this.#settle(false);
    if (this.#state === 'bare') {
      if (isText && this.#isPart(text())) this.write(text());
      else this.#writeJson(isText ? text() : '', json());
    } else if (this.#state === 'double' || this.#state === 'single')
      this.#text += escapeJson(text()).replaceAll("'", '\\u0027');
  }
  #isPart(text: string): boolean {
    switch (this.#expected) {
      case 'separator':
        return /^\s*(?:[,:}\]]|$)/.test(text);
      case 'name':
        return /^\s*["'}]/.test(text) || isObjectContent(text);
      default:
        return this.#open.at(-1) === false && isArrayContent(text);
    }
  }
  #writeJson(text: string, json: string): void {
    if (this.#expected === 'value' && /^\s*[{[]/.test(text) && json.startsWith('"'))
      this.#opening = { text, json, space: '' };
    else {
      this.#text += json;
      this.#expected = 'separator';
    }
  }
  /** Writes what waited for what follows it. @param isWhole whether it turned out to be all of a value */
  #settle(isWhole: boolean): void {
    if (!this.#opening) return;
    const { text, json, space } = this.#opening;
    this.#opening = undefined;
    if (isWhole) {
      this.#text += json;
      this.#expected = 'separator';
    } else this.write(text);
    this.write(space);
  }

  /** Adds text of a value that asked not to be escaped. */
  writeRaw(text: string): void {
    this.write(text);
  }
}
