// The class `System.Threading.Channels.UnboundedPrioritizedChannelOptions` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { PrioritizedChannelOptions } from './channel-types.ts';

/** `System.Threading.Channels.UnboundedPrioritizedChannelOptions`. */
export const unboundedPrioritizedChannelOptionsType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Channels.UnboundedPrioritizedChannelOptions<T> : ChannelOptions',
  () => ({
    'UnboundedPrioritizedChannelOptions()': (type: NamedType) =>
      Object.defineProperty(new PrioritizedChannelOptions(), '$type', { value: type }),
    'IComparer<T>? Comparer { get; set; }': {
      get: (self: PrioritizedChannelOptions) => self.comparer,
      set: (self: PrioritizedChannelOptions, value: unknown) => (self.comparer = value),
    },
  }),
  { runtime: PrioritizedChannelOptions },
);
