// How an operation becomes the binder that a script's `DynamicObject` is asked with.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { DynamicOperation } from '@mockwright/language/runtime/dynamic';
import { BinaryOperationBinder } from './binary-operation-binder.ts';
import { CallInfo } from './call-info.ts';
import { ConvertBinder } from './convert-binder.ts';
import type { DynamicMetaObjectBinder } from './dynamic-meta-object-binder.ts';
import { GetIndexBinder } from './get-index-binder.ts';
import { GetMemberBinder } from './get-member-binder.ts';
import { InvokeBinder } from './invoke-binder.ts';
import { InvokeMemberBinder } from './invoke-member-binder.ts';
import { SetIndexBinder } from './set-index-binder.ts';
import { SetMemberBinder } from './set-member-binder.ts';
import { UnaryOperationBinder } from './unary-operation-binder.ts';

/** What an object is told of an operation with so many arguments. */
export function binderOf(operation: DynamicOperation, count: number): DynamicMetaObjectBinder {
  switch (operation.kind) {
    case 'getMember':
      return new GetMemberBinder(operation.name);
    case 'setMember':
      return new SetMemberBinder(operation.name);
    case 'invokeMember':
      return new InvokeMemberBinder(operation.name, new CallInfo(count, operation.argumentNames));
    case 'invoke':
      return new InvokeBinder(new CallInfo(count, operation.argumentNames));
    case 'getIndex':
      return new GetIndexBinder(new CallInfo(count, operation.argumentNames));
    case 'setIndex':
      return new SetIndexBinder(new CallInfo(count, operation.argumentNames));
    case 'convert':
      return new ConvertBinder(operation);
    case 'binary':
      return new BinaryOperationBinder(operation.operator);
    case 'unary':
      return new UnaryOperationBinder(operation.operator);
  }
}

/** The members of binders of operators. */
export const operation: Readonly<Record<string, Implementation>> = {
  'System.Linq.Expressions.ExpressionType Operation { get; }': (self: BinaryOperationBinder) =>
    self.operation,
};
