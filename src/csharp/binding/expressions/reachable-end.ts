// Whether the end of a lambda's block can be reached: then it need not, or must not, return a value.
import type { BoundExpression, BoundStatement } from '../bound-nodes.ts';

/** Whether control can come out at the end of the statement. */
export function endIsReachable(statement: BoundStatement): boolean {
  switch (statement.kind) {
    case 'Return':
    case 'Throw':
    case 'Break':
    case 'Continue':
    case 'Goto':
    case 'YieldBreak':
      return false;
    case 'Block':
      return statement.statements.reduce((reachable, each) => (reachable || each.kind === 'Label') && endIsReachable(each), true);
    case 'If':
      if (isConstant(statement.condition, true)) return endIsReachable(statement.thenStatement);
      if (isConstant(statement.condition, false)) return statement.elseStatement === undefined || endIsReachable(statement.elseStatement);
      return statement.elseStatement === undefined || endIsReachable(statement.thenStatement) || endIsReachable(statement.elseStatement);
    case 'While':
      return !isConstant(statement.condition, true) || hasBreak(statement.body);
    case 'For':
      return (statement.condition !== undefined && !isConstant(statement.condition, true)) || hasBreak(statement.body);
    case 'Do':
      return hasBreak(statement.body) || (!isConstant(statement.condition, true) && (endIsReachable(statement.body) || hasContinue(statement.body)));
    case 'Switch': {
      const hasDefault = statement.sections.some(({ labels }) => labels.some(({ pattern }) => pattern === undefined || pattern.kind === 'DiscardPattern'));
      return !hasDefault || statement.sections.some(({ statements }) => statements.some(hasBreak));
    }
    case 'Try': {
      if (statement.finallyBlock && !endIsReachable(statement.finallyBlock)) return false;
      return endIsReachable(statement.block) || statement.catches.some(({ block }) => endIsReachable(block));
    }
    case 'Using':
    case 'Lock':
      return endIsReachable(statement.body);
    default:
      return true;
  }
}

const isConstant = (condition: BoundExpression, value: boolean): boolean => condition.constant?.value === value;

/** A `break` that leaves the statement itself, not one inside it. */
function hasBreak(statement: BoundStatement): boolean {
  return contains(statement, 'Break');
}
function hasContinue(statement: BoundStatement): boolean {
  return contains(statement, 'Continue');
}
function contains(statement: BoundStatement, kind: 'Break' | 'Continue'): boolean {
  switch (statement.kind) {
    case kind:
      return true;
    case 'Block':
      return statement.statements.some((each) => contains(each, kind));
    case 'If':
      return contains(statement.thenStatement, kind) || (statement.elseStatement !== undefined && contains(statement.elseStatement, kind));
    case 'Switch':
      return kind === 'Continue' && statement.sections.some(({ statements }) => statements.some((each) => contains(each, kind)));
    case 'Try':
      return contains(statement.block, kind) || statement.catches.some(({ block }) => contains(block, kind));
    case 'Using':
    case 'Lock':
      return contains(statement.body, kind);
    default:
      return false;
  }
}
