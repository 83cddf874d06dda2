// All types of `Microsoft.CSharp.RuntimeBinder`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { runtimeBinderExceptionType } from './runtime-binder-exception.ts';

/** The types of `Microsoft.CSharp.RuntimeBinder`, containing types before the types inside them. */
export const microsoftCSharpRuntimeBinderDeclarations: readonly TypeDeclaration[] = [
  runtimeBinderExceptionType,
];
