// The class `System.Dynamic.GetMemberBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { MemberBinder, binderType, member } from './binder-classes.ts';

/** What reading a member asks for. */
export class GetMemberBinder extends MemberBinder {}

/** `System.Dynamic.GetMemberBinder`. */
export const getMemberBinderType: TypeDeclaration = binderType(GetMemberBinder, member);
