// What is wrong with the accessors of a property, each by itself and together.
import type { MethodSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { Accessibility } from '@mockwright/language/metadata/symbol-kinds';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import type { ModifierToken } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { isSetter } from './backing-fields.ts';
import type { PropertySyntax } from './backing-fields.ts';
import type { MemberHost } from './member-host.ts';
import { cannotBeBase, checkBody, newProtected, reportOpenness } from './member-modifiers.ts';
import { checkAccess, writesAccessibility } from './modifiers.ts';
import { returnedRefKind } from './signatures.ts';

/** An accessor with the words before it that it may have. */
export interface WrittenAccessor {
  readonly method: MethodSymbol;
  readonly modifiers: readonly ModifierToken[];
  readonly nameSpan: TextSpan;
  readonly hasBody: boolean;
  /** Whether the compiler makes its code, over a hidden field. */
  readonly isMade: boolean;
  /** Whether there are words before it that it may not have; then no more is said of them. */
  readonly hasWrongWords?: boolean;
}

/** Reports what is wrong with an accessor by itself; `ofProperty` are the words before its property. */
export function checkAccessor(
  { binder, type }: MemberHost,
  property: PropertySymbol,
  { method, modifiers, nameSpan, hasBody, isMade, hasWrongWords }: WrittenAccessor,
  ofProperty: readonly ModifierToken[],
): void {
  const isExtern = hasModifier(ofProperty, 'extern');
  if (hasBody) checkBody(binder, method, isExtern, nameSpan);
  checkAccess(binder, modifiers, nameSpan);
  if (hasWrongWords) return;
  const display = displayMember(method);
  if (reportOpenness(binder, type, { nameSpan, display }, method.flags)) return;
  if (!hasBody && !isMade && !isExtern && !method.flags.isAbstract && !hasModifier(ofProperty, 'partial'))
    binder.error('CS0501', nameSpan, [display]);
  else if (isNewProtected(property, method, modifiers)) binder.error(newProtected(type), nameSpan, [display]);
  else if (hasModifier(modifiers, 'readonly'))
    reportReadOnly(binder, property, { method, nameSpan, isMade }, ofProperty);
  else if (method.flags.isInitOnly && property.isStatic) binder.error('CS8856', nameSpan);
}

/** Whether the accessor is for types that derive from one from which none can. */
const isNewProtected = (
  { containingType, flags }: PropertySymbol,
  { accessibility }: MethodSymbol,
  modifiers: readonly ModifierToken[],
): boolean =>
  writesAccessibility(modifiers) &&
  accessibility.includes('protected') &&
  !flags.isOverride &&
  containingType !== null &&
  cannotBeBase(containingType);

/** A `readonly` that its property has already, or that stands on what changes something. */
function reportReadOnly(
  binder: Binder,
  property: PropertySymbol,
  { method, nameSpan, isMade }: Pick<WrittenAccessor, 'method' | 'nameSpan' | 'isMade'>,
  ofProperty: readonly ModifierToken[],
): void {
  const isSetter = method.methodKind === 'setter';
  if (hasModifier(ofProperty, 'readonly')) binder.error('CS8660', nameSpan, [displayMember(property)]);
  else if (property.isStatic) binder.error('CS8657', nameSpan, [displayMember(method)]);
  else if (method.flags.isInitOnly) binder.error('CS8903', nameSpan, [displayMember(property)]);
  else if (isMade && isSetter) binder.error('CS8658', nameSpan, [displayMember(method)]);
}

const order: readonly Accessibility[] = [
  'private',
  'private protected',
  'protected',
  'internal',
  'protected internal',
  'public',
];

/** Reports what is wrong with the accessors of a property together: which there are, and who may use them. */
export function checkAccessors(
  binder: Binder,
  property: PropertySymbol,
  accessors: readonly WrittenAccessor[],
  nameSpan: TextSpan,
): void {
  const display = displayMember(property);
  if (accessors.length === 0) return binder.error('CS0548', nameSpan, [display]);
  checkAccessibilities(
    binder,
    { ...property.flags, display, nameSpan, accessibility: property.accessibility },
    accessors.map(({ modifiers, nameSpan: place, method }) => ({
      modifiers,
      nameSpan: place,
      accessibility: method.accessibility,
      display: displayMember(method),
    })),
  );
}

/** Reports accessors that a property may not have which returns a reference, and a getter that it lacks. */
export function checkReferenceAccessors(
  binder: Binder,
  { type, accessors = [] }: PropertySyntax,
  nameSpan: TextSpan,
): void {
  if (returnedRefKind(type) === 'none') return;
  const setters = accessors.filter(isSetter);
  if (setters.length > 0 && setters.length === accessors.length) binder.error('CS8146', nameSpan);
  else for (const { keywordToken } of setters) binder.error('CS8147', keywordToken);
}

/** A property or accessor, as far as who may use it is compared. */
interface MeasuredMember {
  /** Its name in messages. */
  readonly display: string;
  readonly nameSpan: TextSpan;
  readonly accessibility: Accessibility;
}

/** Reports accessors that say who may use them without saying less than their property, or one beside the other. */
export function checkAccessibilities(
  binder: Binder,
  property: MeasuredMember & {
    readonly isAbstract?: boolean | undefined;
    readonly isOverride?: boolean | undefined;
  },
  accessors: readonly (MeasuredMember & { readonly modifiers: readonly ModifierToken[] })[],
): void {
  const { nameSpan } = property;
  const display = [property.display];
  const limited = accessors.filter(({ modifiers }) => writesAccessibility(modifiers));
  const areReadOnly = accessors.every(({ modifiers }) => hasModifier(modifiers, 'readonly'));
  if (accessors.length > 1) {
    if (limited.length === accessors.length) binder.error('CS0274', nameSpan, display);
    else if (areReadOnly) binder.error('CS8661', nameSpan, display);
    else if (property.isAbstract) {
      for (const each of limited)
        if (each.accessibility === 'private') binder.error('CS0442', each.nameSpan, [each.display]);
    }
  } else if (!property.isOverride) {
    if (limited.length > 0) binder.error('CS0276', nameSpan, display);
    if (areReadOnly) binder.error('CS8664', nameSpan, display);
  }
  for (const each of limited)
    if (!isMoreRestrictive(each.accessibility, property.accessibility))
      binder.error('CS0273', each.nameSpan, [each.display, property.display]);
}

const isMoreRestrictive = (accessor: Accessibility, property: Accessibility): boolean =>
  order.indexOf(accessor) < order.indexOf(property) && !(accessor === 'protected' && property === 'internal');
