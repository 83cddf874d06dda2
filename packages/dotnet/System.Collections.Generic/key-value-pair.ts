// `KeyValuePair<TKey, TValue>`: the elements of dictionaries.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { combineHashes, equals, hash } from '@mockwright/language/runtime/equality';
import { textOf } from '@mockwright/language/runtime/text';
import { defaultOf } from '@mockwright/language/runtime/casting';

/** An immutable pair. */
export class KeyValuePair<K = unknown, V = unknown> {
  readonly $type: NamedType;
  readonly Key: K;
  readonly Value: V;
  constructor(type: NamedType, key: K, value: V) {
    this.$type = type;
    this.Key = key;
    this.Value = value;
  }
  $held(): Held {
    return { parts: [this.Key, this.Value] };
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof KeyValuePair &&
      other.$type === this.$type &&
      equals(this.Key, other.Key) &&
      equals(this.Value, other.Value)
    );
  }
  $hash(): number {
    return combineHashes(hash(this.Key), hash(this.Value));
  }
  $toString(): string {
    const [key, value] = this.$type.typeArguments as readonly [Type, Type];
    return `[${textOf(this.Key, key)}, ${textOf(this.Value, value)}]`;
  }
}

/** The type of pairs of that key and value type. */
export function pairType(key: Type, value: Type): NamedType {
  return coreType('System.Collections.Generic.KeyValuePair', 2).construct([key, value]);
}

/** `System.Collections.Generic.KeyValuePair<TKey, TValue>`. */
export const keyValuePairType: TypeDeclaration = declareType(
  'public readonly struct System.Collections.Generic.KeyValuePair<TKey, TValue>',
  () => ({
    'KeyValuePair(TKey key, TValue value)': (key, value, type) => new KeyValuePair(type, key, value),
    'TKey Key { get; }': (self) => self.Key,
    'TValue Value { get; }': (self) => self.Value,
    'override string ToString()': (self) => self.$toString(),
    'void Deconstruct(out TKey key, out TValue value)': (self: KeyValuePair, key: Ref, value: Ref) => {
      key.v = self.Key;
      value.v = self.Value;
    },
  }),
  {
    runtime: KeyValuePair,
    defaultValue: (type) => {
      const pair = type as NamedType;
      return new KeyValuePair(pair, defaultOf(pair.typeArguments[0]!), defaultOf(pair.typeArguments[1]!));
    },
  },
);

/** `System.Collections.Generic.KeyValuePair`. */
export const keyValuePairFactoryType: TypeDeclaration = declareType(
  'public static class System.Collections.Generic.KeyValuePair',
  () => ({
    'static KeyValuePair<TKey, TValue> Create<TKey, TValue>(TKey key, TValue value)': (
      key,
      value,
      keyType: Type,
      valueType: Type,
    ) => new KeyValuePair(pairType(keyType, valueType), key, value),
  }),
);
