// `System.Diagnostics.TraceLevel`.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { traceLevels } from '../newtonsoft/serialization/tracing.ts';

/** `System.Diagnostics.TraceLevel`. */
export const traceLevelType: TypeDeclaration = declareEnum(
  'public enum System.Diagnostics.TraceLevel',
  traceLevels,
);
