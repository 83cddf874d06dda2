// Gives types, members and functions of the script their attributes, once all types of a block are complete.
import { bindAttributes } from './attributes.ts';
import type { DeclaredScriptFunction } from '../script/script-members.ts';
import type { SourceType } from '../source-type.ts';

/** The attributes of types and their members, nested types included. */
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

/** The attributes of functions at the top of the script. */
export function completeFunctionAttributes(functions: readonly DeclaredScriptFunction[]): void {
  for (const { method, binder, attributeLists } of functions)
    if (attributeLists && attributeLists.length > 0)
      method.attributes = bindAttributes(binder, attributeLists, ['method']);
}
