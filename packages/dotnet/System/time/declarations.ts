// All types of dates and times.
import { timeZoneRuleTypes } from '../time-zone-rule-types.ts';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dateOnlyType } from '../date-only.ts';
import { dateTimeFormatInfoType } from '../../System.Globalization/date-time-format-info.ts';
import { dateTimeOffsetType } from '../date-time-offset.ts';
import { dateTimeType } from '../date-time-type.ts';
import { calendarTypes } from '../../System.Globalization/calendar-types.ts';
import { isoWeekType } from '../../System.Globalization/iso-week.ts';
import { dateTimeKindType, dateTimeStylesType, dayOfWeekType, timeSpanStylesType } from '../enums.ts';
import { timeOnlyType } from '../time-only.ts';
import { timeProviderType } from '../time-provider.ts';
import { timeSpanType } from '../time-span.ts';
import {
  invalidTimeZoneExceptionType,
  timeZoneInfoType,
  timeZoneNotFoundExceptionType,
} from '../time-zone-info.ts';

/** All types of dates and times. */
export const timeDeclarations: readonly TypeDeclaration[] = [
  ...calendarTypes,
  isoWeekType,
  dateOnlyType,
  dateTimeFormatInfoType,
  dateTimeKindType,
  dateTimeOffsetType,
  dateTimeStylesType,
  dateTimeType,
  dayOfWeekType,
  timeOnlyType,
  timeProviderType,
  timeSpanStylesType,
  timeSpanType,
  timeZoneInfoType,
  ...timeZoneRuleTypes,
  timeZoneNotFoundExceptionType,
  invalidTimeZoneExceptionType,
];
