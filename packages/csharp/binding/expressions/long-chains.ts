// Expressions that begin with hundreds of others one inside the other: bound from the inside, so that the stack suffices.
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** Binds an expression where the text has long chains: what was bound ahead of the whole is taken as it is. */
export function bindAlongChain(
  binder: Binder,
  syntax: ExpressionSyntax,
  bind: (binder: Binder, syntax: ExpressionSyntax) => AnyExpression,
): AnyExpression {
  const { compilation } = binder;
  const { boundAhead } = compilation.parts;
  const known = boundAhead.get(syntax);
  if (known) {
    boundAhead.delete(syntax);
    compilation.parts.push(known);
    return known;
  }
  const joints = binder.submission.chains.get(syntax);
  if (!joints) return bind(binder, syntax);
  for (const joint of joints)
    boundAhead.set(
      joint,
      compilation.parts.apart(() => bind(binder, joint)),
    );
  const whole = bind(binder, syntax);
  for (const joint of joints) boundAhead.delete(joint);
  return whole;
}
