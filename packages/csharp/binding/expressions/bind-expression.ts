// Every kind of expression and the function that binds it.
import { countStep } from '@mockwright/language/text/work-limit';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type {
  AliasQualifiedNameSyntax,
  BinaryExpressionSyntax,
  ExpressionSyntax,
  ParenthesizedExpressionSyntax,
  PostfixUnaryExpressionSyntax,
  PrefixUnaryExpressionSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import { isSuppression, withoutParentheses } from './syntax-forms.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BinaryOperator } from '../bound-tree/bound-nodes.ts';
import { describe } from '../messages/describe.ts';
import { binaryOperation } from '../operators/binary.ts';
import { bindIsPattern } from '../patterns/is-pattern.ts';
import { bindSwitchExpression } from '../patterns/switch-expression.ts';
import { bindQuery } from '../queries/bind-query.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { bindArrayCreation, bindImplicitArray, bindStackAlloc } from './creation/arrays.ts';
import { bindAssignment } from './assignments/assignment.ts';
import { bindAwaitExpression } from './await.ts';
import { bindAs, bindCast } from './casts.ts';
import { bindCollectionExpression } from './creation/collection-expressions.ts';
import { bindConditionalAccess } from './members/conditional-access.ts';
import { bindImplicitCreation, bindObjectCreation } from './creation/creation.ts';
import { bindElementAccess, elementByList } from './members/element-access.ts';
import { bindIncrement } from './assignments/increments.ts';
import { bindInterpolatedString, sumOfInterpolatedStrings } from './interpolated-strings.ts';
import { bindInvocation } from './calls/invocation.ts';
import { bindIs } from './is-expressions.ts';
import { bindLambda } from './lambdas/lambdas.ts';
import { bindLiteral } from './literals.ts';
import { bindAlongChain } from './long-chains.ts';
import { bindLogical } from './logical.ts';
import { bindConditional } from './conditional.ts';
import { bindNullCoalescing } from './null-coalescing.ts';
import { bindMemberAccess, memberOf, notPointer } from './members/member-access.ts';
import { bindBareBase, bindSimpleName, bindThis } from './names.ts';
import { bindFromEnd, bindRange } from './ranges.ts';
import { bindMisplacedThrow } from './throw-expressions.ts';
import { bindAnonymousObject, bindTuple } from './creation/tuples.ts';
import { bindDefault, bindSizeOf, bindTypeOf } from './type-operands.ts';
import { bindUnary } from './unary.ts';
import { checkReadable } from './assignments/readable.ts';
import { bindWith } from './creation/with-expressions.ts';

/** Binds an expression where a value is wanted: a type or a namespace is reported. What comes may lack a type. */
export function bindExpression(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  const expression = bindExpressionOrType(binder, syntax);
  if (!reportNoValue(binder, expression)) return expression;
  return bad(expression.span, expression.kind === 'TypeExpression' ? expression.named : undefined);
}

/** Reports a type or a namespace where a value is wanted. @returns whether it is one */
function reportNoValue(binder: Binder, expression: AnyExpression): boolean {
  if (expression.kind === 'TypeExpression')
    binder.error('CS0119', expression.span, [describe(expression), 'type']);
  else if (expression.kind === 'NamespaceExpression')
    binder.error('CS0118', expression.span, [expression.name, 'namespace', 'variable']);
  else return false;
  return true;
}

/** `(x)`: parentheses make no value of a type, though its members are there all the same. */
function bindParenthesized(binder: Binder, { expression }: ParenthesizedExpressionSyntax): AnyExpression {
  const inner = bindExpressionOrType(binder, expression);
  reportNoValue(binder, inner);
  return inner;
}

/** Binds an expression; what comes may lack a type or be no value at all. */
export function bindExpressionOrType(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  return binder.submission.chains.size === 0
    ? bindWithParts(binder, syntax)
    : bindAlongChain(binder, syntax, bindWithParts);
}

/** Binds an expression; where nothing comes of it, what its parts came to is kept with it. */
function bindWithParts(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  const { compilation } = binder;
  const count = compilation.parts.count;
  return compilation.parts.join(count, bindByKind(binder, syntax));
}

function bindByKind(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  countStep();
  switch (syntax.kind) {
    case 'LiteralExpression':
      return bindLiteral(binder, syntax);
    case 'IdentifierName':
    case 'GenericName':
      return readable(binder, bindSimpleName(binder, syntax));
    case 'SimpleMemberAccessExpression':
      return readable(binder, bindMemberAccess(binder, syntax));
    case 'PredefinedType':
    case 'NullableType':
    case 'ArrayType':
    case 'TupleType':
    case 'QualifiedName':
    case 'PointerType':
    case 'FunctionPointerType':
    case 'RefType':
    case 'ScopedType':
    case 'OmittedTypeArgument':
      return typeExpression(binder, syntax);
    case 'AliasQualifiedName':
      return aliasQualified(binder, syntax);
    case 'MemberBindingExpression':
      return binder.conditionalReceiver
        ? readable(binder, memberOf(binder, binder.conditionalReceiver, syntax.name, syntax, syntax))
        : bad(syntax);
    case 'ElementBindingExpression':
      return binder.conditionalReceiver
        ? readable(binder, elementByList(binder, binder.conditionalReceiver, syntax))
        : bad(syntax);
    case 'ConditionalAccessExpression':
      return bindConditionalAccess(binder, syntax);
    case 'InvocationExpression':
      return bindInvocation(binder, syntax);
    case 'ElementAccessExpression':
      return readable(binder, bindElementAccess(binder, syntax));
    case 'ObjectCreationExpression':
      return bindObjectCreation(binder, syntax);
    case 'ImplicitObjectCreationExpression':
      return bindImplicitCreation(binder, syntax);
    case 'AnonymousObjectCreationExpression':
      return bindAnonymousObject(binder, syntax);
    case 'ArrayCreationExpression':
      return bindArrayCreation(binder, syntax);
    case 'ImplicitArrayCreationExpression':
      return bindImplicitArray(binder, syntax);
    case 'SimpleLambdaExpression':
    case 'ParenthesizedLambdaExpression':
    case 'AnonymousMethodExpression':
      return bindLambda(binder, syntax);
    case 'ParenthesizedExpression':
      return bindParenthesized(binder, syntax);
    case 'TupleExpression':
      return bindTuple(binder, syntax);
    case 'ThrowExpression':
      return bindMisplacedThrow(binder, syntax);
    case 'AwaitExpression':
      return bindAwaitExpression(binder, syntax);
    case 'CastExpression':
      return bindCast(binder, syntax);
    case 'AsExpression':
      return bindAs(binder, syntax);
    case 'IsExpression':
      return bindIs(binder, syntax);
    case 'CheckedExpression':
      return (
        syntax.keyword === 'unsafe' ? binder : binder.withChecked(syntax.keyword === 'checked')
      ).bindExpression(syntax.expression);
    case 'TypeOfExpression':
      return bindTypeOf(binder, syntax);
    case 'SizeOfExpression':
      return bindSizeOf(binder, syntax);
    case 'DefaultExpression':
      return bindDefault(binder, syntax);
    case 'ThisExpression':
      return bindThis(binder, syntax);
    case 'BaseExpression':
      return bindBareBase(binder, syntax);
    case 'BinaryExpression':
      if (syntax.operator === '&&' || syntax.operator === '||') return bindLogical(binder, syntax);
      if (syntax.operator === '??') return bindNullCoalescing(binder, syntax);
      return bindBinary(binder, syntax);
    case 'AssignmentExpression':
      return bindAssignment(binder, syntax);
    case 'PrefixUnaryExpression':
      if (syntax.operator === '++' || syntax.operator === '--') return bindIncrement(binder, syntax);
      if (syntax.operator === '^') return bindFromEnd(binder, syntax);
      if (syntax.operator === '&') return addressOf(binder, syntax);
      if (syntax.operator === '*') return notPointer(binder, syntax.operand, syntax);
      return bindUnary(binder, syntax);
    case 'PostfixUnaryExpression':
      return syntax.operator === '!' ? bindSuppression(binder, syntax) : bindIncrement(binder, syntax);
    case 'ConditionalExpression':
      return bindConditional(binder, syntax);
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
    case 'InitializerExpression':
    case 'ImplicitElementAccess':
    case 'OmittedArraySizeExpression':
      return bad(syntax);
    case 'DeclarationExpression':
      if (syntax.type.kind !== 'IdentifierName' || syntax.type.text !== 'var') binder.bindType(syntax.type);
      binder.error('CS8185', syntax);
      return bad(syntax);
    case 'StackAllocExpression':
      return bindStackAlloc(binder, syntax);
    case 'RefExpression':
      return unsupported(binder, syntax);
  }
}

const readable = (binder: Binder, expression: AnyExpression): AnyExpression =>
  checkReadable(binder, expression);

const noPointers = { hint: 'pointers and unsafe code are not supported' };

/** `&operand`: there are no addresses. What has none in C# either is told of as there. */
function addressOf(binder: Binder, syntax: PrefixUnaryExpressionSyntax): AnyExpression {
  const operand = binder.bindExpressionOrType(withoutParentheses(syntax.operand));
  const place = operand.span;
  switch (operand.kind) {
    case 'Bad':
      return bad(syntax);
    case 'TypeExpression':
      binder.error('CS0118', place, [describe(operand), 'type', 'variable']);
      return bad(syntax);
    case 'FieldAccess':
    case 'ArrayAccess':
      binder.error('CS0212', syntax, [], noPointers);
      return bad(syntax);
    case 'Local':
      if (operand.local.owner !== null) break;
      binder.error('CS0212', syntax, [], noPointers);
      return bad(syntax);
    case 'MethodGroup':
      break;
    default:
      binder.error('CS0211', place, [], noPointers);
      return bad(syntax);
  }
  return unsupported(binder, syntax);
}

function unsupported(binder: Binder, span: TextSpan): AnyExpression {
  binder.error('CS0214', span, [], noPointers);
  return bad(span);
}

function typeExpression(binder: Binder, syntax: TypeSyntax): AnyExpression {
  const type = binder.bindType(syntax);
  return type.kind === 'error'
    ? bad(syntax)
    : { kind: 'TypeExpression', span: syntax, type: undefined, named: type };
}

/** `global::System` is a namespace, `global::Point` a type. */
function aliasQualified(binder: Binder, syntax: AliasQualifiedNameSyntax): AnyExpression {
  const { name } = syntax;
  if (name.kind === 'IdentifierName' && binder.library.isNamespace(name.text))
    return { kind: 'NamespaceExpression', span: syntax, type: undefined, name: name.text };
  return typeExpression(binder, syntax);
}

function bindBinary(binder: Binder, syntax: BinaryExpressionSyntax): AnyExpression {
  if (isNegativeCast(binder, syntax)) {
    binder.error('CS0075', syntax);
    binder.bindExpression(syntax.right);
    return bad(syntax);
  }
  const left = binder.bindExpression(syntax.left);
  const right = binder.bindExpression(syntax.right);
  const sum = syntax.operator === '+' ? sumOfInterpolatedStrings(binder, left, right, syntax) : undefined;
  return sum ?? binaryOperation(binder, syntax.operator as BinaryOperator, left, right, syntax);
}

/** `(T)-x`, which is a difference where `T` is no keyword. */
function isNegativeCast(binder: Binder, { operator, left }: BinaryExpressionSyntax): boolean {
  if (operator !== '-' || left.kind !== 'ParenthesizedExpression') return false;
  const { expression } = left;
  if (!['IdentifierName', 'GenericName', 'SimpleMemberAccessExpression'].includes(expression.kind))
    return false;
  return binder.speculate(() => bindExpressionOrType(binder, expression)).result.kind === 'TypeExpression';
}

/** `x!` is `x`: what may be null is not looked at. */
function bindSuppression(binder: Binder, syntax: PostfixUnaryExpressionSyntax): AnyExpression {
  const { operand } = syntax;
  if (isSuppression(operand)) binder.error('CS8715', syntax);
  return binder.bindExpression(operand);
}
