// `ReadOnlyDictionary<TKey, TValue>`: a view of a dictionary that cannot be changed.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import type { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { callMember, collectionProtocol, readOnly } from '../System.Collections/collection-protocol.ts';
import { createDictionary } from '../System.Collections.Generic/dictionary.ts';
import { addBoxedAccess } from '../System.Collections/boxed-dictionary.ts';
import { Facade } from '../System.Collections/read-items.ts';
import { pairType } from '../System.Collections.Generic/key-value-pair.ts';

/** A view: it shows what happens to the dictionary behind it. */
export class ReadOnlyDictionary extends Facade {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly dictionary: unknown;
  constructor(type: NamedType, dictionary: unknown) {
    super();
    this.$type = type;
    this.dictionary = dictionary;
  }
  override get $count(): number {
    return collectionProtocol.count(this.dictionary);
  }
  protected override get $behind(): unknown {
    return this.dictionary;
  }
  get $elementType(): Type {
    const [key, value] = baseArguments(this.$type, 'System.Collections.ObjectModel.ReadOnlyDictionary', 2);
    return pairType(key!, value!);
  }
  $refusal(): NotSupportedException {
    return readOnly();
  }
  [Symbol.iterator](): Iterator<unknown> {
    return iterate(this.dictionary)[Symbol.iterator]();
  }
  'ICollection`1.Contains/1'(pair: unknown): boolean {
    return collectionProtocol.contains(this.dictionary, pair);
  }
  call(name: string, args: readonly unknown[], accessor: 'get' | 'method' = 'method'): unknown {
    const member = accessor === 'get' ? `get_${name === 'this[]' ? 'Item' : name}` : name;
    return callMember(this.dictionary, `IDictionary\`2.${member}/${args.length}`, name, args, accessor);
  }
}

addBoxedAccess(ReadOnlyDictionary, 'quoting');

/** `System.Collections.ObjectModel.ReadOnlyDictionary<TKey, TValue>`. */
export const readOnlyDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.ObjectModel.ReadOnlyDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue> where TKey : notnull',
  () => ({
    'ReadOnlyDictionary(IDictionary<TKey, TValue> dictionary)': (dictionary, type) => {
      requireArgument(dictionary, 'dictionary');
      return new ReadOnlyDictionary(type, dictionary);
    },
    'static ReadOnlyDictionary<TKey, TValue> Empty { get; }': (type: NamedType) =>
      new ReadOnlyDictionary(type, createDictionary(type.typeArguments[0]!, type.typeArguments[1]!)),
    'protected IDictionary<TKey, TValue> Dictionary { get; }': (self: ReadOnlyDictionary) => self.dictionary,
    'int Count { get; }': (self: ReadOnlyDictionary) => self.$count,
    'TValue this[TKey key] { get; }': (self: ReadOnlyDictionary, key) => self.call('this[]', [key], 'get'),
    'ICollection<TKey> Keys { get; }': (self: ReadOnlyDictionary) => self.call('Keys', [], 'get'),
    'ICollection<TValue> Values { get; }': (self: ReadOnlyDictionary) => self.call('Values', [], 'get'),
    'bool ContainsKey(TKey key)': (self: ReadOnlyDictionary, key) => self.call('ContainsKey', [key]),
    'bool TryGetValue(TKey key, out TValue value)': (self: ReadOnlyDictionary, key, value: Ref) =>
      self.call('TryGetValue', [key, value]),
    'IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()': (self: ReadOnlyDictionary) =>
      new Enumerator(self, self.$elementType),
  }),
  { runtime: ReadOnlyDictionary },
);
