// Where read-only members may still be given a value: while their object, or their type, is being made.
import type { FieldSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type { Binder } from '../../binder.ts';

/** Whether the code makes the object or the type that has the member. */
export function isInConstructorOf(binder: Binder, member: FieldSymbol | PropertySymbol): boolean {
  return (
    binder.isConstructor &&
    binder.isStatic === member.isStatic &&
    binder.containingType !== null &&
    member.containingType?.definition === binder.containingType.definition &&
    isBodyOfMember(binder)
  );
}

/** Not in a lambda or a local function, which may run when the object has long been made. */
export const isBodyOfMember = ({ function: context }: Binder): boolean =>
  context?.kind === 'constructor' || context?.kind === 'initializer' || context?.kind === 'accessor';
