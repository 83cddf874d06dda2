// How messages call an expression: by its type, or by what it is where it has none.
import type { Type } from '../../../metadata/symbols.ts';
import { displayType } from '../../symbols/display.ts';
import type { DisplayOptions } from '../../symbols/display.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** The type of the expression, or `<null>`, `lambda expression`, `method group`… */
export function describe(expression: AnyExpression, options: DisplayOptions = {}): string {
  if (!isUnconverted(expression)) return displayType(expression.type, options);
  if (expression.kind === 'TupleLiteral')
    return `(${expression.elements.map((element) => describe(element, { isQualified: true })).join(', ')})`;
  if (expression.type !== undefined) return displayType(expression.type, options);
  switch (expression.kind) {
    case 'NullLiteral':
      return '<null>';
    case 'DefaultLiteral':
      return 'default';
    case 'UnboundLambda':
      return expression.word;
    case 'MethodGroup':
      return 'method group';
    case 'UnconvertedCreation':
      return expression.text;
    case 'UnconvertedCollection':
      return 'collection expression';
    case 'UnconvertedChoice':
      return expression.form === 'switch' ? '<switch expression>' : 'target-typed conditional expression';
    case 'UnconvertedThrow':
      return '<throw expression>';
    case 'TypeExpression':
      return displayType(expression.named, options);
    case 'NamespaceExpression':
      return expression.name;
    default:
      return '<null>';
  }
}

/** The expression as what it is converted from: a tuple literal by its type, where it has one. */
export function describeSource(expression: AnyExpression): string {
  const { type } = expression;
  return type === undefined
    ? describe(expression, { isQualified: true })
    : displayType(type, { isQualified: true });
}

/** Whether the expression was reported already. */
export function isBad(expression: AnyExpression): boolean {
  const type: Type | undefined = expression.type;
  if (expression.kind === 'UnconvertedChoice' && type === undefined) return expression.hasErrors === true;
  return expression.kind === 'Bad' || type?.kind === 'error';
}
