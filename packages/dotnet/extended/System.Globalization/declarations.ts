// The types of `System.Globalization` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { charUnicodeInfoType } from './char-unicode-info.ts';
import { idnMappingType } from './idn-mapping.ts';
import { calendarAlgorithmTypeType } from './calendar-algorithm-type.ts';
import { gregorianCalendarTypesType } from './gregorian-calendar-types.ts';
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
import { stringInfoType } from './string-info.ts';
import { textElementEnumeratorType } from './text-element-enumerator.ts';

/** Types of `System.Globalization`, containing types before the types inside them. */
export const systemGlobalizationDeclarations: readonly TypeDeclaration[] = [
  charUnicodeInfoType,
  idnMappingType,
  calendarAlgorithmTypeType,
  gregorianCalendarTypesType,
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
  stringInfoType,
  textElementEnumeratorType,
];
