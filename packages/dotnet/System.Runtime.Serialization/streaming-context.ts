// `System.Runtime.Serialization.StreamingContext`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { StreamingContext, noContext } from '../newtonsoft/serialization/streaming-context.ts';

/** `System.Runtime.Serialization.StreamingContext`. */
export const streamingContextType: TypeDeclaration = declareType(
  'public readonly struct System.Runtime.Serialization.StreamingContext',
  () => ({
    'StreamingContext(StreamingContextStates state)': (state: number) => new StreamingContext(state),
    'StreamingContext(StreamingContextStates state, object? additional)': (
      state: number,
      additional: unknown,
    ) => new StreamingContext(state, additional),
    'StreamingContextStates State { get; }': (self: StreamingContext) => self.state,
    'object? Context { get; }': (self: StreamingContext) => self.context,
  }),
  { runtime: StreamingContext, defaultValue: noContext },
);
