// Variables on their own, and statements as bodies: what several kinds of statements share.
import type { BoundStatement } from '../binding/bound-tree/bound-nodes.ts';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import type { FunctionScope } from './function-scope.ts';
import { defaultCode } from './values.ts';

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
    const cell = local.isByRef && local.refKind === 'none';
    const name = scope.program.localName(local);
    parts.push(cell ? `${name} = { v: ${initialCode(scope, local.type)} }` : name);
  }
  return parts.length > 0 ? `let ${parts.join(', ')};\n` : '';
}

/** What a variable holds that is not assigned: the parts of a struct of the template, or of a tuple, can be assigned one by one. */
export function initialCode(scope: FunctionScope, type: Type): string | undefined {
  const isOpen = type.kind === 'struct' && (type.namespace === '' || type.isTuple);
  return isOpen ? defaultCode(scope, type) : undefined;
}

/** Whether the code mentions the variable inside a function of its own. */
export function isCaptured(locals: readonly LocalSymbol[]): boolean {
  return locals.some((local) => local.isCaptured);
}
