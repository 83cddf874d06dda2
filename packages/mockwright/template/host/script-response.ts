// `Response` as the code of callbacks sees it: the answer that was just made.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { decodeBytes, encodingOf } from '@mockwright/language/text/encodings';
import { charsetOf } from '../running/content-types.ts';
import type { TemplateAnswer } from '../template.ts';
import { TextDictionary } from './text-dictionary.ts';

/** `Response`: the answer of the run, for its callbacks. */
export class ScriptResponse {
  readonly #answer: TemplateAnswer;
  #header: TextDictionary | undefined;
  #body: string | undefined;

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
  /** The body as text; empty when there is none, or it is a file. */
  get Body(): string {
    const { body = '' } = this.#answer;
    return (this.#body ??=
      typeof body === 'string' ? body : decoded(body, this.Header.get('content-type') ?? ''));
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
    'string Body { get; }': (self: ScriptResponse) => self.Body,
  }),
  { runtime: ScriptResponse },
);
