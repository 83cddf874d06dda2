// The exception `System.Xml.XPath.XPathException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

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
