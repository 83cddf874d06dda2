// Lists, arrays and dictionaries as JSON.
import { Box } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { isAmbiguous } from '@mockwright/language/runtime/repeated-interfaces';
import { iterate, iterateBoxed } from '@mockwright/language/runtime/iterate';
import { MultiArray } from '@mockwright/language/runtime/multi-array';
import { isUri, uriOriginalText } from '../../../values/system-types.ts';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { ArrayTypeSymbol } from '@mockwright/language/metadata/array-type';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { TypeNameHandling } from '../../type-name-handling.ts';
import { convertBoxed } from '../../../System/convert-values.ts';
import { CultureInfo } from '../../../System.Globalization/culture-info.ts';
import { classify } from '../../../values/primitive-values.ts';
import { dateTimeOffsetText, dateTimeText } from '../../../values/json-dates.ts';
import { GroupCollection } from '../../../System.Text.RegularExpressions/match.ts';
import { DateOnly } from '../../../System/date-only.ts';
import { TimeOnly } from '../../../System/time-only.ts';
import { ticksPerDay } from '../../../System/time/calendar.ts';
import { DateTimeOffset } from '../../../System/date-time-offset.ts';
import { DateTime } from '../../../System/time/date-time.ts';
import { assemblyQualifiedName } from '../../../values/type-names.ts';
import type { JsonWriter } from '../../writing/json-writer.ts';
import type { ArrayContract, DictionaryContract } from '../contracts/contracts.ts';
import { implemented } from '../../../System.Reflection/data-members.ts';
import { enumNameOf } from '../contracts/enum-names.ts';
import { begin, finish } from '../serializer-options.ts';

import {
  isReference,
  keepsReference,
  writeReference,
  openObject,
  writeId,
  writeType,
  writesType,
} from './write-metadata.ts';
import { actual, placeIn, typeOfRoot } from './serialization.ts';
import type { Place, Serialization, Typed } from './serialization.ts';

