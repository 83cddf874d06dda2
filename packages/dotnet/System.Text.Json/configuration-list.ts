// The lists by which the serializer of System.Text.Json is configured: they take no null.
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { Collection } from '../System.Collections.ObjectModel/collection.ts';
import { createList } from '../System.Collections.Generic/list.ts';
import type { Type } from '@mockwright/language/metadata/symbols';

/** A list whose `Add`, `Insert` and setter throw an ArgumentNullException for null. */
export class ConfigurationList<T> extends Collection<T> {
  constructor(elementType: Type, items: Iterable<T> = []) {
    super(
      coreType('System.Collections.ObjectModel.Collection', 1).construct([elementType]),
      createList([...items], elementType),
    );
  }
  override 'Collection`1.InsertItem/2'(index: number, item: T): void {
    if (item === null) throw new ArgumentNullException('item');
    super['Collection`1.InsertItem/2'](index, item);
  }
  override 'Collection`1.SetItem/2'(index: number, item: T): void {
    if (item === null) throw new ArgumentNullException('value');
    super['Collection`1.SetItem/2'](index, item);
  }
}
