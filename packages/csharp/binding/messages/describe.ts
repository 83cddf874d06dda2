// How messages call an expression: by its type, or by what it is where it has none.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TypeAnnotation } from '@mockwright/language/metadata/symbol-kinds';
import { displayType } from '../../symbols/display.ts';
import type { DisplayOptions } from '../../symbols/display.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** The type of the expression, or `<null>`, `lambda expression`, `method group`… */
export function describe(expression: AnyExpression, options: DisplayOptions = {}): string {
  if (!isUnconverted(expression))
    return displayType(expression.type, { ...options, annotation: partsOf(expression) });
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
  return type === undefined || !isUnconverted(expression)
    ? describe(expression, { isQualified: true })
    : displayType(type, { isQualified: true });
}

/** Where the type of a value has references that may be null, as far as it is a variable's or what a method returns. */
export function annotationOfValue(value: BoundExpression): TypeAnnotation | undefined {
  if (value.kind === 'Local') return value.local.annotation ?? value.local.parameter?.annotation;
  if (value.kind === 'Placeholder') return value.annotation;
  return value.kind === 'Call' ? value.method.definition.returnAnnotation : undefined;
}

/** The same inside of the type: that the value itself may be null is not written. */
function partsOf(value: BoundExpression): TypeAnnotation | undefined {
  const annotation = annotationOfValue(value);
  return annotation && { isNullable: false, parts: annotation.parts };
}

/** Whether the expression was reported already. */
export function isBad(expression: AnyExpression): boolean {
  const type: Type | undefined = expression.type;
  if (expression.kind === 'UnconvertedChoice' && type === undefined) return expression.hasErrors === true;
  return expression.kind === 'Bad' || type?.kind === 'error';
}
