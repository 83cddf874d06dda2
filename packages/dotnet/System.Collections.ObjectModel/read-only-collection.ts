// `ReadOnlyCollection<T>`: a view of a list that cannot be changed.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import type { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { collectionProtocol, listProtocol, readOnly } from '../System.Collections/collection-protocol.ts';
import { Facade } from '../System.Collections/read-items.ts';

/** A view: it shows what happens to the list behind it. */
export class ReadOnlyCollection<T = unknown> extends Facade {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  /** `IList<T>`. */
  readonly list: unknown;
  constructor(type: NamedType, list: unknown) {
    super();
    this.$type = type;
    this.list = list;
  }
  override get $count(): number {
    return collectionProtocol.count(this.list);
  }
  protected override get $behind(): unknown {
    return this.list;
  }
  get $elementType(): Type {
    return baseArguments(this.$type, 'System.Collections.ObjectModel.ReadOnlyCollection', 1)[0]!;
  }
  $refusal(): NotSupportedException {
    return readOnly();
  }
  [Symbol.iterator](): Iterator<T> {
    return iterate<T>(this.list)[Symbol.iterator]();
  }
}

/** `System.Collections.ObjectModel.ReadOnlyCollection<T>`. */
export const readOnlyCollectionType: TypeDeclaration = declareType(
  'public class System.Collections.ObjectModel.ReadOnlyCollection<T> : IList<T>, IList, IReadOnlyList<T>',
  () => ({
    'ReadOnlyCollection(IList<T> list)': (list, type) => {
      requireArgument(list, 'list');
      return new ReadOnlyCollection(type, list);
    },
    'static ReadOnlyCollection<T> Empty { get; }': (type: NamedType) =>
      new ReadOnlyCollection(type, Object.assign([], { $element: type.typeArguments[0] })),
    'int Count { get; }': (self: ReadOnlyCollection) => self.$count,
    'T this[int index] { get; }': (self: ReadOnlyCollection, index) => listProtocol.get(self.list, index),
    'protected IList<T> Items { get; }': (self: ReadOnlyCollection) => self.list,
    'bool Contains(T value)': (self: ReadOnlyCollection, value) =>
      collectionProtocol.contains(self.list, value),
    'void CopyTo(T[] array, int index)': (self: ReadOnlyCollection, array, index) =>
      collectionProtocol.copyTo(self.list, array, index),
    'IEnumerator<T> GetEnumerator()': (self: ReadOnlyCollection) => new Enumerator(self, self.$elementType),
    'int IndexOf(T value)': (self: ReadOnlyCollection, value) => listProtocol.indexOf(self.list, value),
  }),
  { runtime: ReadOnlyCollection },
);
