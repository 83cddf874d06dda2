// All types of `System.Diagnostics`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { conditionalAttributeType } from './conditional-attribute.ts';
import { activityTraceIdType } from './activity-trace-id.ts';
import { activitySpanIdType } from './activity-span-id.ts';
import { debugType } from './debug.ts';
import { traceType } from './trace.ts';
import { debuggerType } from './debugger.ts';
import { stopwatchType } from './stopwatch.ts';
import { traceLevelType } from './trace-level.ts';

/** The types of `System.Diagnostics`, containing types before the types inside them. */
export const systemDiagnosticsDeclarations: readonly TypeDeclaration[] = [
  conditionalAttributeType,
  activityTraceIdType,
  activitySpanIdType,
  debugType,
  traceType,
  debuggerType,
  stopwatchType,
  traceLevelType,
];
