// Do type arguments satisfy what their type parameters ask for?
import { countStep } from '@mockwright/language/text/work-limit';
import { erase } from '@mockwright/language/metadata/symbols';
import { openStaticMember } from '@mockwright/language/metadata/open-static-member';
import { Substitution } from '@mockwright/language/metadata/substitution';
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../symbols/display.ts';
import {
  isErroneous,
  isNameless,
  isNamed,
  isNonNullableValueType,
  isNullable,
  isRefLike,
  isReferenceType,
  isUnmanaged,
  mentionsDynamic,
  isValueType,
} from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { isReferenceConvertible } from '../conversions/reference.ts';
import { interfacesOf } from '../enumeration/enumerable-interfaces.ts';
import { sameType } from '../lookup/member-lookup.ts';
import { requiredMembers, setsRequiredMembers } from './required-members.ts';

/**
 * Reports the type arguments that break constraints.
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
  let isSatisfied = true;
  for (const [index, parameter] of parameters.entries()) {
    const argument = typeArguments[index];
    if (argument === undefined || argument === parameter || isErroneous(argument)) continue;
    if (isNamed(argument) && argument.flags.isStatic) {
      binder.error('CS0718', spanOf(index), [displayType(argument)]);
      isSatisfied = false;
      continue;
    }
    const place: ConstraintPlace = { generic, span: spanOf(index), substitution };
    if (!checkArgument(binder, parameter, argument, place)) isSatisfied = false;
  }
  return isSatisfied;
}

interface ConstraintPlace {
  readonly generic: string;
  readonly span: TextSpan;
  readonly substitution: Substitution;
}

function checkArgument(
  binder: Binder,
  parameter: TypeParameter,
  argument: Type,
  { generic, span, substitution }: ConstraintPlace,
): boolean {
  const { constraints, name } = parameter;
  if (isRefLike(argument) && !constraints.allowsRefStruct) {
    binder.error('CS9244', span, [displayType(argument), name, generic]);
    return false;
  }
  if (constraints.isReference && !isReferenceType(argument)) {
    binder.error('CS0452', span, [displayType(argument), name, generic]);
    return false;
  }
  if (constraints.isUnmanaged && (!isUnmanaged(argument) || isNullable(argument))) {
    binder.error('CS8377', span, [generic, name, displayType(argument)]);
    return false;
  }
  if (constraints.isValue && !isNonNullableValueType(argument)) {
    binder.error('CS0453', span, [displayType(argument), name, generic]);
    return false;
  }
  let isSatisfied = true;
  for (const constraint of constraints.types) {
    const required = substitution.apply(constraint);
    if (isNameless(required) || satisfies(argument, required) || implementsRefLike(argument, required))
      continue;
    binder.error(unsatisfiedCode(argument, required), span, [
      generic,
      displayType(mentionsDynamic(required) ? erase(required) : required, { isQualified: true }),
      name,
      displayType(argument, { isQualified: true }),
    ]);
    isSatisfied = false;
  }
  const open = argument.kind === 'interface' ? openStaticMember(argument) : undefined;
  if (open && isSatisfied) {
    binder.error('CS8920', span, [displayType(argument), displayMember(open)]);
    return false;
  }
  if (constraints.hasConstructor && argument.kind !== 'dynamic' && !hasConstructor(argument)) {
    binder.error('CS0310', span, [generic, name, displayType(argument)]);
    return false;
  }
  if (constraints.hasConstructor && isNamed(argument) && needsInitializer(argument)) {
    binder.error('CS9040', span, [generic, name, displayType(argument)]);
    return false;
  }
  return isSatisfied;
}

/** Whether `new T()` would leave out what is required. */
function needsInitializer(type: NamedType): boolean {
  const [first] = requiredMembers(type);
  return (
    first !== undefined &&
    !type
      .members('.ctor')
      .some(
        (member) => member.kind === 'method' && member.parameters.length === 0 && setsRequiredMembers(member),
      )
  );
}

/** What cannot be boxed has the interface all the same. */
const implementsRefLike = (argument: Type, required: Type): boolean =>
  isRefLike(argument) && interfacesOf(argument).some((face) => sameType(face, required));

function unsatisfiedCode(
  argument: Type,
  required: Type,
): 'CS0311' | 'CS0312' | 'CS0313' | 'CS0314' | 'CS0315' {
  if (isNullable(argument)) return required.kind === 'interface' ? 'CS0313' : 'CS0312';
  if (argument.kind === 'typeParameter' && !isReferenceType(argument)) return 'CS0314';
  return isValueType(argument) ? 'CS0315' : 'CS0311';
}

/** A generic type as messages of constraints name it. */
export function displayGeneric({ isNullable: isNullableType, definition }: NamedType): string {
  return isNullableType ? 'Nullable<T>' : displayType(definition);
}

/** Reports every constraint that a type argument in the type, however deep, breaks. */
export function checkAllConstraints(binder: Binder, type: Type, span: TextSpan): void {
  checkWithin(binder, type, span, new Set());
}

/**
 * The same.
 * @param satisfied types that have been found to keep all: they may occur again and again within a type
 * @returns whether all constraints are kept
 */
function checkWithin(binder: Binder, type: Type, span: TextSpan, satisfied: Set<Type>): boolean {
  if (type.kind === 'array') return checkWithin(binder, type.element, span, satisfied);
  if (!isNamed(type) || type.typeArguments.length === 0 || satisfied.has(type)) return true;
  countStep();
  const { typeParameters } = type.definition;
  let isKept = checkConstraints(binder, typeParameters, type.typeArguments, displayGeneric(type), () => span);
  for (const argument of type.typeArguments)
    if (!checkWithin(binder, argument, span, satisfied)) isKept = false;
  if (isKept) satisfied.add(type);
  return isKept;
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
  if (sameType(argument, required)) return true;
  if (isNullable(argument))
    return (
      isNamed(required) &&
      (required.special === 'object' || required.name === 'ValueType') &&
      required.namespace === 'System'
    );
  if (
    argument.kind === 'typeParameter' &&
    argument.constraints.types.some((type) => sameType(type, required))
  )
    return true;
  return isReferenceConvertible(argument, required);
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
