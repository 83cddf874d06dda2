// Cuts code out of a template file for the compiler, remembering where every character came from.
import { lexSource } from '@mockwright/csharp';
import { lastUpTo } from '@mockwright/language/text/places-in-order';
import { SourceText } from '@mockwright/language/text/source-text';
import type { Tag } from './tags.ts';

const unicodeEscape = /^\\u([\da-fA-F]{4})$/;

/** Builds the text of one block out of pieces of the file and of generated text. */
export class CodeBuilder {
  readonly #file: SourceText;
  #text = '';
  readonly #starts: number[] = [];
  /** Where a piece starts in the file, and whether it stands there letter by letter. */
  readonly #places: { readonly at: number; readonly verbatim: boolean }[] = [];

  constructor(file: SourceText) {
    this.#file = file;
  }

  /** Adds `[start, end)` of the file as it is. */
  add(start: number, end: number): this {
    return this.#push(this.#file.text.slice(start, end), { at: start, verbatim: true });
  }

  /** Adds text that the file does not have; it counts as standing at `at`. */
  generate(text: string, at: number): this {
    return this.#push(text, { at, verbatim: false });
  }

  /** Adds `[start, end)` of the file, in which the code's quotes and backslashes are escaped as in a JSON string. */
  addUnescaped(start: number, end: number): this {
    const { text } = this.#file;
    let from = start;
    for (let at = start; at < end - 1; at++) {
      if (text[at] !== '\\') continue;
      this.add(from, at);
      const next = text[at + 1]!;
      const unicode = unicodeEscape.exec(text.slice(at, at + 6))?.[1];
      if (unicode !== undefined) {
        this.generate(String.fromCharCode(parseInt(unicode, 16)), at);
        from = at + 6;
        at += 5;
      } else if (next === '"' || next === '\\' || next === '/') {
        from = at + 1;
        at++;
      } else if (next === 'n' || next === 't' || next === 'r') {
        this.generate({ n: '\n', t: '\t', r: '\r' }[next], at);
        from = at + 2;
        at++;
      } else from = at;
    }
    return this.add(from, end);
  }

  build(): SourceText {
    const starts = this.#starts;
    const places = this.#places;
    return new SourceText(this.#file.path, this.#text, {
      file: this.#file,
      toFile(offset) {
        const index = lastUpTo(starts, offset);
        const place = places[index];
        return place ? place.at + (place.verbatim ? offset - starts[index]! : 0) : 0;
      },
    });
  }

  #push(text: string, place: { readonly at: number; readonly verbatim: boolean }): this {
    if (text === '') return this;
    this.#starts.push(this.#text.length);
    this.#places.push(place);
    this.#text += text;
    return this;
  }
}

const tagSources = new WeakMap<Tag, SourceText>();

/** The code of a tag as it stands in the file: one text for whoever asks, so that it is lexed once. */
export function sourceOfTag(file: SourceText, tag: Tag): SourceText {
  let source = tagSources.get(tag);
  if (!source) {
    source = new CodeBuilder(file).add(tag.codeStart, tag.codeEnd).build();
    tagSources.set(tag, source);
  }
  return source;
}

/** The code of a tag as C#: where its quotes are escaped, without the escapes. */
export function codeOfTag(file: SourceText, tag: Tag): SourceText {
  const source = sourceOfTag(file, tag);
  return hasEscapedQuotes(source.text) ? new SourceText('', unescapeCode(source.text)) : source;
}

/** A string of C# in a JSON string: its quotes escaped, or bare. */
const literal = /\\"(?:\\\\\\"|(?!\\")[^])*\\"|"(?:\\.|[^"\\])*"/g;

/**
 * Whether the code of a JSON string is written with quotes escaped (`Request.Route[\"id\"]`, `\u0022`), as formatters and
 * programs make it: all of them, or some beside bare ones.
 */
export function hasEscapedQuotes(code: string): boolean {
  if (!/\\"|\\u00(?:22|26|27|2[bB]|3[cCeE])/.test(code)) return false;
  // What is C# as it stands is meant so: outside of strings and characters C# has no backslash.
  if (lexSource(new SourceText('', code)).complaints.length === 0) return false;
  return !hasBareQuotes(code) || isMixed(code);
}

function hasBareQuotes(code: string): boolean {
  return /(?<!\\)(?:\\\\)*"/.test(code);
}

function isMixed(code: string): boolean {
  return hasBareQuotes(code) && (code.match(literal) ?? []).some((one) => one.startsWith('\\'));
}

/** The code of a JSON string whose quotes are escaped, without the escapes. */
export function unescapeCode(code: string): string {
  return addEscaped(new CodeBuilder(new SourceText('', code)), code, 0).build().text;
}

/** Adds code with escaped quotes; beside bare ones only the strings whose quotes are escaped are resolved. */
function addEscaped(builder: CodeBuilder, code: string, start: number): CodeBuilder {
  if (!isMixed(code)) return builder.addUnescaped(start, start + code.length);
  let at = 0;
  for (const { 0: text, index } of code.matchAll(literal)) {
    builder.add(start + at, start + index);
    at = index + text.length;
    if (text.startsWith('\\')) builder.addUnescaped(start + index, start + at);
    else builder.add(start + index, start + at);
  }
  return builder.add(start + at, start + code.length);
}

/** Adds the code of a tag; where quotes may be escaped (`mayBeEscaped`) and are, they are resolved. */
export function addTag(builder: CodeBuilder, file: SourceText, tag: Tag, mayBeEscaped: boolean): CodeBuilder {
  const { text } = sourceOfTag(file, tag);
  return mayBeEscaped && hasEscapedQuotes(text)
    ? addEscaped(builder, text, tag.codeStart)
    : builder.add(tag.codeStart, tag.codeEnd);
}
