// The question marks of reference types in declared signatures: they mean nothing to the compiler, but messages show them.
import type { TypeAnnotation } from '@mockwright/language/metadata/symbol-kinds';
import type { TypeSyntax } from '../syntax/nodes.ts';

/** Where a type is written with a question mark; undefined when nowhere. */
export function annotationOf(syntax: TypeSyntax): TypeAnnotation | undefined {
  if (syntax.kind === 'NullableType')
    return { isNullable: true, parts: annotationOf(syntax.elementType)?.parts ?? [] };
  const parts = partsOf(syntax).map(annotationOf);
  return parts.some((part) => part !== undefined) ? { isNullable: false, parts } : undefined;
}

/** What {@link TypeAnnotation} counts as the parts of a type. */
function partsOf(syntax: TypeSyntax): readonly TypeSyntax[] {
  switch (syntax.kind) {
    case 'ArrayType':
      return [syntax.elementType];
    case 'GenericName':
      return syntax.typeArguments;
    case 'QualifiedName':
      return partsOf(syntax.right);
    case 'TupleType':
      return syntax.elements.map(({ type }) => type);
    default:
      return [];
  }
}
