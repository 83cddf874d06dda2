// Streams of template classes: what the library reads and writes goes through the members that they override.
import { appendAll } from '@mockwright/language/runtime/append';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { toLong } from './stream-parts.ts';
import { longestArray, spendElements, spendSize } from '@mockwright/language/runtime/run';

type Call = (...args: readonly unknown[]) => unknown;
type Members = Record<string, Call | undefined>;

/** How many bytes are asked for at once where all of them are wanted. */
const partSize = 1024;
/** Methods whose arguments and results are the same on both sides. */
const plainMethods: readonly (readonly [method: string, member: string])[] = [
  ['readByte', 'ReadByte/0'],
  ['flush', 'Flush/0'],
];
/** Properties by the members that read and write them, and how their values look outside and inside. */
const properties = [
  ['canRead', 'get_CanRead/0', undefined, Boolean],
  ['canSeek', 'get_CanSeek/0', undefined, Boolean],
  ['canWrite', 'get_CanWrite/0', undefined, Boolean],
  ['length', 'get_Length/0', 'SetLength/1', Number],
  ['position', 'get_Position/0', 'set_Position/1', Number],
] as const;

/** Makes the methods and properties of a stream those that its class overrides. */
export function bridgeOverrides(stream: object): void {
  const members = stream as Members;
  const own = (member: string): Call | undefined => members[`Stream.${member}`];
  for (const [method, member] of plainMethods) {
    const override = own(member);
    if (override) members[method] = () => override.call(stream);
  }
  const [read, write, seek] = [own('Read/3'), own('Write/3'), own('Seek/2')];
  if (read) bridgeReading(stream, read);
  if (write)
    members['write'] = (bytes, offset, count) =>
      write.call(
        stream,
        toArray(
          (bytes as number[]).slice(offset as number, (offset as number) + (count as number)),
          specialType('byte'),
        ),
        0,
        count,
      );
  if (seek) members['seek'] = (offset, origin) => Number(seek.call(stream, toLong(offset as number), origin));
  const close = own('Close/0');
  const dispose = own('Dispose/1');
  if (close) members['close'] = () => close.call(stream);
  else if (dispose) members['close'] = () => dispose.call(stream, true);
  for (const [name, getter, setter, inside] of properties) {
    const [get, set] = [own(getter), setter && own(setter)];
    if (get ?? set) bridgeProperty(stream, name, get && (() => inside(get.call(stream))), set);
  }
}
function bridgeReading(stream: object, override: Call): void {
  const members = stream as Members;
  const read = (count: number): number[] => {
    spendElements(count);
    const part = toArray(Array<number>(count).fill(0), specialType('byte'));
    const given = override.call(stream, part, 0, count) as number;
    if (given < 0 || given > count) throw badCount();
    return part.slice(0, given);
  };
  members['read'] = (buffer, offset, count) => {
    const part = count === Infinity ? readAll() : read(count as number);
    for (let at = 0; at < part.length; at++) (buffer as number[])[(offset as number) + at] = part[at]!;
    return part.length;
  };
  const readAll = (): number[] => {
    const rest: number[] = [];
    for (let part = read(partSize); part.length > 0; part = read(partSize)) {
      // The engine's own arrays end the process when they grow too long.
      if (rest.length > longestArray) spendElements(rest.length);
      spendSize(part.length);
      appendAll(rest, part);
    }
    return rest;
  };
  members['readRest'] = readAll;
}
/** What `Stream` throws where a class says that it read less than nothing, or more than there was room for. */
function badCount(): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(
    'count',
    'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.',
  );
}
function bridgeProperty(
  stream: object,
  name: string,
  get: (() => unknown) | undefined,
  set: Call | undefined,
): void {
  const usual = Object.getPrototypeOf(stream) as object;
  Object.defineProperty(stream, name, {
    get: get ?? (() => Reflect.get(usual, name, stream) as unknown),
    set: (value: number) => {
      if (set) set.call(stream, toLong(value));
      else Reflect.set(usual, name, value, stream);
    },
  });
}
