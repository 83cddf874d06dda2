// What is said of members that exist but cannot be used from where they are named.
import type { Member, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import { isNamed } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { isAccessible, isInvocableMember } from './member-lookup.ts';

/** Reports that the member is out of reach (CS0122), or only its receiver is of the wrong type (CS1540). */
export function reportInaccessible(binder: Binder, member: Member, receiver: Type, span: TextSpan): void {
  const { containingType } = binder;
  if (containingType && isAccessible(member, { containingType }))
    binder.error('CS1540', span, [displayMember(member), displayType(receiver), displayType(containingType)]);
  else binder.error('CS0122', span, [displayMember(member)]);
}

/** How a member is named. */
interface Naming {
  readonly typeArguments: readonly Type[];
  readonly nameSpan: TextSpan;
}

/**
 * Reports the first of members that are out of reach; before that, type arguments that it does not take, or that none of
 * them can be called.
 */
export function reportOutOfReach(
  binder: Binder,
  members: readonly Member[],
  receiver: Type,
  { typeArguments, nameSpan }: Naming,
  { isInvoked }: { readonly isInvoked?: boolean },
): void {
  const [first] = members;
  const methods = members.filter((member): member is MethodSymbol => member.kind === 'method');
  if (methods.length > 0 && lacksArity(methods, typeArguments)) reportMethodArity(binder, methods, nameSpan);
  else if (typeArguments.length > 0 && first!.kind !== 'method' && !takesTypeArguments(first!))
    reportTypeArgumentsOf(binder, first!, nameSpan);
  else if (isInvoked === true && !members.some(isInvocableMember))
    binder.error('CS1955', nameSpan, [displayMember(first!)]);
  else reportInaccessible(binder, first!, receiver, nameSpan);
}

const takesTypeArguments = (member: Member): boolean =>
  isNamed(member as Type) && (member as NamedType).definition.typeParameters.length > 0;

/** Reports type arguments of what takes none: of a type that is not generic (CS0308), or of no type at all (CS0307). */
export function reportTypeArgumentsOf(binder: Binder, member: Member, span: TextSpan): void {
  if (isNamed(member as Type)) binder.error('CS0308', span, [displayMember(member), 'type']);
  else binder.error('CS0307', span, [displayMember(member), member.kind]);
}

/** Whether none of the methods takes as many type arguments as are written. */
export const lacksArity = (methods: readonly MethodSymbol[], { length }: readonly Type[]): boolean =>
  length > 0 && methods.every(({ typeParameters }) => typeParameters.length !== length);

/** None of the methods takes that many type arguments: those that take any are told of first. */
export function reportMethodArity(binder: Binder, methods: readonly MethodSymbol[], span: TextSpan): void {
  const told = methods.find(({ typeParameters }) => typeParameters.length > 0) ?? methods[0]!;
  const count = told.typeParameters.length;
  if (count === 0) binder.error('CS0308', span, [displayMember(told), 'method']);
  else binder.error('CS0305', span, [displayMember(told), 'method', count]);
}
