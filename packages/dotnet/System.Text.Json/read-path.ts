// Where in a JSON text a value is being read, and the errors that tell it.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { implemented, withoutNullable } from '../System.Reflection/data-members.ts';
import { kindName, pathStep, valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import { JsonException } from './json-exception.ts';
import { placeOf } from './exception-place.ts';
import type { JsonReaderException } from './json-reader-exception.ts';
import { isTree } from './read-key.ts';

/** The steps from the root to the value that is being read. */
export class ReadPath {
  readonly #steps: string[] = [];
  /** The type whose constructor is to take the value, and how deep its members are. */
  #owner: { readonly type: Type; readonly depth: number } | undefined;
  push(step: string): void {
    this.#steps.push(step);
  }
  pop(): void {
    this.#steps.pop();
  }
  toString(): string {
    return `$${this.#steps.join('')}`;
  }

  /** What the work gives while the path leads to a member. */
  within<R>(name: string, work: () => R): R {
    this.push(pathStep(name));
    const result = work();
    this.pop();
    return result;
  }
  /** Metadata that is no string. */
  wrongMetadata(name: string, value: JsonData): JsonException {
    const kind = kindName(value.kind);
    return this.within(name, () =>
      this.failureAt(
        `The '$id', '$ref' or '$type' metadata properties must be JSON strings. Current token type is '${kind}'.`,
        value.source,
        value.end,
        null,
      ),
    );
  }

  /** The value that comes is for a parameter of a constructor of the type; undefined: it is not. */
  belongTo(type: Type | undefined): void {
    this.#owner = type && { type, depth: this.#steps.length };
  }
  /** What stands there is no such value: values of one token are told by the type that was to take them. */
  scalarFailure(data: JsonData, type: Type, inner: Exception | null = null): JsonException {
    const owner = this.#owner?.depth === this.#steps.length ? this.#owner.type : undefined;
    return this.failure(data, owner ?? type, inner);
  }

  /** A mistake of syntax, told with the place where the reader was. */
  syntaxError(error: JsonReaderException): JsonException {
    const path = String(this);
    const at = error.text.lastIndexOf(' LineNumber: ');
    const message = `${error.text.slice(0, at)} Path: ${path} |${error.text.slice(at)}`;
    return new JsonException(message, error, path, error.line, error.position);
  }
  /** Goes on to the end of a value: of one that has none, that is a mistake. @throws JsonException */
  requireWhole({ broken }: JsonData): void {
    if (broken) throw this.syntaxError(broken.error);
  }

  /** Something stands behind the value of the text: the path leads behind what was read last. */
  after(data: JsonData, type: Type, error: JsonReaderException): JsonException {
    if (!isTree(type) && data.kind === valueKinds.Array) this.push(`[${data.items.length}]`);
    const last = data.members.at(-1);
    if (last && type.kind !== 'array' && implemented(withoutNullable(type) as NamedType, 'IDictionary', 2))
      this.push(pathStep(last.name));
    return this.syntaxError(error);
  }

  /** What stands there is no such value. */
  failure(data: JsonData, type: Type, inner: Exception | null = null): JsonException {
    const isContainer = data.kind === valueKinds.Object || data.kind === valueKinds.Array;
    return this.failureAt(
      `The JSON value could not be converted to ${typeName(type)}.`,
      data.source,
      isContainer ? data.start + 1 : data.end,
      inner,
    );
  }
  /** An error with .NET's account of where it is. @param index where in the source */
  failureAt(message: string, source: string, index: number, inner: Exception | null): JsonException {
    const { line, position, text } = placeOf(source, index);
    const path = String(this);
    return new JsonException(
      `${message} Path: ${path} | ${text}`,
      inner,
      path,
      BigInt(line),
      BigInt(position),
    );
  }
  /** The error of a type that cannot be read, with the place where it was needed. */
  unsupported(data: JsonData, error: NotSupportedException): NotSupportedException {
    const { text } = placeOf(
      data.source,
      data.kind === valueKinds.Object || data.kind === valueKinds.Array ? data.start + 1 : data.end,
    );
    return new NotSupportedException(`${error.text} Path: ${String(this)} | ${text}`, error);
  }
}
