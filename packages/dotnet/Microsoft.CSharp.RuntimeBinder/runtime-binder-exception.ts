// The exception `Microsoft.CSharp.RuntimeBinder.RuntimeBinderException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `Microsoft.CSharp.RuntimeBinder.RuntimeBinderException`. */
export const runtimeBinderExceptionType: TypeDeclaration = plainException(
  'Microsoft.CSharp.RuntimeBinder.RuntimeBinderException',
  'Exception',
  E.RuntimeBinderException,
);
