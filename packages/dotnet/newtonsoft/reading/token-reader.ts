// `JTokenReader`: reads a tree of tokens as if it were text.
import { JTokenType } from '../linq/j-token-type.ts';
import { JsonToken } from '../json-token.ts';
import type { JConstructor } from '../linq/array.ts';
import { pathOfToken } from '../linq/token-paths.ts';
import { JProperty } from '../linq/property.ts';
import { JContainer } from '../linq/token.ts';
import type { JToken } from '../linq/token.ts';
import type { JValue } from '../linq/value.ts';
import { inZone } from '../../values/json-dates.ts';
import { isDateTime, isUri, uriOriginalText } from '../../values/system-types.ts';
import { toText } from '../values/conversions.ts';
import { State } from './reader-state.ts';
import { JsonReader } from './json-reader.ts';

/** `Newtonsoft.Json.Linq.JTokenReader`. */
export class JTokenReader extends JsonReader {
  readonly #root: JToken;
  #initialPath: string | undefined;
  #parent: JToken | null = null;
  /** `CurrentToken`. */
  current: JToken | null = null;

  constructor(root: JToken, initialPath?: string) {
    super();
    this.#root = root;
    this.#initialPath = initialPath;
  }
  override hasLineInfo(): boolean {
    return this.state !== State.Start && this.current !== null && this.current.line > 0;
  }
  override get lineNumber(): number {
    return this.state === State.Start ? 0 : (this.current?.line ?? 0);
  }
  override get linePosition(): number {
    return this.state === State.Start ? 0 : (this.current?.position ?? 0);
  }
  override get path(): string {
    const path = super.path;
    this.#initialPath ??= pathOfToken(this.#root);
    if (this.#initialPath === '' || path === '') return this.#initialPath + path;
    return path.startsWith('[') ? this.#initialPath + path : `${this.#initialPath}.${path}`;
  }

  read(): boolean {
    if (this.state !== State.Start) {
      if (this.current === null) return false;
      return this.current instanceof JContainer && this.#parent !== this.current
        ? this.#readInto(this.current)
        : this.#readOver(this.current);
    }
    if (this.current === this.#root) return false;
    this.current = this.#root;
    this.#set(this.#root);
    return true;
  }
  #readInto(container: JContainer): boolean {
    const first = container.children[0];
    if (!first) return this.#end(container);
    this.#set(first);
    this.current = first;
    this.#parent = container;
    return true;
  }
  #readOver(token: JToken): boolean {
    if (token === this.#root) return this.#readToEnd();
    const { next } = token;
    if (next) {
      this.current = next;
      this.#set(next);
      return true;
    }
    return token.parent ? this.#end(token.parent) : this.#readToEnd();
  }
  #readToEnd(): boolean {
    this.current = null;
    this.setToken(JsonToken.None);
    return false;
  }
  #end(container: JContainer): boolean {
    if (container instanceof JProperty) return this.#readOver(container);
    this.setToken(
      container.type === JTokenType.Object
        ? JsonToken.EndObject
        : container.type === JTokenType.Array
          ? JsonToken.EndArray
          : JsonToken.EndConstructor,
    );
    this.current = container;
    this.#parent = container;
    return true;
  }
  #set(token: JToken): void {
    switch (token.type) {
      case JTokenType.Object:
        this.setToken(JsonToken.StartObject);
        return;
      case JTokenType.Array:
        this.setToken(JsonToken.StartArray);
        return;
      case JTokenType.Constructor:
        this.setToken(JsonToken.StartConstructor, (token as JConstructor).name);
        return;
      case JTokenType.Property:
        this.setToken(JsonToken.PropertyName, (token as JProperty).name);
        return;
    }
    const { scalar } = token as JValue;
    switch (token.type) {
      case JTokenType.Comment:
        this.setToken(JsonToken.Comment, scalar);
        break;
      case JTokenType.Integer:
        this.setToken(JsonToken.Integer, scalar);
        break;
      case JTokenType.Float:
        this.setToken(JsonToken.Float, scalar);
        break;
      case JTokenType.Boolean:
        this.setToken(JsonToken.Boolean, scalar);
        break;
      case JTokenType.Null:
        this.setToken(JsonToken.Null);
        break;
      case JTokenType.Undefined:
        this.setToken(JsonToken.Undefined);
        break;
      case JTokenType.Date:
        this.setToken(
          JsonToken.Date,
          isDateTime(scalar) ? inZone(scalar, this.dateTimeZoneHandling) : scalar,
        );
        break;
      case JTokenType.Raw:
        this.setToken(JsonToken.Raw, textOrNull(scalar));
        break;
      case JTokenType.Bytes:
        this.setToken(JsonToken.Bytes, scalar);
        break;
      case JTokenType.String:
        this.setToken(JsonToken.String, scalar);
        break;
      case JTokenType.Uri:
        this.setToken(JsonToken.String, isUri(scalar) ? uriOriginalText(scalar) : textOrNull(scalar));
        break;
      default:
        this.setToken(JsonToken.String, textOrNull(scalar));
    }
  }
}
function textOrNull(scalar: unknown): string | null {
  return scalar === null ? null : toText(scalar);
}
