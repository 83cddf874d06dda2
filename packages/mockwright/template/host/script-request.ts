// `Request` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Uri } from '@mockwright/dotnet';
import { makeByteArray } from '@mockwright/dotnet';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ScriptCertificate } from './client-certificate.ts';
import { FileDictionary } from './file-dictionary.ts';
import type { TemplateRequest } from '../template.ts';
import { TextDictionary } from './text-dictionary.ts';

/** `Request`: each part is worked out when it is first asked for. */
export class ScriptRequest {
  readonly #request: TemplateRequest;
  #url: Uri | undefined;
  #route: TextDictionary | undefined;
  #query: TextDictionary | undefined;
  #header: TextDictionary | undefined;
  #bytes: NetArray<number> | undefined;
  #files: FileDictionary | undefined;
  #cookies: TextDictionary | undefined;
  #certificate: ScriptCertificate | undefined;

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
  get RawBody(): string {
    return this.#request.rawBody();
  }
  get Bytes(): NetArray<number> {
    return (this.#bytes ??= makeByteArray([...this.#request.bytes()]));
  }
  get Files(): FileDictionary {
    return (this.#files ??= new FileDictionary(this.#request.files()));
  }
  get Cookies(): TextDictionary {
    return (this.#cookies ??= new TextDictionary(this.#request.cookies));
  }
  get ClientCertificate(): ScriptCertificate | null {
    const { clientCertificate } = this.#request;
    return clientCertificate ? (this.#certificate ??= new ScriptCertificate(clientCertificate)) : null;
  }
}

/** `Request` as template code sees it. */
export const scriptRequestType: TypeDeclaration = declareType(
  'public sealed class ScriptRequest',
  () => ({
    'Uri Url { get; }': (self: ScriptRequest) => self.Url,
    'string Method { get; }': (self: ScriptRequest) => self.Method,
    'IReadOnlyDictionary<string, string> Route { get; }': (self: ScriptRequest) => self.Route,
    'IReadOnlyDictionary<string, string> Query { get; }': (self: ScriptRequest) => self.Query,
    'IReadOnlyDictionary<string, string> Header { get; }': (self: ScriptRequest) => self.Header,
    'JToken Body { get; }': (self: ScriptRequest) => self.Body,
    'string RawBody { get; }': (self: ScriptRequest) => self.RawBody,
    'byte[] Bytes { get; }': (self: ScriptRequest) => self.Bytes,
    'IReadOnlyDictionary<string, ScriptFile> Files { get; }': (self: ScriptRequest) => self.Files,
    'IReadOnlyDictionary<string, string> Cookies { get; }': (self: ScriptRequest) => self.Cookies,
    'int Number { get; }': (self: ScriptRequest) => self.Number,
    'ScriptCertificate ClientCertificate { get; }': (self: ScriptRequest) => self.ClientCertificate,
  }),
  { runtime: ScriptRequest },
);
