// What is wrong with the accessors of a property, each by itself and together.
import type { Accessibility, MethodSymbol, PropertySymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import type { AccessorDeclarationSyntax, ModifierToken } from '../../../syntax/nodes.ts';
import type { MemberHost } from './member-host.ts';
import { checkOpenness, writesAccessibility } from './modifiers.ts';

/** Accessors are abstract and virtual as their property is; they are told of one by one. */
export function checkOpenAccessor(
  { binder, type }: MemberHost,
  method: MethodSymbol,
  nameSpan: TextSpan,
  hasBody: boolean,
  modifiers: readonly ModifierToken[],
): void {
  const has = (text: string): boolean => hasModifier(modifiers, text);
  const display = displayMember(method);
  if (hasBody && has('abstract')) binder.error('CS0500', nameSpan, [display]);
  checkOpenness(binder, type, { nameSpan, display }, has);
}

/** Of two accessors at most one is `readonly` by itself. */
function checkReadOnlyAccessors(
  { binder, places }: MemberHost,
  property: PropertySymbol,
  accessor: AccessorDeclarationSyntax,
  all: readonly AccessorDeclarationSyntax[],
): void {
  const isReadOnly = ({ modifiers }: AccessorDeclarationSyntax): boolean =>
    hasModifier(modifiers, 'readonly');
  if (accessor !== all.at(-1) || !all.every(isReadOnly) || property.flags.isOverride) return;
  const code = all.length > 1 ? 'CS8661' : 'CS8664';
  binder.error(code, places.get(property) ?? accessor.keywordToken, [displayMember(property)]);
}

/** Reports what is wrong with an accessor beside the others of its property: bodies, accessibility, `readonly`. */
export function checkAccessor(
  host: MemberHost,
  property: PropertySymbol,
  method: MethodSymbol,
  accessor: AccessorDeclarationSyntax,
  all: readonly AccessorDeclarationSyntax[],
  isAuto: boolean,
  modifiers: readonly ModifierToken[],
): void {
  const { binder, type } = host;
  const hasBody = accessor.body !== undefined || accessor.expressionBody !== undefined;
  const isExtern = hasModifier(modifiers, 'extern');
  const display = [displayMember(method)];
  if (!hasBody && !isAuto && !property.flags.isAbstract && !isExtern && !hasModifier(modifiers, 'partial'))
    binder.error('CS0501', accessor.keywordToken, display);
  checkOpenAccessor(host, method, accessor.keywordToken, hasBody, modifiers);
  if (hasBody && isExtern) binder.error('CS0179', accessor.keywordToken, display);
  checkReadOnlyAccessors(host, property, accessor, all);
  if (!writesAccessibility(accessor.modifiers)) return;
  const order: readonly Accessibility[] = [
    'private',
    'private protected',
    'protected',
    'internal',
    'protected internal',
    'public',
  ];
  if (all.length < 2 && !property.flags.isOverride)
    binder.error('CS0276', accessor.keywordToken, [displayMember(property)]);
  else if (property.flags.isAbstract && method.accessibility === 'private' && all.length > 1)
    binder.error('CS0442', accessor.keywordToken, display);
  else if (all.every((each) => writesAccessibility(each.modifiers))) {
    if (accessor === all[1])
      binder.error('CS0274', host.places.get(property) ?? accessor.keywordToken, [displayMember(property)]);
  } else if (
    order.indexOf(method.accessibility) >= order.indexOf(property.accessibility) &&
    type.kind !== 'interface'
  )
    binder.error('CS0273', accessor.keywordToken, [displayMember(method), displayMember(property)]);
}
