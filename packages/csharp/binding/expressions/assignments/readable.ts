// Whether a property or event can be read from where it is named.
import type { EventSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { accessorOf } from '../../lookup/accessors.ts';
import { isAccessible } from '../../lookup/member-lookup.ts';
import { isBad } from '../../messages/describe.ts';
import { checkImplicitCopy } from '../../messages/implicit-copies.ts';
import { reportObsolete } from '../../messages/obsolete.ts';

/** The type through which a protected accessor is used: any behind `base`. */
export const throughOf = (receiver: BoundExpression | null): Type | undefined =>
  receiver?.kind === 'Base' ? undefined : receiver?.type;

/** Reading needs a getter that can be used from here. */
export function checkReadable(binder: Binder, expression: AnyExpression): AnyExpression {
  if (expression.kind === 'IndexOrRangeAccess' && expression.access.kind === 'PropertyAccess')
    return isBad(checkReadable(binder, { ...expression.access, span: expression.span }))
      ? bad(expression.span, expression.type)
      : expression;
  if (expression.kind === 'PropertyAccess') {
    const getter = accessorOf(expression.property, 'getMethod');
    if (!getter) binder.error('CS0154', expression.span, [displayMember(expression.property)]);
    else if (!isAccessible(getter, { containingType: binder.containingType }, throughOf(expression.receiver)))
      binder.error('CS0271', expression.span, [displayMember(expression.property)]);
    else {
      reportObsolete(binder, getter, expression.span);
      checkImplicitCopy(binder, expression.receiver, getter, expression.span);
      return expression;
    }
    return bad(expression.span, expression.type);
  }
  if (expression.kind === 'EventAccess') {
    const { event } = expression;
    if (isOwnEvent(binder, event)) return expression;
    reportForeignEvent(binder, expression);
    return bad(expression.span, expression.type);
  }
  return expression;
}

/** Whether code in the event's type, or nested in it, uses a field-like event: there it is the delegate as well. */
export function isOwnEvent({ containingType }: Binder, event: EventSymbol): boolean {
  if (!event.definition.field) return false;
  for (let type = containingType; type; type = type.containingType)
    if (type.definition === event.containingType?.definition) return true;
  return false;
}

/** An event outside its type, where it is neither added to nor removed from. */
export function reportForeignEvent(
  binder: Binder,
  { event, span }: BoundExpression & { kind: 'EventAccess' },
): void {
  const name: TextSpan = { start: span.end - event.name.length, end: span.end };
  const container = event.containingType;
  if (event.definition.field && container)
    binder.error('CS0070', name, [displayMember(event), displayType(container)]);
  else binder.error('CS0079', name, [displayMember(event)]);
}
