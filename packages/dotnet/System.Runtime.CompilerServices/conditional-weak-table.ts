// The class `System.Runtime.CompilerServices.ConditionalWeakTable`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { keepEntries } from '@mockwright/language/runtime/change-log';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { notNull } from '@mockwright/language/runtime/not-null';
import { KeyValuePair, pairType } from '../System.Collections.Generic/key-value-pair.ts';

/** A run is short: nothing is collected before its end, so that keys stay. They are told apart by identity. */
class ConditionalWeakTable {
  readonly $type: NamedType;
  readonly entries: Map<unknown, unknown> = new Map();
  constructor(type: NamedType) {
    this.$type = type;
  }
  $held(): Held {
    return { parts: [...this.entries].flat(), putBack: keepEntries(this.entries) };
  }
  get $elementType(): Type {
    const [key, value] = this.$type.typeArguments;
    return pairType(key!, value!);
  }
  *[Symbol.iterator](): Iterator<unknown> {
    for (const [key, value] of this.entries)
      yield new KeyValuePair(this.$elementType as NamedType, key, value);
  }
  /** The value of a key; made and kept if there is none. */
  value(given: unknown, create: () => unknown): unknown {
    const key = notNull(given, 'key');
    if (!this.entries.has(key)) this.entries.set(key, create());
    return this.entries.get(key);
  }
}
const tableMembers = (): Record<string, Implementation> => ({
  'ConditionalWeakTable()': (type: NamedType) => new ConditionalWeakTable(type),
  'bool TryGetValue(TKey key, out TValue value)': (
    { entries, $type }: ConditionalWeakTable,
    key: unknown,
    value: Ref,
  ) => {
    const has = entries.has(notNull(key, 'key'));
    value.v = has ? entries.get(key) : defaultOf($type.typeArguments[1]!);
    return has;
  },
  'void Add(TKey key, TValue value)': ({ entries }: ConditionalWeakTable, key: unknown, value: unknown) => {
    if (entries.has(notNull(key, 'key')))
      throw new ArgumentException('An item with the same key has already been added.');
    entries.set(key, value);
  },
  'bool TryAdd(TKey key, TValue value)': (
    { entries }: ConditionalWeakTable,
    key: unknown,
    value: unknown,
  ) => {
    const isNew = !entries.has(notNull(key, 'key'));
    if (isNew) entries.set(key, value);
    return isNew;
  },
  'void AddOrUpdate(TKey key, TValue value)': (
    { entries }: ConditionalWeakTable,
    key: unknown,
    value: unknown,
  ) => void entries.set(notNull(key, 'key'), value),
  'bool Remove(TKey key)': ({ entries }: ConditionalWeakTable, key: unknown) =>
    entries.delete(notNull(key, 'key')),
  'void Clear()': ({ entries }: ConditionalWeakTable) => entries.clear(),
  'TValue GetOrAdd(TKey key, TValue value)': (self: ConditionalWeakTable, key: unknown, value: unknown) =>
    self.value(key, () => value),
  'TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory)': (
    self: ConditionalWeakTable,
    key: unknown,
    create: ((key: unknown) => unknown) | null,
  ) => self.value(key, () => notNull(create, 'valueFactory')(key)),
  'TValue GetValue(TKey key, ConditionalWeakTable<TKey, TValue>.CreateValueCallback createValueCallback)': (
    self: ConditionalWeakTable,
    key: unknown,
    create: ((key: unknown) => unknown) | null,
  ) => self.value(key, () => notNull(create, 'createValueCallback')(key)),
  'TValue GetOrCreateValue(TKey key)': (self: ConditionalWeakTable, key: unknown) =>
    self.value(key, () => createInstance(self.$type.typeArguments[1]!)),
  'IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()': (self: ConditionalWeakTable) =>
    new Enumerator(self, self.$elementType),
});

/** `System.Runtime.CompilerServices.ConditionalWeakTable`. */
export const conditionalWeakTableType: TypeDeclaration = declareType(
  'public sealed class System.Runtime.CompilerServices.ConditionalWeakTable<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>> where TKey : class where TValue : class?',
  tableMembers,
  { runtime: ConditionalWeakTable },
);

/** `System.Runtime.CompilerServices.ConditionalWeakTable.CreateValueCallback`. */
export const conditionalWeakTableCreateValueCallbackType: TypeDeclaration = declareType(
  'public delegate TValue System.Runtime.CompilerServices.ConditionalWeakTable<TKey, TValue>.CreateValueCallback(TKey key)',
);
