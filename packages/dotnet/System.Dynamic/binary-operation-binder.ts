// What a `DynamicObject` is told of the operation that it is asked to do: `GetMemberBinder` and its like.
import { expressionType } from '../System.Linq.Expressions/expression-type.ts';
import { DynamicMetaObjectBinder } from './dynamic-meta-object-binder.ts';

/** What an operator between two values asks for. */
export class BinaryOperationBinder extends DynamicMetaObjectBinder {
  readonly operation: number;
  constructor(operator: string) {
    super();
    this.operation = expressionType('binary', operator);
  }
}
