// Whether code jumps to labels.
import type { BoundStatement } from '../bound-tree/bound-nodes.ts';
import { allStatements } from '../bound-tree/nested-statements.ts';

/** Whether there is a `goto` of any kind in it, functions inside left out. */
export function hasGoto(body: BoundStatement): boolean {
  for (const { kind } of allStatements([body])) if (kind === 'Goto') return true;
  return false;
}
