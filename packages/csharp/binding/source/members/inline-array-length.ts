// What `[InlineArray(n)]` of a struct says, read from the code where it is written.
import type { AttributeSyntax, BaseTypeDeclarationSyntax, NameSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { attributeType } from './attributes.ts';

/** A struct, or what may be one. */
interface DeclaredType {
  readonly binder: Binder;
  readonly declarations: readonly BaseTypeDeclarationSyntax[];
}

/** The number that `[InlineArray]` gives, whatever it is; undefined where there is no such attribute. */
export function inlineArrayLength({ binder, declarations }: DeclaredType): number | undefined {
  for (const { attributeLists } of declarations)
    for (const { attributes } of attributeLists)
      for (const attribute of attributes) {
        const length = isInlineArrayName(attribute.name) ? lengthOf(binder, attribute) : undefined;
        if (length !== undefined) return length;
      }
  return undefined;
}

/** Whether a name may be that of the attribute, with or without its suffix. */
export function isInlineArrayName(name: NameSyntax): boolean {
  switch (name.kind) {
    case 'IdentifierName':
      return name.text === 'InlineArray' || name.text === 'InlineArrayAttribute';
    case 'QualifiedName':
      return isInlineArrayName(name.right);
    case 'AliasQualifiedName':
      return isInlineArrayName(name.name);
    case 'GenericName':
      return false;
  }
}

function lengthOf(binder: Binder, { name, arguments: all = [] }: AttributeSyntax): number | undefined {
  return binder.speculate(() => {
    const type = attributeType(binder, name);
    if (type?.namespace !== 'System.Runtime.CompilerServices') return undefined;
    const [first] = all;
    const value = first && binder.bindExpression(first.expression);
    return value && 'constant' in value && typeof value.constant?.value === 'number'
      ? value.constant.value
      : undefined;
  }).result;
}
