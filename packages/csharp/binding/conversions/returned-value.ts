// The value that a function gives: an async one gives what its task is of, not the task.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isErroneous } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { sameType } from '../lookup/member-lookup.ts';

/**
 * Reports an async function that gives the task which it is declared to return (CS4016).
 * @param result what it has to give
 * @returns whether it does
 */
export function reportUnawaited(
  binder: Binder,
  { type }: AnyExpression,
  result: Type,
  returnType: Type,
  span: TextSpan,
): boolean {
  if (!type || isErroneous(type) || result === returnType || !sameType(type, returnType)) return false;
  binder.error('CS4016', span, [displayType(result), displayType(type)]);
  return true;
}

/**
 * Reports that what a lambda gives is not what its delegate asks for, behind why it is not (CS1662, CS4010).
 * @param word what the lambda is called
 */
export function reportLambdaResult(
  binder: Binder,
  word: string,
  isAsync: boolean,
  returnType: Type,
  span: TextSpan,
): void {
  if (isAsync) binder.error('CS4010', span, [word, displayType(returnType)]);
  else binder.error('CS1662', span, [word]);
}
