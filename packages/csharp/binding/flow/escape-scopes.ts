// How far values of ref-like types, and references, may go (C# 9.7.2, 16.4.15): the larger the number, the less far.
import type { NamedType, ParameterSymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember } from '../../symbols/display.ts';
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isRefLike } from '../../symbols/type-extensions.ts';
import { isReturnable } from '../expressions/assignments/returned-references.ts';
import { hasUnscopedRef, isStructValue } from '../expressions/members/access-member.ts';
import type { BoundArgument, BoundExpression, BoundInitializer } from '../bound-tree/bound-nodes.ts';

/** The scopes around the blocks of a function, each of which is one more. */
export const scopes = { caller: 0, returned: 1, function: 2 } as const;

/** What is handed to a call, and what of it the result may hold. */
export interface Passed {
  readonly value: BoundExpression;
  /** The variable itself, not its value. */
  readonly isReference: boolean;
  /** Undefined for the receiver. */
  readonly parameter: ParameterSymbol | undefined;
}

/** A call of any sort, as far as scopes are concerned. */
export interface Invocation {
  readonly display: string;
  readonly span: TextSpan;
  readonly passed: readonly Passed[];
  /** What the call may change that holds references: by `ref`, by `out`, or the receiver. */
  readonly changed: readonly { readonly value: BoundExpression; readonly isOut: boolean }[];
}

/** How far the variable itself and its value may go. */
interface VariableScopes {
  readonly reference: number;
  value: number;
}

/** The scopes of variables and expressions of one function. */
export class EscapeScopes {
  readonly #variables = new Map<LocalSymbol, VariableScopes>();

  declareParameter(local: LocalSymbol): void {
    const { refKind, isScoped, type, parameter } = local;
    const isHeld = isScoped || refKind === 'out';
    const reference = refKind === 'none' || isHeld ? scopes.function : scopes.returned;
    const isParams = parameter?.isParams === true;
    let value: number = scopes.caller;
    if (isRefLike(type) && refKind === 'out') value = scopes.returned;
    else if (isRefLike(type) && refKind === 'none' && (isScoped || isParams)) value = scopes.function;
    this.#variables.set(local, { reference, value });
  }

  declare(local: LocalSymbol, reference: number, value: number): void {
    this.#variables.set(local, { reference, value: isRefLike(local.type) ? value : scopes.caller });
  }

