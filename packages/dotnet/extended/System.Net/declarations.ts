// The types of `System.Net` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { cookieExceptionType } from './cookie-exception.ts';
import { cookieType } from './cookie.ts';
import { cookieCollectionType } from './cookie-collection.ts';

/** Types of `System.Net`, containing types before the types inside them. */
export const systemNetDeclarations: readonly TypeDeclaration[] = [
  cookieExceptionType,
  cookieType,
  cookieCollectionType,
];
