// `break`, `continue`, `goto`, `return`, `throw`, `yield`.
import { errorType } from '@mockwright/language/metadata/symbols';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isErroneous, isNameless, isVoid } from '../../symbols/type-extensions.ts';
import type {
  BreakStatementSyntax,
  ContinueStatementSyntax,
  ExpressionSyntax,
  GotoStatementSyntax,
  ReturnStatementSyntax,
  ThrowStatementSyntax,
  YieldStatementSyntax,
} from '../../syntax/nodes.ts';
import { reportSuppression, withoutParentheses } from '../expressions/syntax-forms.ts';
import type { Binder } from '../binder.ts';
import type { JumpTarget } from '../jump-target.ts';
import type { BoundExpression, BoundStatement } from '../bound-tree/bound-nodes.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import { isBad } from '../messages/describe.ts';
import type { Scope } from '../lookup/scope.ts';
import { isAsyncSequence, isUntypedIterator, iteratorElement } from '../source/function-contexts.ts';

/** `break;`, `continue;`, and the same with a label. */
export function bindBreakOrContinue(
  binder: Binder,
  syntax: BreakStatementSyntax | ContinueStatementSyntax,
): BoundStatement {
  const kind = syntax.kind === 'BreakStatement' ? 'Break' : 'Continue';
  const { label } = syntax;
  const isMeant = ({ isLoop, label: own }: JumpTarget): boolean =>
    (isLoop || kind === 'Break') && (!label || own?.name === label.text);
  const { jumpTargets, outerTargets } = binder;
  const index = jumpTargets.findLastIndex(isMeant);
  if (index !== -1) {
    const own = jumpTargets[index]!.label;
    if (label && own) own.isUsed = true;
  } else if (outerTargets.some(isMeant))
    binder.error(binder.tryContext.inFinally ? 'CS0157' : 'CS1632', syntax);
  else if (label) binder.error(kind === 'Break' ? 'CS9393' : 'CS9394', label, [label.text]);
  else binder.error('CS0139', syntax);
  return { kind, span: syntax, levels: jumpTargets.length - 1 - index };
}

/** `goto label;`, `goto case 1;`, `goto default;`. */
export function bindGoto(binder: Binder, syntax: GotoStatementSyntax): BoundStatement {
  const nothing: BoundStatement = { kind: 'Empty', span: syntax };
  const { expression, target } = syntax;
  if (target === 'label') {
    if (expression?.kind !== 'IdentifierName' || expression.missing) return nothing;
    let leavesFinally = false;
    for (let scope: Scope | null = binder.scope; scope; scope = scope.isFunction ? null : scope.parent) {
      const label = scope.label(expression.text);
      if (!label) {
        leavesFinally ||= scope.isFinally;
        continue;
      }
      label.isUsed = true;
      if (leavesFinally) binder.error('CS0157', syntax);
      else reportJumpOverUsing(scope, label.start, syntax, binder);
      return { kind: 'Goto', span: syntax, label };
    }
    const atTop =
      binder.function?.kind === 'submission' ? binder.submission.label(expression.text) : undefined;
    if (atTop) {
      atTop.isUsed = true;
      return { kind: 'Goto', span: syntax, label: atTop };
    }
    // A label outside of a lambda is no label for it, which is told of the whole jump.
    binder.error('CS0159', isLabelOutside(binder, expression.text) ? syntax : expression, [expression.text]);
    return nothing;
  }
  const labels = binder.switchLabels;
  if (!labels) {
    binder.error('CS0153', syntax);
    return nothing;
  }
  const label = target === 'default' ? labels.defaultLabel : expression && labels.find(binder, expression);
  if (label) return { kind: 'Goto', span: syntax, label };
  if (target === 'default') binder.error('CS0159', syntax, ['default:']);
  return nothing;
}

/** A jump must not pass the `using` declarations of the label's block (CS8648, CS8649). */
function reportJumpOverUsing(
  { usings }: Scope,
  label: number,
  syntax: GotoStatementSyntax,
  binder: Binder,
): void {
  const { start } = syntax;
  if (usings.some((at) => start < at && at < label)) binder.error('CS8648', syntax);
  else if (usings.some((at) => label < at && at < start)) binder.error('CS8649', syntax);
}

function isLabelOutside({ scope, submission }: Binder, name: string): boolean {
  for (let at = scope; at; at = at.parent) if (at.label(name)) return true;
  return submission.label(name) !== undefined;
}

