// The class `System.Dynamic.SetMemberBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { MemberBinder, binderType, member } from './binder-classes.ts';

/** What setting a member asks for. */
export class SetMemberBinder extends MemberBinder {}

/** `System.Dynamic.SetMemberBinder`. */
export const setMemberBinderType: TypeDeclaration = binderType(SetMemberBinder, member);
