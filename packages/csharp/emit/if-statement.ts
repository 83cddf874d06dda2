// `if` and chains of `else if`s.
import type { BoundExpression, BoundIf, BoundStatement } from '../binding/bound-tree/bound-nodes.ts';
import { onlyStatement } from '../binding/bound-tree/nested-statements.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { declareAll, embedded } from './declarations.ts';
import type { FunctionScope } from './function-scope.ts';

interface Branch {
  /** What its condition declares, where that belongs to the branch. */
  readonly locals: readonly LocalSymbol[];
  readonly condition: BoundExpression;
  readonly body: BoundStatement;
}

/** JavaScript engines read `else if` as deep as they have stack. */
const longest = 100;

/** `if (…) …`, with or without `else`. */
export function emitIf(scope: FunctionScope, node: BoundIf): string {
  const branches: Branch[] = [];
  let otherwise: BoundStatement | undefined = node;
  for (let { locals, statement } = onlyStatement(node); statement?.kind === 'If';) {
    branches.push({ locals, condition: statement.condition, body: statement.thenStatement });
    otherwise = statement.elseStatement;
    ({ locals, statement } = onlyStatement(otherwise));
  }
  if (branches.length > longest) return longChain(scope, branches, otherwise);
  const condition = scope.emit(node.condition);
  const last = node.elseStatement ? `else ${embedded(scope, node.elseStatement)}` : '';
  return `if (${condition}) ${embedded(scope, node.thenStatement)}${last}`;
}

/** One branch after the other, each of which leaves the whole. */
function longChain(
  scope: FunctionScope,
  branches: readonly Branch[],
  otherwise: BoundStatement | undefined,
): string {
  const end = scope.program.name('E');
  const parts = branches.map(({ locals, condition, body }) => {
    const declared = declareAll(scope, locals);
    const test = scope.emit(condition);
    return `${declared}if (${test}) {\n${scope.areas.statement(scope, body)}break ${end};\n}\n`;
  });
  if (otherwise) parts.push(scope.areas.statement(scope, otherwise));
  return `${end}: {\n${parts.join('')}}\n`;
}
