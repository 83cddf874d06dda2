// The body of one request: collected as bytes, parsed once and only when a template asks for it.
import { BudgetError } from '@mockwright/language/runtime/run';
import { BodyError } from '../../../template/template-error.ts';
import type { BodyHeaders } from '../request-head.ts';
import { parseQueryString } from '../query-string.ts';
import { TokenBudget, type BodyLimits } from './body-budget.ts';
import type { BodyTree, TokenFactory } from './body-tree.ts';
import type { UploadedFile } from '../../../template/template.ts';
import { decodeText, decodeTextLeniently } from './decode-text.ts';
import { isJsonType, isXmlType, parseMediaType, type MediaType } from './media-type.ts';
import { parseMultipart, type MultipartBody } from './multipart-body.ts';
import type { ReceivedContent } from './receive-content.ts';
import { parseXml } from './xml-body.ts';

const MULTIPART = 'multipart/form-data';
const EMPTY: BodyTree = new Map();
const NO_BYTES = Buffer.alloc(0);

/** So much of a body is shown in a message. */
const LONGEST_SHOWN = 500;

/** What `Request.Body` is made of, by the media type. */
const MADE_OF: readonly (readonly [isType: (name: string) => boolean, what: string])[] = [
  [isJsonType, 'the JSON'],
  [isXmlType, 'made of the XML'],
  [(name) => name === 'text/plain', 'the text'],
  [(name) => name === 'application/x-www-form-urlencoded', 'made of the form'],
];

/** The body of a request. */
export class RequestBody {
  /** What was received. */
  readonly content: ReceivedContent;
  /** Unpacked, where that was possible; empty when there was none or too much of it. */
  readonly bytes: Buffer;
  /** Whether there was more than the limit, so that nothing of it is there. */
  readonly isTooLong: boolean;
  /** Whether the bytes are others than were sent. */
  readonly isUnpacked: boolean;
  /** Why nobody can read it. */
  readonly #problem: string | undefined;
  /** A name that an object of the JSON has more than once, as far as somebody has asked for what it says. */
  repeatedName: string | undefined = undefined;
  readonly #limits: BodyLimits;
  readonly #headers: Readonly<BodyHeaders>;
  readonly #contentType: string;
  readonly #unknownCoding: string | undefined;
  readonly #tokens: TokenFactory;
  #multipart: MultipartBody | BodyError | undefined;
  #text: string | undefined;
  #result: { readonly token: unknown } | { readonly error: BodyError } | undefined;

  /**
   * @param headers those of the request, by their lower-case names
   */
  constructor(
    content: ReceivedContent,
    limits: BodyLimits,
    headers: Readonly<BodyHeaders>,
    tokens: TokenFactory,
  ) {
    const { bytes, problem, unknownCoding, isUnpacked = false } = content;
    this.content = content;
    this.bytes = bytes ?? NO_BYTES;
    this.isTooLong = bytes === undefined;
    this.isUnpacked = isUnpacked;
    this.#problem =
      bytes === undefined
        ? `The body is longer than ${limits.bytes} bytes (setting Mock:MaxBodySize).`
        : problem;
    this.#limits = limits;
    this.#headers = headers;
    this.#contentType = headers['content-type'] ?? '';
    this.#unknownCoding = unknownCoding;
    this.#tokens = tokens;
  }

  /** The body of a request that has none. */
  static none(tokens: TokenFactory): RequestBody {
    return new RequestBody({ bytes: NO_BYTES }, { bytes: 0, tokens: 0 }, {}, tokens);
  }

