// The statements directly inside a statement.
import type { LocalSymbol } from '../../symbols/local-symbols.ts';
import type { BoundStatement } from './bound-nodes.ts';

const none: readonly BoundStatement[] = [];

/** What a block consists of that does nothing but declare variables for its one statement; other statements as they are. */
export function onlyStatement(statement: BoundStatement | undefined): {
  readonly locals: readonly LocalSymbol[];
  readonly statement: BoundStatement | undefined;
} {
  const isWrapped =
    statement?.kind === 'Block' && statement.statements.length === 1 && statement.localFunctions.length === 0;
  return isWrapped
    ? { locals: statement.locals, statement: statement.statements[0] }
    : { locals: [], statement };
}

/** In the order in which they stand; functions inside are not entered. */
function nestedStatements(statement: BoundStatement): readonly BoundStatement[] {
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

/** The statements and those inside them, however deep, in no certain order; functions inside are not entered. */
export function* allStatements(statements: readonly BoundStatement[]): Iterable<BoundStatement> {
  const waiting = [...statements];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    yield at;
    for (const inner of nestedStatements(at)) waiting.push(inner);
  }
}
