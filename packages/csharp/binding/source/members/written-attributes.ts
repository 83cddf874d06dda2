// The attributes of a declaration as they are written.
import type { AttributeListSyntax, AttributeSyntax } from '../../../syntax/nodes.ts';

/** Those that are called so, with `Attribute` behind the name or without. */
export function writtenAttributes(
  lists: readonly AttributeListSyntax[],
  wanted: string,
): readonly AttributeSyntax[] {
  return lists
    .flatMap(({ attributes }) => attributes)
    .filter(({ name }) => {
      const last = name.kind === 'QualifiedName' ? name.right : name;
      return last.kind === 'IdentifierName' && (last.text === wanted || last.text === `${wanted}Attribute`);
    });
}
