// The object whose members are the free names of template code: `Request`, `Global`, `Faker`, `Response`, `Raw`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toText } from '@mockwright/language/runtime/text';
import type { GlobalState } from './global-state.ts';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { RawText } from './raw-text.ts';
import type { ScriptRequest } from './script-request.ts';
import type { ScriptResponse } from './script-response.ts';

/** Names of the generated calls by which code in groups writes to the answer. No template can spell them. */
export const writeTextName = '\uE001';
/** The same for the value of an expression. */
export const writeValueName = '\uE002';

/** Where the code of groups writes: texts by their numbers, values with the numbers of their places. */
export interface ScriptOutput {
  text(index: number): void;
  value(value: unknown, place: number): void;
}

/** The object whose members all template code sees. */
export class ScriptGlobals {
  readonly Request: ScriptRequest;
  readonly Global: GlobalState;
  readonly #makeFaker: () => object;
  #faker: object | undefined;
  /** Where groups write, while one runs. */
  output: ScriptOutput | undefined;
  /** The answer, once it is made: callbacks see it. */
  response: ScriptResponse | undefined;

  constructor(request: ScriptRequest, global: GlobalState, makeFaker: () => object) {
    this.Request = request;
    this.Global = global;
    this.#makeFaker = makeFaker;
  }
  get Response(): ScriptResponse {
    if (this.response) return this.response;
    throw new InvalidOperationException(
      "There is no Response yet: only the code of 'callback' and 'callbacks' sees it, where no code decides whether they are there. Let code decide inside: \"callbacks\": [ <# if (…) { #> { … } <# } #> ]",
    );
  }
  get Faker(): object {
    return (this.#faker ??= this.#makeFaker());
  }
}

/** The members that template code sees without a receiver. */
export const scriptGlobalsType: TypeDeclaration = declareType(
  'public sealed class ScriptGlobals',
  () => ({
    'ScriptRequest Request { get; }': (self: ScriptGlobals) => self.Request,
    'GlobalStore Global { get; }': (self: ScriptGlobals) => self.Global,
    'ScriptResponse Response { get; }': (self: ScriptGlobals) => self.Response,
    'Bogus.Faker Faker { get; }': (self: ScriptGlobals) => self.Faker,
    'RawText Raw(object text)': (_self: ScriptGlobals, text: unknown) => new RawText(toText(text)),
    [`void ${writeTextName}(int index)`]: (self: ScriptGlobals, index: number) => self.output?.text(index),
    [`void ${writeValueName}(object value, int place)`]: (
      self: ScriptGlobals,
      value: unknown,
      place: number,
    ) => self.output?.value(value, place),
  }),
  { runtime: ScriptGlobals },
);
