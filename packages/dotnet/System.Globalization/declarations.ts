// All types of `System.Globalization`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { cultureNotFoundExceptionType } from './culture-not-found-exception.ts';
import { numberStylesType } from './number-styles.ts';
import { unicodeCategoryType } from './unicode-category.ts';
import { charUnicodeInfoType } from './char-unicode-info.ts';
import { cultureInfoType } from './culture-info-type.ts';
import { cultureTypesType } from './culture-types.ts';
import { regionInfoType } from './region-info.ts';
import { digitShapesType } from './digit-shapes.ts';
import { numberFormatInfoType } from './number-format-info-type.ts';
import { compareInfoType } from './compare-info.ts';
import { compareOptionsType } from './compare-options.ts';
import { textInfoType } from './text-info.ts';
import { idnMappingType } from './idn-mapping.ts';
import { calendarWeekRuleType } from './calendar-week-rule.ts';
import { calendarAlgorithmTypeType } from './calendar-algorithm-type.ts';
import { gregorianCalendarTypesType } from './gregorian-calendar-types.ts';
import { calendarClassType } from './calendar.ts';
import { gregorianCalendarType } from './gregorian-calendar.ts';
import { thaiBuddhistCalendarType } from './thai-buddhist-calendar.ts';
import { koreanCalendarType } from './korean-calendar.ts';
import { taiwanCalendarType } from './taiwan-calendar.ts';
import { japaneseCalendarType } from './japanese-calendar.ts';
import { julianCalendarType } from './julian-calendar.ts';
import { hijriCalendarType } from './hijri-calendar.ts';
import { umAlQuraCalendarType } from './um-al-qura-calendar.ts';
import { persianCalendarType } from './persian-calendar.ts';
import { hebrewCalendarType } from './hebrew-calendar.ts';
import { eastAsianLunisolarCalendarType } from './east-asian-lunisolar-calendar.ts';
import { chineseLunisolarCalendarType } from './chinese-lunisolar-calendar.ts';
import { taiwanLunisolarCalendarType } from './taiwan-lunisolar-calendar.ts';
import { isoWeekType } from './iso-week.ts';
import { dateTimeFormatInfoType } from './date-time-format-info.ts';
import { dateTimeStylesType } from './date-time-styles.ts';
import { timeSpanStylesType } from './time-span-styles.ts';
import { stringInfoType } from './string-info.ts';
import { textElementEnumeratorType } from './text-element-enumerator.ts';

/** The types of `System.Globalization`, containing types before the types inside them. */
export const systemGlobalizationDeclarations: readonly TypeDeclaration[] = [
  cultureNotFoundExceptionType,
  numberStylesType,
  unicodeCategoryType,
  charUnicodeInfoType,
  cultureInfoType,
  cultureTypesType,
  regionInfoType,
  digitShapesType,
  numberFormatInfoType,
  compareInfoType,
  compareOptionsType,
  textInfoType,
  idnMappingType,
  calendarWeekRuleType,
  calendarAlgorithmTypeType,
  gregorianCalendarTypesType,
  calendarClassType,
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
  dateTimeFormatInfoType,
  dateTimeStylesType,
  timeSpanStylesType,
  stringInfoType,
  textElementEnumeratorType,
];
