// The exception `System.Threading.Channels.ChannelClosedException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { ChannelClosedException } from './channel-state.ts';

/** `System.Threading.Channels.ChannelClosedException`. */
export const channelClosedExceptionType: TypeDeclaration = declareType(
  'public class System.Threading.Channels.ChannelClosedException : InvalidOperationException',
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
);
