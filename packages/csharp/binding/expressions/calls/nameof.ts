// `nameof(…)`: what is named must exist, but is not evaluated.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { reportTypeArity, unboundName, unboundWithin } from '../../types/type-binding.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  ExpressionSyntax,
  GenericNameSyntax,
  InvocationExpressionSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { lacksArity, reportMethodArity } from '../../lookup/inaccessible.ts';
import { bad, literal } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { isBad } from '../../messages/describe.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';

/** The operand of `nameof(…)`, unless something is called `nameof`. */
export function nameOfOperand(
  binder: Binder,
  { expression, argumentList }: InvocationExpressionSyntax,
): ExpressionSyntax | undefined {
  if (
    expression.kind !== 'IdentifierName' ||
    expression.text !== 'nameof' ||
    argumentList.arguments.length !== 1 ||
    argumentList.arguments[0]!.name !== undefined ||
    argumentList.arguments[0]!.refKind !== 'none'
  )
    return undefined;
  return binder.lookupName('nameof', expression, { arity: 0, isInvoked: true })
    ? undefined
    : argumentList.arguments[0]!.expression;
}

/** The last name of the operand as a constant; reports an operand that has none, or names nothing. */
export function bindNameOf(binder: Binder, operand: ExpressionSyntax, span: TextSpan): BoundExpression {
  const name = lastName(operand);
  const unnamed = name === undefined ? operand : unnamedPart(operand);
  if (name === undefined || unnamed) {
    if (bindUnnamed(binder, operand)) binder.error(unnamed === operand ? 'CS8081' : 'CS8082', unnamed!);
    return bad(span, binder.library.special('string'));
  }
  const isNative = operand.kind === 'IdentifierName' && (name === 'nint' || name === 'nuint');
  // There the words are names like others.
  if (isNative && !binder.lookupName(name, operand, { arity: 0 })) {
    binder.error('CS0103', operand, [name]);
    return bad(span, binder.library.special('string'));
  }
  const bound = operand.kind === 'PredefinedType' ? undefined : bindNamed(binder, operand);
  if (bound && isBad(bound)) return bad(span, binder.library.special('string'));
  if (operand.kind === 'AliasQualifiedName') binder.error('CS8083', operand);
  else if (bound?.kind === 'MethodGroup') checkGroup(binder, bound, operand);
  return literal(name, binder.library.special('string'), span);
}

/**
 * Reports what is wrong with an operand that has no name, or a part without one.
 * @returns whether that is still to be told: not of what nothing came of
 */
function bindUnnamed(binder: Binder, operand: ExpressionSyntax): boolean {
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  binder.bindExpressionOrType(operand);
  const isOfMember = ({ code }: Diagnostic): boolean => instanceCodes.has(code) || memberCodes.has(code);
  const found = diagnostics.takeSince(before).filter((each) => !isOfMember(each));
  for (const each of found) diagnostics.add(each);
  // A type in the place of a value is told, but taken for one.
  return found.every(({ code, severity }) => severity === 'warning' || code === 'CS0119');
}

/** Methods are named as a whole, and not through a value that they extend. */
function checkGroup(
  binder: Binder,
  { typeArguments, methods, receiverKind, nameSpan }: Extract<AnyExpression, { kind: 'MethodGroup' }>,
  operand: ExpressionSyntax,
): void {
  if (methods.length > 0 && receiverKind === 'implicit' && lacksArity(methods, typeArguments))
    reportMethodArity(binder, methods, nameSpan);
  else if (typeArguments.length > 0) binder.error('CS8084', operand);
  else if (methods.length === 0 && receiverKind === 'value') binder.error('CS8093', operand);
}

/** The part before a dot that is a value without a name. */
function unnamedPart(operand: ExpressionSyntax): ExpressionSyntax | undefined {
  if (operand.kind !== 'SimpleMemberAccessExpression') return undefined;
  const { expression } = operand;
  switch (expression.kind) {
    case 'SimpleMemberAccessExpression':
      return unnamedPart(expression);
    case 'IdentifierName':
    case 'GenericName':
    case 'AliasQualifiedName':
    case 'QualifiedName':
    case 'PredefinedType':
    case 'ArrayType':
    case 'NullableType':
    case 'TupleType':
    case 'ThisExpression':
    case 'BaseExpression':
      return undefined;
    default:
      return expression;
  }
}

/** What is named must exist; members of instances may be named through their type. */
function bindNamed(binder: Binder, operand: ExpressionSyntax): AnyExpression {
  const first = firstName(operand);
  // Of what is open only the count must be right.
  if (first && unboundName(first) && reportTypeArity(binder, first)) return bad(operand);
  const result = binder.speculate(() => binder.bindExpressionOrType(operand));
  if (!result.hasErrors) return result.result;
  if (withoutInstance(binder, operand))
    return {
      kind: 'TypeExpression',
      span: operand,
      type: undefined,
      named: binder.library.special('object'),
    };
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const bound = binder.bindExpressionOrType(operand);
  for (const each of diagnostics.takeSince(before))
    if (each.code !== 'CS0305' || !isOpen(operand)) diagnostics.add(each);
  return bound;
}

/** What is said of members of instances where there is none, or of members that cannot be used as they are. */
const instanceCodes: ReadonlySet<string> = new Set([
  'CS0120',
  'CS0176',
  'CS0236',
  'CS0154',
  'CS0070',
  'CS9105',
  'CS8821',
  'CS8422',
]);

/** What is said of members that are not there, or out of reach. */
const memberCodes: ReadonlySet<string> = new Set(['CS1061', 'CS0122', 'CS1540']);

/** Whether the only thing wrong is that there is no instance; what is to be warned of is told then. */
function withoutInstance(binder: Binder, operand: ExpressionSyntax): boolean {
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  binder.bindExpressionOrType(operand);
  const mayBeOpen = isOpen(operand);
  const found = diagnostics.takeSince(before);
  const isAllowed = found.every(
    ({ code, severity }) =>
      severity === 'warning' || instanceCodes.has(code) || (mayBeOpen && code === 'CS0305'),
  );
  if (isAllowed)
    for (const diagnostic of found) if (diagnostic.severity === 'warning') diagnostics.add(diagnostic);
  return isAllowed;
}

/** The generic name that all of the operand begins with. */
function firstName(operand: ExpressionSyntax): GenericNameSyntax | undefined {
  switch (operand.kind) {
    case 'GenericName':
      return operand;
    case 'QualifiedName':
      return firstName(operand.left);
    case 'SimpleMemberAccessExpression':
      return firstName(operand.expression);
    default:
      return undefined;
  }
}

/** `List<>`, or a member of it. */
function isOpen(operand: ExpressionSyntax): boolean {
  switch (operand.kind) {
    case 'GenericName':
    case 'QualifiedName':
      return unboundWithin(operand) !== undefined;
    case 'SimpleMemberAccessExpression':
      return unboundName(operand.name) !== undefined || isOpen(operand.expression);
    default:
      return false;
  }
}

function lastName(operand: ExpressionSyntax): string | undefined {
  switch (operand.kind) {
    case 'IdentifierName':
      return operand.text;
    case 'GenericName':
      return operand.identifier.text;
    case 'SimpleMemberAccessExpression':
      return lastName(operand.name);
    case 'QualifiedName':
      return lastName(operand.right);
    case 'AliasQualifiedName':
      return lastName(operand.name);
    default:
      return undefined;
  }
}
