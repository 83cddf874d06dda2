// The variables that expressions declare (`out var x`, `is T x`, `var (a, b) = …`), found before anything is bound.
import type {
  ExpressionSyntax,
  IdentifierToken,
  PatternSyntax,
  StatementSyntax,
  SyntaxNode,
  TypeSyntax,
  VariableDeclarationSyntax,
} from '../../syntax/nodes.ts';
import type { Submission } from '../submissions/submission.ts';
import { childNodes, holdsAny } from '../syntax-walk.ts';

const none: readonly IdentifierToken[] = [];

/** Names declared in an expression or pattern of a submission for the scope around it, in order. */
export function expressionVariables(
  { designations }: Submission,
  node: ExpressionSyntax | PatternSyntax | SyntaxNode,
): readonly IdentifierToken[] {
  if (!holdsAny(node, designations)) return none;
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
    case 'BinaryExpression':
    case 'BinaryPattern': {
      // Chains of operators are long rather than deep.
      const rights: SyntaxNode[] = [];
      let first: SyntaxNode = node;
      while (first.kind === 'BinaryExpression' || first.kind === 'BinaryPattern') {
        rights.push(first.right);
        first = first.left;
      }
      collect(first, found);
      for (const right of rights.reverse()) collect(right, found);
      return;
    }
    default:
      for (const child of childNodes(node)) collect(child, found);
  }
}

/** The types that are written for variables which patterns and deconstructions in a statement declare, in order. */
export function typesOfVariables(
  { designations }: Submission,
  statement: StatementSyntax,
): readonly TypeSyntax[] {
  if (!holdsAny(statement, designations)) return [];
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

/** Names that a statement of a submission declares directly in the block that holds it. */
export function declaredNames(
  submission: Submission,
  statement: StatementSyntax,
): readonly IdentifierToken[] {
  switch (statement.kind) {
    case 'LocalDeclarationStatement':
      return declaredVariables(submission, statement.declaration);
    case 'LabeledStatement':
      return declaredNames(submission, statement.statement);
    case 'ExpressionStatement':
    case 'SwitchStatement':
    case 'LockStatement':
      return expressionVariables(submission, statement.expression);
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'YieldStatement':
    case 'GotoStatement':
      return statement.expression ? expressionVariables(submission, statement.expression) : none;
    case 'IfStatement':
      return expressionVariables(submission, statement.condition);
    default:
      return none;
  }
}

/** The variables that a declaration names, and those that its values declare. */
export function declaredVariables(
  submission: Submission,
  { variables }: VariableDeclarationSyntax,
): readonly IdentifierToken[] {
  return variables.flatMap(({ identifier, initializer }) =>
    initializer ? [identifier, ...expressionVariables(submission, initializer)] : identifier,
  );
}
