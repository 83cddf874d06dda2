// What the dictionaries of a request have in common: read-only, keys without regard to case.
import { KeyValuePair } from '@mockwright/dotnet';
import type { Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';

/** A read-only dictionary. Keys are compared without regard to case, as ASP.NET does for routes, queries and headers. */
export abstract class Lookup<Value> {
  declare readonly $type: NamedType;
  readonly #values: ReadonlyMap<string, Value>;
  #byKey: Map<string, Value> | undefined;

  constructor(values: ReadonlyMap<string, Value>) {
    this.#values = values;
  }

  /** What a missing key gives. */
  protected abstract readonly missing: Value | null;

  get(key: string | null): Value | null {
    return this.#find(key) ?? this.missing;
  }
  has(key: string | null): boolean {
    return this.#find(key) !== undefined;
  }
  get count(): number {
    return this.#values.size;
  }
  tryGetValue(key: string | null, value: Ref<Value | null>): boolean {
    const found = this.#find(key);
    value.v = found ?? null;
    return found !== undefined;
  }
  keys(): NetArray<string> {
    return toArray([...this.#values.keys()], this.#argument(0));
  }
  values(): NetArray<Value> {
    return toArray([...this.#values.values()], this.#argument(1));
  }
  get $elementType(): Type {
    return this.$type.allInterfaces.find(
      (type) => type.name === 'IEnumerable' && type.typeArguments.length === 1,
    )!.typeArguments[0]!;
  }
  *[Symbol.iterator](): Iterator<KeyValuePair> {
    const type = this.$elementType as NamedType;
    for (const [key, value] of this.#values) yield new KeyValuePair(type, key, value);
  }

  // The interfaces through which template code sees it.
  'IReadOnlyDictionary`2.get_Item/1'(key: string | null): Value | null {
    return this.get(key);
  }
  'IReadOnlyDictionary`2.ContainsKey/1'(key: string | null): boolean {
    return this.has(key);
  }
  'IReadOnlyDictionary`2.TryGetValue/2'(key: string | null, value: Ref<Value | null>): boolean {
    return this.tryGetValue(key, value);
  }
  'IReadOnlyDictionary`2.get_Keys/0'(): NetArray<string> {
    return this.keys();
  }
  'IReadOnlyDictionary`2.get_Values/0'(): NetArray<Value> {
    return this.values();
  }
  'IReadOnlyCollection`1.get_Count/0'(): number {
    return this.count;
  }

  #find(key: string | null): Value | undefined {
    if (key === null) throw new ArgumentNullException('key');
    const exact = this.#values.get(key);
    if (exact !== undefined) return exact;
    this.#byKey ??= new Map([...this.#values].map(([name, value]) => [name.toLowerCase(), value]));
    return this.#byKey.get(key.toLowerCase());
  }
  #argument(index: number): Type {
    return (this.$elementType as NamedType).typeArguments[index]!;
  }
}
