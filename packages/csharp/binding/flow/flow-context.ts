// Where a walk through a function stands: which variables have a value, where jumps lead, what was told already.
import { charactersOfStep, countSteps } from '@mockwright/language/text/work-limit';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { FieldSymbol, MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { FunctionSymbol, LabelSymbol, LocalSymbol } from '../../symbols/local-symbols.ts';
import { displayType } from '../../symbols/display.ts';
import { isRefLike, isReferenceType, isString } from '../../symbols/type-extensions.ts';
import type { Areas } from '../../areas.ts';
import type { Binder } from '../binder.ts';
import { jointsOf } from '../bound-tree/first-operand.ts';
import type { BoundExpression, BoundFunction, BoundStatement } from '../bound-tree/bound-nodes.ts';
import { withoutConversions } from './expression-parts.ts';
import { KeptValues, isKeptCode } from './kept-values.ts';
import type { KeptCode } from './kept-values.ts';
import { isSame, join, nowhere, unreachable } from './state.ts';
import type { FlowState } from './state.ts';
import type { Branches, WalkingFunctions } from './walking-functions.ts';
import { partOf, trackedVariable } from './tracked-variable.ts';
import type { TrackedVariable } from './tracked-variable.ts';

/** Where jumps of the innermost loop or switch lead. */
export interface JumpTarget {
  readonly isLoop: boolean;
  breaks: FlowState;
  continues: FlowState;
}

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

/** The walk as its areas (statements, expressions, conditions) see it. */
export abstract class FlowContext {
  state: FlowState = { reachable: true, alive: true, assigned: 0n, reported: false };
  /** Declared variables with where they are, for the warnings about unused ones. */
  readonly declared: Set<LocalSymbol> = new Set();
  readonly jumps: JumpTarget[] = [];
  /** What is known at labels by the `goto`s to them that were walked. */
  labels: Map<LabelSymbol, FlowState> = new Map();
  /** The same by the `goto`s of the whole function, those that come later included. */
  protected foreknown: ReadonlyMap<LabelSymbol, FlowState> = new Map();
  /** The labels that were come by. */
  passed: Set<LabelSymbol> = new Set();
  /** Where the function or lambda is left by `return`. */
  returns: { readonly span: TextSpan; state: FlowState }[] = [];
  /** Local functions in sight: what a call of one reads and assigns of our variables shows when it is called. */
  readonly localFunctions: Map<MethodSymbol, BoundFunction> = new Map();
  /** Out parameters, to be assigned before every return. */
  protected outParameters: readonly LocalSymbol[] = [];
  /** Local functions whose calls we are following; their own variables are not our matter. */
  protected readonly following: FunctionSymbol[] = [];
  /** What would have to be kept while the function, or the lambda in it, waits. */
  kept: KeptValues = new KeptValues();
  /** The whole function, or the initializer. */
  outermost: TextSpan = { start: 0, end: 0 };
  /** Of the outermost call that we follow: there the variables should have a value. */
  protected callSpan: TextSpan | undefined;
  readonly #binder: Binder;
  readonly #isSilent: boolean;
  readonly #variables = new Map<LocalSymbol, TrackedVariable>();
  #bitCount = 0;
  /** Of variables of ref-like types a further bit: whether they got their value after the last `await` or `yield`. */
  readonly #fresh = new Map<LocalSymbol, bigint>();
  #suspensions = 0;
  #isAgain = false;
  #isRehearsing = false;
  /** Variables that are declared by now. */
  #inSight: Set<LocalSymbol> = new Set();
  /** Each variable, and each field of one, is reported once. */
  readonly #reported = new Set<TrackedVariable>();
  /** Variables whose assigned values are not all constants. */
  readonly #usefullyAssigned = new Set<LocalSymbol>();

  constructor(binder: Binder, isSilent: boolean) {
    this.#binder = binder;
    this.#isSilent = isSilent;
  }

  abstract readonly areas: Areas<FlowContext, WalkingFunctions>;
  /** A lambda where it stands. */
  abstract walkLambda(bound: BoundFunction): void;
  /** A call of a local function (or a delegate made of it): it reads variables and gives values to others. */
  abstract followCall(method: MethodSymbol, isCall: boolean, span: TextSpan): void;

  walkStatement(statement: BoundStatement): void {
    countSteps(charactersOfStep + this.#bitCount);
    this.areas.statement(this, statement);
  }
  walkExpression(expression: BoundExpression): void {
    countSteps(charactersOfStep + this.#bitCount);
    const known = this.#walkedAhead.size > 0 ? this.#walkedAhead.get(expression) : undefined;
    if (known) this.state = join(known.whenTrue, known.whenFalse);
    else this.#goDown(expression, this.areas.expression);
  }
  walkCondition(condition: BoundExpression): Branches {
    const known = this.#walkedAhead.size > 0 ? this.#walkedAhead.get(condition) : undefined;
    return known ?? this.#goDown(condition, this.areas.condition);
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
    for (const joint of joints) this.#walkedAhead.set(joint, this.areas.condition(this, joint));
    const result = walk(this, expression);
    for (const joint of joints) this.#walkedAhead.delete(joint);
    this.#depth = deepest;
    return result;
  }

  // -------------------------------------------------------------- variables

  /** From here on the variable has no value. */
  track(local: LocalSymbol): void {
    let variable = this.#variables.get(local);
    if (!variable) {
      variable = trackedVariable(local.type, local.namedFields, () => this.#nextBit());
      this.#variables.set(local, variable);
      if (isRefLike(local.type) || isRefLocal(local)) this.#fresh.set(local, this.#nextBit());
    }
    this.#inSight.add(local);
    const fresh = this.#fresh.get(local) ?? 0n;
    if (this.state.reachable)
      this.state = { ...this.state, assigned: (this.state.assigned & ~variable.mask) | fresh };
  }

  #nextBit(): bigint {
    return 1n << BigInt(this.#bitCount++);
  }

  /** The function waits here, and goes on later: what lives on the stack does not. */
  suspend(): void {
    this.#suspensions++;
    for (const bit of this.#fresh.values())
      this.state = { ...this.state, assigned: this.state.assigned & ~bit };
  }

  /** How often the function has been found to wait so far. */
  get suspensions(): number {
    return this.#suspensions;
  }

  /** Walks a function inside, which waits for itself. */
  protected walkInside<T>(walk: () => T): T {
    const suspensions = this.#suspensions;
    const result = walk();
    this.#suspensions = suspensions;
    return result;
  }

  /**
   * Walks a loop another time, from the end of its body: what was put on the stack before the loop has not outlived the
   * waiting in it. Nothing else is told again, and loops inside were walked another time already.
   */
  walkAgain(walk: () => void): void {
    if (this.#fresh.size === 0 || this.#isAgain) return;
    const { state, returns } = this;
    const count = returns.length;
    this.#isAgain = true;
    walk();
    this.#isAgain = false;
    returns.length = count;
    this.state = state;
  }

  /**
   * Walks a function from the present state, in silence and as often as it takes to know what later `goto`s lead back to
   * their labels; afterwards the state is the present one again.
   */
  protected rehearse(walk: () => void): void {
    const { state } = this;
    const inSight = this.#inSight;
    const isRehearsing = this.#isRehearsing;
    this.#isRehearsing = true;
    for (;;) {
      const known = new Map(this.foreknown);
      this.#inSight = new Set(inSight);
      walk();
      let isNew = false;
      for (const [label, by] of this.labels) {
        const before = known.get(label) ?? nowhere;
        const after = join(before, by);
        isNew ||= !isSame(before, after);
        known.set(label, after);
      }
      this.labels = new Map();
      this.passed = new Set();
      this.returns = [];
      this.state = state;
      if (!isNew) break;
      this.foreknown = known;
    }
    this.#inSight = inSight;
    this.#isRehearsing = isRehearsing;
  }

  /** A label, to which this and all `goto`s of the function lead. */
  passLabel(label: LabelSymbol): void {
    this.passed.add(label);
    for (const pending of [this.labels.get(label), this.foreknown.get(label)])
      if (pending) this.state = join(this.state, pending);
  }

  /** Makes variables known; they have no value yet. */
  declare(locals: readonly LocalSymbol[]): void {
    for (const local of locals) {
      this.noteDeclared(local);
      if (local.owner !== null && !local.constant && !this.#inSight.has(local)) this.track(local);
    }
  }

  /** The variable is one of those that ought to be used. */
  noteDeclared(local: LocalSymbol): void {
    if (this.following.length === 0) this.declared.add(local);
  }

  /**
   * The variable, or the field in it, has a value from here on: that one, or one of which it is only known that it is
   * worth storing.
   */
  assign(local: LocalSymbol, value?: BoundExpression | 'useful', path: readonly FieldSymbol[] = []): void {
    local.isAssigned = true;
    if (value === 'useful' || (value && isUsefulValue(local.type, value))) this.#usefullyAssigned.add(local);
    const variable = this.#variables.get(local);
    const isWhole = path.length === 0 && !(isRefLocal(local) && !isReference(value));
    const fresh = isWhole ? (this.#fresh.get(local) ?? 0n) : 0n;
    if (variable)
      this.state = { ...this.state, assigned: this.state.assigned | partOf(variable, path).mask | fresh };
  }

  /** Whether the variable was given anything but constants. */
  wasUsefullyAssigned(local: LocalSymbol): boolean {
    return this.#usefullyAssigned.has(local);
  }

  /** The variable, or the field in it, is used: reports it when it has no value yet. */
  read(local: LocalSymbol, span: TextSpan, path: readonly FieldSymbol[] = []): void {
    local.isRead = true;
    const variable = this.#variables.get(local);
    if (!variable || !this.state.reachable) return;
    const part = partOf(variable, path);
    if (this.#isAssigned(part)) this.#checkFresh(local, span);
    if (this.#isAssigned(part) || this.#reported.has(part)) return;
    if (this.#isRehearsing || this.following.some((symbol) => symbol === local.owner)) return;
    this.#reported.add(part);
    if (local.type.kind === 'error') return;
    const place = this.callSpan ?? span;
    // A field is called as it is written: elements of tuples have two names.
    if (part !== variable)
      this.report('CS0170', place, [
        /(?<![\p{L}\p{Nd}_])[\p{L}\p{Nd}_]+$/u.exec(this.textOf(span))?.[0] ?? '',
      ]);
    else this.report(local.localKind === 'parameter' ? 'CS0269' : 'CS0165', place, [local.name]);
  }

  #checkFresh(local: LocalSymbol, span: TextSpan): void {
    const bit = this.#fresh.get(local);
    if (bit === undefined || (this.state.assigned & bit) !== 0n || this.#isRehearsing) return;
    if (isRefLocal(local)) this.report('CS9217', span, [], local);
    else this.report('CS4007', span, [displayType(local.type, { isQualified: true })], local);
  }

  #isAssigned({ mask }: TrackedVariable): boolean {
    return (this.state.assigned & mask) === mask;
  }

  // -------------------------------------------------------------- ends and reports

  /** Nothing comes by after this: a jump or a throw. */
  leave(): void {
    if (this.state.alive) this.state = unreachable;
  }

  /** Reports out parameters without a value (CS0177) where the function is left in the present state. */
  checkOutParameters(span: TextSpan): void {
    if (!this.state.reachable) return;
    for (const parameter of this.outParameters)
      if (parameter.type.kind !== 'error' && !this.#isAssigned(this.#variables.get(parameter)!))
        this.report('CS0177', span, [parameter.name]);
  }

  /** Reports, unless the walk is silent or follows a call of a function that is walked by itself too. */
  report(
    code: 'CS0162' | 'CS0163' | 'CS0165' | 'CS0170' | 'CS0177' | 'CS0269' | 'CS8070' | KeptCode,
    span: TextSpan,
    values: readonly string[] = [],
    local?: LocalSymbol,
  ): void {
    if (this.#isRehearsing || this.#isSilent) return;
    const isOurs = code === 'CS0165' || code === 'CS0170' || code === 'CS0269' || this.following.length === 0;
    if (!isOurs) return;
    if (isKeptCode(code)) this.kept.add({ code, span, values, local });
    else if (!this.#isAgain) this.#binder.error(code, span, values);
  }

  /** The code at a place of the function. */
  textOf(span: TextSpan): string {
    return this.#binder.source.text.slice(span.start, span.end);
  }
}

const isRefLocal = ({ refKind, localKind }: LocalSymbol): boolean =>
  refKind !== 'none' && localKind !== 'parameter';
const isReference = (value: BoundExpression | 'useful' | undefined): boolean =>
  typeof value === 'object' && value.kind === 'RefExpression';

/** Storing a constant (of a reference type: null) is no use of a variable of the type; anything else is. */
export function isUsefulValue(type: Type, value: BoundExpression): boolean {
  const plain = withoutConversions(value);
  if (isReferenceType(type) && !isString(type)) return plain.constant?.value !== null;
  switch (plain.kind) {
    case 'InterpolatedString':
      return true;
    case 'Tuple':
    case 'Default':
      return false;
    default:
      return plain.constant === undefined;
  }
}
