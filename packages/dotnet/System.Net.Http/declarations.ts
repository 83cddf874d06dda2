// All types of `System.Net.Http`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { httpMethodType } from './http-method.ts';
import { httpRequestErrorType } from './http-request-error.ts';
import { httpRequestExceptionType } from './http-request-exception.ts';

/** The types of `System.Net.Http`, containing types before the types inside them. */
export const systemNetHttpDeclarations: readonly TypeDeclaration[] = [
  httpMethodType,
  httpRequestErrorType,
  httpRequestExceptionType,
];
