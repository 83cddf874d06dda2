// The variables that expressions declare (`out var x`, `is T x`, `var (a, b) = …`), found before anything is bound.
import type {
  ExpressionSyntax,
  IdentifierToken,
  PatternSyntax,
  StatementSyntax,
  SyntaxNode,
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
