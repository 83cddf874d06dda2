// What a `JObject` has of `ICollection<KeyValuePair<string, JToken>>`.
import { copyAll } from '../../System.Collections/array-copy.ts';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { KeyValuePair } from '../../System.Collections.Generic/key-value-pair.ts';
import type { Members } from '../../System.Collections.Generic/seen-as-pairs.ts';
import { JProperty } from './property.ts';
import { orNull } from './token-content.ts';
import type { JToken } from './token.ts';

/** A `JObject`, as far as it is asked here. */
interface Properties {
  readonly children: readonly JProperty[];
  property(name: string): JProperty | undefined;
  insert(index: number, item: JProperty): boolean;
  delete(name: string): boolean;
  clear(): void;
}
type Pair = KeyValuePair<string | null, JToken | null>;

/** The properties as the pairs that they are. */
export function* namesAndValues(object: Properties): Generator<readonly [name: string, value: JToken]> {
  for (const property of object.children) yield [property.name, property.value];
}

/** The members that are others than those of the object itself. */
export function pairMembers(object: Properties): Members {
  const contains = ({ Key, Value }: Pair): boolean => Key !== null && object.property(Key)?.value === Value;
  return {
    'ICollection`1.Add/1': ({ Key, Value }: Pair): void => {
      const property = new JProperty(notNull(Key, 'name'));
      property.value = orNull(Value);
      object.insert(object.children.length, property);
    },
    'ICollection`1.Clear/0': (): void => object.clear(),
    'ICollection`1.Contains/1': contains,
    'ICollection`1.Remove/1': (pair: Pair): boolean => contains(pair) && object.delete(pair.Key!),
    'ICollection`1.CopyTo/2': (array: Pair[] | null, index: number): void =>
      copyTo(object, notNull(array, 'array'), index),
  };
}

function copyTo(object: Properties, array: Pair[], index: number): void {
  if (index < 0) throw new ArgumentOutOfRangeException('arrayIndex', 'arrayIndex is less than 0.');
  if (index >= array.length && index !== 0)
    throw new ArgumentException('arrayIndex is equal to or greater than the length of array.');
  if (object.children.length > array.length - index)
    throw new ArgumentException(
      'The number of elements in the source JObject is greater than the available space from arrayIndex to the end of the destination array.',
    );
  const pair = coreType('System.Collections.Generic.KeyValuePair', 2).construct([
    specialType('string'),
    coreType('Newtonsoft.Json.Linq.JToken'),
  ]);
  const pairs = Array.from(namesAndValues(object), ([name, value]) => new KeyValuePair(pair, name, value));
  copyAll(pairs, pair, array, index);
}
