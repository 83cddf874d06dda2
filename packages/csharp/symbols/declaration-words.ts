// What the words of a declaration say, be it one of the library or of a script.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { MemberFlags, RefKind, TypeKind } from '@mockwright/language/metadata/symbol-kinds';
import type { BaseTypeDeclarationSyntax, ModifierToken, ParameterListSyntax } from '../syntax/nodes.ts';

/** Whether that word is among the modifiers. */
export const hasModifier = (modifiers: readonly ModifierToken[], text: string): boolean =>
  modifiers.some((modifier) => modifier.text === text);

/** What kind of type is declared. */
export function declaredKind(syntax: BaseTypeDeclarationSyntax): TypeKind {
  if (syntax.kind === 'EnumDeclaration') return 'enum';
  if (syntax.kind === 'DelegateDeclaration') return 'delegate';
  return syntax.keyword === 'record'
    ? 'class'
    : syntax.keyword === 'record struct'
      ? 'struct'
      : syntax.keyword;
}

/** What a member's flags say; in interfaces a member without body is abstract, one with body can be implemented anew, unless the kind of member `impliesNothing` (explicit implementations, operators). */
export function memberFlags(
  modifiers: readonly ModifierToken[],
  type: NamedType,
  hasBody: boolean,
  impliesNothing = false,
): MemberFlags {
  const has = (text: string): boolean => hasModifier(modifiers, text);
  const isStatic = has('static') || has('const');
  const inInterface = type.kind === 'interface';
  // Elsewhere such a word on something static is a mistake, and says nothing.
  const isOpen = inInterface || !isStatic;
  const isPrivate = has('private') && !has('protected');
  const isPlain = inInterface && !isStatic && !impliesNothing && !isPrivate && !has('sealed');
  return {
    isStatic,
    isAbstract: isOpen && (has('abstract') || (isPlain && !has('virtual') && !hasBody)),
    isVirtual: isOpen && (has('virtual') || (isPlain && hasBody)),
    isOverride: isOpen && !inInterface && has('override'),
    isSealed: has('sealed'),
    isReadOnly: has('readonly'),
    isRequired: has('required'),
    isAsync: has('async'),
    isConst: has('const'),
    isExtern: has('extern'),
  };
}

/** How a parameter is passed; the first word counts. */
export function refKindOf(modifiers: readonly ModifierToken[]): RefKind {
  for (const { text } of modifiers) {
    if (text === 'out' || text === 'in') return text;
    if (text === 'ref') return hasModifier(modifiers, 'readonly') ? 'ref readonly' : 'ref';
  }
  return 'none';
}

/** Whether the parameters are those of an extension method. */
export function hasThisParameter({ parameters: [first] }: ParameterListSyntax): boolean {
  return first !== undefined && hasModifier(first.modifiers, 'this');
}
