// The class `System.Threading.Channels.ChannelWriter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import type { CancellationToken } from '../../System.Threading/cancellation.ts';
import { ChannelClosedException } from './channel-state.ts';
import type { ChannelWriter } from './channel-state.ts';

const writerMembers: Readonly<Record<string, Implementation>> = {
  'virtual bool TryWrite(T item)': (self: ChannelWriter, item: unknown) => self.channel.write(item),
  'virtual bool TryComplete(Exception? error = null)': (self: ChannelWriter, error: Exception | null) =>
    self.channel.close(error),
  'void Complete(Exception? error = null)': (self: ChannelWriter, error: Exception | null) => {
    if (!self.channel.close(error)) throw new ChannelClosedException();
  },
  ['virtual System.Threading.Tasks.ValueTask<bool> WaitToWriteAsync(System.Threading.CancellationToken cancellationToken = default)']:
    (self: ChannelWriter, cancellation: CancellationToken) => self.channel.waitToWrite(cancellation),
  ['virtual System.Threading.Tasks.ValueTask WriteAsync(T item, System.Threading.CancellationToken cancellationToken = default)']:
    (self: ChannelWriter, item: unknown, cancellation: CancellationToken) =>
      self.channel.writeLater(item, cancellation),
};

/** `System.Threading.Channels.ChannelWriter`. */
export const channelWriterType: TypeDeclaration = declareType(
  'public abstract class System.Threading.Channels.ChannelWriter<T>',
  writerMembers,
);
