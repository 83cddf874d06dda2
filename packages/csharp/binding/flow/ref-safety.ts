// Where references go: what they refer to outlives what holds them (C# 9.7.2, 16.4.15).
import { displayParameter, displayType } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { Binder } from '../binder.ts';
import { reportUnreturnable } from '../expressions/assignments/returned-references.ts';
import { isStructValue } from '../expressions/members/access-member.ts';
import type {
  BoundExpression,
  BoundFunction,
  BoundInitializer,
  BoundPattern,
  BoundStatement,
} from '../bound-tree/bound-nodes.ts';
import { deconstructionTargets } from './expression-parts.ts';
import { EscapeScopes, givesReference, invocationOf, isToldToStay, scopes } from './escape-scopes.ts';
import type { Invocation, Passed } from './escape-scopes.ts';
import { patternLocals } from './pattern-locals.ts';

/** Reports references, and values that hold some, which leave the function or block that they refer into. */
export function checkRefSafety(binder: Binder, bound: BoundFunction): void {
  new RefSafety(binder).visitFunction(bound);
}

/** The same for the initializer of a field. */
export function checkRefSafetyOfValue(binder: Binder, value: BoundExpression): void {
  new RefSafety(binder).visit(value);
}

type AnyNode = { readonly kind?: unknown; readonly [key: string]: unknown };

class RefSafety {
  readonly #binder: Binder;
  readonly #scopes = new EscapeScopes();
  #depth: number = scopes.function;

  constructor(binder: Binder) {
    this.#binder = binder;
  }

  visitFunction({ parameters, body }: BoundFunction): void {
    const depth = this.#depth;
    // The block of the function is its scope.
    this.#depth = scopes.returned;
    for (const parameter of parameters) this.#scopes.declareParameter(parameter);
    this.visit(body);
    this.#depth = depth;
  }

  /** Walks the bound tree in the order of the code: nodes are plain objects with a kind, symbols are not. */
  visit(node: unknown): void {
    if (Array.isArray(node)) {
      for (const item of node) this.visit(item);
      return;
    }
    if (typeof node !== 'object' || node === null || Object.getPrototypeOf(node) !== Object.prototype) return;
    const { kind, locals } = node as AnyNode;
    if (kind === 'Placeholder') return;
    if (kind === 'Lambda') return this.visitFunction((node as BoundExpression & { kind: 'Lambda' }).function);
    const isScope = Array.isArray(locals);
    if (isScope) {
      this.#depth++;
      for (const local of locals as readonly LocalSymbol[])
        this.#scopes.foresee(local, this.#depth, local.isScoped ? this.#depth : scopes.caller);
    }
    this.#prepare(node as PreparedNode);
    for (const [key, child] of Object.entries(node))
      if (key !== 'type' && key !== 'span' && key !== 'syntax' && key !== 'localFunctions') this.visit(child);
    this.#check(node as CheckedNode);
    if (isScope) this.#depth--;
  }

