// The members of streams: those of the library, and those that a script's streams override.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { checkBytes, toLong } from './stream-parts.ts';
import type { Stream } from './stream.ts';

/** The library's own kind of stream behind one: its methods are what `base` is to a template class. */
export function libraryOf(self: Stream): Stream {
  return Object.getPrototypeOf(self) as Stream;
}
/** What reads into a part of an array, or writes one: the part must be in it. */
const checked =
  (name: 'read' | 'write'): Implementation =>
  (self: Stream, buffer: number[], offset: number, count: number) => {
    checkBytes(buffer, offset, count);
    return Reflect.apply<Stream, [number[], number, number], number | void>(libraryOf(self)[name], self, [
      buffer,
      offset,
      count,
    ]);
  };
/** What every kind of stream has to have. */
export const basicMembers: Readonly<Record<string, Implementation>> = {
  'bool CanRead { get; }': (self: Stream) => Reflect.get(libraryOf(self), 'canRead', self),
  'bool CanSeek { get; }': (self: Stream) => Reflect.get(libraryOf(self), 'canSeek', self),
  'bool CanWrite { get; }': (self: Stream) => Reflect.get(libraryOf(self), 'canWrite', self),
  'long Length { get; }': (self: Stream) => toLong(Reflect.get(libraryOf(self), 'length', self)),
  'long Position { get; set; }': {
    get: (self: Stream) => toLong(Reflect.get(libraryOf(self), 'position', self)),
    set: (self: Stream, value: bigint) => void Reflect.set(libraryOf(self), 'position', Number(value), self),
  },
  'void Flush()': (self: Stream) => libraryOf(self).flush.call(self),
  'int Read(byte[] buffer, int offset, int count)': checked('read'),
  'long Seek(long offset, SeekOrigin origin)': (self: Stream, offset: bigint, origin: number) =>
    toLong(libraryOf(self).seek.call(self, Number(offset), origin)),
  'void SetLength(long value)': (self: Stream, value: bigint) =>
    void Reflect.set(libraryOf(self), 'length', Number(value), self),
  'void Write(byte[] buffer, int offset, int count)': checked('write'),
};
/** The members with a modifier before each signature. */
export function withModifier(
  modifier: string,
  members: Readonly<Record<string, Implementation>>,
): Record<string, Implementation> {
  return Object.fromEntries(
    Object.entries(members).map(([signature, implementation]) => [
      `${modifier} ${signature}`,
      implementation,
    ]),
  );
}
/** The same members in the classes that derive from `Stream`. */
export const streamOverrides: Readonly<Record<string, Implementation>> = withModifier(
  'override',
  basicMembers,
);
