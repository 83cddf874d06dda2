// How the objects of each class of the library are packed.
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  createTuple,
  ValueTuple1,
  ValueTuple2,
  ValueTuple3,
  ValueTuple4,
  ValueTuple5,
  ValueTuple6,
  ValueTuple7,
  ValueTuple8,
  type ValueTuple,
} from '@mockwright/language/runtime/tuple';
import { ConcurrentDictionary } from '../System.Collections.Concurrent/concurrent-dictionary.ts';
import { Dictionary } from '../System.Collections.Generic/dictionary.ts';
import { HashSet } from '../System.Collections.Generic/hash-set.ts';
import { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { Queue } from '../System.Collections.Generic/queue.ts';
import { Stack } from '../System.Collections.Generic/stack.ts';
import { ExpandoObject } from '../System.Dynamic/expando-object.ts';
import { StringBuilder } from '../System.Text/string-builder.ts';
import { Uri } from '../System.Net/uri-value.ts';
import { JsonDocument, JsonElement } from '../System.Text.Json/json-nodes.ts';
import { Regex } from '../System.Text.RegularExpressions/regex.ts';
import { XName } from '../System.Xml.Linq/x-name.ts';
import { XNamespace } from '../System.Xml.Linq/x-namespace.ts';
import { DateOnly } from '../System/date-only.ts';
import { DateTimeOffset } from '../System/date-time-offset.ts';
import { Guid } from '../System/guid-value.ts';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { TimeOnly } from '../System/time-only.ts';
import { TimeSpan } from '../System/time-span.ts';
import { DateTime } from '../System/time/date-time.ts';
import { Tuple } from '../System/tuple.ts';
import { Version } from '../System/version.ts';
import { packData, unpackData } from './packed-json-nodes.ts';
import { packedCollections } from './packed-collections.ts';
import {
  comparers,
  fixed,
  items,
  keyed,
  packComparer,
  packFreeSlots,
  typed,
  unpackFreeSlots,
} from './packed-rows.ts';
import { UnpackableError, type Packed, type PackedClass } from './packed.ts';

const tupleClasses = [
  ValueTuple1,
  ValueTuple2,
  ValueTuple3,
  ValueTuple4,
  ValueTuple5,
  ValueTuple6,
  ValueTuple7,
  ValueTuple8,
];

/** What is read from its text takes the time of so many values, and of so many characters for each of it. */
const READ_VALUES = 4;
const READ_WEIGHT = 8;

/** Stands for no value: those that are lists begin with a tag. */
const REMOVED: Packed = [];

/** A row for each class; trees have a file of their own. */
export const packedClasses: readonly PackedClass<any>[] = [
  fixed(
    'decimal',
    Decimal,
    ({ mantissa, scale, isNegative }) => [String(mantissa), scale, isNegative],
    ([mantissa, scale, isNegative]) => new Decimal(BigInt(mantissa), scale, isNegative),
  ),
  fixed(
    'big',
    BigInteger,
    // Of long numbers the digits of 16 are found at once, those of 10 are not.
    ({ value }, { text }) => [value < 0n, text((value < 0n ? -value : value).toString(16))],
    ([isNegative, digits]) => {
      const value = BigInt(`0x${digits}`);
      return new BigInteger(isNegative ? -value : value);
    },
  ),
  fixed(
    'guid',
    Guid,
    ({ digits }) => [digits],
    ([digits]) => new Guid(digits),
  ),
  fixed(
    'date',
    DateTime,
    ({ ticks, kind }) => [String(ticks), kind],
    ([ticks, kind]) => new DateTime(BigInt(ticks), kind),
  ),
  fixed(
    'offset',
    DateTimeOffset,
    ({ clock, offsetMinutes }, { value }) => [value(clock), offsetMinutes],
    ([clock, offset], { value }) => new DateTimeOffset(value(clock) as DateTime, offset),
  ),
  fixed(
    'span',
    TimeSpan,
    ({ ticks }) => [String(ticks)],
    ([ticks]) => new TimeSpan(BigInt(ticks)),
  ),
  fixed(
    'day',
    DateOnly,
    ({ dayNumber }) => [dayNumber],
    ([day]) => new DateOnly(day),
  ),
  fixed(
    'time',
    TimeOnly,
    ({ ticks }) => [String(ticks)],
    ([ticks]) => new TimeOnly(BigInt(ticks)),
  ),
  fixed(
    'version',
    Version,
    ({ parts }) => parts,
    (parts) => new Version(...(parts as [number, number])),
  ),
  fixed(
    'pair',
    KeyValuePair,
    ({ $type, Key, Value }, { type, value }) => [type($type), value(Key), value(Value)],
    ([type, key, value], unpacker) =>
      new KeyValuePair(unpacker.type(type), unpacker.value(key), unpacker.value(value)),
  ),
  fixed(
    'class tuple',
    Tuple,
    ({ $type, items: own }, { type, value }) => [type($type), ...own.map(value)],
    ([type, ...own], unpacker) => new Tuple(unpacker.type(type), own.map(unpacker.value)),
  ),
  ...tupleClasses.map((each) =>
    fixed<ValueTuple>(
      `tuple${tupleClasses.indexOf(each) + 1}`,
      each,
      (tuple, { type, value }) => [type(tuple.$type), ...tuple.$parts().map(value)],
      ([type, ...own], unpacker) => createTuple(unpacker.type(type), own.map(unpacker.value)),
    ),
  ),
  items(
    'list',
    List,
    (list) => list.items,
    (list, item) => void list.items.push(item),
  ),
  items(
    'queue',
    Queue,
    (queue) => queue.$toItems(),
    (queue, item) => queue.enqueue(item),
  ),
  items(
    'stack',
    Stack,
    (stack) => [...stack].toReversed(),
    (stack, item) => stack.push(item),
  ),
  keyed('dictionary', Dictionary),
  keyed('concurrent', ConcurrentDictionary),
  {
    tag: 'set',
    class: HashSet,
    pack: (set: HashSet, packer) => [
      packer.type(set.$type),
      packComparer(set.comparer),
      packFreeSlots(set.table, packer),
      ...set.$toItems().map(packer.value),
    ],
    make: (parts, unpacker) => new HashSet(typed(parts, unpacker), comparers[parts[1] as number]),
    fill: (set: HashSet, parts, { value }) => {
      unpackFreeSlots(set.table, parts[2]!, parts.length - 3);
      for (let at = 3; at < parts.length; at++) set.table.append(value(parts[at]!));
    },
  },
  {
    tag: 'text',
    class: StringBuilder,
    pack: (builder: StringBuilder, { text }) => [text(builder.text), builder.capacity, builder.maxCapacity],
    make: ([text, capacity, most]) => new StringBuilder(text as string, capacity as number, most as number),
    fill: () => undefined,
  },
  {
    tag: 'expando',
    class: ExpandoObject,
    // A member that was removed has kept its place.
    pack: (made: ExpandoObject, { count, text, value }) => {
      if (made.isHeard) throw new UnpackableError('a delegate');
      return [...made.places()].flatMap((name) => {
        const own = made.$getMember(name);
        if (own === undefined) count();
        return [text(name), own === undefined ? REMOVED : value(own)];
      });
    },
    make: () => new ExpandoObject(),
    fill: (made: ExpandoObject, parts, { value }) => {
      for (let at = 0; at < parts.length; at += 2) {
        const [name, own] = [parts[at] as string, parts[at + 1]!];
        if (Array.isArray(own) && own.length === 0) made.keepPlace(name);
        else made.$setMember(name, value(own));
      }
    },
  },
  fixed(
    'uri',
    Uri,
    ({ originalString, isAbsolute }, { text, count }) => {
      count(READ_VALUES);
      return [text(originalString), isAbsolute];
    },
    ([text, isAbsolute]) => Uri.of(text, isAbsolute ? 1 : 2),
  ),
  fixed(
    'regex',
    Regex,
    ({ pattern, options, timeout }, { text, count }) => {
      count(READ_VALUES);
      return [text(pattern, READ_WEIGHT), options, timeout];
    },
    ([pattern, options, timeout]) => new Regex(pattern, options, timeout),
  ),
  fixed(
    'xml name',
    XName,
    ({ local, uri }, { text }) => [text(local), text(uri)],
    ([local, uri]) => new XName(local, uri),
  ),
  fixed(
    'xml namespace',
    XNamespace,
    ({ uri }, { text }) => [text(uri)],
    ([uri]) => new XNamespace(uri),
  ),
  fixed(
    'json element',
    JsonElement,
    ({ data }, packer) => [packData(data, packer)],
    ([text]) => new JsonElement(unpackData(text)),
  ),
  {
    tag: 'json document',
    class: JsonDocument,
    pack: (document: JsonDocument, { value }) => {
      if (document.isDisposed) throw new UnpackableError('a JsonDocument that was disposed of');
      return [value(document.root)];
    },
    make: ([root], { value }) => new JsonDocument(value(root!) as JsonElement),
    fill: () => undefined,
  },
  ...packedCollections,
];
