// The class `System.Collections.Specialized.OrderedDictionary`: what it does, and how template code sees it.
import { boxedEqualityOf } from '../../System.Collections/comparers.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import type { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { boxedTableMembers } from '../../System.Collections/hashtable.ts';
import { listDictionary } from './list-dictionary.ts';
import { RowDictionary, keyInDictionary, partMembers } from './row-dictionary.ts';

class OrderedDictionary extends RowDictionary {
  override readonly $isReadOnly: boolean;
  constructor(comparer: unknown, source?: OrderedDictionary) {
    super(boxedEqualityOf(comparer));
    this.$isReadOnly = source !== undefined;
    if (!source) return;
    this.keys = source.keys;
    this.values = source.values;
  }
  override duplicate(key: unknown): ArgumentException {
    return keyInDictionary(key);
  }
  $refusal(): NotSupportedException {
    return new NotSupportedException('The OrderedDictionary is read-only and cannot be modified.');
  }
  override change(): void {
    if (this.$isReadOnly) throw this.$refusal();
    super.change();
  }
}
/** `OrderedDictionary` has these for those who know it by its interfaces only. */
const hidden: ReadonlyMap<string, string> = new Map([
  ['bool IsFixedSize { get; }', 'bool IDictionary.IsFixedSize { get; }'],
  ['bool IsSynchronized { get; }', 'bool ICollection.IsSynchronized { get; }'],
  ['object SyncRoot { get; }', 'object ICollection.SyncRoot { get; }'],
]);
function withoutHidden(
  members: Readonly<Record<string, Implementation>>,
): Readonly<Record<string, Implementation>> {
  return Object.fromEntries(
    Object.entries(members).map(([signature, implementation]) => [
      hidden.get(signature) ?? signature,
      implementation,
    ]),
  );
}
const readOnlyCopy = (self: OrderedDictionary): OrderedDictionary => new OrderedDictionary(null, self);

/** `System.Collections.Specialized.OrderedDictionary`. */
export const orderedDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Specialized.OrderedDictionary : IOrderedDictionary',
  () => ({
    'OrderedDictionary()': () => new OrderedDictionary(null),
    'OrderedDictionary(int capacity)': () => new OrderedDictionary(null),
    'OrderedDictionary(IEqualityComparer? comparer)': (comparer) => new OrderedDictionary(comparer),
    'OrderedDictionary(int capacity, IEqualityComparer? comparer)': (_capacity, comparer) =>
      new OrderedDictionary(comparer),
    ...withoutHidden(boxedTableMembers),
    ...partMembers(listDictionary),
    'bool IsReadOnly { get; }': (self: OrderedDictionary) => self.$isReadOnly,
    'object? this[int index] { get; set; }': {
      get: (self: OrderedDictionary, index: number) => {
        self.requireIndex(index);
        return self.values[index];
      },
      set: (self: OrderedDictionary, index: number, value: unknown) => {
        self.change();
        self.requireIndex(index);
        self.values[index] = value;
      },
    },
    'void Insert(int index, object key, object? value)': (self: OrderedDictionary, index, key, value) =>
      self.insert(index, key, value),
    'void RemoveAt(int index)': (self: OrderedDictionary, index) => self.removeAt(index),
    'OrderedDictionary AsReadOnly()': readOnlyCopy,
  }),
  { runtime: OrderedDictionary },
);
