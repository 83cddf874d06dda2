// The enum `System.Diagnostics.TraceLevel`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Diagnostics.TraceLevel`. */
export const traceLevels = { Off: 0, Error: 1, Warning: 2, Info: 3, Verbose: 4 } as const;

/** `System.Diagnostics.TraceLevel`. */
export const traceLevelType: TypeDeclaration = declareEnum(
  'public enum System.Diagnostics.TraceLevel',
  traceLevels,
);
