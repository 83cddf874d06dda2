// What object and collection initializers do with a new object, or `with` does with a copy.
import type { BoundInitializer, BoundInitializerItem } from '../binding/bound-tree/bound-nodes.ts';
import type { FunctionScope } from './function-scope.ts';
import { valueCode } from './values.ts';

/** A value, and what an initializer does with it: an expression that gives the value. */
export function initialized(scope: FunctionScope, code: string, { target, items }: BoundInitializer): string {
  const temp = scope.temp();
  scope.program.placeholders.set(target, temp);
  return `(${[`${temp} = ${code}`, ...itemCodes(scope, items), temp].join(', ')})`;
}

function itemCodes(scope: FunctionScope, items: readonly BoundInitializerItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind !== 'NestedInitializer') return [scope.effect(item)];
    const indices = item.indices.map(({ placeholder, value }) => {
      const temp = scope.temp();
      scope.program.placeholders.set(placeholder, temp);
      return `${temp} = ${valueCode(scope, value)}`;
    });
    return [...indices, ...itemCodes(scope, item.items)];
  });
}
