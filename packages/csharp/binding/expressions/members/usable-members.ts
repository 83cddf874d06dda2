// The members that a name after a dot can mean.
import type { Member, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isNamed } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import { lookupMembers } from '../../lookup/member-lookup.ts';
import type { MemberLookup } from '../../lookup/member-lookup.ts';
import type { UseOptions } from '../names.ts';

/** A name after a dot. */
export interface NameParts {
  readonly name: string;
  readonly typeArguments: readonly Type[];
  readonly nameSpan: TextSpan;
}

/** The members of that name: where one is called, those that can be, if there are any. */
export function lookupUsable(
  binder: Binder,
  type: Type,
  name: string,
  { isInvoked }: UseOptions,
  anyReceiver: boolean,
): MemberLookup {
  const { containingType, library } = binder;
  const invocable =
    isInvoked && lookupMembers(type, name, library, { containingType, isInvoked, anyReceiver });
  return invocable && invocable.members.length > 0
    ? invocable
    : lookupMembers(type, name, library, { containingType, anyReceiver });
}

/** Methods with that many type parameters; without type arguments what needs none. */
export function withArity(members: readonly Member[], arity: number): readonly Member[] {
  if (arity === 0)
    return members.filter(
      (member) =>
        !isNamed(member as Type) ||
        (member as NamedType).typeArguments.length ===
          ((member as NamedType).containingType?.typeArguments.length ?? 0),
    );
  const methods = members.filter((member) => member.kind === 'method');
  const fitting = methods.filter((method) => method.typeParameters.length === arity);
  return fitting.length > 0 ? fitting : methods;
}

/** Whether there are extension methods of that name; whether one of them takes the receiver is for the call to find out. */
export function hasExtension(binder: Binder, name: string): boolean {
  return binder.extensionMethods(name).length > 0;
}
