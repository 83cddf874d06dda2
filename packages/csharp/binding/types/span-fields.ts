// Variables at the top of a script are fields, which cannot be of a `ref struct` (CS8345).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import type { IdentifierToken } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { phases } from '../phases.ts';

/** Reports a variable inside an expression that would be such a field. */
export function reportSpanField(
  binder: Binder,
  identifier: IdentifierToken,
  typeSyntax: TextSpan,
  type: Type,
): void {
  if (isRefLike(type) && binder.scope === null && binder.submission.variableAt(identifier.start))
    binder.compilation.current.during(phases.initializers, () =>
      binder.error('CS8345', typeSyntax, [displayType(type)]),
    );
}
