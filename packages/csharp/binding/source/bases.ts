// The base class and the interfaces that a type declares.
import { countStep, countSteps } from '@mockwright/language/text/work-limit';
import type { ErrorType, NamedType } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import { annotationOf } from '../../symbols/type-annotations.ts';
import { isNamed, mentionsDynamic } from '../../symbols/type-extensions.ts';
import type { BaseTypeDeclarationSyntax, BaseTypeSyntax, IdentifierToken } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { recordInterfaces } from './members/record-members.ts';

/** A type with its declarations, whose bases are looked for. */
export interface TypeHeader {
  readonly type: NamedType;
  readonly binder: Binder;
  readonly declarations: readonly BaseTypeDeclarationSyntax[];
  readonly identifier: IdentifierToken;
  /** Where each interface is listed; filled here. */
  readonly interfaceSpans: Map<NamedType, BaseTypeSyntax>;
}

/** What a type is derived from. */
export interface Bases {
  readonly baseType: NamedType | null;
  readonly interfaces: readonly NamedType[];
  /** The base class and the interfaces as they are written, even where they lead back to the type. */
  readonly written: readonly NamedType[];
  /** What stands in the place of the base class, but nobody declares. */
  readonly unknownBase: ErrorType | undefined;
}

/** Classes that only the language derives from. */
const specialBases: ReadonlySet<string> = new Set([
  'Enum',
  'ValueType',
  'Array',
  'Delegate',
  'MulticastDelegate',
]);

/** Types of these forms are no classes that have a name. */
const isNoBase: ReadonlySet<string> = new Set(['ArrayType', 'NullableType', 'TupleType']);

/** Finds the bases that the declarations list, and reports those that cannot be. */
export function resolveBases(header: TypeHeader): Bases {
  const { type, declarations, interfaceSpans } = header;
  // Whoever needs the type needs its bases first.
  const binder = header.binder.ofCreation;
  const implicit = implicitBase(header);
  const interfaces: NamedType[] = [];
  let baseType = implicit;
  let explicit: NamedType | undefined;
  let unknownBase: ErrorType | undefined;
  for (const declaration of declarations) {
    if (declaration.kind !== 'TypeDeclaration') continue;
    if (declaration.parameterList && type.kind === 'interface')
      binder.error('CS9122', declaration.parameterList);
    const ofPart = new Map<NamedType, readonly string[]>();
    for (const [index, base] of declaration.baseTypes.entries()) {
      const found = binder.bindDeclaredType(declaration.identifier, base.type);
      if (base.argumentList && (type.kind !== 'class' || (isNamed(found) && found.kind === 'interface')))
        binder.error('CS8861', base.argumentList);
      else if (base.argumentList && !declaration.parameterList) binder.error('CS9343', base.argumentList);
      if (found.kind === 'dynamic') binder.error('CS1965', base.type, [displayType(type)]);
      if (isNoBase.has(base.type.kind)) binder.error('CS1521', base.type);
      if (found.kind === 'array') binder.error('CS0527', base.type, [displayType(found)]);
      if (found.kind === 'typeParameter') binder.error('CS0689', base.type, [displayType(found)]);
      if (found.kind === 'error' && index === 0 && type.kind === 'class') unknownBase ??= found;
      if (!isNamed(found)) continue;
      binder.compilation.checks.later(() => reportObsolete(binder.withType(type), found, base.type));
      if (found.kind === 'interface' && mentionsDynamic(found))
        binder.error('CS1966', base.type, [displayType(type), displayType(found)]);
      if (found.kind === 'interface') {
        const display = displayType(found, { annotation: annotationOf(base.type) });
        const before = ofPart.get(found) ?? [];
        if (before.includes(display)) binder.error('CS0528', base.type, [display]);
        ofPart.set(found, [...before, display]);
        if (!interfaces.includes(found)) interfaces.push(found);
        if (!interfaceSpans.has(found)) interfaceSpans.set(found, base);
        if (type.flags.isStatic) binder.error('CS0714', base.type, [displayType(type)]);
      } else if (checkBase(header, found, base, index, explicit)) baseType = explicit = found;
    }
  }
  if (baseType && isCircular(type, baseType)) baseType = implicit;
  const circular =
    type.kind === 'interface' ? interfaces.find((face) => isDerivedFrom(type, face)) : undefined;
  return {
    baseType,
    unknownBase,
    written: [...(explicit ? [explicit] : []), ...interfaces],
    interfaces: [
      ...interfaces.filter((face) => face !== circular),
      ...recordInterfaces(type, binder).filter((each) => !interfaces.includes(each)),
    ],
  };
}

