// `Collection<T>`: a list whose changes pass through a few virtual methods, which template classes may override.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { iterate } from '@mockwright/language/runtime/iterate';
import { indexOutOfRange, requireArgument, startOutOfRange } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { collectionProtocol, listProtocol, readOnly } from '../System.Collections/collection-protocol.ts';
import { Facade } from '../System.Collections/read-items.ts';
import { createList } from '../System.Collections.Generic/list.ts';

const objectModel = 'System.Collections.ObjectModel';

/** A list behind virtual methods. */
export class Collection<T = unknown> extends Facade {
  readonly $type: NamedType;
  readonly list: unknown;
  constructor(type: NamedType, list?: unknown) {
    super();
    this.$type = type;
    this.list = list ?? createList([], this.$elementType);
  }
  override get $count(): number {
    return collectionProtocol.count(this.list);
  }
  protected override get $behind(): unknown {
    return this.list;
  }
  get $elementType(): Type {
    return baseArguments(this.$type, `${objectModel}.Collection`, 1)[0]!;
  }
  [Symbol.iterator](): Iterator<T> {
    return iterate<T>(this.list)[Symbol.iterator]();
  }
  /** @throws {NotSupportedException} over a list that cannot be changed, as an array */
  requireChangeable(): void {
    if (collectionProtocol.isReadOnly(this.list)) throw readOnly();
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
  }
  'Collection`1.InsertItem/2'(index: number, item: T): void {
    listProtocol.insert(this.list, index, item);
  }
  'Collection`1.RemoveItem/1'(index: number): void {
    listProtocol.removeAt(this.list, index);
  }
  'Collection`1.SetItem/2'(index: number, item: T): void {
    listProtocol.set(this.list, index, item);
  }
  'Collection`1.ClearItems/0'(): void {
    collectionProtocol.clear(this.list);
  }
}

/** The members that change it, as `base` means them in classes that derive from one of the library's collections. */
export function changingMembers<T extends Collection>(
  prototype: Pick<
    T,
    | 'Collection`1.ClearItems/0'
    | 'Collection`1.InsertItem/2'
    | 'Collection`1.RemoveItem/1'
    | 'Collection`1.SetItem/2'
  >,
  element: string,
  modifier: 'virtual' | 'override',
): Record<string, Implementation> {
  return {
    [`protected ${modifier} void ClearItems()`]: (self: T) =>
      prototype['Collection`1.ClearItems/0'].call(self),
    [`protected ${modifier} void InsertItem(int index, ${element} item)`]: (
      self: T,
      index: number,
      item: unknown,
    ) => prototype['Collection`1.InsertItem/2'].call(self, index, item),
    [`protected ${modifier} void RemoveItem(int index)`]: (self: T, index: number) =>
      prototype['Collection`1.RemoveItem/1'].call(self, index),
    [`protected ${modifier} void SetItem(int index, ${element} item)`]: (
      self: T,
      index: number,
      item: unknown,
    ) => prototype['Collection`1.SetItem/2'].call(self, index, item),
  };
}

/** `System.Collections.ObjectModel.Collection<T>`. */
export const collectionType: TypeDeclaration = declareType(
  `public class ${objectModel}.Collection<T> : IList<T>, IList, IReadOnlyList<T>`,
  () => ({
    'Collection()': (type) => new Collection(type),
    'Collection(IList<T> list)': (list, type) => {
      requireArgument(list, 'list');
      return new Collection(type, list);
    },
    'int Count { get; }': (self: Collection) => self.$count,
    'protected IList<T> Items { get; }': (self: Collection) => self.list,
    'T this[int index] { get; set; }': {
      get: (self: Collection, index: number) => listProtocol.get(self.list, index),
      set: (self: Collection, index: number, value: unknown) => {
        self.requireChangeable();
        self.requireIndex(index);
        self['Collection`1.SetItem/2'](index, value);
      },
    },
    'void Add(T item)': (self: Collection, item) => {
      self.requireChangeable();
      self['Collection`1.InsertItem/2'](self.$count, item);
    },
    'void Clear()': (self: Collection) => {
      self.requireChangeable();
      self['Collection`1.ClearItems/0']();
    },
    'void CopyTo(T[] array, int index)': (self: Collection, array, index) =>
      collectionProtocol.copyTo(self.list, array, index),
    'bool Contains(T item)': (self: Collection, item) => collectionProtocol.contains(self.list, item),
    'IEnumerator<T> GetEnumerator()': (self: Collection) => new Enumerator(self, self.$elementType),
    'int IndexOf(T item)': (self: Collection, item) => listProtocol.indexOf(self.list, item),
    'void Insert(int index, T item)': (self: Collection, index, item) => {
      self.requireChangeable();
      if (index >>> 0 > self.$count) throw startOutOfRange('index');
      self['Collection`1.InsertItem/2'](index, item);
    },
    'bool Remove(T item)': (self: Collection, item) => {
      self.requireChangeable();
      const index = listProtocol.indexOf(self.list, item);
      if (index >= 0) self['Collection`1.RemoveItem/1'](index);
      return index >= 0;
    },
    'void RemoveAt(int index)': (self: Collection, index) => {
      self.requireChangeable();
      self.requireIndex(index);
      self['Collection`1.RemoveItem/1'](index);
    },
    ...changingMembers(Collection.prototype, 'T', 'virtual'),
  }),
  { runtime: Collection },
);
