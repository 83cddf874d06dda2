// Statements, by kind.
import { countStep } from '@mockwright/language/text/work-limit';
import type { StatementSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundStatement } from '../bound-tree/bound-nodes.ts';
import { bindEmbedded, bindStatements } from './block.ts';
import { bindForEach } from './for-each.ts';
import { bindBreakOrContinue, bindGoto, bindReturn, bindThrow, bindYield } from './jumps.ts';
import { bindDo, bindFor, bindIf, bindWhile } from './loops.ts';
import { bindTry } from './try.ts';
import { bindLock, bindUsing } from './using.ts';

/** Binds one statement; what it declares goes to the binder's scope. */
export function bindStatement(binder: Binder, syntax: StatementSyntax): BoundStatement {
  countStep();
  switch (syntax.kind) {
    case 'Block':
      return binder.bindBlock(syntax);
    case 'LocalDeclarationStatement':
    case 'LocalFunctionStatement':
    case 'LabeledStatement':
      return bindStatements(binder.withNewScope(), [syntax], syntax);
    case 'ExpressionStatement':
      return {
        kind: 'ExpressionStatement',
        span: syntax,
        expression: binder.areas.bindStatementExpression(binder, syntax.expression),
      };
    case 'EmptyStatement':
      return { kind: 'Empty', span: syntax };
    case 'IfStatement':
      return bindIf(binder, syntax);
    case 'WhileStatement':
      return bindWhile(binder, syntax);
    case 'DoStatement':
      return bindDo(binder, syntax);
    case 'ForStatement':
      return bindFor(binder, syntax);
    case 'ForEachStatement':
    case 'ForEachVariableStatement':
      return bindForEach(binder, syntax);
    case 'SwitchStatement':
      return binder.areas.bindSwitchStatement(binder, syntax);
    case 'BreakStatement':
    case 'ContinueStatement':
      return bindBreakOrContinue(binder, syntax);
    case 'GotoStatement':
      return bindGoto(binder, syntax);
    case 'ReturnStatement':
      return bindReturn(binder, syntax);
    case 'ThrowStatement':
      return bindThrow(binder, syntax);
    case 'YieldStatement':
      return bindYield(binder, syntax);
    case 'TryStatement':
      return bindTry(binder, syntax);
    case 'UsingStatement':
      return bindUsing(binder, syntax, (inner) => bindEmbedded(inner, syntax.statement));
    case 'LockStatement':
      return bindLock(binder, syntax, (inner) => bindEmbedded(inner, syntax.statement));
    case 'CheckedStatement':
      return binder.withChecked(syntax.keyword === 'checked').bindBlock(syntax.block);
    case 'UnsafeStatement':
      return binder.bindBlock(syntax.block);
    case 'FixedStatement':
      binder.error('CS0214', syntax, [], { hint: 'pointers and unsafe code are not supported' });
      return { kind: 'Empty', span: syntax };
  }
}