/** `return;` and `return x;`, the value converted to what the function gives. */
export function bindReturn(binder: Binder, syntax: ReturnStatementSyntax): BoundStatement {
  const context = binder.function!;
  const { expression } = syntax;
  if (binder.tryContext.inFinally) binder.error('CS0157', syntax);
  if (context.kind === 'submission')
    return { kind: 'Return', span: syntax, value: expression && returnedValue(binder, expression) };
  // What is asynchronous and returns a sequence is an iterator, though no `yield` says so.
  if (expression && context.isAsync && context.returnType && isAsyncSequence(context.returnType))
    context.isIterator = true;
  if (context.isIterator) {
    if (expression) binder.bindExpression(expression);
    binder.error('CS1622', syntax.returnKeyword);
    return expression
      ? { kind: 'Return', span: syntax, value: undefined }
      : { kind: 'YieldBreak', span: syntax };
  }
  if (context.returnType === undefined) {
    const statement = {
      kind: 'Return' as const,
      span: syntax,
      value: undefined as BoundExpression | undefined,
    };
    const complete = (value: BoundExpression): void => void (statement.value = value);
    const isReference = expression?.kind === 'RefExpression';
    context.givesReference ||= isReference;
    context.inferredReturns.push({
      value: expression && binder.bindExpression(isReference ? expression.expression : expression),
      span: expression ?? syntax,
      complete,
    });
    return statement;
  }
  const { resultType } = context;
  if (!expression) {
    if (context.isAsync && resultType === errorType && !isErroneous(context.returnType))
      binder.error('CS0126', syntax.returnKeyword, [displayType(context.returnType)]);
    if (resultType && !isNameless(resultType) && !isVoid(resultType))
      binder.error('CS0126', syntax.returnKeyword, [displayType(resultType)]);
    return { kind: 'Return', span: syntax, value: undefined };
  }
  if (resultType === undefined || isVoid(resultType)) return rejectValue(binder, syntax);
  if (context.isRefReturn || expression.kind === 'RefExpression') {
    if (expression.kind !== 'RefExpression') binder.error('CS8150', syntax.returnKeyword);
    else if (!context.isRefReturn) binder.error('CS8149', syntax.returnKeyword);
    else
      return {
        kind: 'Return',
        span: syntax,
        value: binder.areas.bindReference(
          binder,
          expression.expression,
          resultType,
          context.refKind === 'ref readonly',
          'return',
        ),
      };
    return { kind: 'Return', span: syntax, value: undefined };
  }
  return {
    kind: 'Return',
    span: syntax,
    value: binder.areas.bindReturnedValue(binder, expression, resultType),
  };
}

/** A value where none is wanted. */
function rejectValue(binder: Binder, syntax: ReturnStatementSyntax): BoundStatement {
  const context = binder.function!;
  const bound = binder.bindExpression(syntax.expression!);
  const value = isUnconverted(bound) ? undefined : bound;
  if (isBad(bound) || isErroneous(context.returnType ?? errorType))
    return { kind: 'Return', span: syntax, value };
  if (context.isAnonymous) {
    if (context.isAsync && !isVoid(context.returnType!))
      binder.error('CS8031', syntax.returnKeyword, [displayType(context.returnType!)]);
    else binder.error('CS8030', syntax.returnKeyword);
  } else if (context.isAsync && context.returnType && !isVoid(context.returnType)) {
    binder.error('CS1997', syntax.returnKeyword, [
      context.method ? displayMember(context.method) : '',
      displayType(context.returnType),
    ]);
  } else binder.error('CS0127', syntax.returnKeyword, [context.method ? displayMember(context.method) : '']);
  return { kind: 'Return', span: syntax, value };
}

/** What `return` gives has a target, `object`; the value of a trailing expression has none. */
function returnedValue(binder: Binder, expression: ExpressionSyntax): BoundExpression {
  return binder.bindConverted(expression, binder.library.special('object'));
}

/** What a block of the script gives: any value, boxed. */
export function bindSubmissionValue(binder: Binder, expression: ExpressionSyntax): BoundExpression {
  const inner = withoutParentheses(expression);
  const bound = binder.bindExpression(expression);
  const object = binder.library.special('object');
  const hasNoType =
    bound.kind === 'NullLiteral' || bound.kind === 'UnconvertedThrow' || bound.kind === 'MethodGroup';
  const value = hasNoType ? undefined : binder.toValue(bound, expression);
  reportSuppression(binder, inner);
  if (!value) return binder.convert(bound, object, expression);
  return isVoid(value.type) ? value : binder.convert(value, object, expression);
}

/** `throw e;`, and `throw;` in a `catch`. */
export function bindThrow(binder: Binder, syntax: ThrowStatementSyntax): BoundStatement {
  if (!syntax.expression) {
    if (!binder.tryContext.inCatch) binder.error('CS0156', syntax);
    else if (binder.tryContext.inFinallyOfCatch) binder.error('CS0724', syntax);
    return { kind: 'Throw', span: syntax, exception: undefined };
  }
  return {
    kind: 'Throw',
    span: syntax,
    exception: binder.bindConverted(syntax.expression, binder.library.core('System.Exception')),
  };
}

/** `yield return x;`, `yield break;`: makes the function an iterator. */
export function bindYield(binder: Binder, syntax: YieldStatementSyntax): BoundStatement {
  const context = binder.function!;
  const { inFinally, inTryWithCatch, inCatch } = binder.tryContext;
  if (context.kind === 'submission') {
    if (syntax.expression) binder.bindExpression(syntax.expression);
    binder.error('CS7020', syntax.yieldKeyword);
    return { kind: 'Empty', span: syntax };
  }
  if (context.isAnonymous) binder.error('CS1621', syntax.yieldKeyword);
  else if (inFinally) binder.error('CS1625', syntax.yieldKeyword);
  else if (!syntax.isBreak && inTryWithCatch) binder.error('CS1626', syntax.yieldKeyword);
  else if (!syntax.isBreak && inCatch) binder.error('CS1631', syntax.yieldKeyword);
  // An anonymous function returns values all the same.
  context.isIterator = !context.isAnonymous;
  if (syntax.isBreak) return { kind: 'YieldBreak', span: syntax };
  if (!syntax.expression) return { kind: 'Empty', span: syntax };
  const returnType = context.returnType ?? errorType;
  const elementType =
    iteratorElement(returnType, context.isAsync) ??
    iteratorElement(returnType, !context.isAsync) ??
    (isUntypedIterator(returnType) ? binder.library.special('object') : undefined);
  if (!elementType) {
    binder.bindExpression(syntax.expression);
    return { kind: 'Empty', span: syntax };
  }
  return { kind: 'YieldReturn', span: syntax, value: binder.bindConverted(syntax.expression, elementType) };
}
