// `Request` as template code sees it.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { Uri } from '../../dotnet/system/net/uri-value.ts';
import type { TemplateRequest } from '../template.ts';
import { TextDictionary } from './text-dictionary.ts';

/** `Request`: each part is worked out when it is first asked for. */
export class ScriptRequest {
  readonly #request: TemplateRequest;
  #url: Uri | undefined;
  #route: TextDictionary | undefined;
  #query: TextDictionary | undefined;
  #header: TextDictionary | undefined;

  constructor(request: TemplateRequest) {
    this.#request = request;
  }
  get Url(): Uri {
    return (this.#url ??= Uri.of(this.#request.url, 1));
  }
  get Method(): string {
    return this.#request.method;
  }
  get Number(): number {
    return this.#request.number;
  }
  get Route(): TextDictionary {
    return (this.#route ??= new TextDictionary(this.#request.route));
  }
  get Query(): TextDictionary {
    return (this.#query ??= new TextDictionary(this.#request.query));
  }
  get Header(): TextDictionary {
    return (this.#header ??= new TextDictionary(this.#request.headers));
  }
  get Body(): unknown {
    return this.#request.body();
  }
}

/** `Request` as template code sees it. */
export const scriptRequestType: TypeDeclaration = declareType(
  'public sealed class ScriptRequest',
  () => ({
    'Uri Url { get; }': (self: ScriptRequest) => self.Url,
    'string Method { get; }': (self: ScriptRequest) => self.Method,
    'int Number { get; }': (self: ScriptRequest) => self.Number,
    'IReadOnlyDictionary<string, string> Route { get; }': (self: ScriptRequest) => self.Route,
    'IReadOnlyDictionary<string, string> Query { get; }': (self: ScriptRequest) => self.Query,
    'IReadOnlyDictionary<string, string> Header { get; }': (self: ScriptRequest) => self.Header,
    'JToken Body { get; }': (self: ScriptRequest) => self.Body,
  }),
  { runtime: ScriptRequest },
);
