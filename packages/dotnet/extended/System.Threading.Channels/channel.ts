// The class `System.Threading.Channels.Channel` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { BoundedChannelOptions } from './bounded-channel-options.ts';
import { ByPriority, ChannelState, FirstInFirstOut, fullModes } from './channel-state.ts';
import type { ChannelBounds } from './channel-state.ts';
import { requireCapacity } from './channel-types.ts';
import type { PrioritizedChannelOptions } from './channel-types.ts';
import type { UnboundedChannelOptions } from './unbounded-channel-options.ts';

function given<T>(options: T | null): T {
  if (options === null) throw new ArgumentNullException('options');
  return options;
}

const singleConsumer = 'SingleConsumerUnboundedChannel';
const unlimited: ChannelBounds = { capacity: Infinity, mode: fullModes.Wait, onDropped: null };

function unbounded(name: string, item: Type): ChannelState {
  return new ChannelState(
    coreType(`System.Threading.Channels.${name}`, 1).construct([item]),
    new FirstInFirstOut(),
    unlimited,
  );
}
function prioritized(item: Type, comparer: unknown): ChannelState {
  const type = coreType('System.Threading.Channels.UnboundedPrioritizedChannel', 1).construct([item]);
  return new ChannelState(type, new ByPriority(item, comparer), unlimited);
}
function bounded(bounds: ChannelBounds, item: Type): ChannelState {
  const name = bounds.capacity === 0 ? 'RendezvousChannel' : 'BoundedChannel';
  return new ChannelState(
    coreType(`System.Threading.Channels.${name}`, 1).construct([item]),
    new FirstInFirstOut(),
    bounds,
  );
}

/** `System.Threading.Channels.Channel`. */
export const channelType: TypeDeclaration = declareType(
  'public abstract class System.Threading.Channels.Channel<TWrite, TRead>',
  () => ({
    'ChannelReader<TRead> Reader { get; }': (self: ChannelState) => self.reader,
    'ChannelWriter<TWrite> Writer { get; }': (self: ChannelState) => self.writer,
    'static implicit operator ChannelReader<TRead>(Channel<TWrite, TRead> channel)': (
      channel: ChannelState,
    ) => dereferenced(channel).reader,
    'static implicit operator ChannelWriter<TWrite>(Channel<TWrite, TRead> channel)': (
      channel: ChannelState,
    ) => dereferenced(channel).writer,
  }),
);

/** `System.Threading.Channels.Channel`. */
export const channelOfTType: TypeDeclaration = declareType(
  'public abstract class System.Threading.Channels.Channel<T> : Channel<T, T>',
);

/** `System.Threading.Channels.Channel`. */
export const channelFactoryType: TypeDeclaration = declareType(
  'public static class System.Threading.Channels.Channel',
  () => ({
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
  }),
);
