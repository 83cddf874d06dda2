// `System.Threading.Channels`.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { asyncIterator } from '@mockwright/language/runtime/async-iterator';
import type { AsyncIteratorBody } from '@mockwright/language/runtime/async-iterator';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentNullException,
  ArgumentOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { CancellationToken } from '../System.Threading/cancellation.ts';
import {
  ChannelClosedException,
  ByPriority,
  ChannelState,
  FirstInFirstOut,
  fullModes,
} from './channel-state.ts';
import type { ChannelBounds, ChannelReader, ChannelWriter } from './channel-state.ts';

const space = 'System.Threading.Channels';
const valueTask = 'System.Threading.Tasks.ValueTask';
const token = 'System.Threading.CancellationToken cancellationToken = default';

/** `ChannelOptions` and those that derive from it. */
class ChannelOptions {
  declare readonly $type: NamedType;
  singleWriter = false;
  singleReader = false;
  allowSynchronousContinuations = false;
}
class UnboundedChannelOptions extends ChannelOptions {}
class PrioritizedChannelOptions extends ChannelOptions {
  comparer: unknown = null;
}
class BoundedChannelOptions extends ChannelOptions {
  #capacity = 0;
  #mode: number = fullModes.Wait;
  constructor(capacity: number) {
    super();
    this.#capacity = requireCapacity(capacity, 'capacity');
  }
  get capacity(): number {
    return this.#capacity;
  }
  set capacity(value: number) {
    this.#capacity = requireCapacity(value, 'value');
  }
  get mode(): number {
    return this.#mode;
  }
  set mode(value: number) {
    if (!(Object.values(fullModes) as readonly number[]).includes(value))
      throw new ArgumentOutOfRangeException('value');
    this.#mode = value;
  }
}
function requireCapacity(capacity: number, parameter: string): number {
  if (capacity < 0) throw new ArgumentOutOfRangeException(parameter);
  return capacity;
}
function given<T>(options: T | null): T {
  if (options === null) throw new ArgumentNullException('options');
  return options;
}

const singleConsumer = 'SingleConsumerUnboundedChannel';
const unlimited: ChannelBounds = { capacity: Infinity, mode: fullModes.Wait, onDropped: null };

function unbounded(name: string, item: Type): ChannelState {
  return new ChannelState(
    coreType(`${space}.${name}`, 1).construct([item]),
    new FirstInFirstOut(),
    unlimited,
  );
}
function prioritized(item: Type, comparer: unknown): ChannelState {
  const type = coreType(`${space}.UnboundedPrioritizedChannel`, 1).construct([item]);
  return new ChannelState(type, new ByPriority(item, comparer), unlimited);
}
function bounded(bounds: ChannelBounds, item: Type): ChannelState {
  const name = bounds.capacity === 0 ? 'RendezvousChannel' : 'BoundedChannel';
  return new ChannelState(coreType(`${space}.${name}`, 1).construct([item]), new FirstInFirstOut(), bounds);
}

function* readAll(channel: ChannelState, cancellation: CancellationToken): AsyncIteratorBody<unknown> {
  for (;;) {
    const waiting = channel.waitToRead(cancellation);
    yield { await: waiting };
    if (!waiting.$getResult()) return;
    for (let taken = channel.take(); taken; taken = channel.take()) yield { value: taken.item };
  }
}
function tryGet(channel: ChannelState, result: Ref, taken: { readonly item: unknown } | undefined): boolean {
  result.v = taken ? taken.item : defaultOf(channel.itemType);
  return taken !== undefined;
}
const canCount = (channel: ChannelState): boolean => channel.$type.name !== singleConsumer;

const isTokenGiven = (value: unknown): value is CancellationToken =>
  value instanceof CancellationToken && value.source !== undefined;

