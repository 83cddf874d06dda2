// What lambdas are called, and told apart by.
import type { Type } from '@mockwright/language/metadata/symbols';
import { hasAnyErrors } from '../../bound-tree/has-errors.ts';
import type { LambdaBody } from './lambda-body.ts';
import type { LambdaSyntax } from './lambda-parameters.ts';

/** What messages call it. */
export function wordOf(syntax: LambdaSyntax): string {
  if ('isOfQuery' in syntax) return 'query expression';
  return syntax.kind === 'AnonymousMethodExpression' ? 'anonymous method' : 'lambda expression';
}

/** The same for the same types of parameters. */
export const keyOf = (parameterTypes: readonly Type[]): string =>
  parameterTypes.map((type) => type.id).join();

/**
 * Whether the same is wrong with the body whatever the delegate gives back. Bodies in each other that were bound for each
 * delegate again would be bound as often as there are ways through all of them.
 */
export const isWrongByItself = ({ hasErrors, block, returns }: LambdaBody): boolean =>
  hasErrors && returns.every(({ value }) => value?.type !== undefined && (!block || hasAnyErrors(value)));
