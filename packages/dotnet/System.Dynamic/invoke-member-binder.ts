// The class `System.Dynamic.InvokeMemberBinder`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { MemberBinder, binderType, call, member } from './binder-classes.ts';
import type { CallInfo } from './call-info.ts';

/** What calling a member asks for. */
export class InvokeMemberBinder extends MemberBinder {
  readonly callInfo: CallInfo;
  constructor(name: string, callInfo: CallInfo) {
    super(name);
    this.callInfo = callInfo;
  }
}

/** `System.Dynamic.InvokeMemberBinder`. */
export const invokeMemberBinderType: TypeDeclaration = binderType(InvokeMemberBinder, { ...member, ...call });
