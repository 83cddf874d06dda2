// The expressions that take values apart or put them together, by kind.
import type { FormSyntax } from '../area-functions.ts';
import type { Binder } from '../binder.ts';
import { bindIsPattern } from '../patterns/is-pattern.ts';
import { bindSwitchExpression } from '../patterns/switch-expression.ts';
import { bindQuery } from '../queries/bind-query.ts';
import type { AnyExpression } from '../unconverted.ts';
import { bindCollectionExpression } from './collection-expressions.ts';
import { bindInterpolatedString } from './interpolated-strings.ts';
import { bindFromEnd, bindRange } from './ranges.ts';
import { bindWith } from './with-expressions.ts';

export function bindForm(binder: Binder, syntax: FormSyntax): AnyExpression {
  switch (syntax.kind) {
    case 'InterpolatedStringExpression':
      return bindInterpolatedString(binder, syntax);
    case 'QueryExpression':
      return bindQuery(binder, syntax);
    case 'SwitchExpression':
      return bindSwitchExpression(binder, syntax);
    case 'IsPatternExpression':
      return bindIsPattern(binder, syntax);
    case 'CollectionExpression':
      return bindCollectionExpression(binder, syntax);
    case 'RangeExpression':
      return bindRange(binder, syntax);
    case 'WithExpression':
      return bindWith(binder, syntax);
    case 'PrefixUnaryExpression':
      return bindFromEnd(binder, syntax);
  }
}
