// The class `System.Threading.AutoResetEvent` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { AutoResetEvent } from './wait-handle.ts';
import { eventType } from './wait-handles.ts';

/** `System.Threading.AutoResetEvent`. */
export const autoResetEventType: TypeDeclaration = eventType('AutoResetEvent', AutoResetEvent, false);
