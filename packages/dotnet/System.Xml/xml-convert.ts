// The class `System.Xml.XmlConvert` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  FormatException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { formatValue } from '@mockwright/language/runtime/text';
import {
  dateText,
  invalid,
  parseBoolean,
  styled,
  unsignedStyle,
  xmlReaders,
  xmlText,
} from '../System.Xml.Linq/xml-values.ts';
import { inZone } from '../values/json-dates.ts';
import { staticMethod } from '../values/declared-members.ts';
import type { DateTime } from '../values/system-types.ts';
import { decodeName, encodeName } from './encode-name.ts';
import {
  XmlException,
  describeCharacter,
  isNameChar,
  isNameStart,
  verifyName,
  verifyQualifiedName,
} from './xml-exception.ts';

/** The modes as `DateTimeZoneHandling` of Newtonsoft.Json counts them: the same. */
function asMode(value: DateTime, mode: number): DateTime {
  return inZone(value, mode);
}
const texts: readonly SpecialType[] = [
  'bool',
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'float',
  'double',
  'decimal',
];
/** The end of the method's name → how it is read. */
const readers: Readonly<Record<string, readonly [type: string, read: (text: string) => unknown]>> = {
  Boolean: ['bool', parseBoolean],
  SByte: ['sbyte', parsed('SByte')],
  Byte: ['byte', styled('Byte', unsignedStyle)],
  Int16: ['short', parsed('Int16')],
  UInt16: ['ushort', styled('UInt16', unsignedStyle)],
  Int32: ['int', xmlReaders['int']!],
  UInt32: ['uint', xmlReaders['uint']!],
  Int64: ['long', xmlReaders['long']!],
  UInt64: ['ulong', xmlReaders['ulong']!],
  Single: ['float', xmlReaders['float']!],
  Double: ['double', xmlReaders['double']!],
  Decimal: ['decimal', xmlReaders['decimal']!],
  Guid: ['Guid', xmlReaders['Guid']!],
  TimeSpan: ['TimeSpan', xmlReaders['TimeSpan']!],
  DateTimeOffset: ['DateTimeOffset', xmlReaders['DateTimeOffset']!],
};
function parsed(type: string): (text: string) => unknown {
  return (text) => staticMethod(`System.${type}`, 'Parse', 'string')(text.trim());
}
function conversions(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const special of texts)
    members[`static string ToString(${special} value)`] = (value: unknown) =>
      xmlText(box(value, specialType(special)));
  for (const [name, [type, read]] of Object.entries(readers))
    members[`static ${type} To${name}(string s)`] = (text: string | null) => read(notNull(text, 's'));
  return members;
}
function nameOrNull(name: string | null, allowsColon: boolean): string | null {
  return name === null ? null : encodeName(name, allowsColon);
}
function verified(name: string | null, allowsColon: boolean): string {
  if (name === null) throw new ArgumentNullException('name');
  if (name === '') throw new ArgumentException('The value cannot be an empty string.', 'name');
  return allowsColon ? verifyQualifiedName(name) : verifyName(name);
}
function toDate(text: string | null, mode: number): unknown {
  let date: unknown;
  try {
    date = xmlReaders['DateTime']!(notNull(text, 's'));
  } catch (error) {
    throw error instanceof FormatException ? invalid(text!, 'AllXsd') : error;
  }
  return asMode(date as DateTime, mode);
}

/** White space around it is passed over. */
const exactDate = (type: string, text: string | null, format: string): unknown =>
  staticMethod(`System.${type}`, 'ParseExact', 'string,string,IFormatProvider,DateTimeStyles')(
    notNull(text, 's'),
    format,
    null,
    3,
  );

