// `StreamingContext`: what a serializer hands to callbacks.

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
