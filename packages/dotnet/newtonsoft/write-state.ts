// The enum `Newtonsoft.Json.WriteState`: its values.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { inJson } from './enum-names.ts';

/** `Newtonsoft.Json.WriteState`. */
export const WriteState = {
  Error: 0,
  Closed: 1,
  Object: 2,
  Array: 3,
  Constructor: 4,
  Property: 5,
  Start: 6,
} as const;

/** `Newtonsoft.Json.WriteState`. */
export const writeStateType: TypeDeclaration = inJson('WriteState', WriteState);
