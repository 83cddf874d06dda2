// Blocks and bodies: a scope, what is declared in it, its statements.
import { errorType } from '@mockwright/language/metadata/symbols';
import { LocalSymbol } from '../../symbols/local-symbols.ts';
import { isVoid } from '../../symbols/type-extensions.ts';
import type { BlockSyntax, ExpressionSyntax, StatementSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { FunctionContext } from '../functions/function-context.ts';
import type {
  BoundBlock,
  BoundExpression,
  BoundLocalFunction,
  BoundStatement,
} from '../bound-tree/bound-nodes.ts';
import { declaredNames, expressionVariables } from '../lookup/expression-variables.ts';
import { childNodes, holdsAny } from '../syntax-walk.ts';
import type { DeclaredLabel } from '../lookup/scope.ts';
import { bindLocalDeclaration } from './declarations.ts';
import { bindDeclaredFunction, declareLocalFunction } from './local-functions.ts';
import type { DeclaredFunction } from './local-functions.ts';
import { bindUsingDeclaration } from './using.ts';

/** `{ … }` in a scope of its own. */
export function bindBlock(binder: Binder, syntax: BlockSyntax): BoundBlock {
  return bindStatements(binder.withNewScope(), syntax.statements, syntax);
}

/**
 * Statements in the scope of the binder, which is new and theirs alone.
 * @param isSection of a `switch`, whose labels are those of all its sections and declared already
 */
export function bindStatements(
  binder: Binder,
  statements: readonly StatementSyntax[],
  span: { readonly start: number; readonly end: number },
  isSection: boolean = false,
): BoundBlock {
  const scope = binder.scope!;
  for (const statement of statements) {
    for (const identifier of declaredNames(binder.submission, statement))
      if (!identifier.missing && !scope.pending.has(identifier.text))
        scope.pending.set(identifier.text, identifier.start);
    if (!isSection) declareLabels(binder, statement);
    const inner = withoutLabels(statement);
    if (inner.kind === 'LocalDeclarationStatement' && inner.usingKeyword) scope.usings.push(inner.start);
  }
  const functions = new Map<StatementSyntax, DeclaredFunction>();
  for (const statement of statements) {
    const inner = withoutLabels(statement);
    if (inner.kind === 'LocalFunctionStatement') functions.set(inner, declareLocalFunction(binder, inner));
  }
  const localFunctions: BoundLocalFunction[] = [];
  const bound = bindFrom(binder, statements, 0, functions, localFunctions);
  for (const { method, syntax, isDeclared } of functions.values())
    if (isDeclared && !binder.compilation.noted.usedFunctions.has(method))
      binder.error('CS8321', syntax.identifier, [method.name]);
  if (!isSection) reportUnusedLabels(binder, scope.labels);
  return {
    kind: 'Block',
    span: { start: span.start, end: span.end },
    locals: [...scope.locals],
    localFunctions,
    statements: bound,
  };
}

/** Warns of labels that nobody jumps to. */
export function reportUnusedLabels(binder: Binder, labels: Iterable<DeclaredLabel>): void {
  for (const { isUsed, start, name } of labels)
    if (!isUsed) binder.error('CS0164', { start, end: start + name.length });
}

/** Labels of a block are known in the whole of it: those before the statement are declared in the binder's scope. */
export function declareLabels(binder: Binder, statement: StatementSyntax): void {
  for (let at = statement; at.kind === 'LabeledStatement'; at = at.statement) {
    const { identifier } = at;
    // Of two the second is told of where it is bound.
    if (binder.scope!.label(identifier.text)) continue;
    for (let outer = binder.scope!.parent; outer; outer = outer.parent)
      if (outer.label(identifier.text)) binder.error('CS0158', identifier, [identifier.text]);
    if (isInSubmission(binder) && binder.submission.label(identifier.text))
      binder.error('CS0158', identifier, [identifier.text]);
    binder.scope!.addLabel({ name: identifier.text, start: identifier.start, isUsed: false });
  }
}

/** Whether the code, or that around the function in which it stands, is the script's own. */
function isInSubmission(binder: Binder): boolean {
  for (let at = binder.function; at; at = at.parent as FunctionContext | null)
    if (at.kind === 'submission') return true;
  return false;
}

const jumpTargets: ReadonlySet<StatementSyntax['kind']> = new Set([
  'WhileStatement',
  'DoStatement',
  'ForStatement',
  'ForEachStatement',
  'ForEachVariableStatement',
  'SwitchStatement',
]);

/** A statement behind a label, by which `break` and `continue` can leave it if it is a loop or a switch. */
export function bindLabelled(
  binder: Binder,
  syntax: StatementSyntax,
  label: DeclaredLabel | undefined,
): BoundStatement {
  return (label && jumpTargets.has(syntax.kind) ? binder.withLabel(label) : binder).bindStatement(syntax);
}

function withoutLabels(statement: StatementSyntax): StatementSyntax {
  return statement.kind === 'LabeledStatement' ? withoutLabels(statement.statement) : statement;
}

/** The label of a statement: in the scope of its block, or in that around it for the sections of a `switch`. */
const labelOf = ({ scope }: Binder, name: string): DeclaredLabel | undefined =>
  scope!.label(name) ?? scope!.parent?.label(name);

function bindFrom(
  binder: Binder,
  statements: readonly StatementSyntax[],
  from: number,
  functions: ReadonlyMap<StatementSyntax, DeclaredFunction>,
  localFunctions: BoundLocalFunction[],
): BoundStatement[] {
  const bound: BoundStatement[] = [];
  for (let index = from; index < statements.length; index++) {
    const statement = statements[index]!;
    let label: DeclaredLabel | undefined;
    for (let at = statement; at.kind === 'LabeledStatement'; at = at.statement) {
      const { identifier } = at;
      label = labelOf(binder, identifier.text);
      if (label && label.start !== identifier.start) binder.error('CS0140', identifier, [identifier.text]);
      if (label) bound.push({ kind: 'Label', span: at.identifier, label });
    }
    const inner = withoutLabels(statement);
    const declared = functions.get(inner);
    if (declared) localFunctions.push(bindDeclaredFunction(binder, declared));
    else if (inner.kind === 'LocalDeclarationStatement' && inner.usingKeyword) {
      const rest = (): BoundStatement[] => bindFrom(binder, statements, index + 1, functions, localFunctions);
      bound.push(
        bindUsingDeclaration(binder, inner, rest, { start: inner.start, end: statements.at(-1)!.end }),
      );
      forgetPending(binder, inner);
      return bound;
    } else if (inner.kind === 'LocalDeclarationStatement')
      bound.push(...bindLocalDeclaration(binder, inner.declaration, inner.modifiers, inner));
    else bound.push(bindLabelled(binder, inner, label));
    forgetPending(binder, inner);
  }
  return bound;
}

/** Names whose declaration came to nothing must not be reported again and again. */
function forgetPending(binder: Binder, statement: StatementSyntax): void {
  const scope = binder.scope!;
  // They stand in the order of their declarations.
  for (const [name, start] of scope.pending) {
    if (start >= statement.end) return;
    if (start >= statement.start)
      scope.addVariable(new LocalSymbol(name, 'variable', errorType, binder.function, { start, end: start }));
  }
}

const declarations: ReadonlySet<StatementSyntax['kind']> = new Set([
  'LocalDeclarationStatement',
  'LocalFunctionStatement',
  'LabeledStatement',
]);

/** A statement that is the body of another: in a scope of its own. A declaration has no use there (CS1023). */
export function bindEmbedded(binder: Binder, statement: StatementSyntax): BoundStatement {
  if (statement.kind === 'EmptyStatement') binder.error('CS0642', statement);
  return bindBodyStatement(binder, statement);
}

/** The body of a loop: that it is empty means something, unless a block follows. */
export function bindLoopBody(binder: Binder, statement: StatementSyntax): BoundStatement {
  if (statement.kind === 'EmptyStatement' && isFollowedByBlock(binder.source.text, statement.end))
    binder.error('CS0642', statement);
  return bindBodyStatement(binder, statement);
}

/** White space, comments, and what may be a directive. */
const skipped = /\s+|\/\/.*|\/\*[^]*?\*\/|#.*/y;

function isFollowedByBlock(text: string, end: number): boolean {
  for (let at = end; ; at = skipped.lastIndex) {
    if (text[at] === '{') return true;
    if (text[at] === '#' && text.slice(text.lastIndexOf('\n', at) + 1, at).trim() !== '') return false;
    skipped.lastIndex = at;
    if (!skipped.test(text)) return false;
  }
}

function bindBodyStatement(binder: Binder, statement: StatementSyntax): BoundStatement {
  if (statement.kind === 'Block') return binder.bindBlock(statement);
  if (declarations.has(statement.kind)) binder.error('CS1023', statement);
  const block = bindStatements(binder.withNewScope(), [statement], statement);
  const [only] = block.statements;
  return block.statements.length === 1 &&
    only &&
    block.locals.length === 0 &&
    block.localFunctions.length === 0
    ? only
    : block;
}

/** The body of a function: a block, or an expression as its one `return` (or statement, where nothing is returned). */
export function bindBody(binder: Binder, body: BlockSyntax | ExpressionSyntax): BoundBlock {
  return binder.compilation.parts.apart(() => bindBodyApart(binder, body));
}

function bindBodyApart(binder: Binder, body: BlockSyntax | ExpressionSyntax): BoundBlock {
  const context = binder.function!;
  if (body.kind === 'Block') {
    if (!context.isAnonymous && holdsAny(body, binder.submission.yields) && containsYield(body))
      context.isIterator = true;
    return bindBlock(binder, body);
  }
  const inner = binder.withNewScope();
  const scope = inner.scope!;
  for (const identifier of expressionVariables(binder.submission, body))
    scope.pending.set(identifier.text, identifier.start);
  const statement = bindExpressionBody(inner, body);
  const span = { start: body.start, end: body.end };
  return {
    kind: 'Block',
    span,
    locals: [...scope.locals],
    localFunctions: [],
    statements: statement ? [statement] : [],
  };
}

function bindExpressionBody(binder: Binder, body: ExpressionSyntax): BoundStatement | undefined {
  const context = binder.function!;
  const span = { start: body.start, end: body.end };
  if (body.kind === 'ThrowExpression') {
    const exception = binder.bindConverted(body.expression, binder.library.core('System.Exception'));
    return { kind: 'Throw', span, exception };
  }
  if (context.returnType === undefined) {
    const statement = { kind: 'Return' as const, span, value: undefined as BoundExpression | undefined };
    context.inferredReturns.push({
      value: binder.bindExpression(body),
      span,
      complete: (value) => void (statement.value = value),
    });
    return statement;
  }
  if (context.resultType === undefined || isVoid(context.resultType))
    return {
      kind: 'ExpressionStatement',
      span,
      expression: binder.areas.bindStatementExpression(binder, body, true),
    };
  if (context.isRefReturn || body.kind === 'RefExpression') {
    if (body.kind !== 'RefExpression') binder.error('CS8150', body);
    else if (!context.isRefReturn) binder.error('CS8149', body.expression);
    else
      return {
        kind: 'Return',
        span,
        value: binder.areas.bindReference(
          binder,
          body.expression,
          context.resultType,
          context.refKind === 'ref readonly',
          'return',
        ),
      };
  }
  const value = body.kind === 'RefExpression' && !context.isRefReturn ? body.expression : body;
  return { kind: 'Return', span, value: binder.areas.bindReturnedValue(binder, value, context.resultType) };
}

/** Whether a `yield` belongs to the function with this body. */
function containsYield(node: {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}): boolean {
  for (const child of childNodes(node)) {
    if (child.kind === 'YieldStatement') return true;
    if (
      child.kind === 'LocalFunctionStatement' ||
      child.kind.endsWith('LambdaExpression') ||
      child.kind === 'AnonymousMethodExpression'
    )
      continue;
    if (containsYield(child)) return true;
  }
  return false;
}
