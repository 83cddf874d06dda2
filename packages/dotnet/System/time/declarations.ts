// All types of dates and times.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { calendarAlgorithmTypeType } from '../../System.Globalization/calendar-algorithm-type.ts';
import { calendarWeekRuleType } from '../../System.Globalization/calendar-week-rule.ts';
import { calendar2Type } from '../../System.Globalization/calendar.ts';
import { chineseLunisolarCalendarType } from '../../System.Globalization/chinese-lunisolar-calendar.ts';
import { dateTimeFormatInfoType } from '../../System.Globalization/date-time-format-info.ts';
import { eastAsianLunisolarCalendarType } from '../../System.Globalization/east-asian-lunisolar-calendar.ts';
import { gregorianCalendarTypesType } from '../../System.Globalization/gregorian-calendar-types.ts';
import { gregorianCalendarType } from '../../System.Globalization/gregorian-calendar.ts';
import { hebrewCalendarType } from '../../System.Globalization/hebrew-calendar.ts';
import { hijriCalendarType } from '../../System.Globalization/hijri-calendar.ts';
import { isoWeekType } from '../../System.Globalization/iso-week.ts';
import { japaneseCalendarType } from '../../System.Globalization/japanese-calendar.ts';
import { julianCalendarType } from '../../System.Globalization/julian-calendar.ts';
import { koreanCalendarType } from '../../System.Globalization/korean-calendar.ts';
import { persianCalendarType } from '../../System.Globalization/persian-calendar.ts';
import { taiwanCalendarType } from '../../System.Globalization/taiwan-calendar.ts';
import { taiwanLunisolarCalendarType } from '../../System.Globalization/taiwan-lunisolar-calendar.ts';
import { thaiBuddhistCalendarType } from '../../System.Globalization/thai-buddhist-calendar.ts';
import { umAlQuraCalendarType } from '../../System.Globalization/um-al-qura-calendar.ts';
import { dateOnlyType } from '../date-only.ts';
import { dateTimeOffsetType } from '../date-time-offset.ts';
import { dateTimeType } from '../date-time-type.ts';
import { dateTimeKindType, dateTimeStylesType, dayOfWeekType, timeSpanStylesType } from '../enums.ts';
import { timeOnlyType } from '../time-only.ts';
import { timeProviderType } from '../time-provider.ts';
import { timeSpanType } from '../time-span.ts';
import {
  invalidTimeZoneExceptionType,
  timeZoneInfoType,
  timeZoneNotFoundExceptionType,
} from '../time-zone-info.ts';
import { timeZoneRuleTypes } from '../time-zone-rule-types.ts';

/** All types of dates and times. */
export const timeDeclarations: readonly TypeDeclaration[] = [
  calendarWeekRuleType,
  calendarAlgorithmTypeType,
  gregorianCalendarTypesType,
  calendar2Type,
  gregorianCalendarType,
  thaiBuddhistCalendarType,
  koreanCalendarType,
  taiwanCalendarType,
  japaneseCalendarType,
  julianCalendarType,
  hijriCalendarType,
  umAlQuraCalendarType,
  persianCalendarType,
  hebrewCalendarType,
  eastAsianLunisolarCalendarType,
  chineseLunisolarCalendarType,
  taiwanLunisolarCalendarType,
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
