// The class `System.Dynamic.UnaryOperationBinder` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binderType } from './binder-classes.ts';
import { operation } from './binder-operations.ts';
import { UnaryOperationBinder } from './unary-operation-binder.ts';

/** `System.Dynamic.UnaryOperationBinder`. */
export const unaryOperationBinderType: TypeDeclaration = binderType(UnaryOperationBinder, operation);
