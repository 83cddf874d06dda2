// The variables that expressions declare (`out var x`, `is T x`, `var (a, b) = …`), found before anything is bound.
import type {
  ExpressionSyntax,
  IdentifierToken,
  PatternSyntax,
  StatementSyntax,
  SyntaxNode,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import { childNodes } from '../syntax-walk.ts';

/** Names declared in an expression or pattern for the scope around it, in order. */
export function expressionVariables(
  node: ExpressionSyntax | PatternSyntax | SyntaxNode,
): readonly IdentifierToken[] {
  const found: IdentifierToken[] = [];
  collect(node, found);
  return found;
}

function collect(node: SyntaxNode, found: IdentifierToken[]): void {
  switch (node.kind) {
    case 'SingleVariableDesignation':
      found.push(node.identifier);
      return;
    case 'SimpleLambdaExpression':
    case 'ParenthesizedLambdaExpression':
    case 'AnonymousMethodExpression':
    case 'Block':
      return;
    case 'SwitchExpression':
      collect(node.governingExpression, found);
      return;
    case 'QueryExpression':
      collect(node.fromClause.expression, found);
      return;
    default:
      for (const child of childNodes(node)) collect(child, found);
  }
}

/** The types that are written for variables which patterns and deconstructions in a statement declare, in order. */
export function typesOfVariables(statement: StatementSyntax): readonly TypeSyntax[] {
  const found: TypeSyntax[] = [];
  if (statement.kind === 'ExpressionStatement' || statement.kind === 'ReturnStatement') {
    if (statement.expression) collectTypes(statement.expression, found);
  } else if (statement.kind === 'IfStatement') collectTypes(statement.condition, found);
  return found;
}

function collectTypes(node: SyntaxNode, found: TypeSyntax[]): void {
  if (hasOwnVariables(node) || (node.kind === 'Argument' && node.refKind !== 'none')) return;
  const isDesignated =
    node.kind === 'DeclarationPattern' ||
    node.kind === 'RecursivePattern' ||
    node.kind === 'DeclarationExpression';
  if (isDesignated && node.type && node.designation?.kind === 'SingleVariableDesignation')
    found.push(node.type);
  for (const child of childNodes(node)) collectTypes(child, found);
}

const hasOwnVariables = ({ kind }: SyntaxNode): boolean =>
  kind === 'SimpleLambdaExpression' ||
  kind === 'ParenthesizedLambdaExpression' ||
  kind === 'AnonymousMethodExpression' ||
  kind === 'Block' ||
  kind === 'SwitchExpression' ||
  kind === 'QueryExpression';

/** Names that a statement declares directly in the block that holds it. */
export function* declaredNames(statement: StatementSyntax): Iterable<IdentifierToken> {
  switch (statement.kind) {
    case 'LocalDeclarationStatement':
      for (const variable of statement.declaration.variables) {
        yield variable.identifier;
        if (variable.initializer) yield* expressionVariables(variable.initializer);
      }
      return;
    case 'LabeledStatement':
      yield* declaredNames(statement.statement);
      return;
    case 'ExpressionStatement':
    case 'SwitchStatement':
    case 'LockStatement':
      yield* expressionVariables(statement.expression);
      return;
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'YieldStatement':
    case 'GotoStatement':
      if (statement.expression) yield* expressionVariables(statement.expression);
      return;
    case 'IfStatement':
      yield* expressionVariables(statement.condition);
      return;
    default:
  }
}
