// All types of `System.Runtime.ExceptionServices`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { exceptionDispatchInfoType } from './exception-dispatch-info.ts';

/** The types of `System.Runtime.ExceptionServices`, containing types before the types inside them. */
export const systemRuntimeExceptionServicesDeclarations: readonly TypeDeclaration[] = [
  exceptionDispatchInfoType,
];
