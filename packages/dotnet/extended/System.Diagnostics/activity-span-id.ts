// The struct `System.Diagnostics.ActivitySpanId`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ActivityId, idType } from './activity-id.ts';

class ActivitySpanId extends ActivityId {}

/** `System.Diagnostics.ActivitySpanId`. */
export const activitySpanIdType: TypeDeclaration = idType('ActivitySpanId', 8, ActivitySpanId);
