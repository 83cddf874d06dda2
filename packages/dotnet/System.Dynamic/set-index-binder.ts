// The class `System.Dynamic.SetIndexBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CallBinder, binderType, call } from './binder-classes.ts';

/** What setting by index asks for. */
export class SetIndexBinder extends CallBinder {}

/** `System.Dynamic.SetIndexBinder`. */
export const setIndexBinderType: TypeDeclaration = binderType(SetIndexBinder, call);
