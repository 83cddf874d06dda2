// Types of `params` parameters that are no arrays: whether the elements of a call can be put into one.
import type { Member, MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import type { Binder } from '../../binder.ts';
import { isAccessible, lookupMembers } from '../../lookup/member-lookup.ts';
import { iteratedType } from '../../overloads/base-constructions.ts';
import { requiredMembers, setsRequiredMembers } from '../../types/required-members.ts';
import { builderOf, checkBuilder } from './collection-builders.ts';

/** Reports what is in the way of a `params` parameter of the type, at its word. */
export function checkParamsCollection(binder: Binder, type: NamedType, word: TextSpan): void {
  const builder = builderOf(binder, type);
  if (builder) return void checkBuilder(binder, type, builder, word);
  const isSequence = type.allInterfaces.some(
    ({ name, namespace }) => name === 'IEnumerable' && namespace === 'System.Collections',
  );
  if (type.kind === 'interface' || !isSequence || !iteratedType(type, binder.library, binder))
    return binder.error('CS0225', word);
  const constructor = checkConstructor(binder, type, word);
  if (constructor === 'reported') return;
  if (!checkAdd(binder, type, word) || setsRequiredMembers(constructor)) return;
  for (const member of requiredMembers(type))
    return binder.error('CS9225', word, [
      constructor ? displayMember(constructor) : `${displayType(type)}.${type.name}()`,
      displayMember(member),
    ]);
}

/** The constructor that needs no arguments; undefined for structs that declare none. */
function checkConstructor(
  binder: Binder,
  type: NamedType,
  word: TextSpan,
): MethodSymbol | undefined | 'reported' {
  if (type.flags.isAbstract) {
    binder.error('CS0144', word, [displayType(type)]);
    return 'reported';
  }
  const fitting = type
    .members('.ctor')
    .filter(
      (member): member is MethodSymbol =>
        member.kind === 'method' &&
        !member.isStatic &&
        member.parameters.every(({ optional, isParams }) => optional !== undefined || isParams),
    );
  const constructor = fitting.find((each) => isAccessible(each, binder));
  if (constructor || (type.kind === 'struct' && fitting.length === 0)) return constructor;
  if (fitting[0]) binder.error('CS0122', word, [displayMember(fitting[0])]);
  else binder.error('CS9228', word);
  return 'reported';
}

/** Whether there is a method that adds an element. */
function checkAdd(binder: Binder, type: NamedType, word: TextSpan): boolean {
  const { members, inaccessible } = lookupMembers(type, 'Add', binder.library, binder);
  const isMethod = (member: Member): member is MethodSymbol => member.kind === 'method';
  const methods = members.filter(isMethod);
  if (methods.length === 0) {
    const hidden = inaccessible.find(isMethod);
    if (hidden) binder.error('CS0122', word, [displayMember(hidden)]);
    else binder.error('CS0117', word, [displayType(type), 'Add']);
    return false;
  }
  const fitting = methods.filter(
    ({ parameters: [first, ...rest] }) =>
      first && rest.every(({ optional, isParams }) => optional !== undefined || isParams),
  );
  if (fitting.length === 0) binder.error('CS9215', word, [displayType(type)]);
  else if (fitting.every(({ isStatic }) => isStatic))
    binder.error('CS1921', word, [displayMember(fitting[0]!)]);
  else if (fitting.every(({ parameters: [first] }) => first!.refKind === 'ref' || first!.refKind === 'out'))
    binder.error('CS1954', word, [displayMember(fitting[0]!)]);
  else return true;
  return false;
}
