// The types of `System.Diagnostics` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { activityTraceIdType } from './activity-trace-id.ts';
import { activitySpanIdType } from './activity-span-id.ts';
import { traceType } from './trace.ts';

/** Types of `System.Diagnostics`, containing types before the types inside them. */
export const systemDiagnosticsDeclarations: readonly TypeDeclaration[] = [
  activityTraceIdType,
  activitySpanIdType,
  traceType,
];
