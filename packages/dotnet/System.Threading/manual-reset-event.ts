// The class `System.Threading.ManualResetEvent` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ManualResetEvent } from './wait-handle.ts';
import { eventType } from './wait-handles.ts';

/** `System.Threading.ManualResetEvent`. */
export const manualResetEventType: TypeDeclaration = eventType('ManualResetEvent', ManualResetEvent, true);