/** Writes a collection as an array. @throws JsonSerializationException, JsonWriterException */
export function writeList(
  run: Serialization,
  writer: JsonWriter,
  found: Typed,
  contract: ArrayContract,
  place: Place,
): void {
  const { value } = found;
  begin(run.options, writer, contract, value, 'serializing');
  run.stack.push(value);
  const hasReference = keepsReference(run, contract, place);
  const namesType = writesType(run, TypeNameHandling.Arrays, contract, place);
  const inside = placeIn(contract, place);
  if (hasReference || namesType) {
    writer.writeStartObject();
    if (hasReference) {
      writeId(run, writer, found);
    }
    if (namesType) writeType(run, writer, found.type);
    writer.writePropertyName('$values', false);
  }
  contract.itemContract ??= contract.itemType ? run.options.contractOf(contract.itemType) : undefined;
  if (value instanceof MultiArray) {
    writeDimension(run, writer, value, [0, 0], contract, inside);
  } else {
    const isTyped = contract.itemType !== null && !isAmbiguous(value);
    const itemType = isTyped ? elementTypeOf(value) : null;
    writer.writeStartArray();
    const items = isTyped ? iterate(value) : iterateBoxed(value);
    writeItems(run, writer, { items, itemType, list: value }, contract, inside);
    writer.writeEndArray();
  }
  if (hasReference || namesType) writer.writeEndObject();
  run.stack.pop();
  finish(run.options, writer, contract, value, 'serializing');
}
/** Items of a list, in natural form of their type; boxed without one. */
interface Items {
  readonly items: Iterable<unknown>;
  readonly itemType: Type | null;
  readonly list: unknown;
}
function writeItems(
  run: Serialization,
  writer: JsonWriter,
  { items, itemType, list }: Items,
  contract: ArrayContract,
  place: Place,
): void {
  const depth = writer.top;
  const sealed =
    contract.itemContract?.isSealed && contract.itemType === itemType ? contract.itemContract : undefined;
  let index = 0;
  for (const item of items) {
    try {
      const found = actual(item, itemType ?? typeOfRoot(item));
      const itemContract = found ? (sealed ?? run.options.contractOf(found.type)) : null;
      if (isReference(run, found, itemContract, place)) writeReference(run, writer, found!);
      else if (run.goesRound(writer, found, itemContract, place))
        run.writeValue(writer, found, itemContract, place);
    } catch (error) {
      if (!run.errors.isHandled(list, contract, index, writer.containerPath, error)) throw error;
      run.recover(writer, depth);
    }
    index++;
  }
}
function writeDimension(
  run: Serialization,
  writer: JsonWriter,
  array: MultiArray,
  [dimension, offset]: readonly [dimension: number, offset: number],
  contract: ArrayContract,
  place: Place,
): void {
  writer.writeStartArray();
  const length = array.lengths[dimension]!;
  if (dimension === array.lengths.length - 1) {
    const items = array.items.slice(offset * length, (offset + 1) * length);
    writeItems(run, writer, { items, itemType: array.$elementType, list: array }, contract, place);
  } else {
    for (let i = 0; i < length; i++)
      writeDimension(run, writer, array, [dimension + 1, offset * length + i], contract, place);
  }
  writer.writeEndArray();
}
/** Writes a dictionary as an object. @throws JsonSerializationException, JsonWriterException */
export function writeDictionary(
  run: Serialization,
  writer: JsonWriter,
  found: Typed,
  contract: DictionaryContract,
  place: Place,
): void {
  const { value } = found;
  begin(run.options, writer, contract, value, 'serializing');
  run.stack.push(value);
  openObject(run, writer, found, contract, place);
  const inside = placeIn(contract, place);
  contract.itemContract ??= run.options.contractOf(contract.valueType);
  const [keyType, valueType] =
    found.type === contract.type ? [contract.keyType, contract.valueType] : entryTypes(found.type);
  const sealed =
    contract.itemContract.isSealed && valueType === contract.valueType ? contract.itemContract : undefined;
  const depth = writer.top;
  for (const entry of entriesOf(value)) {
    const [name, escape] = keyText(writer, actual(entry.Key, keyType), keyType);
    const propertyName = contract.keyName ? contract.keyName(name) : name;
    try {
      const item = actual(entry.Value, valueType);
      const itemContract = item ? (sealed ?? run.options.contractOf(item.type)) : null;
      if (isReference(run, item, itemContract, inside)) {
        writer.writePropertyName(propertyName, escape);
        writeReference(run, writer, item!);
      } else if (run.goesRound(writer, item, itemContract, inside)) {
        writer.writePropertyName(propertyName, escape);
        run.writeValue(writer, item, itemContract, inside);
      }
    } catch (error) {
      if (!run.errors.isHandled(value, contract, propertyName, writer.containerPath, error)) throw error;
      run.recover(writer, depth);
    }
  }
  writer.writeEndObject();
  run.stack.pop();
  finish(run.options, writer, contract, value, 'serializing');
}
/** The types of the entries of a dictionary whose contract is another type's. */
function entryTypes(type: NamedType | ArrayType): readonly [key: Type, value: Type] {
  const object = specialType('object');
  const dictionary = type.kind === 'array' ? undefined : implemented(type, 'IDictionary', 2);
  const [key = object, value = object] = dictionary?.typeArguments ?? [];
  return [key, value];
}
/** The pairs of a dictionary; the groups of a match enumerate their values and have their names beside. */
function entriesOf(value: unknown): Iterable<{ readonly Key: unknown; readonly Value: unknown }> {
  if (!(value instanceof GroupCollection)) return iterate(value);
  return value.items.map((group) => ({ Key: group.name, Value: group }));
}
/** The name that a key becomes: that of null, which a dictionary of template code may give, is empty. */
function keyText(
  writer: JsonWriter,
  key: Typed | undefined,
  declared: Type,
): [text: string, escape: boolean] {
  if (!key) return ['', true];
  if (typeof key.value === 'string') return [key.value, true];
  const boxed = box(key.value, key.type);
  // Only a key type that is known beforehand has a contract.
  if (declared.kind === 'dynamic' || declared.special === 'object')
    return [isUri(boxed) ? uriOriginalText(boxed) : keyTextOf(boxed), true];
  const { dateFormatHandling, dateTimeZoneHandling, dateFormatString, culture } = writer;
  const format = { dateFormatHandling, dateTimeZoneHandling, dateFormatString, culture, quoteChar: '"' };
  switch (classify(boxed)?.kind) {
    case 'DateTime':
      return [dateTimeText(key.value as DateTime, format), false];
    case 'DateTimeOffset':
      return [dateTimeOffsetText(key.value as DateTimeOffset, format), false];
    default:
      return [(boxed instanceof Box && enumKey(boxed)) || keyTextOf(boxed), true];
  }
}

function enumKey({ $type, value }: Box): string | undefined {
  return $type.kind === 'enum' ? enumNameOf($type, value, null) : undefined;
}

/** Days and times without a contract are written as their type converters do: without what is zero. */
function keyTextOf(boxed: unknown): string {
  if (boxed instanceof NamedTypeSymbol || boxed instanceof ArrayTypeSymbol)
    return assemblyQualifiedName(boxed, true);
  if (boxed instanceof DateTime && boxed.ticks % ticksPerDay === 0n) return boxed.$format('yyyy-MM-dd', null);
  if (boxed instanceof DateTimeOffset && boxed.clock.ticks % ticksPerDay === 0n)
    return boxed.$format('yyyy-MM-dd zzz', null);
  if (boxed instanceof DateOnly) return boxed.$format('yyyy-MM-dd', null);
  if (boxed instanceof TimeOnly)
    return boxed.$format(boxed.ticks % 10_000_000n === 0n ? 'HH:mm:ss' : 'HH:mm:ss.fffffff', null);
  return convertBoxed(boxed, 'string', CultureInfo.invariant) as string;
}
