// `$id` and `$ref`: which objects have been written or read under which name.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { callMember } from '../../System.Collections/collection-protocol.ts';
import { JsonException } from '../json-exception.ts';

/** What one call of the serializer knows of references: `IReferenceResolver`. */
export interface References {
  /** The object of that name; null when there is none. */
  resolve(reference: string): unknown;
  /** Names an object that was read. @throws ArgumentException where the name is another object's */
  add(reference: string, value: unknown): void;
  /** The name of an object, given to it now if need be. */
  nameOf(value: unknown): string;
  has(value: unknown): boolean;
}

/** What the serializer is for converters: it can be asked for the references of its call. */
export interface ReferenceContext {
  readonly references: References | undefined;
}

/** Newtonsoft.Json's own way: numbers in the order of first use. */
class CountedReferences implements References {
  readonly #values = new Map<string, unknown>();
  readonly #names = new Map<unknown, string>();
  #count = 0;

  resolve(reference: string): unknown {
    return this.#values.get(reference) ?? null;
  }
  add(reference: string, value: unknown): void {
    if (this.#values.has(reference) && this.#values.get(reference) !== value)
      throw new ArgumentException(`A different value already has the Id '${reference}'.`);
    this.#values.set(reference, value);
    this.#names.set(value, reference);
  }
  nameOf(value: unknown): string {
    let name = this.#names.get(value);
    if (name === undefined) this.add((name = String(++this.#count)), value);
    return name;
  }
  has(value: unknown): boolean {
    return this.#names.has(value);
  }
}

/**
 * `DefaultReferenceResolver`: the references of the call that the context belongs to, by the keys under which calls
 * through `IReferenceResolver` look for its members.
 */
export class DefaultReferenceResolver {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  'IReferenceResolver.ResolveReference/2'(context: unknown, reference: string): unknown {
    return referencesIn(context).resolve(reference);
  }
  'IReferenceResolver.GetReference/2'(context: unknown, value: unknown): string {
    return referencesIn(context).nameOf(value);
  }
  'IReferenceResolver.IsReferenced/2'(context: unknown, value: unknown): boolean {
    return referencesIn(context).has(value);
  }
  'IReferenceResolver.AddReference/3'(context: unknown, reference: string, value: unknown): void {
    referencesIn(context).add(reference, value);
  }
}

/** @throws {JsonException} for what does not serialize just now */
function referencesIn(context: unknown): References {
  const references = (context as Partial<ReferenceContext> | null)?.references;
  if (references) return references;
  throw new JsonException('The DefaultReferenceResolver can only be used internally.');
}

/** Those of an `IReferenceResolver` of template code. */
class ResolvedReferences implements References {
  readonly #resolver: object;
  readonly #context: object;
  constructor(resolver: object, context: object) {
    this.#resolver = resolver;
    this.#context = context;
  }
  #call(name: string, ...args: readonly unknown[]): unknown {
    const all = [this.#context, ...args];
    return callMember(this.#resolver, `IReferenceResolver.${name}/${all.length}`, name, all);
  }
  resolve(reference: string): unknown {
    return this.#call('ResolveReference', reference);
  }
  add(reference: string, value: unknown): void {
    this.#call('AddReference', reference, value);
  }
  nameOf(value: unknown): string {
    return this.#call('GetReference', value) as string;
  }
  has(value: unknown): boolean {
    return this.#call('IsReferenced', value) as boolean;
  }
}

/** The references of one call. @param context what template code gets as the context: it tells calls apart */
export function referencesOf(resolver: object | null, context: object): References {
  return resolver && !(resolver instanceof DefaultReferenceResolver)
    ? new ResolvedReferences(resolver, context)
    : new CountedReferences();
}
