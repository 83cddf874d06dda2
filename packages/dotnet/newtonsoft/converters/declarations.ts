// The converters of dates and versions as a list.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dateTimeConverterBaseType } from './date-time-converter-base.ts';
import { isoDateTimeConverterType } from './iso-date-time-converter.ts';
import { javaScriptDateTimeConverterType } from './java-script-date-time-converter.ts';
import { unixDateTimeConverterType } from './unix-date-time-converter.ts';
import { versionConverterType } from './version-converter.ts';

/** All of them, as template code sees them. */
export const dateConverterTypes: readonly TypeDeclaration[] = [
  dateTimeConverterBaseType,
  isoDateTimeConverterType,
  unixDateTimeConverterType,
  javaScriptDateTimeConverterType,
  versionConverterType,
];
