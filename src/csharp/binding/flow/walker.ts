// Walks the bound code of a function along the ways it can take: which code is reached, which variables have a value.
import type { TextSpan } from '../../../text/source-text.ts';
import type { MethodSymbol } from '../../../metadata/symbols.ts';
import type { FunctionSymbol, LabelSymbol, LocalSymbol } from '../../symbols/local-symbols.ts';
import { isReferenceType, isString } from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import type {
  BoundBlock,
  BoundExpression,
  BoundForEach,
  BoundFunction,
  BoundPattern,
  BoundStatement,
  BoundSwitch,
  BoundSwitchSection,
  BoundTry,
} from '../bound-nodes.ts';
import { argumentsOf, deconstructionTargets, partsOf } from './expression-parts.ts';
import { gotoTargets } from './goto-targets.ts';
import { patternLocals } from './pattern-locals.ts';
import { join, unreachable } from './state.ts';
import type { FlowState } from './state.ts';

interface Branches {
  readonly whenTrue: FlowState;
  readonly whenFalse: FlowState;
}

/** Where jumps of the innermost loop or switch lead. */
interface JumpTarget {
  readonly isLoop: boolean;
  breaks: FlowState;
  continues: FlowState;
}

/** The walk through one function and the lambdas in it. */
export class FlowWalker {
  state: FlowState = { reachable: true, assigned: 0n, reported: false };
  readonly #binder: Binder;
  readonly #isSilent: boolean;
  readonly #bits = new Map<LocalSymbol, bigint>();
  readonly #jumps: JumpTarget[] = [];
  #labels = new Map<LabelSymbol, FlowState>();
  #targets: Set<LabelSymbol> = new Set();
  /** Out parameters, to be assigned before every return. */
  #outParameters: readonly LocalSymbol[] = [];
  /** Each variable is reported once. */
  readonly #reported = new Set<LocalSymbol>();
  /** Declared variables with where they are, for the warnings about unused ones. */
  readonly declared: Set<LocalSymbol> = new Set();
  /** Variables whose assigned values are not all constants. */
  readonly #usefullyAssigned = new Set<LocalSymbol>();
  /** Local functions in sight: what a call of one reads and assigns of our variables shows when it is called. */
  readonly #localFunctions = new Map<MethodSymbol, BoundFunction>();
  /** What is assigned after a call, by function and state before it. */
  readonly #callResults = new Map<MethodSymbol, Map<bigint, bigint>>();
  /** Local functions whose calls we are following; their own variables are not our matter. */
  readonly #following: FunctionSymbol[] = [];
  /** Of the outermost call that we follow: there the variables should have a value. */
  #callSpan: TextSpan | undefined;
  /** Where the function or lambda may end, besides its end. */
  #returns: FlowState = unreachable;

  constructor(binder: Binder, isSilent: boolean) {
    this.#binder = binder;
    this.#isSilent = isSilent;
  }