  /** The same until more is known of its value. */
  foresee(local: LocalSymbol, reference: number, value: number): void {
    if (!this.#variables.has(local)) this.declare(local, reference, value);
  }

  /** Variables of functions around this one have no scopes here; those of the script are fields. */
  ofVariable(local: LocalSymbol): VariableScopes {
    const reference = local.owner === null ? scopes.caller : scopes.function;
    return this.#variables.get(local) ?? { reference, value: scopes.caller };
  }

  /** How far a value may go: anywhere where its type holds no references. */
  ofValue(node: BoundExpression): number {
    if (!isRefLike(node.type)) return scopes.caller;
    switch (node.kind) {
      case 'Local':
        return this.ofVariable(node.local).value;
      case 'This':
        return node.isConstructor ? scopes.returned : scopes.caller;
      case 'Conversion':
        if (node.operand.kind === 'InlineArrayItems') return this.ofReference(node.operand.receiver);
        if (node.memory) return scopes.function;
        break;
      case 'FieldAccess':
        return node.receiver ? this.ofValue(node.receiver) : scopes.caller;
      case 'IndexOrRangeAccess':
        return this.ofValue(node.receiver);
      case 'Conditional':
        return Math.max(this.ofValue(node.whenTrue), this.ofValue(node.whenFalse));
      case 'SwitchExpression':
        return Math.max(scopes.caller, ...node.arms.map(({ value }) => this.ofValue(value)));
      case 'Assignment':
        return this.ofValue(node.isRef ? node.target : node.value);
      case 'RefExpression':
        return this.ofValue(node.operand);
      case 'With':
        return Math.max(this.ofValue(node.operand), this.ofInitializer(node.initializer));
      default:
    }
    const invocation = invocationOf(node);
    const ofCall = invocation ? this.ofInvocation(invocation) : scopes.caller;
    return node.kind === 'ObjectCreation' && node.initializer
      ? Math.max(ofCall, this.ofInitializer(node.initializer))
      : ofCall;
  }

  /** How far the variable itself may go. */
  ofReference(node: BoundExpression): number {
    switch (node.kind) {
      case 'Local':
        return this.ofVariable(node.local).reference;
      case 'This':
        return !isStructValue(node.type) || node.isUnscoped ? scopes.returned : scopes.function;
      case 'FieldAccess':
        if (!node.receiver || !isStructValue(node.receiver.type)) return scopes.caller;
        return node.field.refKind === 'none' ? this.ofReference(node.receiver) : this.ofValue(node.receiver);
      case 'ArrayAccess':
        return node.array.kind === 'InlineArrayItems' ? this.ofReference(node.array.receiver) : scopes.caller;
      case 'IndexOrRangeAccess':
        return node.receiver.kind === 'InlineArrayItems'
          ? this.ofReference(node.receiver.receiver)
          : this.ofValue(node.receiver);
      case 'Conditional':
        return Math.max(this.ofReference(node.whenTrue), this.ofReference(node.whenFalse));
      case 'RefExpression':
        return this.ofReference(node.operand);
      case 'Bad':
      case 'Placeholder':
        return scopes.caller;
      default: {
        const invocation = givesReference(node) ? invocationOf(node) : undefined;
        return invocation ? this.ofInvocation(invocation) : scopes.function;
      }
    }
  }

  ofInvocation({ passed }: Invocation): number {
    return Math.max(scopes.caller, ...passed.map((each) => this.ofPassed(each)));
  }

  ofPassed({ value, isReference }: Passed): number {
    return isReference ? this.ofReference(value) : this.ofValue(value);
  }

  ofInitializer({ items }: BoundInitializer): number {
    let scope: number = scopes.caller;
    for (const item of items)
      if (item.kind === 'Assignment')
        scope = Math.max(scope, item.isRef ? this.ofReference(item.value) : this.ofValue(item.value));
    return scope;
  }
}

/** Whether what is called gives a variable. */
export function givesReference(node: BoundExpression): boolean {
  switch (node.kind) {
    case 'Call':
      return node.method.refKind !== 'none';
    case 'PropertyAccess':
      return (node.property.getMethod?.refKind ?? 'none') !== 'none';
    case 'DelegateInvocation':
      return (node.delegate.type as NamedType).delegateInvoke?.refKind !== 'none';
    default:
      return false;
  }
}

/** What is called in an expression, if anything is. */
export function invocationOf(node: BoundExpression): Invocation | undefined {
  const { span } = node;
  switch (node.kind) {
    case 'Call': {
      const { method, receiver, arguments: all } = node;
      const isFixed = method.flags.isReadOnly === true || method.containingType?.flags.isReadOnly === true;
      return {
        display: displayMember(method),
        span,
        passed: [
          ...passedReceiver(receiver, hasUnscopedRef(method)),
          ...passedArguments(all, method.parameters),
        ],
        changed: changedBy(receiver && !isFixed ? receiver : null, all, method.parameters),
      };
    }
    case 'PropertyAccess': {
      const { property, receiver, arguments: all } = node;
      const passed = passedReceiver(receiver, hasUnscopedRef(property));
      const display = displayMember(property);
      return {
        display,
        span,
        passed: [...passed, ...passedArguments(all, property.parameters)],
        changed: [],
      };
    }
    case 'DelegateInvocation': {
      const invoke = (node.delegate.type as NamedType).delegateInvoke;
      if (!invoke) return undefined;
      const passed = passedArguments(node.arguments, invoke.parameters);
      const changed = changedBy(null, node.arguments, invoke.parameters);
      return { display: displayMember(invoke), span, passed, changed };
    }
    case 'ObjectCreation': {
      const { constructorMethod: method, arguments: all } = node;
      if (!method) return undefined;
      const passed = passedArguments(all, method.parameters);
      return {
        display: displayMember(method),
        span,
        passed,
        changed: changedBy(null, all, method.parameters),
      };
    }
    case 'Conversion':
      if (node.conversion !== 'userDefined' || !node.method)
        return { display: '', span, passed: passedReceiver(node.operand, false), changed: [] };
      return ofOperator(displayMember(node.method), span, [node.operand], node.method.parameters);
    case 'Unary':
      return (
        node.method && ofOperator(displayMember(node.method), span, [node.operand], node.method.parameters)
      );
    case 'Binary':
      return (
        node.method &&
        ofOperator(displayMember(node.method), span, [node.left, node.right], node.method.parameters)
      );
    default:
      return undefined;
  }
}

const ofOperator = (
  display: string,
  span: TextSpan,
  operands: readonly BoundExpression[],
  parameters: readonly ParameterSymbol[],
): Invocation => ({
  display,
  span,
  passed: passedArguments(
    operands.map((value, index) => ({ value, refKind: parameters[index]?.refKind ?? 'none' })),
    parameters,
  ),
  changed: [],
});

function passedReceiver(receiver: BoundExpression | null, isOpen: boolean): readonly Passed[] {
  if (!receiver || !isStructValue(receiver.type)) return [];
  const value = { value: receiver, isReference: false, parameter: undefined };
  return isOpen ? [{ ...value, isReference: true }, value] : [value];
}

function passedArguments(
  all: readonly BoundArgument[],
  parameters: readonly ParameterSymbol[],
): readonly Passed[] {
  return all.flatMap(({ value, refKind }, index): readonly Passed[] => {
    const parameter = parameters[index];
    if (!parameter || parameter.refKind === 'out') return [];
    const isScoped = parameter.isScoped === true || (parameter.isParams && isRefLike(parameter.type));
    const passed: Passed[] = [];
    if (parameter.refKind !== 'none' && refKind !== 'none' && !isScoped)
      passed.push({ value, isReference: true, parameter });
    if (isRefLike(value.type) && !(isScoped && parameter.refKind === 'none'))
      passed.push({ value, isReference: false, parameter });
    return passed;
  });
}

function changedBy(
  receiver: BoundExpression | null,
  all: readonly BoundArgument[],
  parameters: readonly ParameterSymbol[],
): Invocation['changed'] {
  const changed = all.flatMap(({ value, refKind }, index) =>
    (refKind === 'ref' || refKind === 'out') && parameters[index] && isRefLike(value.type)
      ? [{ value, isOut: refKind === 'out' }]
      : [],
  );
  return receiver && isRefLike(receiver.type) ? [{ value: receiver, isOut: false }, ...changed] : changed;
}

/** Whether a reference was found to stay in the function when it was bound: that was told. */
export const isToldToStay = (node: BoundExpression): boolean => !isReturnable(node);
