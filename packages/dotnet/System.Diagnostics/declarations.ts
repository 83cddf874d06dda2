// The types of `System.Diagnostics`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { conditionalAttributeType } from './conditional-attribute.ts';
import { debugType } from './debug.ts';
import { debuggerType } from './debugger.ts';
import { stopwatchType } from './stopwatch.ts';
import { traceLevelType } from './trace-level.ts';

/** The types of `System.Diagnostics`, containing types before the types inside them. */
export const systemDiagnosticsDeclarations: readonly TypeDeclaration[] = [
  conditionalAttributeType,
  debugType,
  debuggerType,
  stopwatchType,
  traceLevelType,
];
