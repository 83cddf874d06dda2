// What a `DynamicObject` is told of the operation that it is asked to do: `GetMemberBinder` and its like.
import type { Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { expressionType } from '../System.Linq.Expressions/expression-type.ts';
import { DynamicMetaObjectBinder } from './dynamic-meta-object-binder.ts';

/** What an operator before or behind a value asks for. */
export class UnaryOperationBinder extends DynamicMetaObjectBinder {
  readonly operation: number;
  readonly isTest: boolean;
  constructor(operator: string) {
    super();
    this.operation = expressionType('unary', operator);
    this.isTest = operator === 'true' || operator === 'false';
  }
  override get returnType(): Type {
    return specialType(this.isTest ? 'bool' : 'object');
  }
}
