// The statements directly inside a statement.
import type { BoundStatement } from './bound-nodes.ts';

const none: readonly BoundStatement[] = [];

/** In the order in which they stand; functions inside are not entered. */
export function nestedStatements(statement: BoundStatement): readonly BoundStatement[] {
  switch (statement.kind) {
    case 'Block':
      return statement.statements;
    case 'If':
      return statement.elseStatement
        ? [statement.thenStatement, statement.elseStatement]
        : [statement.thenStatement];
    case 'For':
      return [...statement.initializers, statement.body];
    case 'While':
    case 'Do':
    case 'ForEach':
    case 'Using':
    case 'Lock':
      return [statement.body];
    case 'Switch':
      return statement.sections.flatMap((section) => section.statements);
    case 'Try': {
      const blocks = [statement.block, ...statement.catches.map(({ block }) => block)];
      return statement.finallyBlock ? [...blocks, statement.finallyBlock] : blocks;
    }
    case 'LocalDeclaration':
    case 'ExpressionStatement':
    case 'Return':
    case 'Throw':
    case 'Break':
    case 'Continue':
    case 'Label':
    case 'Goto':
    case 'YieldReturn':
    case 'YieldBreak':
    case 'Empty':
      return none;
  }
}
