// Whether two expressions name one variable.
import type { BoundExpression, ConversionKind } from './bound-nodes.ts';

const implicitConversions: ReadonlySet<ConversionKind> = new Set([
  'identity',
  'implicitReference',
  'implicitNumeric',
  'implicitEnum',
  'implicitNullable',
  'boxing',
]);

/** Whether both are the same local, or the same field of the same variable, implicit conversions aside. */
export function isSameVariable(left: BoundExpression, right: BoundExpression): boolean {
  const a = withoutImplicitConversions(left);
  const b = withoutImplicitConversions(right);
  switch (a.kind) {
    case 'Local':
      return b.kind === 'Local' && a.local === b.local;
    case 'This':
      return b.kind === 'This';
    case 'FieldAccess':
      return b.kind === 'FieldAccess' && a.field === b.field && isSameReceiver(a.receiver, b.receiver);
    case 'EventAccess':
      return b.kind === 'EventAccess' && a.event === b.event && isSameReceiver(a.receiver, b.receiver);
    default:
      return false;
  }
}

const isSameReceiver = (a: BoundExpression | null, b: BoundExpression | null): boolean =>
  a && b ? isSameVariable(a, b) : a === b;

const withoutImplicitConversions = (node: BoundExpression): BoundExpression =>
  node.kind === 'Conversion' && implicitConversions.has(node.conversion)
    ? withoutImplicitConversions(node.operand)
    : node;
