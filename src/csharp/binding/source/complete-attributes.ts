// Gives types and members their attributes, once all types of a block are complete.
import { bindAttributes } from './attributes.ts';
import type { SourceType } from './source-type.ts';

export function completeAttributes(types: readonly SourceType[]): void {
  for (const source of types) {
    source.typeAttributes = source.declarations.flatMap((declaration) =>
      bindAttributes(source.binder, declaration.attributeLists, ['type']),
    );
    for (const { target, lists, binder } of source.attributes) {
      if (lists.length === 0) continue;
      const name = target.kind === 'method' ? 'method' : target.kind;
      target.attributes = bindAttributes(binder, lists, [name]);
    }
    completeAttributes(source.nested);
  }
}
