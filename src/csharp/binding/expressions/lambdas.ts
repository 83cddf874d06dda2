// Lambdas and anonymous methods: bound once for each list of parameter types, then made a delegate (C# 12.19).
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { errorType } from '../../../metadata/symbols.ts';
import type { NamedType, ParameterSymbol, Type } from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { hasModifier, refKindOf } from '../../symbols/declaration-words.ts';
import { displayParameter, displayType } from '../../symbols/display.ts';
import { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isErroneous, isVoid, taskResult } from '../../symbols/type-facts.ts';
import type {
  AnonymousMethodExpressionSyntax,
  BlockSyntax,
  ExpressionSyntax,
  ParameterSyntax,
  ParenthesizedLambdaExpressionSyntax,
  SimpleLambdaExpressionSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-factory.ts';
import type { BoundBlock, BoundExpression, BoundStatement } from '../bound-nodes.ts';
import { applyConversion } from '../conversions/apply.ts';
import { bestCommonType } from '../conversions/best-common-type.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { reportNoImplicit, toNaturalValue } from '../conversions/convert.ts';
import { isBad } from '../describe.ts';
import { endIsReachable } from '../flow/analyze.ts';
import { expressionVariables } from '../expression-variables.ts';
import { FunctionContext } from '../function-context.ts';
import { sameType } from '../member-lookup.ts';
import type { AnyExpression, LambdaParameter, LambdaResult, UnboundLambda } from '../unconverted.ts';
import { functionType } from './delegate-types.ts';

import { isStatementExpression } from './statement-expressions.ts';

type LambdaSyntax =
  SimpleLambdaExpressionSyntax | ParenthesizedLambdaExpressionSyntax | AnonymousMethodExpressionSyntax;

/** The lambda as it stands; nothing of its body is bound yet. */
export function bindLambda(binder: Binder, syntax: LambdaSyntax): UnboundLambda {
  return new Lambda(binder, syntax);
}

/** The body bound for certain parameter types. */
interface BoundBody extends LambdaResult {
  readonly inner: Binder;
  readonly context: FunctionContext;
  readonly locals: readonly LocalSymbol[];
  readonly expression: AnyExpression | undefined;
  readonly block: BoundBlock | undefined;
  /** Made a delegate already: its statements have their values. */
  isCompleted: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

class Lambda implements UnboundLambda {
  readonly kind = 'UnboundLambda';
  readonly type = undefined;
  readonly span: TextSpan;
  readonly arrowSpan: TextSpan;
  readonly parameters: readonly LambdaParameter[] | undefined;
  readonly isExplicit: boolean;
  readonly isAsync: boolean;
  readonly isAnonymousMethod: boolean;
  readonly hasBlockBody: boolean;
  readonly explicitReturnType: Type | undefined;
  readonly #binder: Binder;
  readonly #syntax: LambdaSyntax;
  readonly #isStatic: boolean;
  readonly #bodies = new Map<string, BoundBody>();
  readonly #conversions = new Map<NamedType, boolean>();
  readonly #said = new Set<BoundBody>();
  #isTold = false;
  /** Mistakes in a lambda that this one gives were told. */
  #innerTold = false;
  #natural: NamedType | null | undefined;

  constructor(binder: Binder, syntax: LambdaSyntax) {
    this.#binder = binder;
    this.#syntax = syntax;
    this.span = syntax;
    this.arrowSpan = syntax.kind === 'AnonymousMethodExpression' ? syntax.delegateKeyword : syntax.arrow;
    this.isAnonymousMethod = syntax.kind === 'AnonymousMethodExpression';
    this.isAsync = hasModifier(syntax.modifiers, 'async');
    this.#isStatic = hasModifier(syntax.modifiers, 'static');
    this.hasBlockBody = syntax.body.kind === 'Block';
    const parameters: readonly ParameterSyntax[] | undefined =
      syntax.kind === 'SimpleLambdaExpression' ? [syntax.parameter] : syntax.parameterList?.parameters;
    this.parameters = parameters?.map((parameter) => ({
      name: parameter.identifier.text,
      type: parameter.type && this.#parameterType(parameter),
      refKind: refKindOf(parameter.modifiers),
      isParams: hasModifier(parameter.modifiers, 'params'),
      optional: this.#defaultOf(parameter),
      span: parameter.identifier,
    }));
    const names = new Set<string>();
    for (const { name, span } of this.parameters ?? []) {
      if (names.has(name) && name !== '_') binder.error('CS0100', span, [name]);
      names.add(name);
    }
    const odd = this.parameters?.find(
      ({ type }) => (type === undefined) !== (this.parameters![0]!.type === undefined),
    );
    if (odd) binder.error('CS0748', odd.span);
    this.isExplicit =
      this.parameters !== undefined && this.parameters.every(({ type }) => type !== undefined);
    this.explicitReturnType =
      syntax.kind === 'ParenthesizedLambdaExpression' && syntax.returnType
        ? binder.bindType(syntax.returnType)
        : undefined;
  }

  #parameterType(parameter: ParameterSyntax): Type | undefined {
    return parameter.type ? this.#binder.bindType(parameter.type) : undefined;
  }

  #defaultOf(parameter: ParameterSyntax): ParameterSymbol['optional'] {
    const type = parameter.default && this.#parameterType(parameter);
    if (!parameter.default || !type) return undefined;
    const constant = this.#binder.areas.bindConstant(this.#binder, parameter.default, type);
    return constant ?? { default: true };
  }

  get #word(): string {
    return this.isAnonymousMethod ? 'anonymous method' : 'lambda expression';
  }

  resultFor(parameterTypes: readonly Type[]): LambdaResult {
    return this.#bodyFor(parameterTypes);
  }

  #bodyFor(parameterTypes: readonly Type[]): BoundBody {
    const key = parameterTypes.map((type) => type.id).join();
    let body = this.#bodies.get(key);
    if (!body) this.#bodies.set(key, (body = this.#bindBody(parameterTypes)));
    return body;
  }

  #bindBody(parameterTypes: readonly Type[]): BoundBody {
    const binder = this.#binder;
    const { diagnostics } = binder.compilation;
    const before = diagnostics.count;
    const context = this.#context(undefined, undefined);
    const inner = binder.withFunction(context, { isStatic: this.#isStatic });
    const locals = this.#declareParameters(inner, context, parameterTypes);
    const body: BlockSyntax | ExpressionSyntax = this.#syntax.body;
    let expression: AnyExpression | undefined;
    let block: BoundBlock | undefined;
    let returns: LambdaResult['returns'];
    let reachable = false;
    if (body.kind === 'Block') {
      block = inner.bindBody(body);
      returns = context.inferredReturns;
      reachable = endIsReachable(inner, block);
    } else {
      for (const identifier of expressionVariables(body))
        inner.scope?.pending.set(identifier.text, identifier.start);
      expression = inner.bindExpression(body);
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
      isStatementExpression: body.kind !== 'Block' && isStatementExpression(body),
      endIsReachable: reachable,
      returnType: this.#inferReturnType(returns, reachable),
    };
  }

  #context(returnType: Type | undefined, resultType: Type | undefined): FunctionContext {
    return new FunctionContext({
      kind: this.isAnonymousMethod ? 'anonymousMethod' : 'lambda',
      parent: this.#binder.function,
      isAsync: this.isAsync,
      returnType,
      resultType,
    });
  }

  #declareParameters(
    inner: Binder,
    context: FunctionContext,
    types: readonly Type[],
  ): readonly LocalSymbol[] {
    const named =
      this.parameters ??
      types.map((_, index): LambdaParameter => ({
        name: `<p${index}>`,
        type: undefined,
        refKind: 'none',
        isParams: false,
        optional: undefined,
        span: this.span,
      }));
    const discards = named.filter(({ name }) => name === '_').length > 1;
    return named.map((parameter, index) => {
      const type = parameter.type ?? types[index] ?? inner.library.special('object');
      const local = new LocalSymbol(
        parameter.name,
        'parameter',
        type,
        context,
        parameter.span,
        parameter.refKind,
      );
      const isRepeated = named.findIndex(({ name }) => name === parameter.name) < index;
      if (!isRepeated && !(discards && parameter.name === '_')) inner.declareParameter(local);
      return local;
    });
  }

  #inferReturnType(returns: LambdaResult['returns'], isEndReachable: boolean): Type | undefined {
    if (this.explicitReturnType) return this.explicitReturnType;
    const { library } = this.#binder;
    const values = returns.flatMap(({ value }) => (value ? [value] : []));
    let result: Type | undefined;
    if (values.length === 0)
      result =
        this.hasBlockBody && (returns.length > 0 || isEndReachable) ? library.special('void') : undefined;
    else result = bestCommonType(library, values);
    if (!this.isAsync || result?.kind === 'error') return result;
    if (result === undefined)
      return values.length === 0 ? library.core('System.Threading.Tasks.Task') : undefined;
    return isVoid(result)
      ? library.core('System.Threading.Tasks.Task')
      : library.core('System.Threading.Tasks.Task', 1).construct([result]);
  }

  // -------- conversion

  convertsTo(delegate: NamedType): boolean {
    let converts = this.#conversions.get(delegate);
    if (converts === undefined)
      this.#conversions.set(delegate, (converts = this.#computeConvertsTo(delegate)));
    return converts;
  }

  #computeConvertsTo(delegate: NamedType): boolean {
    const invoke = delegate.delegateInvoke;
    if (!invoke || !this.#parametersFit(invoke.parameters)) return false;
    if (this.explicitReturnType && !sameType(this.explicitReturnType, invoke.returnType)) return false;
    const body = this.#bodyFor(this.#parameterTypes(invoke.parameters));
    if (body.hasErrors) return false;
    const result = this.#resultType(invoke.returnType);
    if (result === 'none') return false;
    if (result === undefined)
      return this.hasBlockBody
        ? body.returns.every(({ value }) => value === undefined)
        : body.isStatementExpression ||
            isVoidExpression(body.expression) ||
            body.expression?.kind === 'UnconvertedThrow';
    if (body.endIsReachable) return false;
    return body.returns.every(
      ({ value }) =>
        value !== undefined && classifyImplicit(this.#binder.library, value, result) !== undefined,
    );
  }

  #parametersFit(parameters: readonly ParameterSymbol[]): boolean {
    if (!this.parameters) return parameters.every(({ refKind }) => refKind !== 'out');
    if (this.parameters.length !== parameters.length) return false;
    return this.parameters.every((own, index) => {
      const target = parameters[index]!;
      return own.refKind === target.refKind && (own.type === undefined || sameType(own.type, target.type));
    });
  }

  #parameterTypes(parameters: readonly ParameterSymbol[]): readonly Type[] {
    return parameters.map((parameter, index) => this.parameters?.[index]?.type ?? parameter.type);
  }

  /** What each `return` must give: undefined for nothing, `none` where an async lambda cannot be such a delegate. */
  #resultType(returnType: Type): Type | undefined | 'none' {
    if (isVoid(returnType)) return undefined;
    if (!this.isAsync) return returnType;
    const result = taskResult(returnType);
    return result === undefined ? 'none' : (result ?? undefined);
  }

  convertTo(delegate: NamedType): BoundExpression {
    const invoke = delegate.delegateInvoke;
    if (!invoke || invoke.parameters.some(({ type }) => isErroneous(type))) return this.#giveUp(delegate);
    if (!this.#parametersFit(invoke.parameters)) {
      this.#reportParameters(delegate, invoke.parameters);
      return bad(this.span, delegate);
    }
    if (this.explicitReturnType && !sameType(this.explicitReturnType, invoke.returnType)) {
      this.#binder.error('CS8934', this.arrowSpan, [this.#word, displayType(delegate)]);
      return bad(this.span, delegate);
    }
    const result = this.#resultType(invoke.returnType);
    if (result === 'none') {
      this.#binder.error('CS4010', this.arrowSpan, [this.#word, displayType(delegate)]);
      return bad(this.span, delegate);
    }
    const types = this.#parameterTypes(invoke.parameters);
    return this.hasBlockBody
      ? this.#finalBlock(delegate, invoke.returnType, result, types)
      : this.#finalExpression(delegate, invoke.returnType, result, types);
  }

  /** Without a usable delegate: at least the body's own mistakes are told. */
  #giveUp(delegate: Type): BoundExpression {
    this.tellMistakes();
    return bad(this.span, delegate);
  }

  tellMistakes(): boolean {
    if (!this.#isTold) {
      if (this.#bodies.size === 0) this.#bodyFor(this.parameters?.map(({ type }) => type ?? errorType) ?? []);
      const [best] = [...this.#bodies.values()].toSorted(
        (a, b) => a.diagnostics.length - b.diagnostics.length,
      );
      this.#say(best!);
      for (const { value } of best!.returns)
        if (value?.kind === 'UnboundLambda') this.#innerTold ||= value.tellMistakes();
    }
    return this.#innerTold || [...this.#said].some(({ hasErrors }) => hasErrors);
  }

  #say(body: BoundBody): void {
    this.#isTold = true;
    if (this.#said.has(body)) return;
    this.#said.add(body);
    for (const diagnostic of body.diagnostics) this.#binder.compilation.diagnostics.add(diagnostic);
  }

  #finalExpression(
    delegate: NamedType,
    returnType: Type,
    result: Type | undefined,
    types: readonly Type[],
  ): BoundExpression {
    const body = this.#bodyFor(types);
    this.#say(body);
    const span: TextSpan = this.#syntax.body;
    const expression = body.expression!;
    let statement: BoundStatement;
    if (expression.kind === 'UnconvertedThrow')
      statement = { kind: 'Throw', span, exception: expression.exception };
    else if (result === undefined) {
      if (!body.isStatementExpression && !isVoidExpression(expression) && !isBad(expression))
        body.inner.error('CS0201', span);
      statement = {
        kind: 'ExpressionStatement',
        span,
        expression: toNaturalValue(body.inner, expression, span),
      };
    } else {
      statement = {
        kind: 'Return',
        span,
        value: this.#convertReturn(body, expression, result, returnType, span),
      };
    }
    return this.#lambda(delegate, body.context, body.locals, returnType, {
      kind: 'Block',
      span,
      locals: ownLocals(body.inner),
      localFunctions: [],
      statements: [statement],
    });
  }

  #convertReturn(
    body: BoundBody,
    expression: AnyExpression,
    result: Type,
    returnType: Type,
    span: TextSpan,
  ): BoundExpression {
    const conversion = classifyImplicit(body.inner.library, expression, result);
    if (conversion && !conversion.ambiguous)
      return applyConversion(body.inner, expression, conversion, result);
    if (!isBad(expression)) {
      reportNoImplicit(body.inner, expression, result, span, conversion);
      if (this.isAsync) body.inner.error('CS4010', span, [this.#word, displayType(returnType)]);
      else if (expression.kind !== 'UnboundLambda') body.inner.error('CS1662', span, [this.#word]);
    }
    return bad(span, result);
  }

  /** The block as it was bound to find out what it returns; bound anew where that cannot be used. */
  #finalBlock(
    delegate: NamedType,
    returnType: Type,
    result: Type | undefined,
    types: readonly Type[],
  ): BoundExpression {
    const body = this.#bodyFor(types);
    const { block } = body;
    const isUsable =
      block !== undefined &&
      !body.hasErrors &&
      !body.isCompleted &&
      body.returns.every(({ value }) => (value === undefined) === (result === undefined));
    if (!isUsable) return this.#boundAnew(delegate, returnType, result, types);
    body.isCompleted = true;
    this.#say(body);
    if (result !== undefined) {
      for (const { value, span, complete } of body.context.inferredReturns)
        if (value) complete(this.#convertReturn(body, value, result, returnType, span));
      if (body.endIsReachable)
        this.#binder.error('CS1643', this.arrowSpan, [this.#word, displayType(delegate)]);
    }
    return this.#lambda(delegate, body.context, body.locals, returnType, block);
  }

  #boundAnew(
    delegate: NamedType,
    returnType: Type,
    result: Type | undefined,
    types: readonly Type[],
  ): BoundExpression {
    this.#isTold = true;
    const context = this.#context(returnType, result);
    const inner = this.#binder.withFunction(context, { isStatic: this.#isStatic });
    const locals = this.#declareParameters(inner, context, types);
    const block = inner.bindBody(this.#syntax.body);
    if (result !== undefined && !context.isIterator && endIsReachable(inner, block)) {
      this.#binder.error('CS1643', this.arrowSpan, [this.#word, displayType(delegate)]);
    }
    return this.#lambda(delegate, context, locals, returnType, block);
  }

  #lambda(
    delegate: NamedType,
    context: FunctionContext,
    parameters: readonly LocalSymbol[],
    returnType: Type,
    body: BoundBlock,
  ): BoundExpression {
    return {
      kind: 'Lambda',
      span: this.span,
      type: delegate,
      function: {
        symbol: context,
        parameters,
        returnType,
        isAsync: this.isAsync,
        isIterator: context.isIterator,
        body,
      },
    };
  }

  #reportParameters(delegate: NamedType, parameters: readonly ParameterSymbol[]): void {
    const binder = this.#binder;
    if (!this.parameters) return binder.error('CS1688', this.arrowSpan, [displayType(delegate)]);
    if (this.parameters.length !== parameters.length)
      return binder.error('CS1593', this.arrowSpan, [displayType(delegate), this.parameters.length]);
    const isOfOtherTypes = this.parameters.some(
      (own, index) => own.type !== undefined && !sameType(own.type, parameters[index]!.type),
    );
    if (isOfOtherTypes) binder.error('CS1661', this.arrowSpan, [this.#word, displayType(delegate)]);
    for (const [index, own] of this.parameters.entries()) {
      const target = parameters[index]!;
      if (own.refKind !== target.refKind) {
        if (target.refKind === 'none') binder.error('CS1677', own.span, [index + 1, own.refKind]);
        else binder.error('CS1676', own.span, [index + 1, target.refKind]);
      } else if (own.type && !sameType(own.type, target.type) && !isErroneous(own.type)) {
        binder.error('CS1678', own.span, [
          index + 1,
          '',
          displayType(own.type),
          '',
          displayParameter({ ...target, isParams: false }),
        ]);
      }
    }
  }

  naturalType(): NamedType | undefined {
    if (this.#natural === undefined) this.#natural = this.#computeNatural() ?? null;
    return this.#natural ?? undefined;
  }

  #computeNatural(): NamedType | undefined {
    if (!this.parameters || !this.isExplicit) return undefined;
    const parameters = this.parameters.map((parameter): ParameterSymbol => ({
      ...parameter,
      type: parameter.type!,
      isThis: false,
    }));
    const {
      returnType,
      isStatementExpression: isStatement,
      returns,
    } = this.#bodyFor(parameters.map(({ type }) => type));
    const isVoid = returns.length === 0 && (isStatement || this.hasBlockBody);
    const given = returnType ?? (isVoid ? this.#binder.library.special('void') : undefined);
    if (!given || given.kind === 'error') return undefined;
    return functionType(this.#binder.library, parameters, given);
  }
}

const isVoidExpression = (expression: AnyExpression | undefined): boolean =>
  expression?.type !== undefined && isVoid(expression.type);

/** Variables that the body declares besides its parameters. */
function ownLocals(inner: Binder): readonly LocalSymbol[] {
  return (inner.scope?.locals ?? []).filter(({ localKind }) => localKind !== 'parameter');
}
