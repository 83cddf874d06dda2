// The types of `System.Globalization`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { cultureNotFoundExceptionType } from './culture-not-found-exception.ts';
import { numberStylesType } from './number-styles.ts';
import { unicodeCategoryType } from './unicode-category.ts';
import { cultureInfoType } from './culture-info-type.ts';
import { cultureTypesType } from './culture-types.ts';
import { regionInfoType } from './region-info.ts';
import { digitShapesType } from './digit-shapes.ts';
import { numberFormatInfoType } from './number-format-info-type.ts';
import { compareInfoType } from './compare-info.ts';
import { compareOptionsType } from './compare-options.ts';
import { textInfoType } from './text-info.ts';
import { calendarWeekRuleType } from './calendar-week-rule.ts';
import { calendarClassType } from './calendar.ts';
import { isoWeekType } from './iso-week.ts';
import { dateTimeFormatInfoType } from './date-time-format-info.ts';
import { dateTimeStylesType } from './date-time-styles.ts';
import { timeSpanStylesType } from './time-span-styles.ts';

/** The types of `System.Globalization`, containing types before the types inside them. */
export const systemGlobalizationDeclarations: readonly TypeDeclaration[] = [
  cultureNotFoundExceptionType,
  numberStylesType,
  unicodeCategoryType,
  cultureInfoType,
  cultureTypesType,
  regionInfoType,
  digitShapesType,
  numberFormatInfoType,
  compareInfoType,
  compareOptionsType,
  textInfoType,
  calendarWeekRuleType,
  calendarClassType,
  isoWeekType,
  dateTimeFormatInfoType,
  dateTimeStylesType,
  timeSpanStylesType,
];
