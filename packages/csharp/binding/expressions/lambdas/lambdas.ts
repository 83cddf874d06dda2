// Lambdas and anonymous methods: bound once for each list of parameter types, then made a delegate (C# 12.19).
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { errorType } from '@mockwright/language/metadata/symbols';
import type { MethodSymbol, NamedType, ParameterSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { RefKind } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayType } from '../../../symbols/display.ts';
import type { LocalSymbol } from '../../../symbols/local-symbols.ts';
import { isNameless, isVoid, taskResult } from '../../../symbols/type-extensions.ts';
import type { AttributeListSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { boundFunction } from '../../bound-tree/bound-factory.ts';
import type { BoundBlock, BoundExpression, BoundStatement } from '../../bound-tree/bound-nodes.ts';
import { asPart, badWith } from '../../bound-tree/bound-parts.ts';
import { holdsCreation } from '../../bound-tree/unconverted.ts';
import type {
  AnyExpression,
  LambdaParameter,
  LambdaResult,
  UnboundLambda,
} from '../../bound-tree/unconverted.ts';
import { applyConversion } from '../../conversions/apply.ts';
import { classifyImplicit } from '../../conversions/classify.ts';
import { warnOfReferenceKinds } from '../../conversions/reference-kinds.ts';
import { endIsReachable } from '../../flow/analyze.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import { attributeOwners } from '../../source/members/attribute-usage.ts';
import { bindAttributes } from '../../source/members/attributes.ts';
import { checkPriority } from '../../source/members/conditional-attribute.ts';
import { returnedRefKind } from '../../source/members/signatures.ts';
import { commonMistakes } from './common-mistakes.ts';
import { functionType } from './delegate-types.ts';
import { bindLambdaBody, enterLambda } from './lambda-body.ts';
import type { LambdaBody, LambdaScope, PlacedLambda } from './lambda-body.ts';
import {
  bindLambdaParameters,
  bindLambdaReturnType,
  checkUnusedDefaults,
  parametersFit,
  reportParameters,
} from './lambda-parameters.ts';
import type { LambdaSyntax } from './lambda-parameters.ts';
import { convertReturn, finalStatement, isVoidExpression } from './lambda-result.ts';
import { isWrongByItself, keyOf, wordOf } from './lambda-words.ts';

/** The lambda as it stands; nothing of its body is bound yet. */
export function bindLambda(binder: Binder, syntax: LambdaSyntax): UnboundLambda {
  return new Lambda(binder, syntax);
}

class Lambda implements PlacedLambda {
  readonly kind = 'UnboundLambda';
  readonly type = undefined;
  readonly span: TextSpan;
  readonly arrowSpan: TextSpan;
  readonly parameters: readonly LambdaParameter[] | undefined;
  readonly isExplicit: boolean;
  readonly isAsync: boolean;
  readonly isAnonymousMethod: boolean;
  readonly word: string;
  readonly hasBlockBody: boolean;
  readonly explicitReturnType: Type | undefined;
  readonly #explicitRefKind: RefKind;
  readonly binder: Binder;
  readonly syntax: LambdaSyntax;
  readonly isStatic: boolean;
  readonly #bodies = new Map<string, LambdaBody>();
  readonly #conversions = new Map<NamedType, boolean>();
  readonly #said = new Set<LambdaBody>();
  #recovered: BoundExpression | undefined;
  #isTold = false;
  #natural: NamedType | null | undefined;

  constructor(binder: Binder, syntax: LambdaSyntax) {
    this.binder = binder;
    this.syntax = syntax;
    this.span = syntax;
    this.arrowSpan = syntax.kind === 'AnonymousMethodExpression' ? syntax.delegateKeyword : syntax.arrow;
    this.isAnonymousMethod = syntax.kind === 'AnonymousMethodExpression';
    this.word = wordOf(syntax);
    this.isAsync = hasModifier(syntax.modifiers, 'async');
    this.isStatic = hasModifier(syntax.modifiers, 'static');
    this.hasBlockBody = syntax.body.kind === 'Block';
    this.explicitReturnType =
      syntax.kind === 'ParenthesizedLambdaExpression' && syntax.returnType
        ? bindLambdaReturnType(binder, syntax.returnType)
        : undefined;
    this.#explicitRefKind =
      syntax.kind === 'ParenthesizedLambdaExpression' && syntax.returnType
        ? returnedRefKind(syntax.returnType)
        : 'none';
    this.parameters = bindLambdaParameters(binder, syntax);
    if (syntax.kind === 'ParenthesizedLambdaExpression') this.#bindAttributes(syntax);
    this.isExplicit =
      this.parameters !== undefined && this.parameters.every(({ type }) => type !== undefined);
  }

  #bindAttributes({ attributeLists }: { readonly attributeLists: readonly AttributeListSyntax[] }): void {
    bindAttributes(this.binder, attributeLists, attributeOwners.method);
    checkPriority(this.binder, attributeLists, undefined);
  }

  get isBound(): boolean {
    return this.#bodies.size > 0;
  }

  isBoundFor(parameterTypes: readonly Type[]): boolean {
    return this.#bodies.has(keyOf(parameterTypes));
  }

  resultFor(parameterTypes: readonly Type[]): LambdaResult {
    return this.#bodyFor(parameterTypes);
  }

  #bodyFor(parameterTypes: readonly Type[]): LambdaBody {
    const key = keyOf(parameterTypes);
    let body = this.#bodies.get(key);
    if (!body) this.#bodies.set(key, (body = bindLambdaBody(this, parameterTypes)));
    return body;
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
    if (!invoke || !parametersFit(this, invoke.parameters)) return false;
    // A written return type decides; that the body does not give it is a mistake of the body.
    if (this.explicitReturnType) return this.#returnsAs(invoke);
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
    return body.returns.every(({ value }) => value !== undefined && this.#gives(body, value, result));
  }

  /** Whether the value becomes the result; `new()` may yet fail for want of a constructor. */
  #gives({ inner }: LambdaBody, value: AnyExpression, result: Type): boolean {
    const conversion = classifyImplicit(this.binder.library, value, result);
    if (!conversion || conversion.ambiguous || !holdsCreation(value)) return conversion !== undefined;
    return !inner.speculate(() => applyConversion(inner, value, conversion, result)).hasErrors;
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

  #returnsValue(types: readonly Type[]): boolean {
    return !this.hasBlockBody || this.#bodyFor(types).returns.some(({ value }) => value !== undefined);
  }

  convertTo(delegate: NamedType): BoundExpression {
    const invoke = delegate.delegateInvoke;
    if (!invoke || invoke.parameters.some(({ type }) => isNameless(type))) return this.#giveUp(delegate);
    if (this.explicitReturnType && !this.#returnsAs(invoke)) {
      this.binder.error('CS8934', this.arrowSpan, [this.word, displayType(delegate)]);
      return badWith(this.span, [this], delegate);
    }
    if (!parametersFit(this, invoke.parameters)) {
      reportParameters(this.binder, this, delegate, invoke.parameters);
      this.keepMistakes();
      return badWith(this.span, [this], delegate);
    }
    checkUnusedDefaults(this.binder, this, invoke.parameters);
    if (this.parameters) warnOfReferenceKinds(this.binder, this.parameters, invoke.parameters, this.span);
    const types = this.#parameterTypes(invoke.parameters);
    let result = this.#resultType(invoke.returnType);
    if (result === 'none') {
      if (invoke.returnType.kind !== 'error' || this.#returnsValue(types)) {
        const isUnfinished = this.hasBlockBody && this.#bodyFor(types).endIsReachable;
        this.binder.error(isUnfinished ? 'CS1643' : 'CS4010', this.arrowSpan, [
          this.word,
          displayType(delegate),
        ]);
        return badWith(this.span, [this], delegate);
      }
      result = invoke.returnType;
    }
    const givesReference = invoke.refKind !== 'none' || this.#bodyFor(types).context.givesReference;
    if (givesReference && result !== undefined) return this.#boundAnew(delegate, invoke, result, types);
    return this.hasBlockBody
      ? this.#finalBlock(delegate, invoke.returnType, result, types)
      : this.#finalExpression(delegate, invoke.returnType, result, types);
  }

  /** Whether the written return type is that of the delegate. */
  #returnsAs({ returnType, refKind }: MethodSymbol): boolean {
    return sameType(this.explicitReturnType!, returnType) && this.#explicitRefKind === refKind;
  }

  tellCommonMistakes(delegates: readonly NamedType[]): boolean {
    const { diagnostics } = this.binder.compilation;
    const tries = delegates
      .filter((delegate) => parametersFit(this, delegate.delegateInvoke!.parameters))
      .map((delegate) => this.#tryAs(delegate));
    if (tries.length === 0 || tries.some((found) => !found.some(({ severity }) => severity === 'error')))
      return false;
    for (const diagnostic of commonMistakes(tries)) diagnostics.add(diagnostic);
    this.#isTold = true;
    return true;
  }

  /** What would be told if it became that delegate. */
  #tryAs(delegate: NamedType): readonly Diagnostic[] {
    const { diagnostics } = this.binder.compilation;
    const before = diagnostics.count;
    const lambda = new Lambda(this.binder, this.syntax);
    diagnostics.truncate(before);
    for (const [key, body] of this.#bodies) if (isWrongByItself(body)) lambda.#bodies.set(key, body);
    lambda.convertTo(delegate);
    return diagnostics.takeSince(before);
  }

  /** Without a usable delegate: the body's own mistakes are told, unless the type itself is what was reported. */
  #giveUp(delegate: Type): BoundExpression {
    if (delegate.kind === 'error') this.keepMistakes();
    else this.tellMistakes();
    return badWith(this.span, [this], delegate);
  }

  tellMistakes(): boolean {
    if (!this.#isTold) {
      if (this.#bodies.size === 0) this.#bodyFor(this.parameters?.map(({ type }) => type ?? errorType) ?? []);
      this.#say(this.#best!);
    }
    return [...this.#said].some(({ hasErrors }) => hasErrors);
  }

  keepMistakes(): void {
    this.#isTold = true;
  }

  /** The body with the fewest mistakes. */
  get #best(): LambdaBody | undefined {
    return [...this.#bodies.values()].toSorted((a, b) => a.diagnostics.length - b.diagnostics.length)[0];
  }

  recovered(): BoundExpression {
    return (this.#recovered ??= this.#recover());
  }

  #recover(): BoundExpression {
    const body = this.#best ?? this.#bodyFor(this.parameters?.map(({ type }) => type ?? errorType) ?? []);
    const { block, expression, context } = body;
    const span: TextSpan = this.syntax.body;
    if (!body.isCompleted)
      for (const { value, complete } of context.inferredReturns) if (value) complete(asPart(value));
    body.isCompleted = true;
    const statements: readonly BoundStatement[] = expression
      ? [{ kind: 'ExpressionStatement', span, expression: asPart(expression) }]
      : [];
    return this.#lambda(
      errorType,
      body,
      errorType,
      block ?? { kind: 'Block', span, locals: ownLocals(body.inner), localFunctions: [], statements },
    );
  }

  #say(body: LambdaBody): void {
    this.#isTold = true;
    if (this.#said.has(body)) return;
    this.#said.add(body);
    for (const diagnostic of body.diagnostics) this.binder.compilation.diagnostics.add(diagnostic);
  }

  #finalExpression(
    delegate: NamedType,
    returnType: Type,
    result: Type | undefined,
    types: readonly Type[],
  ): BoundExpression {
    const body = this.#bodyFor(types);
    this.#say(body);
    const span: TextSpan = this.syntax.body;
    const expression = body.expression!;
    const statement = finalStatement(this, body, expression, span, returnType, result);
    return this.#lambda(delegate, body, returnType, {
      kind: 'Block',
      span,
      locals: ownLocals(body.inner),
      localFunctions: [],
      statements: [statement],
    });
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
      (isWrongByItself(body) ||
        (!body.hasErrors &&
          !body.isCompleted &&
          body.returns.every(({ value }) => (value === undefined) === (result === undefined))));
    if (!isUsable) return this.#boundAnew(delegate, delegate.delegateInvoke!, result, types);
    body.isCompleted = true;
    this.#say(body);
    if (result !== undefined) {
      for (const { value, span, complete } of body.context.inferredReturns)
        if (value) complete(convertReturn(this, body, value, result, returnType, span));
      if (body.endIsReachable)
        this.binder.error('CS1643', this.arrowSpan, [this.word, displayType(delegate)]);
    }
    return this.#lambda(delegate, body, returnType, block);
  }

  #boundAnew(
    delegate: NamedType,
    { returnType, refKind }: MethodSymbol,
    result: Type | undefined,
    types: readonly Type[],
  ): BoundExpression {
    this.#isTold = true;
    const scope = enterLambda(this, types, returnType, result, refKind);
    const { inner, context } = scope;
    const block = inner.bindBody(this.syntax.body);
    if (result !== undefined && !context.isIterator && endIsReachable(inner, block)) {
      this.binder.error('CS1643', this.arrowSpan, [this.word, displayType(delegate)]);
    }
    return this.#lambda(delegate, scope, returnType, block);
  }

  #lambda(
    delegate: Type,
    { context, locals }: LambdaScope,
    returnType: Type,
    body: BoundBlock,
  ): BoundExpression {
    return {
      kind: 'Lambda',
      span: this.span,
      type: delegate,
      function: boundFunction(context, locals, returnType, body),
    };
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
      context,
    } = this.#bodyFor(parameters.map(({ type }) => type));
    const isVoid = returns.length === 0 && (isStatement || this.hasBlockBody);
    const given = returnType ?? (isVoid ? this.binder.library.special('void') : undefined);
    if (!given) return undefined;
    const givesReference = !this.explicitReturnType && context.givesReference;
    const refKind = givesReference ? 'ref' : this.#explicitRefKind;
    return functionType(this.binder.library, parameters, given, refKind);
  }
}

/** Variables that the body declares besides its parameters. */
const ownLocals = ({ scope }: Binder): readonly LocalSymbol[] => scope?.locals ?? [];
