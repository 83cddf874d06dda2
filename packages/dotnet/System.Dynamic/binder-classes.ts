// Binders that several operations share: of a member by name, of a call with arguments.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { CallInfo } from './call-info.ts';
import { DynamicMetaObjectBinder } from './dynamic-meta-object-binder.ts';

/** A binder that has the name of a member. */
export abstract class MemberBinder extends DynamicMetaObjectBinder {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
}
/** A binder that has arguments. */
export abstract class CallBinder extends DynamicMetaObjectBinder {
  readonly callInfo: CallInfo;
  constructor(callInfo: CallInfo) {
    super();
    this.callInfo = callInfo;
  }
}
/** The members of binders with a name. */
export const member: Readonly<Record<string, Implementation>> = {
  'string Name { get; }': (self: MemberBinder) => self.name,
  'bool IgnoreCase { get; }': () => false,
};
/** The members of binders with arguments. */
export const call: Readonly<Record<string, Implementation>> = {
  'System.Dynamic.CallInfo CallInfo { get; }': (self: CallBinder) => self.callInfo,
};
/** Declares a binder. */
export const binderType = (
  runtime: abstract new (...args: never[]) => DynamicMetaObjectBinder,
  members: Readonly<Record<string, Implementation>>,
): TypeDeclaration =>
  declareType(
    `public abstract class System.Dynamic.${runtime.name} : System.Dynamic.DynamicMetaObjectBinder`,
    members,
    { runtime },
  );
