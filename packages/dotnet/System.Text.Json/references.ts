// `ReferenceHandler.Preserve`: objects that are written once, and told by `$id` and `$ref` after that.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { isInstance } from '@mockwright/language/runtime/casting';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { valueKinds } from './json-data.ts';
import type { JsonData } from './json-data.ts';
import type { ReadPath } from './read-path.ts';

/** The objects of one call of `Serialize`. */
export class WrittenReferences {
  readonly #ids = new Map<unknown, string>();
  /** The `$ref` of an object that was written before; undefined for a new one. */
  known(object: unknown): string | undefined {
    return this.#ids.get(object);
  }
  /** The `$id` of a new object. */
  add(object: unknown): string {
    const id = String(this.#ids.size + 1);
    this.#ids.set(object, id);
    return id;
  }
}

/** What the first property of a JSON object says of it. */
export type Metadata =
  | { readonly kind: 'none' }
  /** `$id`: to be registered when the object is made. */
  | { readonly kind: 'id'; readonly id: string }
  /** `$ref`: the object itself. */
  | { readonly kind: 'reference'; readonly id: string; readonly object: unknown };

const none: Metadata = { kind: 'none' };

/** The objects of one call of `Deserialize`. */
export class ReadReferences {
  readonly #objects = new Map<string, unknown>();

  /** Reads `$id` or `$ref`. @throws JsonException for metadata that is malformed, misplaced, unknown or used twice */
  metadata(data: JsonData, path: ReadPath): Metadata {
    const [first, second] = data.members;
    for (const [index, { name, nameEnd }] of data.members.entries()) {
      if (index === 0 || (name !== '$id' && name !== '$ref')) continue;
      throw path.within(name, () =>
        path.failureAt(
          'The metadata property is either not supported by the type or is not the first property in the deserialized JSON object.',
          data.source,
          nameEnd + 1,
          null,
        ),
      );
    }
    if (!first || (first.name !== '$id' && first.name !== '$ref')) return none;
    const { name, value } = first;
    if (value.kind !== valueKinds.String) throw path.wrongMetadata(name, value);
    const id = value.text;
    if (name === '$id') {
      if (this.#objects.has(id))
        throw path.failureAt(
          `The value of the '$id' metadata property '${id}' conflicts with an existing identifier.`,
          data.source,
          value.end + 1,
          null,
        );
      return { kind: 'id', id };
    }
    if (second)
      throw path.within(second.name, () =>
        path.failureAt(
          "A JSON object that contains a '$ref' metadata property must not contain any other properties.",
          data.source,
          second.nameEnd + 1,
          null,
        ),
      );
    if (!this.#objects.has(id))
      throw path.failureAt(`Reference '${id}' was not found.`, data.source, data.end, null);
    return { kind: 'reference', id, object: this.#objects.get(id) };
  }
  /** Registers an object. */
  add(id: string, object: unknown): void {
    this.#objects.set(id, object);
  }
}

/** The object that a `$ref` tells of. @throws {InvalidOperationException} where it is none of the type that is read there */
export function ofType(
  { id, object }: { readonly id: string; readonly object: unknown },
  type: NamedType,
): unknown {
  if (isInstance(object, type)) return object;
  throw new InvalidOperationException(
    `The object with reference id '${id}' of type '${typeName(typeOf(object))}' cannot be assigned to the type '${typeName(type)}'.`,
  );
}
