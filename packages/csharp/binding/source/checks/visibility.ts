// Whether what a declaration mentions can be seen wherever the declaration itself can (C# 7.5.5).
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Accessibility } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import { derivesFrom } from '../../lookup/member-lookup.ts';

/** A declaration, as far as who can see it goes. */
export interface Visible {
  readonly accessibility: Accessibility;
  /** Null at the top of a script. */
  readonly containingType: NamedType | null;
}

/** Whether everyone who sees the declaration can see the type too. */
export function isAsVisible(type: Type, declaration: Visible): boolean {
  if (type.kind === 'array') return isAsVisible(type.element, declaration);
  if (!('typeArguments' in type)) return true;
  for (let at: NamedType | null = type; at; at = at.containingType)
    if (!isNoMoreHidden(at, declaration)) return false;
  return type.typeArguments.every((argument) => isAsVisible(argument, declaration));
}

/** Whether somewhere around the declaration stands a word that hides it as much as the type is hidden. */
function isNoMoreHidden(type: NamedType, declaration: Visible): boolean {
  if (isOfAssembly.has(type.accessibility) || type.namespace !== '') return true;
  for (let at: Visible | null = declaration; at; at = at.containingType)
    if (hidesAsMuch(at, type)) return true;
  return false;
}

/** Whatever a script declares stands in its class, which is internal. */
const isOfAssembly: ReadonlySet<Accessibility> = new Set(['public', 'internal', 'protected internal']);
const withinAssembly: ReadonlySet<Accessibility> = new Set(['private', 'internal', 'private protected']);

function hidesAsMuch(declaration: Visible, type: NamedType): boolean {
  const { accessibility } = declaration;
  switch (type.accessibility) {
    case 'private protected':
      return withinAssembly.has(accessibility) && isWithinDerived(declaration, type);
    case 'protected':
      return isWithinDerived(declaration, type);
    default:
      return accessibility === 'private' && isWithin(declaration.containingType, type.containingType);
  }
}

/** Whether only code of types derived from the one that holds the type can see the declaration. */
function isWithinDerived({ accessibility, containingType }: Visible, type: NamedType): boolean {
  const base = type.containingType?.definition;
  if (!base) return accessibility === 'private';
  if (accessibility === 'private') {
    for (let at = containingType; at; at = at.containingType) if (derivesFrom(at, base)) return true;
    return false;
  }
  return (
    (accessibility === 'protected' || accessibility === 'private protected') &&
    containingType !== null &&
    derivesFrom(containingType, base)
  );
}

/** Everything stands in the script, whose types have no type around them. */
function isWithin(type: NamedType | null, container: NamedType | null): boolean {
  if (container === null) return true;
  for (let at = type; at; at = at.containingType) if (at.definition === container.definition) return true;
  return false;
}

/** Reports a type in a declaration that fewer can see than the declaration; `display` is the declaration. */
export function checkVisible(
  binder: Binder,
  code: BindingCode,
  place: Visible,
  type: Type,
  display: string,
  span: TextSpan,
): void {
  if (isAsVisible(type, place)) return;
  const hidden = displayType(hiddenType(type, place));
  const hint = `declare '${hidden}' public, or leave out '${place.accessibility}' here`;
  binder.error(code, span, [display, displayType(type)], { hint });
}

/** The part of the type that is less visible. */
function hiddenType(type: Type, place: Visible): Type {
  const parts = type.kind === 'array' ? [type.element] : 'typeArguments' in type ? type.typeArguments : [];
  const hidden = parts.find((part) => !isAsVisible(part, place));
  return hidden ? hiddenType(hidden, place) : type;
}
