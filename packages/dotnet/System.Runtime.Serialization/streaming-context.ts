// The struct `System.Runtime.Serialization.StreamingContext`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Runtime.Serialization.StreamingContext`. */
export class StreamingContext {
  readonly state: number;
  readonly context: unknown;
  constructor(state: number = 0, context: unknown = null) {
    this.state = state;
    this.context = context;
  }
}
/** The one that serializers start with: `default(StreamingContext)`. */
export const noContext: StreamingContext = new StreamingContext();

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
