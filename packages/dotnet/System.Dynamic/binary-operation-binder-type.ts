// The class `System.Dynamic.BinaryOperationBinder` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { BinaryOperationBinder } from './binary-operation-binder.ts';
import { binderType } from './binder-classes.ts';
import { operation } from './binder-operations.ts';

/** `System.Dynamic.BinaryOperationBinder`. */
export const binaryOperationBinderType: TypeDeclaration = binderType(BinaryOperationBinder, operation);
