// The class `System.Dynamic.InvokeBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { CallBinder, binderType, call } from './binder-classes.ts';

/** What calling the object asks for. */
export class InvokeBinder extends CallBinder {}

/** `System.Dynamic.InvokeBinder`. */
export const invokeBinderType: TypeDeclaration = binderType(InvokeBinder, call);
