// The class `System.Threading.Channels.ChannelReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { asyncIterator } from '@mockwright/language/runtime/async-iterator';
import type { AsyncIteratorBody } from '@mockwright/language/runtime/async-iterator';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { CancellationToken } from '../../System.Threading/cancellation.ts';
import type { ChannelReader, ChannelState } from './channel-state.ts';

const singleConsumer = 'SingleConsumerUnboundedChannel';
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
  ['virtual System.Threading.Tasks.ValueTask<bool> WaitToReadAsync(System.Threading.CancellationToken cancellationToken = default)']:
    (self: ChannelReader, cancellation: CancellationToken) => self.channel.waitToRead(cancellation),
  ['virtual System.Threading.Tasks.ValueTask<T> ReadAsync(System.Threading.CancellationToken cancellationToken = default)']:
    (self: ChannelReader, cancellation: CancellationToken) => self.channel.read(cancellation),
  ['virtual IAsyncEnumerable<T> ReadAllAsync(System.Threading.CancellationToken cancellationToken = default)']:
    (self: ChannelReader, cancellation: CancellationToken) =>
      asyncIterator(
        (own) => readAll(self.channel, isTokenGiven(own) ? own : cancellation),
        self.channel.itemType,
      ),
};

/** `System.Threading.Channels.ChannelReader`. */
export const channelReaderType: TypeDeclaration = declareType(
  'public abstract class System.Threading.Channels.ChannelReader<T>',
  readerMembers,
);
