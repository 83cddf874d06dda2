// Variables on their own, and statements as bodies: what several kinds of statements share.
import type { BoundStatement } from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import type { FunctionScope } from './function-scope.ts';

/** A statement as the body of another one. */
export function embedded(scope: FunctionScope, node: BoundStatement): string {
  const code = scope.areas.statement(scope, node);
  return node.kind === 'Block' ? code : `{\n${code}}\n`;
}

/** `let` for variables that stand on their own. Those whose address is taken are cells. */
export function declareAll(scope: FunctionScope, locals: readonly LocalSymbol[]): string {
  const parts: string[] = [];
  for (const local of locals) {
    if (local.constant || scope.program.scriptVariables.has(local) || scope.program.declaredLocals.has(local))
      continue;
    scope.program.declaredLocals.add(local);
    parts.push(
      `${scope.program.localName(local)}${local.isByRef && local.refKind === 'none' ? ' = { v: undefined }' : ''}`,
    );
  }
  return parts.length > 0 ? `let ${parts.join(', ')};\n` : '';
}

/** Whether the code mentions the variable inside a function of its own. */
export function isCaptured(locals: readonly LocalSymbol[]): boolean {
  return locals.some((local) => local.isCaptured);
}
