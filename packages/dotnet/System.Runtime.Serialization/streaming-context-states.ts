// The enum `System.Runtime.Serialization.StreamingContextStates`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Runtime.Serialization.StreamingContextStates`. */
export const streamingContextStatesType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Runtime.Serialization.StreamingContextStates',
  {
    CrossProcess: 1,
    CrossMachine: 2,
    File: 4,
    Persistence: 8,
    Remoting: 16,
    Other: 32,
    Clone: 64,
    CrossAppDomain: 128,
    All: 255,
  },
);
