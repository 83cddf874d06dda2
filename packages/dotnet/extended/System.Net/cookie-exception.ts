// The exception `System.Net.CookieException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { plainException } from '../../System/plain-exception.ts';

/** `System.Net.CookieException`. */
export class CookieException extends FormatException {}

/** `System.Net.CookieException`. */
export const cookieExceptionType: TypeDeclaration = plainException(
  'System.Net.CookieException',
  'FormatException',
  CookieException,
);
