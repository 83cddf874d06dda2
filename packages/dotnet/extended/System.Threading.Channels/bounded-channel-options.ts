// The class `System.Threading.Channels.BoundedChannelOptions`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { ChannelOptions } from './channel-options.ts';
import { fullModes } from './channel-state.ts';
import { requireCapacity } from './channel-types.ts';

/** The options of a channel with a limit. */
export class BoundedChannelOptions extends ChannelOptions {
  #capacity = 0;
  #mode: number = fullModes.Wait;
  constructor(capacity: number) {
    super();
    this.#capacity = requireCapacity(capacity, 'capacity');
  }
  get capacity(): number {
    return this.#capacity;
  }
  set capacity(value: number) {
    this.#capacity = requireCapacity(value, 'value');
  }
  get mode(): number {
    return this.#mode;
  }
  set mode(value: number) {
    if (!(Object.values(fullModes) as readonly number[]).includes(value))
      throw new ArgumentOutOfRangeException('value');
    this.#mode = value;
  }
}

/** `System.Threading.Channels.BoundedChannelOptions`. */
export const boundedChannelOptionsType: TypeDeclaration = declareType(
  'public sealed class System.Threading.Channels.BoundedChannelOptions : ChannelOptions',
  () => ({
    'BoundedChannelOptions(int capacity)': (capacity: number) => new BoundedChannelOptions(capacity),
    'int Capacity { get; set; }': {
      get: (self: BoundedChannelOptions) => self.capacity,
      set: (self: BoundedChannelOptions, value: number) => (self.capacity = value),
    },
    'BoundedChannelFullMode FullMode { get; set; }': {
      get: (self: BoundedChannelOptions) => self.mode,
      set: (self: BoundedChannelOptions, value: number) => (self.mode = value),
    },
  }),
  { runtime: BoundedChannelOptions },
);
