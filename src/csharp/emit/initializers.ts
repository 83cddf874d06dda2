// What object and collection initializers do with a new object, or `with` does with a copy.
import type { BoundInitializer } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';

/** A value, and what an initializer does with it: an expression that gives the value. */
export function initialized(scope: FunctionScope, code: string, initializer: BoundInitializer): string {
  const temp = scope.temp();
  return `(${[`${temp} = ${code}`, ...initializerCodes(scope, initializer, temp), temp].join(', ')})`;
}

function initializerCodes(scope: FunctionScope, initializer: BoundInitializer, target: string): string[] {
  scope.program.placeholders.set(initializer.target, target);
  return initializer.items.flatMap((item) => {
    if (item.kind !== 'NestedInitializer') return [scope.effect(item)];
    const temp = scope.temp();
    const value = `${temp} = (${scope.emit(item.value)} ?? ${scope.mark(item.value.span)}$r.nre())`;
    return [value, ...initializerCodes(scope, item.initializer, temp)];
  });
}
