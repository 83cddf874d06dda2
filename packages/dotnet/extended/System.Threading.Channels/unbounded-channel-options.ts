// The class `System.Threading.Channels.UnboundedChannelOptions`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ChannelOptions } from './channel-options.ts';

/** The options of a channel without a limit. */
export class UnboundedChannelOptions extends ChannelOptions {}

/** `System.Threading.Channels.UnboundedChannelOptions`. */
export const unboundedChannelOptionsType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Channels.UnboundedChannelOptions : ChannelOptions',
  () => ({ 'UnboundedChannelOptions()': () => new UnboundedChannelOptions() }),
  { runtime: UnboundedChannelOptions },
);
