// The body of a lambda, bound on trial for certain types of its parameters: what it returns, what is wrong with it.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { LocalSymbol } from '../../../symbols/local-symbols.ts';
import { isVoid } from '../../../symbols/type-extensions.ts';
import type { BlockSyntax, ExpressionSyntax } from '../../../syntax/nodes.ts';
import { bindOperandOrThrow } from '../throw-expressions.ts';
import type { Binder } from '../../binder.ts';
import type { BoundBlock } from '../../bound-tree/bound-nodes.ts';
import { bestCommonType } from '../../conversions/best-common-type.ts';
import { expressionVariables } from '../../lookup/expression-variables.ts';
import { endIsReachable } from '../../flow/analyze.ts';
import { FunctionContext } from '../../functions/function-context.ts';
import { isFunctionExpression } from '../../bound-tree/unconverted.ts';
import type { AnyExpression, LambdaResult, UnboundLambda } from '../../bound-tree/unconverted.ts';
import { declareLambdaParameters } from './lambda-parameters.ts';
import type { LambdaSyntax } from './lambda-parameters.ts';
import { asStatement, isStatementExpression } from '../statement-expressions.ts';

/** A lambda where it stands. */
export interface PlacedLambda extends UnboundLambda {
  readonly binder: Binder;
  readonly syntax: LambdaSyntax;
  /** `static`: sees no variables of the functions around it. */
  readonly isStatic: boolean;
}

/** The inside of a lambda, with its parameters declared. */
export interface LambdaScope {
  readonly inner: Binder;
  readonly context: FunctionContext;
  readonly locals: readonly LocalSymbol[];
}

/** The body bound for certain parameter types. */
export interface LambdaBody extends LambdaScope, LambdaResult {
  readonly expression: AnyExpression | undefined;
  readonly block: BoundBlock | undefined;
  /** Made a delegate already: its statements have their values. */
  isCompleted: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Goes inside. Without return types it is to be found out what the lambda returns. */
export function enterLambda(
  lambda: PlacedLambda,
  parameterTypes: readonly Type[],
  returnType?: Type,
  resultType?: Type,
  refKind: RefKind = 'none',
): LambdaScope {
  const { binder, parameters, isAsync, isStatic } = lambda;
  const context = new FunctionContext({
    kind: lambda.isAnonymousMethod ? 'anonymousMethod' : 'lambda',
    parent: binder.function,
    isAsync,
    isOfQuery: 'isOfQuery' in lambda.syntax,
    returnType,
    resultType,
    refKind,
  });
  const inner = binder.withFunction(context, { isStatic });
  const locals = declareLambdaParameters(inner, context, parameters, parameterTypes, lambda.span);
  return { inner, context, locals };
}

/** Binds the body; what is wrong with it is kept, not reported. */
export function bindLambdaBody(lambda: PlacedLambda, parameterTypes: readonly Type[]): LambdaBody {
  return lambda.binder.compilation.parts.apart(() => bindBody(lambda, parameterTypes));
}

function bindBody(lambda: PlacedLambda, parameterTypes: readonly Type[]): LambdaBody {
  const { compilation, source } = lambda.binder;
  compilation.lambdas.count(source, lambda.span);
  const { diagnostics } = compilation;
  const before = diagnostics.count;
  const entered = enterLambda(lambda, parameterTypes);
  const { context, locals } = entered;
  const body: BlockSyntax | ExpressionSyntax = lambda.syntax.body;
  const inner = body.kind === 'Block' ? entered.inner : entered.inner.withNewScope();
  let expression: AnyExpression | undefined;
  let block: BoundBlock | undefined;
  let returns: LambdaResult['returns'];
  let reachable = false;
  if (body.kind === 'Block') {
    block = inner.bindBody(body);
    returns = context.inferredReturns;
    reachable = endIsReachable(inner, block);
  } else {
    for (const identifier of expressionVariables(inner.submission, body))
      inner.scope?.pending.set(identifier.text, identifier.start);
    context.givesReference = body.kind === 'RefExpression';
    const value = body.kind === 'RefExpression' ? body.expression : asStatement(body);
    expression = context.isOfQuery ? inner.bindExpression(value) : bindOperandOrThrow(inner, value);
    returns = [{ value: expression, span: body }];
  }
  const hasErrors = diagnostics.hasErrorsSince(before);
  return {
    inner,
    context,
    locals,
    expression,
    block,
    returns,
    hasErrors,
    isCompleted: false,
    diagnostics: diagnostics.takeSince(before),
    isStatementExpression:
      body.kind !== 'Block' && expression !== undefined && isStatementExpression(inner, body, expression),
    endIsReachable: reachable,
    returnType: inferReturnType(lambda, returns, reachable),
    givesFunctions: returns.length > 0 && returns.every(({ value }) => value && isFunctionExpression(value)),
  };
}

function inferReturnType(
  { binder: { library }, explicitReturnType, hasBlockBody, isAsync }: PlacedLambda,
  returns: LambdaResult['returns'],
  isEndReachable: boolean,
): Type | undefined {
  if (explicitReturnType) return explicitReturnType;
  const values = returns.flatMap(({ value }) => (value ? [value] : []));
  let result: Type | undefined;
  if (values.length === 0)
    result = hasBlockBody && (returns.length > 0 || isEndReachable) ? library.special('void') : undefined;
  else result = bestCommonType(library, values);
  if (!isAsync) return result;
  if (result === undefined)
    return values.length === 0 ? library.core('System.Threading.Tasks.Task') : undefined;
  return isVoid(result)
    ? library.core('System.Threading.Tasks.Task')
    : library.core('System.Threading.Tasks.Task', 1).construct([result]);
}
