// The classes of channels, which template code sees the names of only.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { ChannelOptions } from './channel-options.ts';

const space = 'System.Threading.Channels';
/** The options of a channel that is read in order. */
export class PrioritizedChannelOptions extends ChannelOptions {
  comparer: unknown = null;
}
/** The capacity. @throws ArgumentOutOfRangeException when it is negative */
export function requireCapacity(capacity: number, parameter: string): number {
  if (capacity < 0) throw new ArgumentOutOfRangeException(parameter);
  return capacity;
}
const singleConsumer = 'SingleConsumerUnboundedChannel';
/** The classes that `Channel` makes. */
const kinds = [
  'UnboundedChannel',
  'UnboundedPrioritizedChannel',
  singleConsumer,
  'BoundedChannel',
  'RendezvousChannel',
];

/** The types of the namespace, base types first. */
export const channelTypes: readonly TypeDeclaration[] = kinds.map((name) =>
  declareType(`internal sealed class ${space}.${name}<T> : Channel<T>`),
);