  /** Walks a whole function; afterwards {@link state} is the one at its end. */
  walkFunction(bound: BoundFunction): void {
    this.#outParameters = bound.parameters.filter((parameter) => parameter.refKind === 'out');
    for (const parameter of this.#outParameters) this.#track(parameter);
    this.#targets = new Set(gotoTargets(bound.body));
    this.walkStatement(bound.body);
  }

  wasUsefullyAssigned(local: LocalSymbol): boolean {
    return this.#usefullyAssigned.has(local);
  }

  /** Reports out parameters without a value (CS0177). */
  checkOutParameters(span: TextSpan): void {
    if (!this.state.reachable) return;
    for (const parameter of this.#outParameters)
      if (!this.#isAssigned(parameter)) this.#report('CS0177', span, [parameter.name]);
  }

  // -------------------------------------------------------------- variables

  /** Makes the variable known; it has no value yet. */
  #register(local: LocalSymbol): void {
    if (!this.#bits.has(local)) this.#track(local);
  }
  /** From here on the variable has no value. */
  #track(local: LocalSymbol): void {
    if (!this.#bits.has(local)) this.#bits.set(local, 1n << BigInt(this.#bits.size));
    if (this.state.reachable)
      this.state = { ...this.state, assigned: this.state.assigned & ~this.#bits.get(local)! };
  }
  #isAssigned(local: LocalSymbol): boolean {
    const bit = this.#bits.get(local);
    return bit === undefined || (this.state.assigned & bit) !== 0n;
  }
  #assign(local: LocalSymbol, value?: BoundExpression | 'useful'): void {
    local.isAssigned = true;
    if (value === 'useful' || (value && isUsefulValue(local, value))) this.#usefullyAssigned.add(local);
    const bit = this.#bits.get(local);
    if (bit !== undefined) this.state = { ...this.state, assigned: this.state.assigned | bit };
  }
  #read(local: LocalSymbol, span: TextSpan): void {
    local.isRead = true;
    if (this.#isAssigned(local) || this.#reported.has(local) || !this.state.reachable) return;
    if (this.#following.some((symbol) => symbol === local.owner)) return;
    this.#reported.add(local);
    if (local.type.kind === 'error') return;
    this.#report(local.localKind === 'parameter' ? 'CS0269' : 'CS0165', this.#callSpan ?? span, [local.name]);
  }
  #report(
    code: 'CS0162' | 'CS0163' | 'CS0165' | 'CS0177' | 'CS0269' | 'CS8070',
    span: TextSpan,
    values: readonly string[] = [],
  ): void {
    const isOurs = code === 'CS0165' || code === 'CS0269' || this.#following.length === 0;
    if (!this.#isSilent && isOurs) this.#binder.error(code, span, values);
  }

  // -------------------------------------------------------------- statements

  walkStatement(statement: BoundStatement): void {
    this.#checkReachable(statement);
    switch (statement.kind) {
      case 'Block':
        this.#block(statement);
        break;
      case 'LocalDeclaration': {
        const { local, value } = statement;
        if (this.#following.length === 0) this.declared.add(local);
        if (local.owner !== null) this.#track(local);
        if (value) this.walk(value);
        if (value ?? local.constant) this.#assign(local, value);
        break;
      }
      case 'ExpressionStatement':
        this.walk(statement.expression);
        break;
      case 'If': {
        const { whenTrue, whenFalse } = this.#condition(statement.condition);
        this.state = whenTrue;
        this.walkStatement(statement.thenStatement);
        const afterThen = this.state;
        this.state = whenFalse;
        if (statement.elseStatement) this.walkStatement(statement.elseStatement);
        this.state = join(afterThen, this.state);
        break;
      }
      case 'While': {
        this.#declare(statement.locals);
        const { whenTrue, whenFalse } = this.#condition(statement.condition);
        this.state = whenTrue;
        const jump = this.#loop(statement.body);
        this.state = join(whenFalse, jump.breaks);
        break;
      }
      case 'Do': {
        this.#declare(statement.locals);
        const jump = this.#loop(statement.body);
        this.state = join(this.state, jump.continues);
        this.state = join(this.#condition(statement.condition).whenFalse, jump.breaks);
        break;
      }
      case 'For': {
        this.#declare(statement.locals);
        for (const initializer of statement.initializers) this.walkStatement(initializer);
        this.#declare(statement.conditionLocals);
        const { whenTrue, whenFalse } = statement.condition
          ? this.#condition(statement.condition)
          : { whenTrue: this.state, whenFalse: unreachable };
        this.state = whenTrue;
        const jump = this.#loop(statement.body);
        this.state = join(this.state, jump.continues);
        for (const incrementor of statement.incrementors) this.walk(incrementor);
        this.state = join(whenFalse, jump.breaks);
        break;
      }
      case 'ForEach':
        this.#forEach(statement);
        break;
      case 'Switch':
        this.#switch(statement);
        break;
      case 'Return':
        if (statement.value) this.walk(statement.value);
        this.checkOutParameters(statement.span);
        this.#returns = join(this.#returns, this.state);
        this.#leave();
        break;
      case 'Throw':
        if (statement.exception) this.walk(statement.exception);
        this.#leave();
        break;
      case 'Try':
        this.#try(statement);
        break;
      case 'Using':
        this.#declare(statement.locals);
        for (const { local, value } of statement.resources) {
          this.walk(value);
          if (local) {
            this.declared.add(local);
            local.isRead = true;
            this.#assign(local, 'useful');
          }
        }
        this.walkStatement(statement.body);
        break;
      case 'Lock':
        this.walk(statement.expression);
        this.walkStatement(statement.body);
        break;
      case 'Break': {
        const jump = this.#jumps.at(-1);
        if (!jump) break;
        jump.breaks = join(jump.breaks, this.state);
        this.#leave();
        break;
      }
      case 'Continue': {
        const jump = this.#jumps.findLast(({ isLoop }) => isLoop);
        if (!jump) break;
        jump.continues = join(jump.continues, this.state);
        this.#leave();
        break;
      }
      case 'Goto':
        this.#labels.set(statement.label, join(this.#labels.get(statement.label) ?? unreachable, this.state));
        this.#leave();
        break;
      case 'Label':
        this.#label(statement.label);
        break;
      case 'YieldReturn':
        this.walk(statement.value);
        break;
      case 'YieldBreak':
        this.#leave();
        break;
      default:
    }
  }

  #checkReachable(statement: BoundStatement): void {
    if (
      this.state.reachable ||
      this.state.reported ||
      statement.kind === 'Block' ||
      statement.kind === 'Empty' ||
      statement.kind === 'Throw' ||
      statement.kind === 'Label'
    )
      return;
    if (statement.span.end === statement.span.start) return;
    this.#report('CS0162', statement.span);
    this.state = { ...this.state, reported: true };
  }

  #leave(): void {
    this.state = this.state.reachable ? unreachable : this.state;
  }
  #declare(locals: readonly LocalSymbol[]): void {
    for (const local of locals) {
      if (this.#following.length === 0) this.declared.add(local);
      if (local.owner !== null && !local.constant) this.#register(local);
    }
  }
  #block(block: BoundBlock): void {
    this.#declare(block.locals);
    for (const { method, function: bound } of block.localFunctions) this.#localFunctions.set(method, bound);
    for (const statement of block.statements) this.walkStatement(statement);
  }
  #loop(body: BoundStatement): JumpTarget {
    const jump: JumpTarget = { isLoop: true, breaks: unreachable, continues: unreachable };
    this.#jumps.push(jump);
    this.walkStatement(body);
    this.#jumps.pop();
    return jump;
  }

  #forEach(statement: BoundForEach): void {
    this.#declare(statement.locals);
    this.walk(statement.expression);
    const before = this.state;
    if (statement.local) this.#assign(statement.local, 'useful');
    if (statement.deconstruction)
      for (const target of deconstructionTargets(statement.deconstruction))
        this.#assignTarget(target, 'useful');
    this.#loop(statement.body);
    this.state = before;
  }