/**
 * Types that do not lead to themselves, and so not to those derived from them: a long chain is not walked each time.
 * Nested ones also lead to what they are nested in.
 */
const withoutCycle = new WeakSet<NamedType>();

/** Reports a type that is derived from itself, once the bases of all types are known (CS0146, CS0529). */
export function checkCycle({ type, binder, identifier }: TypeHeader, written: readonly NamedType[]): void {
  const base = written.find(
    (each) => isBaseFor(type, each) && !withoutCycle.has(each.definition) && leadsTo(each, type),
  );
  if (!base) {
    if (!type.containingType) withoutCycle.add(type.definition);
  } else
    binder.error(type.kind === 'interface' ? 'CS0529' : 'CS0146', identifier, [
      displayType(base),
      displayType(type),
    ]);
}

/** A class may implement what is nested in it. */
const isBaseFor = (type: NamedType, base: NamedType): boolean =>
  (type.kind === 'interface') === (base.kind === 'interface');

/** Whether a type is another one, or needs it: to be derived from, or to be nested in; as the declarations have it. */
function leadsTo(type: NamedType, target: NamedType): boolean {
  const met = new Set([type.definition]);
  for (const each of met) {
    const bases = each.source?.writtenBases ?? [];
    countSteps(1 + bases.length);
    if (each === target) return true;
    for (const base of bases) if (isBaseFor(each, base)) met.add(base.definition);
    if (each.containingType) met.add(each.containingType.definition);
  }
  return false;
}

/** What a type is derived from where nothing is written. */
export function implicitBase({ type, binder: { library } }: TypeHeader): NamedType | null {
  switch (type.kind) {
    case 'interface':
      return null;
    case 'struct':
      return library.core('System.ValueType');
    case 'enum':
      return library.core('System.Enum');
    case 'delegate':
      return library.core('System.MulticastDelegate');
    default:
      return library.special('object');
  }
}

/** Reports a class that cannot be the base. @returns whether it is one */
function checkBase(
  { type, binder, identifier }: TypeHeader,
  base: NamedType,
  syntax: BaseTypeSyntax,
  index: number,
  explicit: NamedType | undefined,
): boolean {
  const name = displayType(type);
  if (type.kind !== 'class') binder.error('CS0527', syntax.type, [displayType(base)]);
  else if (explicit) {
    if (explicit !== base && index === 0) binder.error('CS0263', identifier, [name]);
    else if (explicit !== base || index > 0)
      binder.error('CS1721', syntax.type, [name, displayType(explicit), displayType(base)]);
  } else if (type.flags.isStatic) {
    if (base.special !== 'object') binder.error('CS0713', syntax.type, [name, displayType(base)]);
  } else if (base.flags.isStatic) binder.error('CS0709', identifier, [name, displayType(base)]);
  else if (base.namespace === 'System' && specialBases.has(base.name))
    binder.error('CS0644', syntax.type, [name, displayType(base)]);
  else if (base.kind !== 'class' || base.flags.isSealed)
    binder.error('CS0509', syntax.type, [name, displayType(base)]);
  else {
    if (type.flags.isRecord && !base.flags.isRecord && base.special !== 'object')
      binder.error('CS8864', syntax.type);
    else if (!type.flags.isRecord && base.flags.isRecord) binder.error('CS8865', syntax.type);
    if (index > 0) binder.error('CS1722', syntax.type, [displayType(base)]);
    return true;
  }
  return false;
}

/** Classes whose bases, all of them known, end at one without: those derived from them need not walk there again. */
const withEnd = new WeakSet<NamedType>();

function isCircular(type: NamedType, base: NamedType): boolean {
  const seen = new Set<NamedType>();
  let isKnown = true;
  for (let at: NamedType | null = base; at; at = at.definition.source?.baseType ?? null) {
    countStep();
    if (at.definition === type) return true;
    if (seen.has(at.definition)) return false;
    if (withEnd.has(at.definition)) break;
    if (at.definition.source?.isResolvingBases) isKnown = false;
    seen.add(at.definition);
  }
  if (isKnown) withEnd.add(type);
  return false;
}

/** Interfaces that are derived from none whose bases are still being found: no cycle leads through them. */
const settled = new WeakSet<NamedType>();

/** Whether an interface is derived from that type, whose bases are being found. */
function isDerivedFrom(type: NamedType, face: NamedType): boolean {
  const met = new Set([face.definition]);
  let isKnown = true;
  for (const each of met) {
    countStep();
    if (each === type) return true;
    if (settled.has(each)) continue;
    if (each.source?.isResolvingBases) isKnown = false;
    for (const base of each.interfaces) met.add(base.definition);
  }
  if (isKnown) settled.add(face.definition);
  return false;
}
