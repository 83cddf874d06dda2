// The class `System.Dynamic.GetIndexBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CallBinder, binderType, call } from './binder-classes.ts';

/** What reading by index asks for. */
export class GetIndexBinder extends CallBinder {}

/** `System.Dynamic.GetIndexBinder`. */
export const getIndexBinderType: TypeDeclaration = binderType(GetIndexBinder, call);
