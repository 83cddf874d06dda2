// All types of `Newtonsoft.Json.Converters`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { stringEnumConverterType } from './string-enum-converter.ts';
import { dateTimeConverterBaseType } from './date-time-converter-base.ts';
import { isoDateTimeConverterType } from './iso-date-time-converter.ts';
import { unixDateTimeConverterType } from './unix-date-time-converter.ts';
import { javaScriptDateTimeConverterType } from './java-script-date-time-converter.ts';
import { versionConverterType } from './version-converter.ts';
import { customCreationConverterType } from './custom-creation-converter.ts';
import { keyValuePairConverterType } from './key-value-pair-converter.ts';
import { expandoObjectConverterType } from './expando-object-converter.ts';
import { regexConverterType } from './regex-converter.ts';
import { xmlNodeConverterType } from './xml-node-converter.ts';

/** The types of `Newtonsoft.Json.Converters`, containing types before the types inside them. */
export const newtonsoftConvertersDeclarations: readonly TypeDeclaration[] = [
  stringEnumConverterType,
  dateTimeConverterBaseType,
  isoDateTimeConverterType,
  unixDateTimeConverterType,
  javaScriptDateTimeConverterType,
  versionConverterType,
  customCreationConverterType,
  keyValuePairConverterType,
  expandoObjectConverterType,
  regexConverterType,
  xmlNodeConverterType,
];
