// The types of `System.Threading.Channels` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { boundedChannelFullModeType } from './bounded-channel-full-mode.ts';
import { channelClosedExceptionType } from './channel-closed-exception.ts';
import { channelOptionsType } from './channel-options.ts';
import { unboundedChannelOptionsType } from './unbounded-channel-options.ts';
import { unboundedPrioritizedChannelOptionsType } from './unbounded-prioritized-channel-options.ts';
import { boundedChannelOptionsType } from './bounded-channel-options.ts';
import { channelReaderType } from './channel-reader.ts';
import { channelWriterType } from './channel-writer.ts';
import { channelType, channelOfTType, channelFactoryType } from './channel.ts';
import { channelTypes } from './channel-types.ts';

/** Types of `System.Threading.Channels`, containing types before the types inside them. */
export const systemThreadingChannelsDeclarations: readonly TypeDeclaration[] = [
  boundedChannelFullModeType,
  channelClosedExceptionType,
  channelOptionsType,
  unboundedChannelOptionsType,
  unboundedPrioritizedChannelOptionsType,
  boundedChannelOptionsType,
  channelReaderType,
  channelWriterType,
  channelType,
  channelOfTType,
  ...channelTypes,
  channelFactoryType,
];
