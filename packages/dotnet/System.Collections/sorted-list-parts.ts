// The keys and values of a `SortedList` as lists of their own: views that cannot be changed.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { indexOutOfRange, modifiedAfterStart } from './arguments.ts';
import { KnownCount } from './enumerable.ts';
import { indexOfItem } from './list-search.ts';

/** What the views ask of the list behind them. */
interface Sorted {
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];
  readonly version: number;
}

/** `SortedList.KeyList` and `SortedList.ValueList`. */
export class SortedListPart extends KnownCount {
  readonly $isReadOnly: boolean = true;
  readonly #list: Sorted;
  readonly #part: 'keys' | 'values';
  constructor(list: Sorted, part: 'keys' | 'values') {
    super();
    this.#list = list;
    this.#part = part;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'copy';
  }
  get $type(): NamedType {
    return coreType(`System.Collections.SortedList.${this.#part === 'keys' ? 'Key' : 'Value'}List`);
  }
  get $elementType(): Type {
    return specialType('object');
  }
  get #items(): readonly unknown[] {
    return this.#list[this.#part];
  }
  override get $count(): number {
    return this.#items.length;
  }
  *[Symbol.iterator](): Generator {
    const { version } = this.#list;
    for (const item of this.#items) {
      yield item;
      if (this.#list.version !== version) throw modifiedAfterStart();
    }
  }
  $refusal(): NotSupportedException {
    return new NotSupportedException(
      'This operation is not supported on SortedList nested types because they require modifying the original SortedList.',
    );
  }
  'IList`1.get_Item/1'(index: number): unknown {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
    return this.#items[index];
  }
  'IList`1.IndexOf/1'(item: unknown): number {
    return indexOfItem(this.#items, item, 0, this.$count);
  }
  'ICollection`1.Contains/1'(item: unknown): boolean {
    return this['IList`1.IndexOf/1'](item) >= 0;
  }
}

/** The types of the views. */
export const sortedListPartTypes: readonly TypeDeclaration[] = [
  declareType('private sealed class System.Collections.SortedList.KeyList : IList'),
  declareType('private sealed class System.Collections.SortedList.ValueList : IList'),
];
