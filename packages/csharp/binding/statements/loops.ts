// `if`, `while`, `do`, `for`.
import type {
  DoStatementSyntax,
  ForStatementSyntax,
  IfStatementSyntax,
  WhileStatementSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression, BoundStatement } from '../bound-tree/bound-nodes.ts';
import { expressionVariables } from '../lookup/expression-variables.ts';
import { bindEmbedded, bindLoopBody } from './block.ts';
import { bindLocalDeclaration } from './declarations.ts';

/** The variables of the condition belong to the block around the `if`; that of an `else if` is one of its own. */
export function bindIf(binder: Binder, syntax: IfStatementSyntax): BoundStatement {
  const branches = [bindBranch(binder, syntax)];
  let last = syntax;
  for (let next = syntax.elseStatement; next?.kind === 'IfStatement'; next = next.elseStatement) {
    const inner = branches.at(-1)!.binder.withNewScope();
    announce(inner, [next.condition]);
    branches.push(bindBranch(inner, next));
    last = next;
  }
  const innermost = branches.at(-1)!.binder;
  let otherwise = last.elseStatement && bindEmbedded(innermost, last.elseStatement);
  for (const { binder: inside, syntax: branch, condition, thenStatement } of branches.reverse()) {
    const span = branch;
    otherwise = { kind: 'If', span, condition, thenStatement, elseStatement: otherwise };
    const locals = inside === binder ? [] : [...inside.scope!.locals];
    if (locals.length > 0)
      otherwise = { kind: 'Block', span, locals, localFunctions: [], statements: [otherwise] };
  }
  return otherwise!;
}

interface IfBranch {
  readonly binder: Binder;
  readonly syntax: IfStatementSyntax;
  readonly condition: BoundExpression;
  readonly thenStatement: BoundStatement;
}

function bindBranch(binder: Binder, syntax: IfStatementSyntax): IfBranch {
  const condition = binder.bindCondition(syntax.condition);
  return { binder, syntax, condition, thenStatement: bindEmbedded(binder, syntax.statement) };
}

/** `while (a) …`. */
export function bindWhile(binder: Binder, syntax: WhileStatementSyntax): BoundStatement {
  const inner = binder.withNewScope().withLoop();
  announce(inner, [syntax.condition]);
  const condition = inner.bindCondition(syntax.condition);
  const body = bindLoopBody(inner, syntax.statement);
  return { kind: 'While', span: syntax, condition, body, locals: [...inner.scope!.locals] };
}

/** `do … while (a);`. */
export function bindDo(binder: Binder, syntax: DoStatementSyntax): BoundStatement {
  const inner = binder.withNewScope();
  announce(inner, [syntax.condition]);
  const condition = inner.bindCondition(syntax.condition);
  const body = bindEmbedded(inner.withLoop(), syntax.statement);
  return { kind: 'Do', span: syntax, body, condition, locals: [...inner.scope!.locals] };
}

/** `for (…; …; …) …`. */
export function bindFor(binder: Binder, syntax: ForStatementSyntax): BoundStatement {
  const outer = binder.withNewScope();
  const { areas } = outer;
  const values =
    syntax.declaration?.variables.flatMap(({ initializer }) => (initializer ? [initializer] : [])) ??
    syntax.initializers;
  for (const variable of syntax.declaration?.variables ?? [])
    outer.scope!.pending.set(variable.identifier.text, variable.identifier.start);
  announce(outer, values);
  const initializers: BoundStatement[] = syntax.declaration
    ? bindLocalDeclaration(outer, syntax.declaration, [], syntax.declaration)
    : syntax.initializers.map((initializer) => ({
        kind: 'ExpressionStatement',
        span: initializer,
        expression: areas.bindStatementExpression(outer, initializer),
      }));
  const inner = outer.withNewScope();
  if (syntax.condition) announce(inner, [syntax.condition]);
  const condition = syntax.condition && inner.bindCondition(syntax.condition);
  const turn = inner.withNewScope();
  announce(turn, syntax.incrementors);
  const incrementors = syntax.incrementors.map((incrementor) =>
    areas.bindStatementExpression(turn, incrementor),
  );
  const body = bindLoopBody(inner.withLoop(), syntax.statement);
  return {
    kind: 'For',
    span: syntax,
    locals: [...outer.scope!.locals],
    initializers,
    condition,
    incrementors,
    body,
    conditionLocals: [...inner.scope!.locals],
    incrementorLocals: [...turn.scope!.locals],
  };
}

/** Makes the names that expressions will declare known to the scope. */
export function announce(
  binder: Binder,
  expressions: Iterable<Parameters<typeof expressionVariables>[1]>,
): void {
  for (const expression of expressions)
    for (const identifier of expressionVariables(binder.submission, expression))
      binder.scope!.pending.set(identifier.text, identifier.start);
}
