// Where memory on the stack may go: a span over it does not outlive the method (C# 16.4.15).
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import { displayMember, displayParameter, displayType } from '../../symbols/display.ts';
import { isRefLike } from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import { isReturnable, reportUnreturnable } from '../expressions/assignments/returned-references.ts';
import type {
  BoundArgument,
  BoundExpression,
  BoundFunction,
  BoundInitializer,
} from '../bound-tree/bound-nodes.ts';

/** Reports spans over memory of the method that leave it. Code of lambdas is left alone. */
export function checkRefSafety(binder: Binder, bound: BoundFunction): void {
  new RefSafety(binder, bound.parameters).visit(bound.body);
}

type AnyNode = { readonly kind?: unknown; readonly [key: string]: unknown };

class RefSafety {
  readonly #binder: Binder;
  /** Variables whose values stay in the method. */
  readonly #confined = new Set<LocalSymbol>();

  constructor(binder: Binder, parameters: readonly LocalSymbol[]) {
    this.#binder = binder;
    for (const parameter of parameters) if (parameter.isScoped) this.#confined.add(parameter);
  }

  /** Walks the bound tree in the order of the code: nodes are plain objects with a kind, symbols are not. */
  visit(node: unknown): void {
    if (Array.isArray(node)) {
      for (const item of node) this.visit(item);
      return;
    }
    if (typeof node !== 'object' || node === null || Object.getPrototypeOf(node) !== Object.prototype) return;
    const { kind } = node as AnyNode;
    if (kind === 'Lambda' || kind === 'Placeholder') return;
    for (const [key, child] of Object.entries(node))
      if (key !== 'type' && key !== 'span' && key !== 'syntax' && key !== 'localFunctions') this.visit(child);
    if (kind === 'LocalDeclaration' || kind === 'Assignment' || kind === 'Return')
      this.#check(node as CheckedNode);
    else if (kind === 'Call') this.#checkArguments(node as BoundExpression & { readonly kind: 'Call' });
  }

  #check(node: CheckedNode): void {
    const { value } = node;
    if (node.kind === 'LocalDeclaration') {
      if (node.local.isScoped || (value && this.#isConfined(value))) this.#confined.add(node.local);
    } else if (
      value &&
      (node.kind === 'Return' || !(isInitialized(node.target) || this.#isConfined(node.target)))
    )
      this.#reportConfined(value);
  }

  /** What one argument holds may end up in what another one refers to. */
  #checkArguments(call: BoundExpression & { readonly kind: 'Call' }): void {
    const { arguments: all, method, span } = call;
    const open = all.find(
      ({ refKind, value }) => refKind === 'ref' && isRefLike(value.type) && !this.#isConfined(value),
    );
    const index = all.findIndex(({ refKind, value }) => refKind === 'none' && this.#isConfined(value));
    if (!open || index < 0) return;
    this.#reportConfined(all[index]!.value);
    this.#binder.error('CS8350', span, [displayMember(method), method.parameters[index]?.name ?? '']);
  }

  /** Whether the value refers to memory of the method. */
  #isConfined(node: BoundExpression): boolean {
    return isRefLike(node.type) && this.#sourceOf(node) !== undefined;
  }

  /** The part of an expression by which it refers to memory of the method; the expression where it is that itself. */
  #sourceOf(node: BoundExpression): BoundExpression | undefined {
    if (!isRefLike(node.type)) return undefined;
    switch (node.kind) {
      case 'Local':
        return this.#confined.has(node.local) ? node : undefined;
      case 'Conversion':
        if (node.operand.kind === 'InlineArrayItems')
          return isReturnable(node.operand.receiver) ? undefined : node;
        return node.memory ? node : this.#sourceOf(node.operand);
      case 'FieldAccess':
      case 'PropertyAccess':
        return node.receiver ? this.#sourceOf(node.receiver) : undefined;
      case 'IndexOrRangeAccess':
        return this.#sourceOf(node.receiver);
      case 'Conditional':
        return this.#sourceOf(node.whenTrue) ?? this.#sourceOf(node.whenFalse);
      case 'Call':
        return (node.receiver && this.#sourceOf(node.receiver)) ?? this.#fromArguments(node.arguments);
      case 'ObjectCreation':
        return (
          this.#fromArguments(node.arguments) ?? (node.initializer && this.#fromInitializer(node.initializer))
        );
      default:
        return undefined;
    }
  }

  #fromArguments(all: readonly BoundArgument[]): BoundExpression | undefined {
    for (const { value } of all) {
      const source = this.#sourceOf(value);
      if (source) return source;
    }
    return undefined;
  }

  #fromInitializer({ items }: BoundInitializer): BoundExpression | undefined {
    for (const item of items) {
      const source = item.kind === 'Assignment' ? this.#sourceOf(item.value) : undefined;
      if (source) return source;
    }
    return undefined;
  }

  /** Says by what the value refers to memory of the method, and through which calls it does. */
  #reportConfined(node: BoundExpression): void {
    const source = this.#sourceOf(node);
    if (!source) return;
    const { span, type } = source;
    if (source.kind === 'Local') this.#binder.error('CS8352', span, [variableText(source.local)]);
    else if (source.kind === 'Conversion' && source.operand.kind === 'InlineArrayItems')
      reportUnreturnable(this.#binder, source.operand.receiver, true, span);
    else if (source.kind === 'Conversion')
      this.#binder.error(source.memory === 'stackalloc' ? 'CS8353' : 'CS9203', span, [displayType(type)]);
    this.#reportThrough(node);
  }

  #reportThrough(node: BoundExpression): void {
    if (node.kind === 'Conversion' && !node.memory) return this.#reportThrough(node.operand);
    if (node.kind !== 'Call' && node.kind !== 'ObjectCreation') return;
    const method = node.kind === 'Call' ? node.method : node.constructorMethod;
    if (!method) return;
    const index = node.arguments.findIndex(({ value }) => this.#isConfined(value));
    if (index < 0) return;
    this.#reportThrough(node.arguments[index]!.value);
    this.#binder.error('CS8347', node.span, [displayMember(method), method.parameters[index]?.name ?? '']);
  }
}

type CheckedNode =
  | { readonly kind: 'LocalDeclaration'; readonly local: LocalSymbol; readonly value?: BoundExpression }
  | { readonly kind: 'Assignment'; readonly target: BoundExpression; readonly value: BoundExpression }
  | { readonly kind: 'Return'; readonly value?: BoundExpression };

/** A field of an object that is just being made. */
const isInitialized = (target: BoundExpression): boolean =>
  (target.kind === 'FieldAccess' || target.kind === 'PropertyAccess') &&
  target.receiver?.kind === 'Placeholder';

function variableText(local: LocalSymbol): string {
  return local.parameter ? `scoped ${displayParameter(local.parameter)} ${local.name}` : local.name;
}
