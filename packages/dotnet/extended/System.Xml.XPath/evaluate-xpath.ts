// XPath 1.0 over any tree of nodes.
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { callFunction, needsContext } from './xpath-functions.ts';
import type { Axis, BinaryOperator, Expression, NodeTest, Step } from './parse-xpath.ts';
import { booleanOf, numberOf, textOf } from './xpath-values.ts';
import type { Context, NodeModel, XPathValue } from './xpath-values.ts';
import { XPathException } from './x-path-exception.ts';

/** Finds the namespace of a prefix; null where there is nobody to ask. */
export type PrefixLookup = ((prefix: string) => string | null) | null;

/** Evaluates expressions over one kind of tree. Node-sets are in document order. */
export class Evaluator<N extends object> {
  readonly model: NodeModel<N>;
  readonly #lookup: PrefixLookup;
  constructor(model: NodeModel<N>, lookup: PrefixLookup) {
    this.model = model;
    this.#lookup = lookup;
  }

  value(expression: Expression, context: Context<N>): XPathValue<N> {
    spend(1);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable':
        throw needsContext();
      case 'negate':
        return -numberOf(this.value(expression.operand, context), this.model);
      case 'binary':
        return this.#binary(expression.operator, expression.left, expression.right, context);
      case 'call':
        return callFunction(
          this.model,
          expression.name,
          expression.args.map((arg) => this.value(arg, context)),
          context,
          this.#lookup !== null,
        );
      case 'filter':
        return this.#filtered(this.nodes(expression.operand, context), expression.predicates);
      case 'path': {
        const { from } = expression;
        let nodes: readonly N[] =
          from === 'context'
            ? [context.node]
            : from === 'root'
              ? [this.#root(context.node)]
              : this.nodes(from, context);
        for (const step of expression.steps) nodes = this.#step(nodes, step);
        return nodes;
      }
      default:
        return expression satisfies never;
    }
  }
  /** @throws XPathException for an expression of another kind */
  nodes(expression: Expression, context: Context<N>): readonly N[] {
    const value = this.value(expression, context);
    if (!Array.isArray(value)) throw new XPathException('Expression must evaluate to a node-set.');
    return value as readonly N[];
  }
  #root(node: N): N {
    let top = node;
    for (let next = this.model.parent(top); next; next = this.model.parent(top)) {
      spend(1);
      top = next;
    }
    return top;
  }

  #step(nodes: readonly N[], step: Step): readonly N[] {
    const found = new Set<N>();
    for (const node of nodes) {
      const all = [...this.#axis(node, step.axis)];
      // Whether they fit is asked of each, and most may not.
      spend(1 + all.length);
      const candidates = all.filter((candidate) => this.#fits(candidate, step.test, step.axis));
      for (const result of this.#filtered(candidates, step.predicates)) found.add(result);
    }
    const isSorted = nodes.length <= 1 && !backward.has(step.axis);
    return isSorted ? [...found] : this.inOrder([...found]);
  }
  #filtered(nodes: readonly N[], predicates: readonly Expression[]): readonly N[] {
    let rest = nodes;
    for (const predicate of predicates) {
      const size = rest.length;
      rest = rest.filter((node, index) => {
        const value = this.value(predicate, { node, position: index + 1, size });
        return typeof value === 'number' ? value === index + 1 : booleanOf(value);
      });
    }
    return rest;
  }
  /** Sorts nodes as they stand in their document. */
  inOrder(nodes: N[]): readonly N[] {
    if (nodes.length < 2) return nodes;
    const wanted = new Set(nodes);
    const sorted: N[] = [];
    const lists: ('namespaces' | 'attributes')[] = nodes.some((node) => this.model.kind(node) === 'namespace')
      ? ['namespaces', 'attributes']
      : ['attributes'];
    for (const root of new Set(nodes.map((node) => this.#root(node)))) {
      for (const node of this.#all(root)) {
        if (wanted.has(node)) sorted.push(node);
        for (const list of lists)
          for (const attribute of this.model[list](node))
            if (wanted.delete(attribute)) sorted.push(attribute);
      }
    }
    return sorted;
  }
  *#all(node: N): Generator<N> {
    spend(1);
    yield node;
    for (const child of this.model.children(node)) yield* this.#all(child);
  }
  *#axis(node: N, axis: Axis): Generator<N> {
    const { model } = this;
    switch (axis) {
      case 'self':
        yield node;
        return;
      case 'child':
        yield* model.children(node);
        return;
      case 'attribute':
        yield* model.attributes(node);
        return;
      case 'namespace':
        yield* model.namespaces(node);
        return;
      case 'parent': {
        const parent = model.parent(node);
        if (parent) yield parent;
        return;
      }
      case 'ancestor-or-self':
        yield node;
        yield* this.#axis(node, 'ancestor');
        return;
      case 'ancestor':
        for (let next = model.parent(node); next; next = model.parent(next)) {
          spend(1);
          yield next;
        }
        return;
      case 'descendant-or-self':
        yield* this.#all(node);
        return;
      case 'descendant':
        for (const child of model.children(node)) yield* this.#all(child);
        return;
      case 'following-sibling':
      case 'preceding-sibling': {
        const parent = model.parent(node);
        const siblings = parent ? model.children(parent) : [];
        const index = siblings.indexOf(node);
        if (index < 0) return;
        yield* axis === 'following-sibling' ? siblings.slice(index + 1) : siblings.slice(0, index).reverse();
        return;
      }
      case 'following':
        for (const ancestor of this.#axis(node, 'ancestor-or-self'))
          for (const sibling of this.#axis(ancestor, 'following-sibling')) yield* this.#all(sibling);
        return;
      case 'preceding':
        for (const ancestor of this.#axis(node, 'ancestor-or-self'))
          for (const sibling of this.#axis(ancestor, 'preceding-sibling'))
            yield* [...this.#all(sibling)].reverse();
        return;
      default:
        axis satisfies never;
    }
  }
  #fits(node: N, test: NodeTest, axis: Axis): boolean {
    const { model } = this;
    const kind = model.kind(node);
    switch (test.kind) {
      case 'node':
        return true;
      case 'text':
      case 'comment':
        return kind === test.kind;
      case 'processing-instruction':
        return kind === test.kind && (test.target === undefined || model.local(node) === test.target);
      default: {
        if (kind !== (axis === 'attribute' || axis === 'namespace' ? axis : 'element')) return false;
        const uri = test.prefix === '' ? undefined : this.#namespace(test.prefix);
        if (test.local === '*') return uri === undefined || model.uri(node) === uri;
        return model.local(node) === test.local && model.uri(node) === (uri ?? '');
      }
    }
  }
  #namespace(prefix: string): string {
    if (!this.#lookup) throw needsContext();
    const uri = this.#lookup(prefix);
    if (uri === null) throw new XPathException(`Namespace prefix '${prefix}' is not defined.`);
    return uri;
  }

  #binary(operator: BinaryOperator, left: Expression, right: Expression, context: Context<N>): XPathValue<N> {
    const { model } = this;
    switch (operator) {
      case 'or':
        return booleanOf(this.value(left, context)) || booleanOf(this.value(right, context));
      case 'and':
        return booleanOf(this.value(left, context)) && booleanOf(this.value(right, context));
      case '|':
        return this.inOrder([...new Set([...this.nodes(left, context), ...this.nodes(right, context)])]);
      default:
    }
    const [a, b] = [this.value(left, context), this.value(right, context)];
    switch (operator) {
      case '+':
        return numberOf(a, model) + numberOf(b, model);
      case '-':
        return numberOf(a, model) - numberOf(b, model);
      case '*':
        return numberOf(a, model) * numberOf(b, model);
      case 'div':
        return numberOf(a, model) / numberOf(b, model);
      case 'mod':
        return numberOf(a, model) % numberOf(b, model);
      default:
        return this.#compare(operator, a, b);
    }
  }
  /** A node-set compares as each of its nodes: one that fits is enough. */
  #compare(operator: Comparison, left: XPathValue<N>, right: XPathValue<N>): boolean {
    const { model } = this;
    if (typeof left === 'boolean' || typeof right === 'boolean') {
      if (operator === '=' || operator === '!=')
        return (booleanOf(left) === booleanOf(right)) === (operator === '=');
      return compares(operator, Number(booleanOf(left)), Number(booleanOf(right)));
    }
    const each = (value: XPathValue<N>): readonly (string | number)[] =>
      typeof value === 'object' ? value.map((node) => textOf(node, model)) : [value as string | number];
    for (const a of each(left)) {
      for (const b of each(right)) {
        spend(1);
        if (typeof a === 'string') spendSize(a.length);
        const asText =
          typeof a === 'string' && typeof b === 'string' && (operator === '=' || operator === '!=');
        if (
          asText
            ? (a === b) === (operator === '=')
            : compares(operator, numberOf(a, model), numberOf(b, model))
        )
          return true;
      }
    }
    return false;
  }
}

type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
const backward: ReadonlySet<Axis> = new Set<Axis>([
  'ancestor',
  'ancestor-or-self',
  'preceding',
  'preceding-sibling',
  'following',
]);
function compares(operator: Comparison, left: number, right: number): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    default:
      return left >= right;
  }
}
