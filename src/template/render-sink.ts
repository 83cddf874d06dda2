// Collects the text that code writes where no tree could be made, and knows for every value where it stands in it.
import { escapeJson } from './json-layout.ts';

type State = 'bare' | 'double' | 'single' | 'lineComment' | 'blockComment';

/** Text of the template goes in as it is; values by their place: escaped inside strings, as JSON elsewhere. */
export class RenderSink {
  #text = '';
  #state: State = 'bare';

  get text(): string {
    return this.#text;
  }

  /** Adds text of the template. */
  write(text: string): void {
    this.#text += text;
    let state = this.#state;
    for (let at = 0; at < text.length; at++) {
      const character = text[at];
      switch (state) {
        case 'bare':
          if (character === '"') state = 'double';
          else if (character === "'") state = 'single';
          else if (character === '/' && text[at + 1] === '/') state = 'lineComment';
          else if (character === '/' && text[at + 1] === '*') state = 'blockComment';
          break;
        case 'lineComment':
          if (character === '\n' || character === '\r') state = 'bare';
          break;
        case 'blockComment':
          if (character === '*' && text[at + 1] === '/') state = 'bare';
          break;
        default:
          if (character === '\\') at++;
          else if (character === (state === 'double' ? '"' : "'")) state = 'bare';
      }
    }
    this.#state = state;
  }

  /** Adds a value: its text when inside a string, its JSON elsewhere (`json` is asked only there). */
  writeValue(text: () => string, json: () => string): void {
    if (this.#state === 'bare') this.#text += json();
    else if (this.#state === 'double' || this.#state === 'single')
      this.#text += escapeJson(text()).replaceAll("'", '\\u0027');
  }

  /** Adds text of a value that asked not to be escaped. */
  writeRaw(text: string): void {
    this.write(text);
  }
}
