// `[StructLayout]` and `[FieldOffset]`: what they may be given, and which fields must say where they are.
import { countSteps } from '@mockwright/language/text/work-limit';
import type {
  AttributeData,
  EventSymbol,
  FieldSymbol,
  MethodSymbol,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import type { AttributeListSyntax } from '../../../syntax/nodes.ts';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { enumUnderlyingOf } from '../../../symbols/type-extensions.ts';
import { wholeSizes } from '../../../symbols/whole-sizes.ts';
import { displayMember } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import { reportInvalid } from './known-attribute.ts';
import type { KnownAttribute } from './known-attribute.ts';
import type { MemberHost } from './member-host.ts';
import { writtenAttributes } from './written-attributes.ts';

/** The members of `LayoutKind`. */
const kinds: ReadonlySet<unknown> = new Set([0, 2, 3]);
const explicit = 2;
const packs: ReadonlySet<unknown> = new Set([0, 1, 2, 4, 8, 16, 32, 64, 128]);

/** Reports a layout that there is not, and sizes that no type has. */
export function checkStructLayout({ binder, syntax, data }: KnownAttribute): void {
  if (!kinds.has(data.arguments[0])) reportInvalid(binder, syntax);
  for (const [name, isValid] of [
    ['Pack', packs.has(data.named.get('Pack') ?? 0)],
    ['Size', Number(data.named.get('Size') ?? 0) >= 0],
  ] as const) {
    const argument = syntax.arguments?.find(({ nameEquals }) => nameEquals?.text === name);
    if (!isValid && argument) binder.error('CS0599', argument, [name]);
  }
}

/** Whether the fields of the type say where they are. */
export const hasExplicitLayout = (attributes: readonly AttributeData[]): boolean =>
  attributes.some(
    (each) =>
      isNamed(each, 'StructLayoutAttribute') &&
      each.arguments[0] === explicit &&
      each.constructorMethod?.parameters[0]!.type.kind === 'enum',
  );

/** Reports offsets below zero, and those of fields that have none. */
export function checkFieldOffset({ binder, syntax, data, bearer }: KnownAttribute): void {
  const field = bearer?.kind === 'field' ? bearer : undefined;
  if (field?.isStatic || field?.flags.isConst) return binder.error('CS0637', syntax);
  if (Number(data.arguments[0]) < 0) reportInvalid(binder, syntax);
  const type = binder.containingType;
  if (!type || !hasExplicitLayout(type.attributes)) binder.error('CS0636', syntax);
}

/** Reports a field of a type with an explicit layout that does not say where it is. */
export function checkHasOffset(binder: Binder, field: FieldSymbol, span: TextSpan | undefined): void {
  const isPlaced = field.attributes.some((each) => isNamed(each, 'FieldOffsetAttribute'));
  if (!isPlaced && !field.isStatic && !field.flags.isConst && span)
    binder.error('CS0625', span, [displayMember(field)]);
}

/** The same of the field that a property or event has for itself. */
export function checkOwnOffset(
  { autoProperties, autoEvents, places }: MemberHost,
  binder: Binder,
  member: MethodSymbol | PropertySymbol | EventSymbol,
  lists: readonly AttributeListSyntax[],
): void {
  countSteps(autoProperties.length + autoEvents.length);
  const isStored =
    autoProperties.some(({ property }) => property === member) ||
    autoEvents.some(({ event }) => event === member);
  const span = places.get(member);
  const ofField = lists.filter(({ target }) => target?.text === 'field');
  if (isStored && span && !member.isStatic && writtenAttributes(ofField, 'FieldOffset').length === 0)
    binder.error('CS0625', span, [displayMember(member)]);
}

/** Reports a field that shares bytes with one before it: values have no bytes here. */
export function checkOverlaps(binder: Binder, { fields }: MemberHost): void {
  const placed = fields.flatMap(({ field, nameSpan }) => {
    const offset = field.attributes.find((each) => isNamed(each, 'FieldOffsetAttribute'))?.arguments[0];
    return typeof offset === 'number' ? [{ field, nameSpan, offset, end: offset + sizeOf(field.type) }] : [];
  });
  for (const [index, { field, nameSpan, offset, end }] of placed.entries()) {
    countSteps(index);
    const other = placed.slice(0, index).find((each) => each.offset < end && offset < each.end);
    if (other) return binder.error('MW1401', nameSpan, [displayMember(other.field), displayMember(field)]);
  }
}

/** How many bytes a field of the type takes at least. */
function sizeOf(type: Type): number {
  if (type.kind === 'enum') return sizeOf(enumUnderlyingOf(type));
  if (type.special) return wholeSizes[type.special] ?? otherSizes[type.special] ?? 8;
  if (type.kind !== 'struct') return 8;
  const fields = type.definition.source?.storedFields ?? [];
  return fields.reduce((sum, field) => sum + sizeOf(field.type), 0) || 8;
}
const otherSizes: Readonly<Partial<Record<SpecialType, number>>> = { float: 4, decimal: 16 };

const isNamed = ({ type }: AttributeData, name: string): boolean =>
  type.name === name && type.namespace === 'System.Runtime.InteropServices';