/** `System.Xml.XmlConvert`. */
export const xmlConvertType: TypeDeclaration = declareType('public class System.Xml.XmlConvert', () => ({
  ...conversions(),
  'static string ToString(char value)': (value: number) => String.fromCharCode(value),
  'static string ToString(TimeSpan value)': (value: unknown) => xmlText(value),
  'static string ToString(DateTime value, string format)': (value: unknown, format: string) =>
    formatValue(value, format, null),
  'static string ToString(DateTime value, XmlDateTimeSerializationMode dateTimeOption)': (
    value: DateTime,
    mode: number,
  ) => dateText(asMode(value, mode)),
  'static string ToString(DateTimeOffset value)': (value: unknown) => xmlText(value),
  'static string ToString(DateTimeOffset value, string format)': (value: unknown, format: string) =>
    formatValue(value, format, null),
  'static string ToString(Guid value)': (value: unknown) => xmlText(value),
  'static char ToChar(string s)': (text: string | null) => {
    if (notNull(text, 's').length !== 1)
      throw new FormatException('String must be exactly one character long.');
    return text!.charCodeAt(0);
  },
  'static DateTime ToDateTime(string s, string format)': (text: string | null, format: string) =>
    exactDate('DateTime', text, format),
  'static string? EncodeName(string? name)': (name: string | null) => nameOrNull(name, true),
  'static string? EncodeLocalName(string? name)': (name: string | null) => nameOrNull(name, false),
  'static string? EncodeNmToken(string? name)': (name: string | null) =>
    name === null ? null : encodeName(`_${name}`, true).slice(1),
  'static string? DecodeName(string? name)': (name: string | null) =>
    name === null ? null : decodeName(name),
  'static string? VerifyName(string name)': (name: string | null) => verified(name, true),
  'static string VerifyNCName(string name)': (name: string | null) => verified(name, false),
  'static string? VerifyTOKEN(string? token)': (token: string | null) => {
    if (token && (/^ | $| {2}|[\t\r\n]/.test(token) || token.trim() !== token))
      throw new XmlException(
        "line-feed (#xA) or tab (#x9) characters, leading or trailing spaces and sequences of one or more spaces (#x20) are not allowed in 'xs:token'.",
      );
    return token;
  },
  'static string VerifyNMTOKEN(string name)': (name: string | null) => {
    if (notNull(name, 'name') === '') throw new XmlException("Invalid NmToken value ''.");
    const at = Array.from(name!).findIndex((char) => !isNameChar(char) && char !== ':');
    if (at < 0) return name!;
    const [shown, hex] = describeCharacter(name![at]!);
    throw new XmlException(
      `The '${shown}' character, hexadecimal value ${hex}, cannot be included in a name.`,
    );
  },
  'static string VerifyXmlChars(string content)': (content: string | null) => {
    // eslint-disable-next-line no-control-regex -- these are the characters that XML does not allow
    const match = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/.exec(notNull(content, 'content'));
    if (match) {
      const [shown, hex] = describeCharacter(match[0]);
      throw new XmlException(
        `'${shown}', hexadecimal value ${hex}, is an invalid character.`,
        null,
        0,
        match.index + 1,
      );
    }
    return content!;
  },
  'static string? VerifyPublicId(string publicId)': (id: string | null) => {
    const wrong = /[^-\n\r a-zA-Z0-9'()+,./:=?;!*#@$_%]/.exec(notNull(id, 'publicId'));
    if (!wrong) return id;
    const [shown, hex] = describeCharacter(wrong[0]);
    throw new XmlException(
      `'${shown}', hexadecimal value ${hex}, is an invalid character.`,
      null,
      0,
      wrong.index + 1,
    );
  },
  'static string? VerifyWhitespace(string content)': (content: string | null) => {
    const wrong = /[^\t\n\r ]/.exec(notNull(content, 'content'));
    if (!wrong) return content;
    throw new XmlException(
      `The Whitespace or SignificantWhitespace node can contain only XML whitespace characters. '${wrong[0]}' is not an XML white space character.`,
      null,
      0,
      wrong.index + 1,
    );
  },
  'static bool IsPublicIdChar(char ch)': (code: number) =>
    /[-\n\r a-zA-Z0-9'()+,./:=?;!*#@$_%]/.test(String.fromCharCode(code)),
  'static bool IsXmlSurrogatePair(char lowChar, char highChar)': (low: number, high: number) =>
    low >= 0xdc00 && low <= 0xdfff && high >= 0xd800 && high <= 0xdbff,
  'static DateTime ToDateTime(string s, XmlDateTimeSerializationMode dateTimeOption)': toDate,
  'static DateTimeOffset ToDateTimeOffset(string s, string format)': (text: string | null, format: string) =>
    exactDate('DateTimeOffset', text, format),
  'static bool IsXmlChar(char ch)': (code: number) =>
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code < 0xd800) ||
    (code >= 0xe000 && code < 0xfffe),
  'static bool IsWhitespaceChar(char ch)': (code: number) =>
    code === 9 || code === 10 || code === 13 || code === 32,
  'static bool IsStartNCNameChar(char ch)': (code: number) => isNameStart(String.fromCharCode(code)),
  'static bool IsNCNameChar(char ch)': (code: number) => isNameChar(String.fromCharCode(code)),
}));
