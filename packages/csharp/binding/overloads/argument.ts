// Arguments as they are written, bound but not yet converted.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Library } from '../../symbols/library.ts';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import { isNamed } from '../../symbols/type-extensions.ts';
import { hasAnyErrors } from '../bound-tree/has-errors.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { enumeratedType, iteratedType } from './base-constructions.ts';

/** An argument of a call. */
export interface Argument {
  readonly expression: AnyExpression;
  readonly refKind: 'none' | 'ref' | 'out' | 'in';
  readonly name: IdentifierToken | undefined;
  /** Of the expression. */
  readonly span: TextSpan;
  /** What an extension method is called on. */
  readonly isReceiver?: boolean;
}

/** A value given as an argument without being written as one: the receiver of an extension method, an element. */
export function valueArgument(expression: AnyExpression, span: TextSpan = expression.span): Argument {
  return { expression, refKind: 'none', name: undefined, span };
}

/** Whether a parameter may be given an argument that is written with that word, or without one. */
export function acceptsRefKind(parameter: RefKind, argument: Argument['refKind']): boolean {
  if (parameter === argument) return true;
  if (parameter === 'in') return argument === 'none' || argument === 'ref';
  return parameter === 'ref readonly' && argument !== 'out';
}

/** Whether something in an argument was reported, so that the call is not worth another message. */
export function hasBadArgument(arguments_: readonly Argument[]): boolean {
  return arguments_.some(({ expression }) => hasAnyErrors(expression));
}

/** The element type of a `params` parameter. */
export function elementOfParams(type: Type, library: Library): Type {
  const element = enumeratedType(type, library);
  return (
    element ?? (isNamed(type) ? iteratedType(type, library, { containingType: null }) : undefined) ?? type
  );
}