const readerMembers: Readonly<Record<string, Implementation>> = {
  'virtual System.Threading.Tasks.Task Completion { get; }': (self: ChannelReader) => self.channel.completion,
  'virtual bool CanCount { get; }': (self: ChannelReader) => canCount(self.channel),
  'virtual bool CanPeek { get; }': () => true,
  'virtual int Count { get; }': (self: ChannelReader) => {
    if (!canCount(self.channel)) throw new NotSupportedException();
    return self.channel.count;
  },
  'virtual bool TryRead(out T item)': (self: ChannelReader, item: Ref) =>
    tryGet(self.channel, item, self.channel.take()),
  'virtual bool TryPeek(out T item)': (self: ChannelReader, item: Ref) =>
    tryGet(self.channel, item, self.channel.peek()),
  [`virtual ${valueTask}<bool> WaitToReadAsync(${token})`]: (
    self: ChannelReader,
    cancellation: CancellationToken,
  ) => self.channel.waitToRead(cancellation),
  [`virtual ${valueTask}<T> ReadAsync(${token})`]: (self: ChannelReader, cancellation: CancellationToken) =>
    self.channel.read(cancellation),
  [`virtual IAsyncEnumerable<T> ReadAllAsync(${token})`]: (
    self: ChannelReader,
    cancellation: CancellationToken,
  ) =>
    asyncIterator(
      (own) => readAll(self.channel, isTokenGiven(own) ? own : cancellation),
      self.channel.itemType,
    ),
};
const writerMembers: Readonly<Record<string, Implementation>> = {
  'virtual bool TryWrite(T item)': (self: ChannelWriter, item: unknown) => self.channel.write(item),
  'virtual bool TryComplete(Exception? error = null)': (self: ChannelWriter, error: Exception | null) =>
    self.channel.close(error),
  'void Complete(Exception? error = null)': (self: ChannelWriter, error: Exception | null) => {
    if (!self.channel.close(error)) throw new ChannelClosedException();
  },
  [`virtual ${valueTask}<bool> WaitToWriteAsync(${token})`]: (
    self: ChannelWriter,
    cancellation: CancellationToken,
  ) => self.channel.waitToWrite(cancellation),
  [`virtual ${valueTask} WriteAsync(T item, ${token})`]: (
    self: ChannelWriter,
    item: unknown,
    cancellation: CancellationToken,
  ) => self.channel.writeLater(item, cancellation),
};

/** The classes that `Channel` makes. */
const kinds = [
  'UnboundedChannel',
  'UnboundedPrioritizedChannel',
  singleConsumer,
  'BoundedChannel',
  'RendezvousChannel',
];

