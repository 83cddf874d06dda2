// What `IEnumerable<int> e = [1, 2]` makes: the read-only lists that the C# compiler writes into the program.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { arrayElement, collectionProtocol, listProtocol } from '../System.Collections/collection-protocol.ts';
import { Facade, copyTo, readItems } from '../System.Collections/read-items.ts';

/** A list that only shows its elements: an array, or the `List<T>` that unknown numbers of elements were put into. */
class ReadOnlyElements<T = unknown> extends Facade {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly elements: unknown;
  constructor(type: NamedType, elements: unknown) {
    super();
    this.$type = type;
    this.elements = elements;
  }
  override get $count(): number {
    return collectionProtocol.count(this.elements);
  }
  protected override get $behind(): unknown {
    return this.elements;
  }
  get $elementType(): Type {
    return this.$type.typeArguments[0]!;
  }
  $refusal(): NotSupportedException {
    return new NotSupportedException();
  }
  $toItems(): T[] {
    return readItems<T>(this.elements);
  }
  [Symbol.iterator](): Iterator<T> {
    return iterate<T>(this.elements)[Symbol.iterator]();
  }
}

/** `<>z__ReadOnlyArray<T>` and its kin, by the names that emitted code uses. */
export const collectionExpressionTypes: readonly TypeDeclaration[] = [
  'ReadOnlySingleElementList',
  'ReadOnlyArray',
  'ReadOnlyList',
].map((name) =>
  declareType(
    `internal sealed class ${name}<T> : IList<T>, IList, IReadOnlyList<T>`,
    () => ({
      'int Count { get; }': (self: ReadOnlyElements) => self.$count,
      'T this[int index] { get; }': ({ elements }: ReadOnlyElements, index: number) =>
        Array.isArray(elements) ? arrayElement(elements, index) : listProtocol.get(elements, index),
      'bool Contains(T value)': (self: ReadOnlyElements, value) =>
        collectionProtocol.contains(self.elements, value),
      'void CopyTo(T[] array, int index)': (self: ReadOnlyElements, array, index) =>
        copyTo(self.$toItems(), self.$elementType, array, index),
      'int IndexOf(T value)': (self: ReadOnlyElements, value) => listProtocol.indexOf(self.elements, value),
    }),
    { runtime: ReadOnlyElements, metadataName: `<>z__${name}` },
  ),
);
