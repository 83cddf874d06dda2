// The enum `System.Threading.Channels.BoundedChannelFullMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { fullModes } from './channel-state.ts';

/** `System.Threading.Channels.BoundedChannelFullMode`. */
export const boundedChannelFullModeType: TypeDeclaration = declareEnum(
  'public enum System.Threading.Channels.BoundedChannelFullMode',
  fullModes,
);