/** The types of the namespace, base types first. */
export const channelTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${space}.BoundedChannelFullMode`, fullModes),
  declareType(
    `public class ${space}.ChannelClosedException : InvalidOperationException`,
    () => ({
      'ChannelClosedException()': () => new ChannelClosedException(),
      'ChannelClosedException(string? message)': (message: string | null) =>
        new ChannelClosedException(message),
      'ChannelClosedException(Exception? innerException)': (inner: Exception | null) =>
        new ChannelClosedException(null, inner),
      'ChannelClosedException(string? message, Exception? innerException)': (
        message: string | null,
        inner: Exception | null,
      ) => new ChannelClosedException(message, inner),
    }),
    { runtime: ChannelClosedException },
  ),
  declareType(
    `public abstract class ${space}.ChannelOptions`,
    () => ({
      'bool SingleWriter { get; set; }': {
        get: (self: ChannelOptions) => self.singleWriter,
        set: (self: ChannelOptions, value: boolean) => (self.singleWriter = value),
      },
      'bool SingleReader { get; set; }': {
        get: (self: ChannelOptions) => self.singleReader,
        set: (self: ChannelOptions, value: boolean) => (self.singleReader = value),
      },
      'bool AllowSynchronousContinuations { get; set; }': {
        get: (self: ChannelOptions) => self.allowSynchronousContinuations,
        set: (self: ChannelOptions, value: boolean) => (self.allowSynchronousContinuations = value),
      },
    }),
    { runtime: ChannelOptions },
  ),
  declareType(
    `public sealed class ${space}.UnboundedChannelOptions : ChannelOptions`,
    () => ({ 'UnboundedChannelOptions()': () => new UnboundedChannelOptions() }),
    { runtime: UnboundedChannelOptions },
  ),
  declareType(
    `public sealed class ${space}.UnboundedPrioritizedChannelOptions<T> : ChannelOptions`,
    () => ({
      'UnboundedPrioritizedChannelOptions()': (type: NamedType) =>
        Object.defineProperty(new PrioritizedChannelOptions(), '$type', { value: type }),
      'IComparer<T>? Comparer { get; set; }': {
        get: (self: PrioritizedChannelOptions) => self.comparer,
        set: (self: PrioritizedChannelOptions, value: unknown) => (self.comparer = value),
      },
    }),
    { runtime: PrioritizedChannelOptions },
  ),
  declareType(
    `public sealed class ${space}.BoundedChannelOptions : ChannelOptions`,
    () => ({
      'BoundedChannelOptions(int capacity)': (capacity: number) => new BoundedChannelOptions(capacity),
      'int Capacity { get; set; }': {
        get: (self: BoundedChannelOptions) => self.capacity,
        set: (self: BoundedChannelOptions, value: number) => (self.capacity = value),
      },
      'BoundedChannelFullMode FullMode { get; set; }': {
        get: (self: BoundedChannelOptions) => self.mode,
        set: (self: BoundedChannelOptions, value: number) => (self.mode = value),
      },
    }),
    { runtime: BoundedChannelOptions },
  ),
  declareType(`public abstract class ${space}.ChannelReader<T>`, readerMembers),
  declareType(`public abstract class ${space}.ChannelWriter<T>`, writerMembers),
  declareType(`public abstract class ${space}.Channel<TWrite, TRead>`, () => ({
    'ChannelReader<TRead> Reader { get; }': (self: ChannelState) => self.reader,
    'ChannelWriter<TWrite> Writer { get; }': (self: ChannelState) => self.writer,
    'static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel)': (
      channel: ChannelState,
    ) => dereferenced(channel).reader,
    'static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel)': (
      channel: ChannelState,
    ) => dereferenced(channel).writer,
  })),
  declareType(`public abstract class ${space}.Channel<T> : Channel<T, T>`),
  ...kinds.map((name) => declareType(`internal sealed class ${space}.${name}<T> : Channel<T>`)),
  declareType(`public static class ${space}.Channel`, () => ({
    'static Channel<T> CreateUnbounded<T>()': (item: Type) => unbounded('UnboundedChannel', item),
    'static Channel<T> CreateUnbounded<T>(UnboundedChannelOptions options)': (
      options: UnboundedChannelOptions | null,
      item: Type,
    ) => unbounded(given(options).singleReader ? singleConsumer : 'UnboundedChannel', item),
    'static Channel<T> CreateUnboundedPrioritized<T>()': (item: Type) => prioritized(item, null),
    'static Channel<T> CreateUnboundedPrioritized<T>(UnboundedPrioritizedChannelOptions<T> options)': (
      options: PrioritizedChannelOptions | null,
      item: Type,
    ) => prioritized(item, given(options).comparer),
    'static Channel<T> CreateBounded<T>(int capacity)': (capacity: number, item: Type) =>
      bounded({ ...unlimited, capacity: requireCapacity(capacity, 'capacity') }, item),
    'static Channel<T> CreateBounded<T>(BoundedChannelOptions options)': (
      options: BoundedChannelOptions | null,
      item: Type,
    ) => bounded({ capacity: given(options).capacity, mode: options!.mode, onDropped: null }, item),
    'static Channel<T> CreateBounded<T>(BoundedChannelOptions options, Action<T>? itemDropped)': (
      options: BoundedChannelOptions | null,
      onDropped: ChannelBounds['onDropped'],
      item: Type,
    ) => bounded({ capacity: given(options).capacity, mode: options!.mode, onDropped }, item),
  })),
];