  /** What is declared before it is used further inside. */
  #prepare(node: PreparedNode): void {
    if (node.kind === 'ForEach') this.#declareElement(node);
    else if (node.kind === 'SwitchExpression')
      for (const { pattern } of node.arms) this.#declarePattern(pattern, node.value);
    else if (node.kind === 'Switch')
      for (const { labels } of node.sections)
        for (const { pattern } of labels) if (pattern) this.#declarePattern(pattern, node.value);
  }

  #check(node: CheckedNode): void {
    switch (node.kind) {
      case 'LocalDeclaration':
        this.#declare(node.local, node.value);
        return;
      case 'Using':
        for (const { local, value } of node.resources) if (local) this.#declare(local, value);
        return;
      case 'IsPattern':
        this.#declarePattern(node.pattern, node.operand);
        return;
      case 'Deconstruction':
        for (const target of deconstructionTargets(node.parts))
          if (target.kind === 'Local' && target.local.declaration.start === target.span.start)
            this.#scopes.declare(target.local, this.#depth, this.#scopes.ofValue(node.value));
        return;
      case 'Assignment':
        if (node.isRef) this.#checkReferenceAssignment(node);
        else if (node.target.kind !== 'Discard' && !isInitialized(node.target))
          this.#checkValue(node.value, this.#scopes.ofValue(node.target));
        return;
      case 'Return':
        if (node.value?.kind !== 'RefExpression') {
          if (node.value) this.#checkValue(node.value, scopes.returned);
        } else if (!isToldToStay(node.value.operand))
          this.#checkReference(node.value.operand, scopes.returned);
        return;
      case 'Call':
      case 'ObjectCreation':
      case 'DelegateInvocation':
        this.#checkChanged(invocationOf(node));
    }
  }

  #declare(local: LocalSymbol, value: BoundExpression | undefined): void {
    const isReference = local.refKind !== 'none' && value !== undefined;
    const ofValue = value ? this.#scopes.ofValue(value) : scopes.caller;
    const reference = isReference && !local.isScoped ? this.#scopes.ofReference(value) : this.#depth;
    this.#scopes.declare(local, reference, local.isScoped && !isReference ? this.#depth : ofValue);
  }

  #declareElement({ local, expression, isRef, elementType }: StatementOf<'ForEach'>): void {
    if (!local) return;
    const value = this.#scopes.ofValue(expression);
    const ofElement = isRefLike(elementType) ? value : scopes.caller;
    const { isScoped } = local;
    const reference = isRef && !isScoped ? value : this.#depth;
    this.#scopes.declare(local, reference, isScoped && !isRef ? this.#depth : ofElement);
  }

  #declarePattern(pattern: BoundPattern, operand: BoundExpression): void {
    for (const local of patternLocals(pattern, 'any'))
      this.#scopes.declare(local, this.#depth, this.#scopes.ofValue(operand));
  }

  #checkReferenceAssignment(node: BoundExpression & { readonly kind: 'Assignment' }): void {
    const { target, value, span } = node;
    if (isInitialized(target) || target.kind !== 'FieldAccess' || !target.receiver) return;
    const to = this.#scopes.ofValue(target.receiver);
    const from = this.#scopes.ofReference(value);
    if (from <= to) return;
    const code = from === scopes.returned ? 'CS9079' : 'CS8374';
    const operand = value.kind === 'RefExpression' ? value.operand : value;
    this.#binder.error(code, span, [target.field.name, this.#textOf(operand.span)]);
  }

  /** What one argument holds may end up in what another one refers to. */
  #checkChanged(invocation: Invocation | undefined): void {
    if (!invocation || invocation.changed.length === 0) return;
    const { changed, passed, display, span } = invocation;
    for (const { value: target, isOut } of changed) {
      if (target.kind === 'Discard') continue;
      const from = passed.filter(({ value, isReference }) => value !== target && (isOut || !isReference));
      const { owner, localKind } =
        target.kind === 'Local' ? target.local : { owner: null, localKind: undefined };
      if (isOut && localKind === 'out' && owner) {
        const scope = Math.max(scopes.caller, ...from.map((each) => this.#scopes.ofPassed(each)));
        this.#scopes.declare((target as BoundExpression & { kind: 'Local' }).local, this.#depth, scope);
        continue;
      }
      const to = this.#scopes.ofValue(target);
      const wrong = from.find((each) => this.#scopes.ofPassed(each) > to);
      if (!wrong) continue;
      this.#checkPassed(wrong, to);
      this.#binder.error('CS8350', span, [display, wrong.parameter?.name ?? 'this']);
      return;
    }
  }

  /** Says by what the value refers to where it may not be seen, and through which calls it does. */
  #checkValue(node: BoundExpression, to: number): void {
    if (this.#scopes.ofValue(node) <= to) return;
    const { span } = node;
    switch (node.kind) {
      case 'Local':
        this.#binder.error('CS8352', span, [variableText(node.local)]);
        return;
      case 'Conversion':
        if (node.operand.kind === 'InlineArrayItems')
          reportUnreturnable(this.#binder, node.operand.receiver, span);
        else if (node.memory)
          this.#binder.error(node.memory === 'stackalloc' ? 'CS8353' : 'CS9203', span, [
            displayType(node.type),
          ]);
        else if (node.conversion !== 'userDefined') this.#checkValue(node.operand, to);
        else this.#checkInvocation(invocationOf(node), to);
        return;
      case 'FieldAccess':
        if (node.receiver) this.#checkValue(node.receiver, to);
        return;
      case 'IndexOrRangeAccess':
        this.#checkValue(node.receiver, to);
        return;
      case 'Conditional': {
        const { whenTrue, whenFalse } = node;
        this.#checkValue(this.#scopes.ofValue(whenTrue) > to ? whenTrue : whenFalse, to);
        return;
      }
      case 'SwitchExpression': {
        const wrong = node.arms.find(({ value }) => this.#scopes.ofValue(value) > to);
        if (wrong) this.#checkValue(wrong.value, to);
        return;
      }
      case 'Assignment':
        this.#checkValue(node.value, to);
        return;
      case 'RefExpression':
        this.#checkValue(node.operand, to);
        return;
      case 'With':
        if (this.#scopes.ofValue(node.operand) > to) this.#checkValue(node.operand, to);
        else this.#checkInitializer(node.initializer, to, node.span.end);
        return;
      case 'ObjectCreation': {
        const invocation = invocationOf(node);
        if (invocation && this.#scopes.ofInvocation(invocation) > to) this.#checkInvocation(invocation, to);
        else if (node.initializer) this.#checkInitializer(node.initializer, to, node.span.end);
        return;
      }
      default:
        this.#checkInvocation(invocationOf(node), to);
    }
  }

  #checkInitializer({ items }: BoundInitializer, to: number, end: number): void {
    const wrong = items.find(
      (item) =>
        item.kind === 'Assignment' &&
        (item.isRef ? this.#scopes.ofReference(item.value) : this.#scopes.ofValue(item.value)) > to,
    ) as BoundExpression | undefined;
    const [first] = items as readonly BoundExpression[];
    if (!wrong || !first) return;
    const { text } = this.#binder.source;
    this.#binder.error('CS8352', { start: text.lastIndexOf('{', first.span.start), end }, [
      this.#textOf(wrong.span),
    ]);
  }

  #checkInvocation(invocation: Invocation | undefined, to: number): void {
    const wrong = invocation?.passed.find((each) => this.#scopes.ofPassed(each) > to);
    if (!invocation || !wrong) return;
    this.#checkPassed(wrong, to);
    if (wrong.parameter)
      this.#binder.error('CS8347', invocation.span, [invocation.display, wrong.parameter.name]);
  }

  #checkPassed({ value, isReference }: Passed, to: number): void {
    if (isReference) this.#checkReference(value, to);
    else this.#checkValue(value, to);
  }

  /** Says why the variable itself may not be seen there. */
  #checkReference(node: BoundExpression, to: number, isOwner = false): void {
    if (this.#scopes.ofReference(node) <= to) return;
    switch (node.kind) {
      case 'Local':
        this.#reportVariable(node.local, node.span, to, isOwner);
        return;
      case 'This':
        this.#binder.error('CS8170', node.span);
        return;
      case 'RefExpression':
        this.#checkReference(node.operand, to);
        return;
      case 'FieldAccess':
        if (!node.receiver || !isStructValue(node.receiver.type)) return;
        if (node.field.refKind === 'none') this.#checkReference(node.receiver, to, true);
        else this.#checkValue(node.receiver, to);
        return;
      case 'Conditional':
        this.#checkReference(node.whenTrue, to);
        this.#checkReference(node.whenFalse, to);
        return;
      case 'ArrayAccess':
        if (node.array.kind === 'InlineArrayItems') this.#checkReference(node.array.receiver, to, true);
        return;
      case 'IndexOrRangeAccess':
        if (node.receiver.kind === 'InlineArrayItems') this.#checkReference(node.receiver.receiver, to, true);
        else this.#checkValue(node.receiver, to);
        return;
      default:
        if (givesReference(node)) this.#checkInvocation(invocationOf(node), to);
        else this.#binder.error('CS8156', node.span);
    }
  }

  #reportVariable(local: LocalSymbol, span: TextSpan, to: number, isOwner: boolean): void {
    const { name, refKind, localKind, isScoped } = local;
    if (localKind !== 'parameter') {
      const code = refKind === 'none' ? (isOwner ? 'CS8169' : 'CS8168') : isOwner ? 'CS8158' : 'CS8157';
      this.#binder.error(to > scopes.returned ? 'CS8352' : code, span, [name]);
    } else if (refKind === 'none') this.#binder.error(isOwner ? 'CS8167' : 'CS8166', span, [name]);
    else if (isScoped || refKind === 'out') this.#binder.error(isOwner ? 'CS9076' : 'CS9075', span, [name]);
    else this.#binder.error(isOwner ? 'CS9078' : 'CS9077', span, [name]);
  }

  #textOf({ start, end }: TextSpan): string {
    return this.#binder.source.text.slice(start, end);
  }
}

type StatementOf<Kind> = Extract<BoundStatement, { readonly kind: Kind }>;

type PreparedNode =
  StatementOf<'ForEach' | 'Switch'> | Extract<BoundExpression, { kind: 'SwitchExpression' }>;

type CheckedNode =
  | StatementOf<'LocalDeclaration' | 'Return' | 'Using'>
  | Extract<
      BoundExpression,
      {
        kind:
          'Assignment' | 'Deconstruction' | 'IsPattern' | 'Call' | 'ObjectCreation' | 'DelegateInvocation';
      }
    >;

/** A field of an object that is just being made. */
const isInitialized = (target: BoundExpression): boolean =>
  (target.kind === 'FieldAccess' || target.kind === 'PropertyAccess') &&
  target.receiver?.kind === 'Placeholder';

function variableText(local: LocalSymbol): string {
  if (!local.parameter) return local.name;
  const text = `${displayParameter(local.parameter)} ${local.name}`;
  return local.isScoped ? `scoped ${text}` : text;
}
