// The class `System.Collections.ReadOnlyCollectionBase`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArrayList } from './array-list.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';

/** A list that only derived classes fill. */
class ReadOnlyCollectionBase extends KnownCount {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly inner: ArrayList = new ArrayList();
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.inner.items.length;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.inner[Symbol.iterator]();
  }
}

/** `System.Collections.ReadOnlyCollectionBase`. */
export const readOnlyCollectionBaseType: TypeDeclaration = declareType(
  'public abstract class System.Collections.ReadOnlyCollectionBase : ICollection',
  () => ({
    'protected ReadOnlyCollectionBase()': () => new ReadOnlyCollectionBase(),
    'protected ArrayList InnerList { get; }': (self: ReadOnlyCollectionBase) => self.inner,
    'virtual int Count { get; }': (self: ReadOnlyCollectionBase) => self.$count,
    'virtual IEnumerator GetEnumerator()': (self: ReadOnlyCollectionBase) =>
      new Enumerator(self, self.$elementType),
  }),
  { runtime: ReadOnlyCollectionBase },
);
