// Do type arguments satisfy what their type parameters ask for?
import { Substitution } from '../../../metadata/symbols.ts';
import type {
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
  TypeParameter,
} from '../../../metadata/symbols.ts';
import type { TextSpan } from '../../../text/source-text.ts';
import { displayMember, displayType } from '../../symbols/display.ts';
import {
  isErroneous,
  isNameless,
  isNamed,
  isNonNullableValueType,
  isNullable,
  isRefLike,
  isReferenceType,
  isValueType,
} from '../../symbols/type-facts.ts';
import type { Binder } from '../binder.ts';
import { isReferenceConvertible } from '../conversions/reference.ts';
import { sameType } from '../lookup/member-lookup.ts';

/**
 * Reports the first type argument that breaks a constraint.
 * @param generic what is generic, as messages name it
 * @param container the constructed type of a method, whose type parameters its constraints may name
 * @param spanOf where the argument stands (for inferred ones the name of the method)
 * @returns whether all are satisfied
 */
export function checkConstraints(
  binder: Binder,
  parameters: readonly TypeParameter[],
  typeArguments: readonly Type[],
  generic: string,
  spanOf: (index: number) => TextSpan,
  container?: NamedType | null,
): boolean {
  const substitution = new Substitution(
    [...parameters, ...(container?.definition.typeParameters ?? [])],
    [...typeArguments, ...(container?.typeArguments ?? [])],
  );
  for (const [index, parameter] of parameters.entries()) {
    const argument = typeArguments[index];
    if (argument === undefined || argument === parameter || isErroneous(argument)) continue;
    const { constraints } = parameter;
    if (isRefLike(argument) && !constraints.allowsRefStruct) {
      binder.error('CS9244', spanOf(index), [displayType(argument), parameter.name, generic]);
      return false;
    }
    if (constraints.isReference && !isReferenceType(argument)) {
      binder.error('CS0452', spanOf(index), [displayType(argument), parameter.name, generic]);
      return false;
    }
    if (constraints.isValue && !isNonNullableValueType(argument)) {
      binder.error('CS0453', spanOf(index), [displayType(argument), parameter.name, generic]);
      return false;
    }
    for (const constraint of constraints.types) {
      const required = substitution.apply(constraint);
      if (isNameless(required) || satisfies(argument, required)) continue;
      // What cannot be boxed has the interface all the same.
      if (
        isNamed(argument) &&
        isRefLike(argument) &&
        argument.allInterfaces.some((face) => sameType(face, required))
      )
        continue;
      const code = isNullable(argument)
        ? required.kind === 'interface'
          ? 'CS0313'
          : 'CS0312'
        : argument.kind === 'typeParameter'
          ? 'CS0314'
          : isValueType(argument)
            ? 'CS0315'
            : 'CS0311';
      binder.error(code, spanOf(index), [
        generic,
        displayType(required, { isQualified: true }),
        parameter.name,
        displayType(argument, { isQualified: true }),
      ]);
      return false;
    }
    const open = argument.kind === 'interface' ? openStaticMember(argument) : undefined;
    if (open) {
      binder.error('CS8920', spanOf(index), [displayType(argument), displayMember(open)]);
      return false;
    }
    if (constraints.hasConstructor && !hasConstructor(argument)) {
      binder.error('CS0310', spanOf(index), [generic, parameter.name, displayType(argument)]);
      return false;
    }
  }
  return true;
}

/** Whether the arguments satisfy the constraints, without a word (overload resolution drops candidates that do not). */
export function satisfiesConstraints(
  binder: Binder,
  parameters: readonly TypeParameter[],
  typeArguments: readonly Type[],
  container: NamedType | null,
): boolean {
  return !binder.speculate(() =>
    checkConstraints(binder, parameters, typeArguments, '', () => ({ start: 0, end: 0 }), container),
  ).hasErrors;
}

function satisfies(argument: Type, required: Type): boolean {
  if (isNullable(argument))
    return (
      isNamed(required) &&
      (required.special === 'object' || required.name === 'ValueType') &&
      required.namespace === 'System'
    );
  return isReferenceConvertible(argument, required);
}

/** A static member that the interface leaves to its implementers: it has none for the interface itself. */
function openStaticMember(type: NamedType): MethodSymbol | PropertySymbol | undefined {
  for (const face of [type, ...type.allInterfaces]) {
    if (face.namespace !== '' && face.namespace !== 'System.Numerics') continue;
    for (const name of face.memberNames())
      for (const member of face.members(name))
        if (
          (member.kind === 'method' || member.kind === 'property') &&
          member.isStatic &&
          member.flags.isAbstract
        )
          return member;
  }
  return undefined;
}

function hasConstructor(type: Type): boolean {
  if (type.kind === 'typeParameter') return type.constraints.hasConstructor || isValueType(type);
  if (isValueType(type)) return true;
  if (!isNamed(type) || type.kind !== 'class' || type.flags.isAbstract) return false;
  return type
    .members('.ctor')
    .some(
      (member) =>
        member.kind === 'method' && member.parameters.length === 0 && member.accessibility === 'public',
    );
}
