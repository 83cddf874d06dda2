// `Response` as the code of callbacks sees it: the answer that was just made.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { decodeBytes, encodingOf } from '@mockwright/language/text/encodings';
import type { JToken } from '@mockwright/dotnet';
import { charsetOf, isJson } from '../running/content-types.ts';
import { tokenOf } from '../running/json-values.ts';
import type { TemplateAnswer } from '../template.ts';
import { TextDictionary } from './text-dictionary.ts';

/** `Response`: the answer of the run, for its callbacks. */
export class ScriptResponse {
  readonly #answer: TemplateAnswer;
  #header: TextDictionary | undefined;
  #body: JToken | undefined;

  constructor(answer: TemplateAnswer) {
    this.#answer = answer;
  }
  get Status(): number {
    return this.#answer.status;
  }
  /** Repeated headers are joined with ','. */
  get Header(): TextDictionary {
    return (this.#header ??= new TextDictionary(joined(this.#answer.headers)));
  }
  /** The body as `Request.Body` has one: the token of JSON, any other text as a token; an empty object when there is none. */
  get Body(): JToken {
    return (this.#body ??= this.#readBody());
  }

  #readBody(): JToken {
    const { body = '' } = this.#answer;
    const contentType = this.Header.get('content-type') ?? '';
    const text = typeof body === 'string' ? body : decoded(body, contentType);
    if (text === '') return tokenOf('{}');
    if (!isJson(contentType)) return tokenOf(JSON.stringify(text));
    try {
      return tokenOf(text);
    } catch {
      // An answer that is no JSON was warned of.
      return tokenOf(JSON.stringify(text));
    }
  }
}

function decoded(bytes: Uint8Array, contentType: string): string {
  return decodeBytes(bytes, encodingOf(charsetOf(contentType) ?? '') ?? 'utf-8');
}

function joined(headers: TemplateAnswer['headers']): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const known = values.get(key);
    values.set(key, known === undefined ? value : `${known},${value}`);
  }
  return values;
}

/** `Response` as template code sees it. */
export const scriptResponseType: TypeDeclaration = declareType(
  'public sealed class ScriptResponse',
  () => ({
    'int Status { get; }': (self: ScriptResponse) => self.Status,
    'IReadOnlyDictionary<string, string> Header { get; }': (self: ScriptResponse) => self.Header,
    'JToken Body { get; }': (self: ScriptResponse) => self.Body,
  }),
  { runtime: ScriptResponse },
);
