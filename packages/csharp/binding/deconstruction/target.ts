// Where the parts of a deconstructed value go.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ExpressionSyntax, IdentifierToken, TypeSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** The variables of a `foreach` cannot be assigned. */
export type DeconstructedKind = 'variable' | 'foreach';

/** What the left side is made of; variables without a type get it from what is assigned. */
export type Target =
  | { readonly kind: 'group'; readonly span: TextSpan; readonly elements: readonly Target[] }
  | {
      readonly kind: 'existing';
      readonly span: TextSpan;
      readonly variable: BoundExpression;
      readonly name: string | undefined;
    }
  | {
      readonly kind: 'new';
      readonly span: TextSpan;
      readonly identifier: IdentifierToken;
      readonly type: Type | undefined;
      /** Where the type stands, or `var`. */
      readonly typeSpan: TextSpan;
      readonly localKind: DeconstructedKind;
    }
  | { readonly kind: 'discard'; readonly span: TextSpan; readonly type: Type | undefined };
/** The first place on the left side where variables are declared, which only a statement may do. */
export function firstDeclaration(syntax: ExpressionSyntax): ExpressionSyntax | undefined {
  if (syntax.kind === 'DeclarationExpression') return syntax;
  if (syntax.kind !== 'TupleExpression') return undefined;
  for (const { expression } of syntax.arguments) {
    const found = firstDeclaration(expression);
    if (found) return found;
  }
  return undefined;
}

/** Whether a type is written `var` and no type has that name. */
export function isVar(binder: Binder, type: TypeSyntax): boolean {
  return (
    type.kind === 'IdentifierName' &&
    type.text === 'var' &&
    !type.verbatim &&
    binder.lookupName('var', type, { arity: 0 })?.kind !== 'type'
  );
}

/** Whether a tuple is taken apart into another number of parts than it has. */
export const isOfOtherLength = (target: Target, right: AnyExpression): boolean =>
  target.kind === 'group' &&
  right.kind === 'TupleLiteral' &&
  target.elements.length !== right.elements.length;
/** Whether every variable without a type meets an element that has one. */
export function hasTypes(target: Target, element: AnyExpression): boolean {
  if (
    target.kind === 'group' &&
    element.kind === 'TupleLiteral' &&
    element.elements.length === target.elements.length
  ) {
    return target.elements.every((each, index) => hasTypes(each, element.elements[index]!));
  }
  const wanted = target.kind === 'existing' || target.kind === 'group' ? undefined : target.type;
  return target.kind === 'existing' || wanted !== undefined || element.type !== undefined;
}

/** The name that a variable gives to its element of the result. */
export function nameOf(target: Target): string | undefined {
  if (target.kind === 'new') return target.identifier.text;
  return target.kind === 'existing' ? target.name : undefined;
}
