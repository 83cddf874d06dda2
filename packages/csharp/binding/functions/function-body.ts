// Binds the body of a method, accessor or function of the script, and checks the ways through it.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isConstructedFrom, isRefLike } from '../../symbols/type-extensions.ts';
import type { BlockSyntax, ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { boundFunction, emptyBlock } from '../bound-tree/bound-factory.ts';
import type { BoundBlock, BoundExpression, BoundFunction } from '../bound-tree/bound-nodes.ts';
import { analyzeFunction } from '../flow/analyze.ts';
import { phases } from '../phases.ts';
import { putStaticFunctionsLast } from './static-functions.ts';
import { FunctionContext } from './function-context.ts';

/**
 * Binds the code inside the function whose context that is. Without code a constructor and a partial method do nothing;
 * all others are external, which there is nothing of.
 * @param before what a constructor calls before its body
 */
export function bindFunctionBody(
  binder: Binder,
  context: FunctionContext,
  parameters: readonly LocalSymbol[],
  code: BlockSyntax | ExpressionSyntax | undefined,
  nameSpan: TextSpan,
  before?: BoundExpression,
): BoundFunction {
  const method = context.method!;
  const known = binder.compilation.diagnostics.count;
  if (code) context.whole = wholeOf(binder, code);
  const body = code ? binder.bindBody(code) : missingBody(binder, method, nameSpan);
  const bound = boundFunction(context, parameters, method.returnType, body);
  putStaticFunctionsLast(binder.compilation.diagnostics, known);
  if (code) {
    const isInner = context.kind === 'localFunction';
    const place = {
      nameSpan,
      display: displayMember(method),
      outermost: outermostOf(context),
      isInner,
      known,
    };
    analyzeFunction(binder, bound, place, before);
  }
  if (code && context.isAsync) checkAsyncParameters(binder, context, parameters);
  if (context.isAsync && context.isIterator) checkCancellation(binder, method, nameSpan);
  return bound;
}

/** What a function without code does: an external one throws `BadImageFormatException`, as .NET does. */
function missingBody({ library }: Binder, { methodKind, flags }: MethodSymbol, span: TextSpan): BoundBlock {
  const block = emptyBlock(span);
  if (methodKind === 'constructor' || flags.isUnimplemented) return block;
  const type = library.core('System.BadImageFormatException');
  const constructorMethod = type
    .members('.ctor')
    .find((member) => member.kind === 'method' && member.parameters.length === 0) as MethodSymbol;
  const exception: BoundExpression = {
    kind: 'ObjectCreation',
    span,
    type,
    constructorMethod,
    arguments: [],
    initializer: undefined,
  };
  return { ...block, statements: [{ kind: 'Throw', span, exception }] };
}

/** A body with the `=>` before it, if it is an expression. */
function wholeOf({ source }: Binder, { kind, start, end }: BlockSyntax | ExpressionSyntax): TextSpan {
  return { start: kind === 'Block' ? start : source.text.lastIndexOf('=>', start), end };
}

function outermostOf(context: FunctionContext): TextSpan {
  let { whole, parent } = context;
  for (; parent instanceof FunctionContext; { parent } = parent) ({ whole } = parent);
  return whole ?? { start: 0, end: 0 };
}

/** Warns of an async iterator with tokens, none of which gets the one that `await foreach` is given (CS8425). */
function checkCancellation(binder: Binder, method: MethodSymbol, span: TextSpan): void {
  const { returnType } = method;
  if (!isConstructedFrom(returnType, 'System.Collections.Generic', 'IAsyncEnumerable', 1)) return;
  const token = binder.library.core('System.Threading.CancellationToken');
  const tokens = method.parameters.filter(({ type }) => type === token);
  const isConsumed = method.parameters.some(({ attributes = [] }) =>
    attributes.some(({ type }) => type.name === 'EnumeratorCancellationAttribute'),
  );
  if (tokens.length > 0 && !isConsumed) binder.error('CS8425', span, [displayMember(method)]);
}

/** The parameters of what runs on later are values that can be kept until then; methods are told of before all bodies. */
function checkAsyncParameters(
  binder: Binder,
  { kind }: FunctionContext,
  parameters: readonly LocalSymbol[],
): void {
  const ofMethod = binder.containingType ? phases.typeChecks : phases.names;
  const place = kind === 'localFunction' ? binder : binder.withPhase(ofMethod);
  for (const { refKind, declaration, type } of parameters)
    if (refKind !== 'none') place.error('CS1988', declaration);
    else if (isRefLike(type)) place.error('CS4012', declaration, [displayType(type)]);
}
