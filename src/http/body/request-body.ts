// The body of one request: collected as bytes, parsed once and only when a template asks for it.
import type { IncomingHttpHeaders } from 'node:http';
import { BodyError } from '../../template/template-error.ts';
import { parseQueryString } from '../query-string.ts';
import type { BodyTree, TokenFactory } from './body-tree.ts';
import type { UploadedFile } from '../../template/template.ts';
import { decodeText, decodeTextLeniently } from './decode-text.ts';
import { isJsonType, isXmlType, parseMediaType, type MediaType } from './media-type.ts';
import { parseMultipart, type MultipartBody } from './multipart-body.ts';
import { parseXml } from './xml-body.ts';

const MULTIPART = 'multipart/form-data';
const EMPTY: BodyTree = new Map();
const NO_BYTES = Buffer.alloc(0);

/** The body of a request. */
export class RequestBody {
  /** As received; empty when there was none or too much of it. */
  readonly bytes: Buffer;
  readonly #tooLong: string | undefined;
  readonly #contentType: string;
  readonly #contentEncoding: string;
  readonly #tokens: TokenFactory;
  #multipart: MultipartBody | BodyError | undefined;
  #text: string | undefined;
  #result: { readonly token: unknown } | { readonly error: BodyError } | undefined;

  /**
   * @param bytes undefined when the body is longer than `limit`
   * @param headers those of the request, by their lower-case names
   */
  constructor(
    bytes: Buffer | undefined,
    limit: number,
    headers: Readonly<IncomingHttpHeaders>,
    tokens: TokenFactory,
  ) {
    this.bytes = bytes ?? NO_BYTES;
    this.#tooLong =
      bytes === undefined ? `The body is longer than ${limit} bytes (setting Mock:MaxBodySize).` : undefined;
    this.#contentType = headers['content-type'] ?? '';
    this.#contentEncoding = headers['content-encoding'] ?? '';
    this.#tokens = tokens;
  }

  /** The body of a request that has none. */
  static none(tokens: TokenFactory): RequestBody {
    return new RequestBody(NO_BYTES, 0, {}, tokens);
  }

  /** Does what cannot be done at once before {@link token} is called; undefined when there is nothing to wait for. */
  prepare(): Promise<void> | undefined {
    if (this.bytes.length === 0) return undefined;
    return parseMediaType(this.#contentType).name === MULTIPART ? this.#readMultipart() : undefined;
  }

  async #readMultipart(): Promise<void> {
    try {
      this.#multipart = await parseMultipart(this.bytes, this.#contentType);
    } catch (error) {
      this.#multipart = error as BodyError;
    }
  }

  /** The body as it came. @throws {BodyError} when it is too long */
  wholeBytes(): Buffer {
    if (this.#tooLong !== undefined) throw new BodyError(this.#tooLong);
    return this.bytes;
  }

  /** The text of the body, whatever its type; an unknown charset is taken for UTF-8. @throws {BodyError} when it is too long */
  rawText(): string {
    return (this.#text ??= decodeTextLeniently(this.wholeBytes(), parseMediaType(this.#contentType).charset));
  }

  /** The files of a multipart body, after {@link prepare}. @throws {BodyError} when it cannot be read, or is too long */
  files(): readonly UploadedFile[] {
    if (this.#tooLong !== undefined) throw new BodyError(this.#tooLong);
    const multipart = this.#multipart;
    if (multipart instanceof BodyError) throw new BodyError(multipart.message, { cause: multipart.cause });
    return multipart?.files ?? [];
  }

  /**
   * The body as a `JToken`, the same one at each call.
   * @throws {BodyError} when it is not what its content type says, or too long; a new one at each call, whose stack
   * leads to the code that asked
   */
  token(): unknown {
    this.#result ??= this.#parse();
    if ('token' in this.#result) return this.#result.token;
    const { message, cause } = this.#result.error;
    throw new BodyError(message, { cause });
  }

  #parse(): { token: unknown } | { error: BodyError } {
    try {
      if (this.#tooLong !== undefined) throw new BodyError(this.#tooLong);
      return { token: this.#read(parseMediaType(this.#contentType)) };
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return { error: this.#contentEncoding === '' ? error : this.#explained(error) };
    }
  }

  /** A compressed body is not what its content type says: as in ASP.NET, nobody undoes it unasked. */
  #explained({ message, cause }: BodyError): BodyError {
    return new BodyError(
      `${message} It was sent with Content-Encoding: ${this.#contentEncoding}, which is not decoded.`,
      { cause },
    );
  }

  #read({ name, charset }: MediaType): unknown {
    if (this.bytes.length === 0) return this.#tokens.fromTree(EMPTY);
    if (name === MULTIPART) {
      if (this.#multipart instanceof BodyError) throw this.#multipart;
      return this.#tokens.fromTree(this.#multipart?.fields ?? EMPTY);
    }
    if (isJsonType(name)) return this.#readJson(decodeText(this.bytes, charset));
    if (isXmlType(name))
      return this.#tokens.fromTree(parseXml(decodeText(this.bytes, charset ?? this.#declaredEncoding())));
    if (name === 'text/plain') return this.#tokens.fromTree(decodeText(this.bytes, charset));
    if (name === 'application/x-www-form-urlencoded')
      return this.#tokens.fromTree(parseQueryString(decodeText(this.bytes, charset)));
    return this.#tokens.fromTree(EMPTY);
  }

  #readJson(text: string): unknown {
    if (text.trim() === '') return this.#tokens.fromTree(EMPTY);
    try {
      return this.#tokens.parseJson(text);
    } catch (error) {
      throw new BodyError(`The body is not JSON: ${(error as Error).message}`, { cause: error });
    }
  }

  /** What `<?xml encoding="…"?>` says, when its bytes can be read as ASCII. */
  #declaredEncoding(): string | undefined {
    const start = this.bytes.subarray(0, 200).toString('latin1');
    return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  }
}
