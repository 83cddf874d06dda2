// `ReadOnlySet<T>`: a view of a set that cannot be changed.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { iterate } from '@mockwright/language/runtime/iterate';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { callMember, collectionProtocol } from '../System.Collections/collection-protocol.ts';
import { Facade } from '../System.Collections/read-items.ts';
import { createHashSet } from '../System.Collections.Generic/hash-set.ts';
import { libraryArguments } from '../System.Collections/base-argument.ts';

/** A view: it shows what happens to the set behind it. */
export class ReadOnlySet extends Facade {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly set: unknown;
  constructor(type: NamedType, set: unknown) {
    super();
    this.$type = type;
    this.set = set;
  }
  override get $count(): number {
    return collectionProtocol.count(this.set);
  }
  protected override get $behind(): unknown {
    return this.set;
  }
  get $elementType(): Type {
    return libraryArguments(this.$type)[0]!;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return iterate(this.set)[Symbol.iterator]();
  }
}
const questions = [
  'IsProperSubsetOf',
  'IsProperSupersetOf',
  'IsSubsetOf',
  'IsSupersetOf',
  'Overlaps',
  'SetEquals',
];
const relations: Record<string, Implementation> = {};
for (const name of questions)
  relations[`bool ${name}(IEnumerable<T> other)`] = (self: ReadOnlySet, other: unknown) =>
    callMember(self.set, `ISet\`1.${name}/1`, name, [other]);

/** `System.Collections.ObjectModel.ReadOnlySet<T>`. */
export const readOnlySetType: TypeDeclaration = declareType(
  'public class System.Collections.ObjectModel.ReadOnlySet<T> : IReadOnlySet<T>, ISet<T>, ICollection',
  () => ({
    'ReadOnlySet(ISet<T> set)': (set, type) => {
      requireArgument(set, 'set');
      return new ReadOnlySet(type, set);
    },
    'static ReadOnlySet<T> Empty { get; }': (type: NamedType) =>
      new ReadOnlySet(
        coreType('System.Collections.ObjectModel.ReadOnlySet', 1).construct(type.typeArguments),
        createHashSet(type.typeArguments[0]!, null, []),
      ),
    'protected ISet<T> Set { get; }': (self: ReadOnlySet) => self.set,
    'int Count { get; }': (self: ReadOnlySet) => self.$count,
    'bool Contains(T item)': (self: ReadOnlySet, item) => collectionProtocol.contains(self.set, item),
    ...relations,
    'IEnumerator<T> GetEnumerator()': (self: ReadOnlySet) => new Enumerator(self, self.$elementType),
  }),
  { runtime: ReadOnlySet },
);
