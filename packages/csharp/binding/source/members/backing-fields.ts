// The hidden fields of properties: which property has one, and what is wrong with its having one.
import { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { hasModifier } from '../../../symbols/declaration-words.ts';
import { displayMember } from '../../../symbols/display.ts';
import { isErroneous } from '../../../symbols/type-extensions.ts';
import type {
  AccessorDeclarationSyntax,
  IndexerDeclarationSyntax,
  ModifierToken,
  PropertyDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { phases } from '../../phases.ts';
import { mentionsName } from '../../syntax-walk.ts';
import { checkRefLikeField } from './make-fields.ts';
import { newKey } from './member-host.ts';
import type { MemberHost } from './member-host.ts';
import { returnedRefKind } from './signatures.ts';

/** A property or indexer as it is written. */
export type PropertySyntax = PropertyDeclarationSyntax | IndexerDeclarationSyntax;

/** A property whose accessors and field are being made. */
export interface WrittenProperty {
  readonly host: MemberHost;
  readonly property: PropertySymbol;
  readonly syntax: PropertySyntax;
  /** The words before it that it may have. */
  readonly modifiers: readonly ModifierToken[];
  readonly nameSpan: TextSpan;
  /** The part that declares a partial property of which this has the code. */
  readonly definition: PropertySyntax | undefined;
}

/** Makes the hidden field of a property that has one, and reports what is wrong with its having one. */
export function makeHiddenField(written: WrittenProperty): void {
  const { host, property, syntax, modifiers, nameSpan, definition } = written;
  const { binder, type } = host;
  const accessors = syntax.accessors ?? [];
  const isAuto = isAutomatic(written);
  const isMade = isAuto || isStaticAutomatic(written);
  const namesField = needsField(written);
  const late = binder.withPhase(phases.typeChecks);
  if (namesField && type.kind === 'interface' && !property.isStatic) late.error('CS0525', nameSpan);
  if (!isMade && !namesField) {
    if (isErroneous(property.type)) return;
    const code = type.kind === 'interface' && accessors.every(isBodiless) ? 'CS8053' : 'CS8050';
    for (const part of [definition, syntax])
      if (part?.kind === 'PropertyDeclaration' && part.initializer) late.error(code, part.identifier);
    return;
  }
  reportUnusedField(binder, property, accessors);
  if (isAuto && hasModifier(modifiers, 'readonly') && property.setMethod?.flags.isInitOnly === false)
    binder.error('CS8659', nameSpan, [displayMember(property)]);
  if (namesField) nameBackingField(written);
  else {
    checkRefLikeField(host, property, syntax.type);
    addBackingField(written);
  }
}

/** Reports an automatic property that returns a reference, or has no getter. */
export function checkAutomatic(binder: Binder, written: WrittenProperty): void {
  const { syntax, nameSpan } = written;
  const { accessors = [] } = syntax;
  if (accessors.length === 0 || !isAutomatic(written)) return;
  if (returnedRefKind(syntax.type) !== 'none') binder.error('CS8145', nameSpan);
  else if (accessors.every(isBodiless) && accessors.every(isSetter))
    binder.error('CS8051', accessors[0]!.keywordToken);
}

/** One accessor is made over a hidden field or names it, the other one does without (CS9266). */
function reportUnusedField(
  binder: Binder,
  property: PropertySymbol,
  accessors: readonly AccessorDeclarationSyntax[],
): void {
  const uses = (accessor: AccessorDeclarationSyntax): boolean =>
    isBodiless(accessor) ||
    [accessor.body, accessor.expressionBody].some((body) => body && mentionsName(body, 'field'));
  if (accessors.length !== 2 || !accessors.some(uses)) return;
  for (const accessor of accessors)
    if (!uses(accessor))
      binder.error('CS9266', accessor.keywordToken, [accessor.keyword, displayMember(property)]);
}

/** Whether the compiler makes the accessors without code, over a hidden field. */
export const hasMadeAccessors = (written: WrittenProperty): boolean =>
  isAutomatic(written) || isStaticAutomatic(written) || needsField(written);

/** Whether an accessor has no code. */
export const isBodiless = (accessor: AccessorDeclarationSyntax): boolean =>
  !accessor.body && !accessor.expressionBody;
/** Whether an accessor is a `set` or `init`. */
export const isSetter = ({ keyword }: AccessorDeclarationSyntax): boolean => keyword !== 'get';

/** An automatic property of a type that has fields. */
function isAutomatic({ host, property, syntax, modifiers }: WrittenProperty): boolean {
  const accessors = syntax.accessors ?? [];
  return (
    syntax.kind !== 'IndexerDeclaration' &&
    !property.flags.isAbstract &&
    !hasModifier(modifiers, 'extern') &&
    host.type.kind !== 'interface' &&
    (accessors.length === 0 || accessors.some(isBodiless))
  );
}

/** Interfaces have automatic properties of their own only when they are static. */
function isStaticAutomatic({ host, property, syntax, modifiers }: WrittenProperty): boolean {
  return (
    host.type.kind === 'interface' &&
    property.isStatic &&
    (syntax.accessors ?? []).some(isBodiless) &&
    !hasModifier(modifiers, 'abstract')
  );
}

/** Whether the code of the accessors needs a hidden field, because it names it or stands beside an accessor without code. */
function needsField({ host, property, syntax, modifiers }: WrittenProperty): boolean {
  if (usesBackingField(syntax)) return true;
  const accessors = syntax.accessors ?? [];
  return (
    host.type.kind === 'interface' &&
    syntax.kind !== 'IndexerDeclaration' &&
    property.flags.isVirtual === true &&
    !hasModifier(modifiers, 'extern') &&
    accessors.some(isBodiless) &&
    !accessors.every(isBodiless)
  );
}

/** Whether an accessor's body names `field`, the hidden field of the property. */
export function usesBackingField(syntax: PropertySyntax): boolean {
  if (syntax.kind === 'IndexerDeclaration') return false;
  const bodies = [
    syntax.expressionBody,
    ...(syntax.accessors ?? []).flatMap((accessor) => [accessor.body, accessor.expressionBody]),
  ];
  return bodies.some((body) => body !== undefined && mentionsName(body, 'field'));
}

const initializerOf = (syntax: PropertySyntax | undefined): PropertyDeclarationSyntax['initializer'] =>
  syntax?.kind === 'PropertyDeclaration' ? syntax.initializer : undefined;

function addBackingField({ host, property, syntax, nameSpan, definition }: WrittenProperty): FieldSymbol {
  const field = backingField(host, property);
  const initializer = initializerOf(syntax) ?? initializerOf(definition);
  const { start } = syntax;
  host.fields.push({ field, binder: host.binder, initializer, nameSpan, start, isDeclared: false });
  return field;
}

/** Makes a hidden field that the accessors call `field`. */
export function nameBackingField(written: WrittenProperty): void {
  const { host, property } = written;
  host.binder.compilation.backing.fields.set(property, addBackingField(written));
}

/** The hidden field of an automatic property, found again by `field` in its accessors. */
export function backingField(host: MemberHost, property: PropertySymbol): FieldSymbol {
  const field = new FieldSymbol('field', host.type, 'private', { isStatic: property.isStatic });
  field.type = property.type;
  field.associated = property;
  field.key = newKey(host, property.name);
  property.backingField = field;
  host.autoProperties.push({ property, field });
  return field;
}
