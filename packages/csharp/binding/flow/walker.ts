// Walks the bound code of a function along the ways it can take: which code is reached, which variables have a value.
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import type { BoundExpression, BoundFunction } from '../bound-tree/bound-nodes.ts';
import { walkingAreas } from './areas.ts';
import { FlowContext } from './flow-context.ts';
import { hasGoto } from './has-goto.ts';
import { KeptValues } from './kept-values.ts';
import { join, unreachable } from './state.ts';
import type { FlowState } from './state.ts';

/** The walk through one function and the lambdas in it. */
export class FlowWalker extends FlowContext {
  override readonly areas: FlowContext['areas'] = walkingAreas;
  /** What the lambdas would have to keep. */
  readonly lambdas: Set<KeptValues> = new Set();
  /** What is assigned after a call, by function and state before it. */
  readonly #callResults = new Map<MethodSymbol, Map<bigint, bigint>>();

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
