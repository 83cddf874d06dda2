// Places in arrays and their lengths: any integer, which becomes an `int` (C# 12.8.12.2, 12.8.17.4).
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { classifyImplicit } from './classify.ts';
import { convertOrReport } from './convert.ts';

/** The expression as an `int`: longer integers are converted, checked; `dynamic` ones when their type is known. */
export function convertArrayIndex(
  binder: Binder,
  expression: AnyExpression,
  span: TextSpan,
): BoundExpression {
  const { library } = binder;
  const int = library.special('int');
  if (expression.type?.kind === 'dynamic') {
    const converted = convertOrReport(binder, expression, int, span);
    return converted.kind === 'Conversion' ? { ...converted, conversion: 'dynamicIndex' } : converted;
  }
  if (classifyImplicit(library, expression, int)) return convertOrReport(binder, expression, int, span);
  for (const special of ['uint', 'nint', 'nuint', 'long', 'ulong'] as const) {
    if (!classifyImplicit(library, expression, library.special(special))) continue;
    return {
      kind: 'Conversion',
      span,
      type: int,
      operand: convertOrReport(binder, expression, library.special(special), span),
      conversion: 'explicitNumeric',
      isChecked: true,
    };
  }
  return convertOrReport(binder, expression, int, span);
}
