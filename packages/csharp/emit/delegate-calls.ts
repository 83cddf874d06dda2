// Calls of delegates.
import type {
  BoundCall,
  BoundDelegateInvocation,
  BoundExpression,
} from '../binding/bound-tree/bound-nodes.ts';
import { argumentCodes } from './call-arguments.ts';
import type { FunctionScope } from './function-scope.ts';
import { sequence } from './js-text.ts';
import { evaluated, isDelegateCheckedLate } from './late-checks.ts';

/** A call of a delegate, which is a function. */
export function emitDelegateInvocation(scope: FunctionScope, node: BoundDelegateInvocation): string {
  const call = referenceInvocation(scope, node);
  const invoke = node.delegate.type.kind === 'delegate' ? node.delegate.type.delegateInvoke : undefined;
  return invoke && invoke.refKind !== 'none' ? `${call}.v` : call;
}

/** The invocation as JavaScript sees it. */
export function referenceInvocation(scope: FunctionScope, node: BoundDelegateInvocation): string {
  return delegateCall(scope, node.delegate, node);
}

/** The call of a delegate by its code. */
export function delegateCall(
  scope: FunctionScope,
  delegate: BoundExpression,
  node: BoundCall | BoundDelegateInvocation,
): string {
  const code = scope.emit(delegate);
  const mark = scope.mark(node.span);
  const given = argumentCodes(scope, node.arguments, node.evaluationOrder);
  if (given.setup.length === 0) {
    if (scope.program.isOwnDelegate(code)) return `${mark}${code}(${given.codes.join()})`;
    if (!isDelegateCheckedLate(delegate, node.arguments)) {
      const called = /^(?:\$f\.)?[\w$]+$/.test(code) ? code : scope.temp();
      const looked = called === code ? code : `(${called} = ${code})`;
      return `${mark}(${looked}?.$own ? ${called} : $r.foreignFunction(${called}))(${given.codes.join()})`;
    }
  }
  const temp = scope.temp();
  const setup = [`${temp} = ${code}`, ...given.setup];
  const names = evaluated(scope, given.codes, setup);
  return sequence([
    ...setup,
    `${mark}(${temp}?.$own ? ${temp} : $r.foreignFunction(${temp}))(${names.join()})`,
  ]);
}
