// `System.Xml.XmlException`, and the check of names that throws it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  ArgumentException,
  ArgumentNullException,
  SystemException,
} from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.Xml.XmlException`: the place, where there is one, ends the message. */
export class XmlException extends SystemException {
  static override readonly resultCode: number = -2146232000;
  readonly line: number;
  readonly position: number;
  constructor(
    message: string | null = null,
    inner: Exception | null = null,
    line: number = 0,
    position: number = 0,
  ) {
    super(
      line > 0
        ? `${message ?? 'An XML error has occurred.'} Line ${line}, position ${position}.`
        : (message ?? 'An XML error has occurred.'),
      inner,
    );
    this.line = line;
    this.position = position;
  }
}

/** `'x', hexadecimal value 0x78`, as .NET's messages show a character. */
export function describeCharacter(char: string): readonly [shown: string, hex: string] {
  const code = char.codePointAt(0)!;
  return [code === 0 ? '.' : char, `0x${code.toString(16).toUpperCase().padStart(2, '0')}`];
}

const nameStart = /[\p{L}\p{Nl}_]/u;
const nameChar = /[\p{L}\p{Nl}\p{Nd}\p{Mc}\p{Mn}_.\-\u00B7]/u;
const noNameChar = /[^\p{L}\p{Nl}\p{Nd}\p{Mc}\p{Mn}_.\-\u00B7]/u;

/** Whether a name may begin with the character; a colon may not. */
export function isNameStart(char: string): boolean {
  return nameStart.test(char);
}
/** Whether a character may stand in a name, beyond its beginning. */
export function isNameChar(char: string): boolean {
  return nameChar.test(char);
}
/** What is wrong with a name without prefix; undefined when nothing is. */
export function nameFault(name: string): string | undefined {
  if (name === '') return undefined;
  spendSize(name.length);
  const isStart = nameStart.test(String.fromCodePoint(name.codePointAt(0)!));
  const at = isStart ? name.search(noNameChar) : 0;
  if (at < 0) return undefined;
  const [shown, hex] = describeCharacter(String.fromCodePoint(name.codePointAt(at)!));
  return isStart
    ? `The '${shown}' character, hexadecimal value ${hex}, cannot be included in a name.`
    : `Name cannot begin with the '${shown}' character, hexadecimal value ${hex}.`;
}
/** `XmlConvert.VerifyNCName`. @throws XmlException */
export function verifyName(name: string): string {
  const fault = nameFault(name);
  if (fault !== undefined) throw new XmlException(fault);
  return name;
}

/** `XmlConvert.VerifyName`. @throws XmlException */
export function verifyQualifiedName(name: string): string {
  for (const part of name.split(':')) verifyName(part);
  return name;
}
/**
 * The name of a node of System.Xml.Linq.
 * @throws {ArgumentNullException}, {ArgumentException} for an empty one, {XmlException}
 */
export function requireName(name: string | null, verify: (name: string) => string = verifyName): string {
  if (name === null) throw new ArgumentNullException('name');
  if (name === '') throw new ArgumentException('The value cannot be an empty string.', 'name');
  return verify(name);
}

/** `System.Xml.XmlException`. */
export const xmlExceptionType: TypeDeclaration = declareType(
  'public class System.Xml.XmlException : SystemException',
  () => ({
    'XmlException()': () => new XmlException(),
    'XmlException(string? message)': (message: string | null) => new XmlException(message),
    'XmlException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new XmlException(message, inner),
    'XmlException(string? message, Exception? innerException, int lineNumber, int linePosition)': (
      message: string | null,
      inner: Exception | null,
      line: number,
      position: number,
    ) => new XmlException(message, inner, line, position),
    'string? SourceUri { get; }': () => null,
    'int LineNumber { get; }': (self: XmlException) => self.line,
    'int LinePosition { get; }': (self: XmlException) => self.position,
  }),
  { runtime: XmlException },
);
