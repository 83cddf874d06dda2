// `Request.Route`, `Query` and `Header`: read-only, a missing key gives the empty string.
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { KeyValuePair } from '../../dotnet/collections/generic/key-value-pair.ts';
import { ArgumentNullException } from '../../runtime/exceptions.ts';
import { toArray } from '../../runtime/box.ts';
import type { NetArray } from '../../runtime/box.ts';

/** Keys are compared without regard to case, as ASP.NET does for routes, queries and headers. */
export class TextDictionary {
  declare readonly $type: NamedType;
  readonly #values: ReadonlyMap<string, string>;
  #byKey: Map<string, string> | undefined;

  constructor(values: ReadonlyMap<string, string>) {
    this.#values = values;
  }

  get(key: string | null): string {
    return this.#find(key) ?? '';
  }
  has(key: string | null): boolean {
    return this.#find(key) !== undefined;
  }
  get count(): number {
    return this.#values.size;
  }
  tryGetValue(key: string | null, value: Ref<string | null>): boolean {
    const found = this.#find(key);
    value.v = found ?? null;
    return found !== undefined;
  }
  keys(): NetArray<string> {
    return toArray([...this.#values.keys()], this.#stringType());
  }
  values(): NetArray<string> {
    return toArray([...this.#values.values()], this.#stringType());
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
  'IReadOnlyDictionary`2.get_Item/1'(key: string | null): string {
    return this.get(key);
  }
  'IReadOnlyDictionary`2.ContainsKey/1'(key: string | null): boolean {
    return this.has(key);
  }
  'IReadOnlyDictionary`2.TryGetValue/2'(key: string | null, value: Ref<string | null>): boolean {
    return this.tryGetValue(key, value);
  }
  'IReadOnlyDictionary`2.get_Keys/0'(): NetArray<string> {
    return this.keys();
  }
  'IReadOnlyDictionary`2.get_Values/0'(): NetArray<string> {
    return this.values();
  }
  'IReadOnlyCollection`1.get_Count/0'(): number {
    return this.count;
  }

  #find(key: string | null): string | undefined {
    if (key === null) throw new ArgumentNullException('key');
    const exact = this.#values.get(key);
    if (exact !== undefined) return exact;
    this.#byKey ??= new Map([...this.#values].map(([name, value]) => [name.toLowerCase(), value]));
    return this.#byKey.get(key.toLowerCase());
  }
  #stringType(): Type {
    return (this.$elementType as NamedType).typeArguments[0]!;
  }
}

/** `Route`, `Query` and `Header` of the request as template code sees them. */
export const textDictionaryType: TypeDeclaration = declareType(
  'public sealed class TextDictionary : IReadOnlyDictionary<string, string>',
  () => ({
    'string this[string key] { get; }': (self: TextDictionary, key: string | null) => self.get(key),
    'bool ContainsKey(string key)': (self: TextDictionary, key: string | null) => self.has(key),
    'bool TryGetValue(string key, out string value)': (
      self: TextDictionary,
      key: string | null,
      value: Ref<string | null>,
    ) => self.tryGetValue(key, value),
    'int Count { get; }': (self: TextDictionary) => self.count,
    'IEnumerable<string> Keys { get; }': (self: TextDictionary) => self.keys(),
    'IEnumerable<string> Values { get; }': (self: TextDictionary) => self.values(),
  }),
  { runtime: TextDictionary },
);
