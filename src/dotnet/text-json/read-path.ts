// Where in a JSON text a value is being read, and the errors that tell it.
import type { Type } from '../../metadata/symbols.ts';
import { NotSupportedException } from '../../runtime/exceptions.ts';
import type { Exception } from '../../runtime/exceptions.ts';
import { typeName } from '../../runtime/type-name.ts';
import { pathStep, valueKinds } from './data.ts';
import type { JsonData } from './data.ts';
import { JsonException, placeOf } from './exceptions.ts';

/** The steps from the root to the value that is being read. */
export class ReadPath {
  readonly #steps: string[] = [];
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
    const kind = Object.entries(valueKinds).find(([, number]) => number === value.kind)![0];
    return this.within(name, () =>
      this.failureAt(
        `The '$id', '$ref' or '$type' metadata properties must be JSON strings. Current token type is '${kind}'.`,
        value.source,
        value.end,
        null,
      ),
    );
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