  #label(label: LabelSymbol): void {
    const pending = this.#labels.get(label);
    if (pending) this.state = join(this.state, pending);
    if (!this.state.reachable && this.#targets.has(label))
      this.state = { reachable: true, assigned: -1n, reported: false };
  }

  #switch(statement: BoundSwitch): void {
    this.walk(statement.value);
    this.#declare(statement.locals);
    const entry = this.state;
    const jump: JumpTarget = { isLoop: false, breaks: unreachable, continues: unreachable };
    this.#jumps.push(jump);
    let isExhaustive = statement.isExhaustive === true;
    for (const [index, section] of statement.sections.entries()) {
      this.state = unreachable;
      for (const { pattern, when, label } of section.labels) {
        const outside = this.state;
        this.state = entry;
        this.#declare(section.locals);
        if (pattern) this.#assignPattern(pattern, false);
        if (when) this.state = this.#condition(when).whenTrue;
        isExhaustive ||= !when && (pattern === undefined || isIrrefutable(pattern));
        this.state = join(outside, this.state);
        this.#label(label);
      }
      for (const each of section.statements) this.walkStatement(each);
      if (this.state.reachable) this.#reportFallThrough(section, index === statement.sections.length - 1);
    }
    this.#jumps.pop();
    this.state = isExhaustive ? jump.breaks : join(entry, jump.breaks);
  }

  #reportFallThrough(section: BoundSwitchSection, isLast: boolean): void {
    const span = section.labels.at(-1)?.span;
    if (!span) return;
    const text = this.#binder.source.text.slice(span.start, span.end);
    this.#report(isLast ? 'CS8070' : 'CS0163', span, [text]);
  }

  #try(statement: BoundTry): void {
    const entry = this.state;
    this.walkStatement(statement.block);
    let end = this.state;
    for (const clause of statement.catches) {
      this.state = entry;
      this.#declare(clause.local ? [clause.local, ...clause.locals] : clause.locals);
      if (clause.local) this.#assign(clause.local);
      if (clause.filter) this.state = this.#condition(clause.filter).whenTrue;
      this.walkStatement(clause.block);
      end = join(end, this.state);
    }
    if (statement.finallyBlock) {
      this.state = entry.reachable ? { ...entry, reported: false } : entry;
      this.walkStatement(statement.finallyBlock);
      end =
        !this.state.reachable && entry.reachable
          ? unreachable
          : end.reachable
            ? { ...end, assigned: end.assigned | (this.state.reachable ? this.state.assigned : 0n) }
            : end;
    }
    this.state = end;
  }

  // -------------------------------------------------------------- expressions

  walk(node: BoundExpression): void {
    switch (node.kind) {
      case 'Local':
        this.#read(node.local, node.span);
        return;
      case 'Logical': {
        const { whenTrue, whenFalse } = this.#condition(node);
        this.state = join(whenTrue, whenFalse);
        return;
      }
      case 'DynamicBinary': {
        this.walk(node.left.value);
        const left = this.state;
        this.walk(node.right.value);
        if (node.operator === '&&' || node.operator === '||') this.state = join(left, this.state);
        return;
      }
      case 'Conditional': {
        const { whenTrue, whenFalse } = this.#condition(node.condition);
        this.state = whenTrue;
        this.walk(node.whenTrue);
        const first = this.state;
        this.state = whenFalse;
        this.walk(node.whenFalse);
        this.state = node.condition.constant
          ? node.condition.constant.value === true
            ? first
            : this.state
          : join(first, this.state);
        return;
      }
      case 'NullCoalescing': {
        this.walk(node.left);
        const left = this.state;
        this.walk(node.right);
        this.state = left;
        return;
      }
      case 'ConditionalAccess': {
        this.walk(node.receiver);
        const receiver = this.state;
        this.walk(node.whenNotNull);
        this.state = receiver;
        return;
      }
      case 'Assignment':
        this.#walkTarget(node.target);
        this.walk(node.value);
        this.#assignTarget(node.target, node.value);
        return;
      case 'CompoundAssignment':
      case 'Increment':
        this.walk(node.target);
        this.walk(node.operation);
        this.#assignTarget(node.target, 'useful');
        return;
      case 'NullCoalescingAssignment': {
        this.walk(node.target);
        const before = this.state;
        this.walk(node.value);
        this.state = before;
        this.#assignTarget(node.target, 'useful');
        return;
      }
      case 'Deconstruction':
        for (const target of deconstructionTargets(node.parts)) this.#walkTarget(target);
        this.walk(node.value);
        for (const target of deconstructionTargets(node.parts)) this.#assignTarget(target, 'useful');
        return;
      case 'IsPattern': {
        const { whenTrue, whenFalse } = this.#condition(node);
        this.state = join(whenTrue, whenFalse);
        return;
      }
      case 'SwitchExpression': {
        this.walk(node.value);
        const entry = this.state;
        let end: FlowState = unreachable;
        for (const arm of node.arms) {
          this.state = entry;
          this.#trackPattern(arm.pattern);
          this.#assignPattern(arm.pattern, false);
          if (arm.when) this.state = this.#condition(arm.when).whenTrue;
          this.walk(arm.value);
          end = join(end, this.state);
        }
        this.state = end.reachable || node.arms.length > 0 ? end : entry;
        return;
      }
      case 'ThrowExpression':
        this.walk(node.exception);
        this.#leave();
        return;
      case 'Lambda':
        this.#lambda(node.function);
        return;
      default:
    }
    for (const part of partsOf(node)) if (part) this.walk(part);
    const args = argumentsOf(node);
    for (const { value, refKind } of args) {
      if (refKind === 'out' || (refKind === 'ref' && value.kind === 'FieldAccess')) this.#walkTarget(value);
      else this.walk(value);
    }
    for (const { value, refKind } of args)
      if (refKind === 'out' || refKind === 'ref') this.#assignTarget(value, 'useful');
    if (node.kind === 'Call' || node.kind === 'DelegateCreation')
      this.#follow(node.method.definition, node.kind === 'Call', node.span);
  }

  /** A call of a local function: it may read variables that have no value yet, and give values to others. */
  #follow(method: MethodSymbol, isCall: boolean, span: TextSpan): void {
    const bound = this.#localFunctions.get(method);
    if (!bound || !this.state.reachable || this.#following.includes(bound.symbol)) return;
    const results = this.#callResults.get(method) ?? new Map<bigint, bigint>();
    this.#callResults.set(method, results);
    const before = this.state;
    let after = results.get(before.assigned);
    if (after === undefined) {
      const outer = this.#callSpan;
      this.#callSpan ??= span;
      this.#following.push(bound.symbol);
      const end = this.#inner(bound);
      this.#following.pop();
      this.#callSpan = outer;
      after = end.reachable ? end.assigned : -1n;
      results.set(before.assigned, after);
    }
    this.state = isCall ? { ...before, assigned: before.assigned | after } : before;
  }

  /** What is evaluated to know where an assignment goes. */
  #walkTarget(target: BoundExpression): void {
    if (target.kind === 'Local') {
      if (target.local.refKind !== 'none' && target.local.refKind !== 'out') this.walk(target);
    } else if (
      target.kind === 'FieldAccess' &&
      target.receiver?.kind === 'Local' &&
      !isReferenceType(target.receiver.type)
    )
      return;
    else if (target.kind !== 'Discard') this.walk(target);
  }
  #assignTarget(target: BoundExpression, value: BoundExpression | 'useful'): void {
    if (target.kind === 'Local') this.#assign(target.local, value);
    else if (
      target.kind === 'FieldAccess' &&
      target.receiver?.kind === 'Local' &&
      !isReferenceType(target.receiver.type)
    )
      this.#assign(target.receiver.local, 'useful');
    else if (target.kind === 'RefExpression') this.#assignTarget(target.operand, value);
  }

  /** Lambdas start from what is known where they stand; what they assign may never happen. */
  #lambda(bound: BoundFunction): void {
    const before = this.state;
    this.#inner(bound);
    this.state = before;
  }

  /** Walks a function inside this one, from the present state. @returns the state after it */
  #inner(bound: BoundFunction): FlowState {
    const jumps = this.#jumps.splice(0);
    const [labels, targets, outs, returns] = [
      this.#labels,
      this.#targets,
      this.#outParameters,
      this.#returns,
    ];
    this.#labels = new Map();
    this.#returns = unreachable;
    this.walkFunction(bound);
    const end = join(this.state, this.#returns);
    [this.#labels, this.#targets, this.#outParameters, this.#returns] = [labels, targets, outs, returns];
    this.#jumps.push(...jumps);
    return end;
  }

  #condition(node: BoundExpression): Branches {
    if (typeof node.constant?.value === 'boolean') {
      const isTrue = node.constant.value;
      const never: FlowState = { ...unreachable, reported: this.state.reported && !this.state.reachable };
      if (node.kind !== 'Literal') this.walk(node.kind === 'Logical' ? node.left : node);
      return { whenTrue: isTrue ? this.state : never, whenFalse: isTrue ? never : this.state };
    }
    switch (node.kind) {
      case 'Logical': {
        const left = this.#condition(node.left);
        this.state = node.operator === '&&' ? left.whenTrue : left.whenFalse;
        const right = this.#condition(node.right);
        return node.operator === '&&'
          ? { whenTrue: right.whenTrue, whenFalse: join(left.whenFalse, right.whenFalse) }
          : { whenTrue: join(left.whenTrue, right.whenTrue), whenFalse: right.whenFalse };
      }
      case 'Unary':
        if (node.operator === '!' && node.operandKind === 'bool') {
          const { whenTrue, whenFalse } = this.#condition(node.operand);
          return { whenTrue: whenFalse, whenFalse: whenTrue };
        }
        break;
      case 'IsPattern': {
        this.walk(node.operand);
        const before = this.state;
        this.#trackPattern(node.pattern);
        this.#assignPattern(node.pattern, false);
        const whenTrue = this.state;
        this.state = before;
        this.#assignPattern(node.pattern, true);
        // Where nothing comes by, everything counts as assigned.
        if (node.matchesAll) this.state = { ...this.state, assigned: unreachable.assigned };
        return { whenTrue, whenFalse: this.state };
      }
      case 'Binary': {
        const access = withoutConversions(node.left);
        if (
          (node.operator === '==' || node.operator === '!=') &&
          access.kind === 'ConditionalAccess' &&
          hasConstant(node.right)
        ) {
          this.walk(access.receiver);
          const receiver = this.state;
          this.walk(access.whenNotNull);
          const full = this.state;
          const isNull = withoutConversions(node.right).constant?.value === null;
          const isEqual = node.operator === '==';
          return isNull === isEqual
            ? { whenTrue: receiver, whenFalse: full }
            : { whenTrue: full, whenFalse: receiver };
        }
        break;
      }
      case 'NullCoalescing': {
        const access = withoutConversions(node.left);
        const fallback = node.right.constant?.value;
        if (access.kind === 'ConditionalAccess' && typeof fallback === 'boolean') {
          this.walk(access.receiver);
          const receiver = this.state;
          const inner = this.#condition(access.whenNotNull);
          return fallback
            ? { whenTrue: join(receiver, inner.whenTrue), whenFalse: inner.whenFalse }
            : { whenTrue: inner.whenTrue, whenFalse: join(receiver, inner.whenFalse) };
        }
        break;
      }
      case 'Conditional': {
        const { whenTrue, whenFalse } = this.#condition(node.condition);
        this.state = whenTrue;
        const first = this.#condition(node.whenTrue);
        this.state = whenFalse;
        const second = this.#condition(node.whenFalse);
        return {
          whenTrue: join(first.whenTrue, second.whenTrue),
          whenFalse: join(first.whenFalse, second.whenFalse),
        };
      }
      case 'Conversion':
        if (node.conversion === 'identity') return this.#condition(node.operand);
        break;
      default:
    }
    this.walk(node);
    return { whenTrue: this.state, whenFalse: this.state };
  }

  // -------------------------------------------------------------- patterns

  #trackPattern(pattern: BoundPattern): void {
    for (const local of patternLocals(pattern, 'any')) if (local.owner !== null) this.#track(local);
  }
  #assignPattern(pattern: BoundPattern, whenFalse: boolean): void {
    for (const local of patternLocals(pattern, whenFalse ? 'false' : 'true')) this.#assign(local, 'useful');
  }
}

function isIrrefutable(pattern: BoundPattern): boolean {
  return pattern.kind === 'DiscardPattern' || (pattern.kind === 'DeclarationPattern' && pattern.isVar);
}

function withoutConversions(node: BoundExpression): BoundExpression {
  return node.kind === 'Conversion' ? withoutConversions(node.operand) : node;
}
const hasConstant = (node: BoundExpression): boolean => withoutConversions(node).constant !== undefined;

/** Storing a constant (of a reference type: null) is no use of a variable; anything else is. */
function isUsefulValue(local: LocalSymbol, value: BoundExpression): boolean {
  const plain = withoutConversions(value);
  if (isReferenceType(local.type) && !isString(local.type)) return plain.constant?.value !== null;
  return plain.constant === undefined && plain.kind !== 'Default';
}