  /** The same body, of which nothing was made yet. */
  fresh(): RequestBody {
    return new RequestBody(this.content, this.#limits, this.#headers, this.#tokens);
  }

  /** The next who asks for {@link token} gets a new one: code that is begun anew has changed the one before. */
  makeAnew(): void {
    this.#result = undefined;
  }

  /** Does something with a body as it came: code that is only asked once more finds no changes of the first time, and leaves none. */
  apart<T>(action: () => T): T {
    const made = this.#result;
    if (made !== undefined && 'token' in made) this.#result = undefined;
    try {
      return action();
    } finally {
      this.#result = made;
    }
  }

  /** Forgets what was made of the bytes: it takes many times their memory, and can be made again. */
  forgetContent(): void {
    this.#multipart = undefined;
    this.#text = undefined;
    this.#result = undefined;
  }

  /**
   * What a client should do whose JSON says that it is something else; undefined where the type is right.
   * `Request.Body` is then a text or empty, and code that looks for members finds none.
   */
  typeHint(): string | undefined {
    if (!/^\s*[{[]/.test(this.bytes.toString('utf8', 0, 100))) return undefined;
    const type = this.#contentType;
    if (
      type !== '' &&
      !/^(?:text\/plain|application\/octet-stream|application\/x-www-form-urlencoded)\b/i.test(type)
    )
      return undefined;
    const was = type === '' ? 'the body came without Content-Type' : `the body is ${type}`;
    return `${was}, not JSON: send 'Content-Type: application/json'`;
  }

  /** What `Request.Body` was, in words: for people whose code failed on it. */
  describe(): string {
    if (this.#problem !== undefined) return '`Request.Body` could not be read';
    if (this.bytes.length === 0) return '`Request.Body` was `{}`: the request had no body';
    const { name } = parseMediaType(this.#contentType);
    if (name === MULTIPART) return '`Request.Body` was made of the fields of a form of several parts';
    const made = MADE_OF.find(([isType]) => isType(name))?.[1];
    if (made === undefined)
      return `\`Request.Body\` was \`{}\`: a body ${name === '' ? 'without Content-Type' : `of the type ${name}`} is not read`;
    const text = this.rawText();
    const shown = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
    return `\`Request.Body\` was ${made} \`${shown}\``;
  }

  /** Does what cannot be done at once before {@link token} is called; undefined when there is nothing to wait for. */
  prepare(): Promise<void> | undefined {
    if (this.bytes.length === 0) return undefined;
    return parseMediaType(this.#contentType).name === MULTIPART ? this.#readMultipart() : undefined;
  }

  async #readMultipart(): Promise<void> {
    try {
      this.#multipart = await parseMultipart(
        this.bytes,
        this.#contentType,
        new TokenBudget(this.#limits.tokens),
      );
    } catch (error) {
      this.#multipart = error as BodyError;
    }
  }

  /** All of the body. @throws {BodyError} when it is too long, or cannot be unpacked */
  wholeBytes(): Buffer {
    if (this.#problem !== undefined) throw new BodyError(this.#problem);
    return this.bytes;
  }

  /** The text of the body, whatever its type; an unknown charset is taken for UTF-8. @throws {BodyError} as {@link wholeBytes} does */
  rawText(): string {
    return (this.#text ??= decodeTextLeniently(this.wholeBytes(), parseMediaType(this.#contentType).charset));
  }

  /** The files of a multipart body, after {@link prepare}. @throws {BodyError} when it cannot be read, or is too long */
  files(): readonly UploadedFile[] {
    if (this.#problem !== undefined) throw new BodyError(this.#problem);
    const multipart = this.#multipart;
    if (multipart instanceof BodyError) throw new BodyError(multipart.message, { cause: multipart.cause });
    return multipart?.files ?? [];
  }

  /**
   * The body as a `JToken`, the same one at each call.
   * @throws {BodyError} when it is not what its content type says, or too long; a new one at each call, whose stack
   * leads to the code that asked
   * @throws {BudgetError} when the time of the run is over that asks
   */
  token(): unknown {
    this.#result ??= this.#parse();
    if ('token' in this.#result) return this.#result.token;
    const { message, cause } = this.#result.error;
    throw new BodyError(message, { cause });
  }

  #parse(): { token: unknown } | { error: BodyError } {
    try {
      if (this.#problem !== undefined) throw new BodyError(this.#problem);
      return { token: this.#read(parseMediaType(this.#contentType)) };
    } catch (error) {
      if (!(error instanceof BodyError)) throw error;
      return { error: this.#unknownCoding === undefined ? error : this.#explained(error) };
    }
  }

  /** A packed body is not what its content type says. */
  #explained({ message, cause }: BodyError): BodyError {
    return new BodyError(
      `${message} It was sent with Content-Encoding: ${this.#unknownCoding}, which is not unpacked: gzip, deflate and br are.`,
      { cause },
    );
  }

  #read({ name, charset }: MediaType): unknown {
    if (this.bytes.length === 0) return this.#tokens.fromTree(EMPTY);
    if (name === MULTIPART) {
      if (this.#multipart instanceof BodyError) throw this.#multipart;
      return this.#tokens.fromTree(this.#multipart?.fields ?? EMPTY);
    }
    const budget = new TokenBudget(this.#limits.tokens);
    if (isJsonType(name)) return this.#readJson(decodeText(this.bytes, charset), budget);
    if (isXmlType(name))
      return this.#tokens.fromTree(
        parseXml(decodeText(this.bytes, charset ?? this.#declaredEncoding()), budget),
      );
    if (name === 'text/plain') return this.#tokens.fromTree(decodeText(this.bytes, charset));
    if (name === 'application/x-www-form-urlencoded')
      return this.#tokens.fromTree(parseQueryString(decodeText(this.bytes, charset), () => budget.take(1)));
    return this.#tokens.fromTree(EMPTY);
  }

  #readJson(text: string, budget: TokenBudget): unknown {
    if (text.trim() === '') return this.#tokens.fromTree(EMPTY);
    budget.takeJson(text);
    try {
      return this.#tokens.parseJson(text, (name) => (this.repeatedName ??= name));
    } catch (error) {
      if (error instanceof BudgetError) throw error;
      throw new BodyError(`The body is not JSON: ${(error as Error).message}`, { cause: error });
    }
  }

  /** What `<?xml encoding="…"?>` says, when its bytes can be read as ASCII. */
  #declaredEncoding(): string | undefined {
    const start = this.bytes.subarray(0, 200).toString('latin1');
    return /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
  }
}
