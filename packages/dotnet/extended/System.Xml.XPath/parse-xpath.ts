// XPath 1.0: text → expression.
import { needsContext } from './xpath-functions.ts';
import { XPathException } from './x-path-exception.ts';

/** An axis, forward or backward. */
export type Axis =
  | 'ancestor'
  | 'ancestor-or-self'
  | 'attribute'
  | 'child'
  | 'descendant'
  | 'descendant-or-self'
  | 'following'
  | 'following-sibling'
  | 'namespace'
  | 'parent'
  | 'preceding'
  | 'preceding-sibling'
  | 'self';

/** What a step asks of a node: its name (`*` for any), or its kind. */
export type NodeTest =
  | { readonly kind: 'name'; readonly prefix: string; readonly local: string }
  | { readonly kind: 'node' | 'text' | 'comment' }
  | { readonly kind: 'processing-instruction'; readonly target: string | undefined };

/** A step of a location path. */
export interface Step {
  readonly axis: Axis;
  readonly test: NodeTest;
  readonly predicates: readonly Expression[];
}
/** The operators of XPath 1.0 between two operands. */
export type BinaryOperator =
  'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | 'div' | 'mod' | '|';
/** A parsed expression of XPath 1.0. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'negate'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'filter'; readonly operand: Expression; readonly predicates: readonly Expression[] }
  /** Steps from the context node, from the root, or from the nodes of an expression. */
  | {
      readonly kind: 'path';
      readonly from: Expression | 'context' | 'root';
      readonly steps: readonly Step[];
    };

