// What an initializer must set.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../../symbols/display.ts';
import type { InitializerExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { requiredMembers, setsRequiredMembers } from '../../types/required-members.ts';

/** Reports required members that an initializer leaves out (CS9035), or takes for there already (CS9036). */
export function checkRequired(
  binder: Binder,
  type: NamedType,
  constructor: MethodSymbol | undefined,
  initializer: InitializerExpressionSyntax | undefined,
  span: TextSpan,
): void {
  if (setsRequiredMembers(constructor)) return;
  const values = new Map(
    initializer?.expressions.flatMap((item) =>
      item.kind === 'AssignmentExpression' && item.left.kind === 'IdentifierName'
        ? [[item.left.text, item.right]]
        : [],
    ),
  );
  for (const member of requiredMembers(type)) {
    const value = values.get(member.name);
    if (!value) binder.error('CS9035', span, [displayMember(member)]);
    else if (value.kind === 'InitializerExpression') binder.error('CS9036', value, [displayMember(member)]);
  }
}
