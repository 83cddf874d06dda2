// Walks the bound code of a function along the ways it can take: which code is reached, which variables have a value.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { jointsOf } from '../bound-tree/first-operand.ts';
import type { BoundExpression, BoundFunction, BoundStatement } from '../bound-tree/bound-nodes.ts';
import { walkCondition } from './conditions.ts';
import { walkExpression } from './expressions.ts';
import { FlowContext } from './flow-context.ts';
import type { Branches } from './flow-context.ts';
import { hasGoto } from './has-goto.ts';
import { KeptValues } from './kept-values.ts';
import { join, unreachable } from './state.ts';
import type { FlowState } from './state.ts';
import { walkStatement } from './statements.ts';

/** How deep expressions are walked before a long chain is looked for. */
const deepest = 60;

/** Whether nothing around it looks into the expression itself. */
const isWalkedApart = ({ kind }: BoundExpression): boolean =>
  kind === 'Binary' ||
  kind === 'Logical' ||
  kind === 'Call' ||
  kind === 'PropertyAccess' ||
  kind === 'FieldAccess' ||
  kind === 'DelegateInvocation' ||
  kind === 'IsPattern' ||
  kind === 'As' ||
  kind === 'With' ||
  kind === 'SwitchExpression' ||
  kind.startsWith('Dynamic');

/** The walk through one function and the lambdas in it. */
export class FlowWalker extends FlowContext {
  /** What the lambdas would have to keep. */
  readonly lambdas: Set<KeptValues> = new Set();
  /** What is assigned after a call, by function and state before it. */
  readonly #callResults = new Map<MethodSymbol, Map<bigint, bigint>>();

  override walkStatement(statement: BoundStatement): void {
    walkStatement(this, statement);
  }
  override walkExpression(expression: BoundExpression): void {
    const known = this.#walkedAhead.size > 0 ? this.#walkedAhead.get(expression) : undefined;
    if (known) this.state = join(known.whenTrue, known.whenFalse);
    else this.#goDown(expression, walkExpression);
  }
  override walkCondition(condition: BoundExpression): Branches {
    const known = this.#walkedAhead.size > 0 ? this.#walkedAhead.get(condition) : undefined;
    return known ?? this.#goDown(condition, walkCondition);
  }

  /** What expressions begin with that was walked before them, as the condition that it may be. */
  readonly #walkedAhead = new Map<BoundExpression, Branches>();
  #depth = 0;

  /** Walks what stands in others; where that is deep, a long chain of first operands is walked from the inside. */
  #goDown<T>(expression: BoundExpression, walk: (flow: FlowContext, node: BoundExpression) => T): T {
    if (this.#depth < deepest) {
      this.#depth++;
      const result = walk(this, expression);
      this.#depth--;
      return result;
    }
    this.#depth = 0;
    const joints = jointsOf(expression, isWalkedApart);
    for (const joint of joints) this.#walkedAhead.set(joint, walkCondition(this, joint));
    const result = walk(this, expression);
    for (const joint of joints) this.#walkedAhead.delete(joint);
    this.#depth = deepest;
    return result;
  }

  /**
   * Walks a whole function; afterwards the state is the one at its end.
   * @param before what a constructor calls before its body
   */
  walkFunction(bound: BoundFunction, before?: BoundExpression): void {
    this.outParameters = bound.parameters.filter((parameter) => parameter.refKind === 'out');
    for (const parameter of this.outParameters) this.track(parameter);
    if (before) this.walkExpression(before);
    if (hasGoto(bound.body)) {
      this.rehearse(() => this.walkStatement(bound.body));
      this.#callResults.clear();
    }
    this.walkStatement(bound.body);
    const end = this.state;
    for (const { span, state } of this.returns) {
      this.state = state;
      this.checkOutParameters(span);
    }
    this.state = end;
  }

  /** Lambdas start from what is known where they stand; what they assign may never happen. */
  override walkLambda(bound: BoundFunction): void {
    const before = this.state;
    // Its own variables count even where nothing comes by; those around it have a value there.
    if (!before.reachable) this.state = { ...unreachable, reachable: true, alive: true };
    const { kept } = this;
    this.kept = new KeptValues();
    this.lambdas.add(this.kept);
    this.walkInside(() => this.#walkInner(bound, bound.body.span));
    this.kept = kept;
    this.state = before;
  }

  override followCall(method: MethodSymbol, isCall: boolean, span: TextSpan): void {
    const bound = this.localFunctions.get(method);
    if (!bound || !this.state.reachable || this.following.includes(bound.symbol)) return;
    const results = this.#callResults.get(method) ?? new Map<bigint, bigint>();
    this.#callResults.set(method, results);
    const before = this.state;
    let after = results.get(before.assigned);
    if (after === undefined) {
      const outer = this.callSpan;
      this.callSpan ??= span;
      this.following.push(bound.symbol);
      const end = this.walkInside(() => this.#walkInner(bound));
      this.following.pop();
      this.callSpan = outer;
      after = end.reachable ? end.assigned : -1n;
      results.set(before.assigned, after);
    }
    this.state = isCall ? { ...before, assigned: before.assigned | after } : before;
  }

  /** Walks a function inside this one, from the present state; what lacks at its end is told there. @returns the state after it */
  #walkInner(bound: BoundFunction, endSpan?: TextSpan): FlowState {
    const jumps = this.jumps.splice(0);
    const { labels, foreknown, passed, outParameters, returns } = this;
    this.labels = new Map();
    this.foreknown = new Map();
    this.passed = new Set();
    this.returns = [];
    this.walkFunction(bound);
    if (endSpan) this.checkOutParameters(endSpan);
    let end = this.state;
    for (const { state } of this.returns) end = join(end, state);
    this.labels = labels;
    this.foreknown = foreknown;
    this.passed = passed;
    this.outParameters = outParameters;
    this.returns = returns;
    this.jumps.push(...jumps);
    return end;
  }
}