const axes: ReadonlySet<string> = new Set<Axis>([
  'ancestor',
  'ancestor-or-self',
  'attribute',
  'child',
  'descendant',
  'descendant-or-self',
  'following',
  'following-sibling',
  'namespace',
  'parent',
  'preceding',
  'preceding-sibling',
  'self',
]);
const nodeKinds: ReadonlySet<string> = new Set(['node', 'text', 'comment', 'processing-instruction']);
const everything: Step = { axis: 'descendant-or-self', test: { kind: 'node' }, predicates: [] };
const precedence: readonly (readonly BinaryOperator[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', 'div', 'mod'],
];
const maximumDepth = 200;

interface Token {
  readonly kind: 'name' | 'number' | 'literal' | 'variable' | 'symbol' | 'end';
  readonly text: string;
}
const tokenPattern =
  /\s*(?:(\d+(?:\.\d*)?|\.\d+)|("[^"]*"|'[^']*')|(\$[\p{L}_][\p{L}\p{Nd}_.\-:]*)|([\p{L}_][\p{L}\p{Nd}_.\-·]*(?::(?!:)(?:[\p{L}_][\p{L}\p{Nd}_.\-·]*|\*))?)|(\/\/|::|\.\.|!=|<=|>=|[()[\].@,/|+\-=<>*]))/uy;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const end = text.trimEnd().length;
  while (at < end) {
    tokenPattern.lastIndex = at;
    const match = tokenPattern.exec(text);
    if (!match) {
      const rest = text.slice(at).trimStart();
      if (/^["']/.test(rest)) throw new XPathException('This is an unclosed string.');
      throw new XPathException(`'${text}' has an invalid token.`);
    }
    at = tokenPattern.lastIndex;
    const [, number, literal, variable, name, symbol] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (literal !== undefined) tokens.push({ kind: 'literal', text: literal.slice(1, -1) });
    else if (variable !== undefined) tokens.push({ kind: 'variable', text: variable.slice(1) });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'symbol', text: symbol! });
  }
  return tokens;
}

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;
  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }
  get hasVariable(): boolean {
    return this.#tokens.some(({ kind }) => kind === 'variable');
  }
  #token(offset: number = 0): Token {
    return this.#tokens[this.#at + offset] ?? { kind: 'end', text: '' };
  }
  #is(symbol: string, offset: number = 0): boolean {
    const token = this.#token(offset);
    return token.kind === 'symbol' && token.text === symbol;
  }
  #take(symbol: string): boolean {
    const found = this.#is(symbol);
    if (found) this.#at++;
    return found;
  }
  #expect(symbol: string): void {
    if (!this.#take(symbol)) throw this.#invalid();
  }
  #invalid(): XPathException {
    return new XPathException(`'${this.#text}' has an invalid token.`);
  }

  whole(): Expression {
    if (this.#tokens.length === 0) throw this.#nodeSet();
    const expression = this.#expression();
    if (this.#at < this.#tokens.length) throw this.#invalid();
    return expression;
  }
  #nodeSet(): XPathException {
    return new XPathException('Expression must evaluate to a node-set.');
  }
  #expression(): Expression {
    if (++this.#depth > maximumDepth) throw new XPathException('The xpath query is too complex.');
    const expression = this.#binary(0);
    this.#depth--;
    return expression;
  }
  #binary(level: number): Expression {
    const operators = precedence[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const { kind, text } = this.#token();
      const operator = operators.find((candidate) => candidate === text);
      if (operator === undefined || (kind !== 'symbol' && kind !== 'name')) return left;
      this.#at++;
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1) };
    }
  }
  #unary(): Expression {
    if (this.#take('-')) return { kind: 'negate', operand: this.#unary() };
    let left = this.#path();
    while (this.#take('|')) left = { kind: 'binary', operator: '|', left, right: this.#path() };
    return left;
  }
  #path(): Expression {
    if (!this.#startsPrimary()) return this.#locationPath();
    const primary = this.#primary();
    const predicates = this.#predicates();
    const operand: Expression =
      predicates.length > 0 ? { kind: 'filter', operand: primary, predicates } : primary;
    const steps: Step[] = [];
    this.#moreSteps(steps);
    return steps.length > 0 ? { kind: 'path', from: operand, steps } : operand;
  }
  #startsPrimary(): boolean {
    const { kind, text } = this.#token();
    if (kind === 'number' || kind === 'literal' || kind === 'variable' || this.#is('(')) return true;
    return kind === 'name' && this.#is('(', 1) && !nodeKinds.has(text);
  }
  #primary(): Expression {
    const { kind, text } = this.#token();
    this.#at++;
    switch (kind) {
      case 'number':
        return { kind: 'literal', value: Number(text) };
      case 'literal':
        return { kind: 'literal', value: text };
      case 'variable':
        return { kind: 'variable', name: text };
      case 'name':
        return this.#call(text);
      default: {
        const inner = this.#expression();
        this.#expect(')');
        return inner;
      }
    }
  }
  #call(name: string): Expression {
    this.#expect('(');
    const args: Expression[] = [];
    if (!this.#is(')')) {
      do args.push(this.#expression());
      while (this.#take(','));
    }
    this.#expect(')');
    return { kind: 'call', name, args };
  }
  #locationPath(): Expression {
    const steps: Step[] = [];
    if (this.#take('/')) {
      if (this.#startsStep()) this.#steps(steps);
      return { kind: 'path', from: 'root', steps };
    }
    if (this.#is('//')) {
      this.#moreSteps(steps);
      return { kind: 'path', from: 'root', steps };
    }
    this.#steps(steps);
    return { kind: 'path', from: 'context', steps };
  }
  #startsStep(): boolean {
    return this.#token().kind === 'name' || ['.', '..', '@', '*'].some((symbol) => this.#is(symbol));
  }
  #steps(steps: Step[]): void {
    steps.push(this.#step());
    this.#moreSteps(steps);
  }
  #moreSteps(steps: Step[]): void {
    for (;;) {
      if (this.#take('//')) steps.push(everything);
      else if (!this.#take('/')) return;
      steps.push(this.#step());
    }
  }
  #step(): Step {
    if (this.#take('.')) return { axis: 'self', test: { kind: 'node' }, predicates: [] };
    if (this.#take('..')) return { axis: 'parent', test: { kind: 'node' }, predicates: [] };
    let axis: Axis = 'child';
    if (this.#take('@')) axis = 'attribute';
    else if (this.#is('::', 1)) {
      const { text } = this.#token();
      if (!axes.has(text)) throw this.#invalid();
      axis = text as Axis;
      this.#at += 2;
    }
    const test = this.#test();
    return { axis, test, predicates: this.#predicates() };
  }
  #test(): NodeTest {
    if (this.#take('*')) return { kind: 'name', prefix: '', local: '*' };
    const { kind, text } = this.#token();
    if (kind !== 'name') throw this.#nodeSet();
    this.#at++;
    if (!nodeKinds.has(text) || !this.#is('(')) {
      const [local, prefix = ''] = text.split(':').reverse() as [string, string?];
      return { kind: 'name', prefix, local };
    }
    this.#at++;
    if (text !== 'processing-instruction') {
      this.#expect(')');
      return { kind: text as 'node' };
    }
    const target = this.#token().kind === 'literal' ? this.#token().text : undefined;
    if (target !== undefined) this.#at++;
    this.#expect(')');
    return { kind: 'processing-instruction', target };
  }
  #predicates(): Expression[] {
    const predicates: Expression[] = [];
    while (this.#take('[')) {
      predicates.push(this.#expression());
      this.#expect(']');
    }
    return predicates;
  }
}

/** Reads an XPath expression. A variable is refused, as nothing has a value for it. @throws XPathException */
export function parseForValue(text: string): Expression {
  const parser = new Parser(text);
  const expression = parser.whole();
  if (parser.hasVariable) throw needsContext();
  return expression;
}
