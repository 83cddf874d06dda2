// The struct `System.Diagnostics.ActivityTraceId`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ActivityId, idType } from './activity-id.ts';

class ActivityTraceId extends ActivityId {}

/** `System.Diagnostics.ActivityTraceId`. */
export const activityTraceIdType: TypeDeclaration = idType('ActivityTraceId', 16, ActivityTraceId);
