// The words before members at the top of a script, which are members of a class that is sealed and not abstract.
import { NamedTypeSymbol } from '@mockwright/language/metadata/named-type';
import { EventSymbol, MethodSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier, memberFlags } from '../../../symbols/declaration-words.ts';
import type { FieldDeclarationSyntax, IdentifierToken, ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { allowedModifiers } from '../members/allowed-modifiers.ts';
import type { MemberForm } from '../members/allowed-modifiers.ts';
import { permittedField } from '../members/make-fields.ts';
import {
  checkBody,
  checkEventModifiers,
  checkMethodModifiers,
  checkPropertyModifiers,
} from '../members/member-modifiers.ts';
import { accessibilityOf, checkAccess, permittedModifiers } from '../members/modifiers.ts';

/** The class whose members those of the script are, as far as their words are about it. */
const scriptClass = (binder: Binder): NamedType =>
  new NamedTypeSymbol({
    kind: 'class',
    name: `Submission#${binder.submission.index}`,
    namespace: '',
    containingType: null,
    accessibility: 'public',
    flags: { isSealed: true },
  });

/** Reports words that the member cannot have. @returns the others, which alone mean something */
export function permittedScriptModifiers(
  binder: Binder,
  form: MemberForm,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
  isExplicit = false,
): readonly ModifierToken[] {
  if (modifiers.length === 0) return modifiers;
  const allowed = allowedModifiers(form, { kind: 'class' }, isExplicit);
  const ofMethod = form === 'method';
  return permittedModifiers(binder, { modifiers, allowed, nameSpan, inInterface: false, ofMethod });
}

/** A function, property, indexer or event with the words that it may have. */
export interface ScriptDeclaration {
  readonly member: MethodSymbol | PropertySymbol | EventSymbol;
  readonly modifiers: readonly ModifierToken[];
  readonly nameSpan: TextSpan;
  /** What messages call it. */
  readonly display: string;
  /** Functions: whether they have code. */
  readonly hasBody?: boolean;
}

/** Reports what is wrong with the words of a member together, and with what it lacks for them. */
export function checkScriptModifiers(binder: Binder, declaration: ScriptDeclaration): void {
  const { modifiers, nameSpan, display } = declaration;
  const isBare = modifiers.length === 0 && declaration.hasBody !== false;
  if (isBare && declaration.member.kind !== 'event') return;
  const type = scriptClass(binder);
  const member = inClass(declaration, type);
  // Partial members are told of by themselves.
  const host = { type, isPartial: true };
  const hasBody = declaration.hasBody === true;
  const isExtern = hasModifier(modifiers, 'extern');
  if (member.kind === 'method' && hasBody) checkBody(binder, member, isExtern, nameSpan, display);
  else if (member.kind === 'method' && isExtern) binder.error('CS0626', nameSpan, [display]);
  checkAccess(binder, modifiers, nameSpan);
  const checked = { member, modifiers, nameSpan, display };
  if (member.kind === 'method') checkMethodModifiers(binder, host, checked, hasBody);
  else if (member.kind === 'property') checkPropertyModifiers(binder, host, checked);
  else checkEventModifiers(binder, host, checked);
  if (hasModifier(modifiers, 'protected') && !member.flags.isOverride)
    binder.error('CS0628', nameSpan, [display]);
  if (hasModifier(modifiers, 'required')) reportRequired(binder, modifiers, nameSpan, display);
  if (member.flags.isOverride) binder.error('CS0115', nameSpan, [display]);
}

/** The member as one of the class: for code all of them are public, and belong to no type. */
function inClass(
  { member, modifiers, hasBody }: ScriptDeclaration,
  type: NamedType,
): ScriptDeclaration['member'] {
  const accessibility = accessibilityOf(modifiers, 'private');
  const flags = memberFlags(modifiers, type, hasBody === true);
  if (member.kind === 'method') {
    const method = new MethodSymbol(member.name, member.methodKind, null, accessibility, flags);
    method.parameters = member.parameters;
    method.returnType = member.returnType;
    return method;
  }
  const result =
    member.kind === 'property'
      ? new PropertySymbol(member.name, null, accessibility, flags)
      : new EventSymbol(member.name, null, accessibility, flags);
  result.type = member.type;
  return result;
}

/** Nobody creates the class of a script, who could give such members their values. */
function reportRequired(
  binder: Binder,
  modifiers: readonly ModifierToken[],
  nameSpan: TextSpan,
  display: string,
): void {
  if (accessibilityOf(modifiers, 'private') !== 'public')
    binder.error('CS9032', nameSpan, [display, scriptClass(binder).name]);
  binder.error('CS9045', nameSpan);
}

/** Reports words that the fields cannot have, with the first of them. */
export function checkFieldWords(binder: Binder, syntax: FieldDeclarationSyntax): readonly ModifierToken[] {
  if (syntax.modifiers.length === 0) return syntax.modifiers;
  return permittedField({ type: scriptClass(binder), binder }, syntax);
}

/** Reports what is wrong with the words of one of the fields together. */
export function checkFieldModifiers(
  binder: Binder,
  modifiers: readonly ModifierToken[],
  name: IdentifierToken,
): void {
  if (modifiers.length === 0) return;
  const has = (text: string): boolean => hasModifier(modifiers, text);
  checkAccess(binder, modifiers, name);
  if (has('protected')) binder.error('CS0628', name, [name.text]);
  else if (has('readonly') && has('volatile')) binder.error('CS0678', name, [name.text]);
  if (has('required')) reportRequired(binder, modifiers, name, name.text);
}
