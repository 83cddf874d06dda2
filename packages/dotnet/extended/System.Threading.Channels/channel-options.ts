// The class `System.Threading.Channels.ChannelOptions`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** `ChannelOptions` and those that derive from it. */
export class ChannelOptions {
  declare readonly $type: NamedType;
  singleWriter = false;
  singleReader = false;
  allowSynchronousContinuations = false;
}

/** `System.Threading.Channels.ChannelOptions`. */
export const channelOptionsType: TypeDeclaration = declareType(
  'public abstract class System.Threading.Channels.ChannelOptions',
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
);
