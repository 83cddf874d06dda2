// `System.Xml.XPath.XPathException`.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { SystemException } from '../../../runtime/exceptions.ts';
import type { Exception } from '../../../runtime/exceptions.ts';

/** `System.Xml.XPath.XPathException`. */
export class XPathException extends SystemException {
  static override readonly defaultText: string = '';
  static override readonly resultCode: number = -2146231997;
}

/** `System.Xml.XPath.XPathException`. */
export const xpathExceptionType: TypeDeclaration = declareType(
  'public class System.Xml.XPath.XPathException : SystemException',
  () => ({
    'XPathException()': () => new XPathException(),
    'XPathException(string? message)': (message: string | null) => new XPathException(message),
    'XPathException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new XPathException(message, inner),
  }),
  { runtime: XPathException },
);
