// The members of an enum, and the type underneath.
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { displayMember } from '../../../symbols/display.ts';
import { isNamed } from '../../../symbols/type-extensions.ts';
import type { EnumDeclarationSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { fitsIn, isInteger } from '../../conversions/numeric.ts';
import { phases } from '../../phases.ts';
import { bindConstantValue, setConstant } from './constant-value.ts';
import type { MemberHost } from './member-host.ts';

type EnumMemberSyntax = EnumDeclarationSyntax['members'][number];

/** The type underneath, as written after the enum's name; reports what is no type of integers. */
export function bindUnderlyingType(binder: Binder, syntax: EnumDeclarationSyntax): NamedType {
  const [written] = syntax.baseTypes;
  if (!written) return binder.library.special('int');
  const bound = binder.bindType(written.type);
  if (isNamed(bound) && isUnderlying(bound)) return bound;
  binder.error('CS1008', written.type);
  return binder.library.special('int');
}

const isUnderlying = ({ special }: NamedType): boolean =>
  isInteger(special) && special !== 'char' && special !== 'nint' && special !== 'nuint';

/** A field for each member in order, its value worked out when it is asked for. */
export function enumFields(host: MemberHost, syntax: EnumDeclarationSyntax): readonly FieldSymbol[] {
  let previous: FieldSymbol | undefined;
  return syntax.members.map((member) => {
    const field = new FieldSymbol(member.identifier.text, host.type, 'public', {
      isStatic: true,
      isConst: true,
    });
    field.type = host.type;
    if (field.name === 'value__') host.binder.error('CS0076', member.identifier, [field.name]);
    const before = previous;
    const open = { initializer: member.value, binder: host.binder, previous: before };
    setConstant(field, member.identifier, open, () => ({
      value: valueOf(host, field, member, before),
    }));
    host.attributes.push({ target: field, lists: member.attributeLists, binder: host.binder });
    return (previous = field);
  });
}

function valueOf(
  { type, binder }: MemberHost,
  field: FieldSymbol,
  { value, identifier }: EnumMemberSyntax,
  previous: FieldSymbol | undefined,
): ConstantValue {
  const underlying = type.enumUnderlying ?? binder.library.special('int');
  const { special } = underlying;
  const zero = special === 'long' || special === 'ulong' ? 0n : 0;
  if (value) {
    const inside = binder.withMember(type, true).withPhase(phases.typeChecks);
    return bindConstantValue(inside, value, underlying, displayMember(field))?.value ?? zero;
  }
  const last = previous?.constant?.value;
  if (last === undefined) return zero;
  const next = typeof last === 'bigint' ? last + 1n : Number(last) + 1;
  if (isInteger(special) && !fitsIn(next, special))
    binder.error('CS0543', identifier, [displayMember(field)]);
  return next;
}
