// One member of a type by its name, its parameters, its type: what `GetMethod`, `GetProperty`… find.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { typeName } from '@mockwright/language/runtime/type-name';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { AmbiguousMatchException } from './ambiguous-match-exception.ts';
import { isWidening } from './invocation.ts';
import type {
  ConstructorInfo,
  EventInfo,
  FieldInfo,
  MemberInfo,
  MethodBase,
  MethodInfo,
  PropertyInfo,
} from './member-info.ts';
import { fullName, interfacesOf, simpleName } from './type-facts.ts';
import {
  constructorsOf,
  defaultFlags,
  eventsOf,
  fieldsOf,
  isNamed,
  methodsOf,
  nestedTypesOf,
  propertiesOf,
} from './type-members.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

function ambiguous(type: Type, member: MemberInfo): AmbiguousMatchException {
  return new AmbiguousMatchException(`Ambiguous match found for '${typeName(type)} ${member.$toString()}'.`);
}

/** How far up the bases a member is declared. */
function depth(member: MemberInfo): number {
  let steps = 0;
  for (
    let type: NamedType | null = member.reflected;
    type && type !== member.declaringType;
    type = type.baseType
  )
    steps++;
  return steps;
}

/** `GetMethod(name)`. @throws {AmbiguousMatchException} where several methods have the name and different parameters */
export function methodNamed(
  type: Type,
  name: string | null,
  flags: number = defaultFlags,
): MethodInfo | null {
  const wanted = notNull(name, 'name');
  const found = methodsOf(type, flags).filter((one) => isNamed(one, wanted, flags));
  const [first] = found;
  if (!first) return null;
  const parameters = (one: MethodInfo): string =>
    one.symbol.parameters.map((each) => typeName(each.type)).join();
  // Methods that hide others of the same parameters are found in the type that is nearest.
  if (found.some((one) => one !== first && parameters(one) !== parameters(first)))
    throw ambiguous(type, first);
  return first;
}

/** Whether an argument of a type can be passed for a parameter. */
function accepts(parameter: Type, argument: Type): boolean {
  return parameter === argument || isAssignable(argument, parameter) || isWidening(argument, parameter);
}
/** 1 where `a` is nearer to the argument (null for one that is null), -1 where `b` is. */
function nearer(a: Type, b: Type, argument: Type | null): number {
  if (a === b) return 0;
  if (a === argument) return 1;
  if (b === argument) return -1;
  const down = accepts(b, a);
  return down === accepts(a, b) ? 0 : down ? 1 : -1;
}
/**
 * The default binder's choice among methods by the types of the arguments; null stands for an argument that is null.
 * @throws {AmbiguousMatchException}
 */
export function selectMethod<T extends MethodBase>(
  candidates: readonly T[],
  types: readonly (Type | null)[],
): T | null {
  const parametersOf = (one: T): readonly Type[] => one.symbol.parameters.map(({ type }) => type);
  const fitting = candidates.filter((one) => {
    const parameters = parametersOf(one);
    return (
      parameters.length === types.length &&
      parameters.every((parameter, index) => {
        const type = types[index];
        return type === null || type === undefined || accepts(parameter, type);
      })
    );
  });
  let best = fitting[0];
  if (!best) return null;
  let isAmbiguous = false;
  for (const other of fitting.slice(1)) {
    const scores = parametersOf(best).map((parameter, index) =>
      nearer(parameter, parametersOf(other)[index]!, types[index] ?? null),
    );
    const isBetter = scores.includes(1);
    const isWorse = scores.includes(-1);
    if (isBetter !== isWorse) {
      if (isBetter) continue;
      best = other;
      isAmbiguous = false;
    } else if (depth(other) === depth(best)) isAmbiguous = true;
  }
  if (isAmbiguous) throw ambiguous(best.reflected, best);
  return best;
}

/** `GetMethod(name, types)`. @throws {ArgumentNullException | AmbiguousMatchException} */
export function methodWith(
  type: Type,
  name: string | null,
  types: readonly Type[] | null,
  flags: number = defaultFlags,
): MethodInfo | null {
  notNull(name, 'name');
  return selectMethod(
    methodsOf(type, flags).filter((one) => isNamed(one, name!, flags)),
    notNull(types, 'types'),
  );
}
/** `GetConstructor(types)`. @throws {ArgumentNullException | AmbiguousMatchException} */
export function constructorWith(
  type: Type,
  types: readonly Type[] | null,
  flags: number = defaultFlags,
): ConstructorInfo | null {
  return selectMethod(constructorsOf(type, flags), notNull(types, 'types'));
}

/** `GetProperty`. @throws {AmbiguousMatchException} */
export function propertyNamed(
  type: Type,
  name: string | null,
  flags: number = defaultFlags,
  returnType: Type | null = null,
): PropertyInfo | null {
  const wanted = notNull(name, 'name');
  const found = propertiesOf(type, flags).filter(
    (one) => isNamed(one, wanted, flags) && (returnType === null || one.symbol.type === returnType),
  );
  if (found.length > 1) throw ambiguous(type, found[0]!);
  return found[0] ?? null;
}
/** `GetField`: that of the nearest type. */
export function fieldNamed(type: Type, name: string | null, flags: number = defaultFlags): FieldInfo | null {
  const wanted = notNull(name, 'name');
  return fieldsOf(type, flags).find((one) => isNamed(one, wanted, flags)) ?? null;
}
/** `GetEvent`. */
export function eventNamed(type: Type, name: string | null, flags: number = defaultFlags): EventInfo | null {
  const wanted = notNull(name, 'name');
  return eventsOf(type, flags).find((one) => isNamed(one, wanted, flags)) ?? null;
}
/** `GetNestedType`. */
export function nestedTypeNamed(
  type: Type,
  name: string | null,
  flags: number = defaultFlags,
): NamedType | null {
  const wanted = notNull(name, 'name');
  return nestedTypesOf(type, flags).find((one) => simpleName(one) === wanted) ?? null;
}
/** `GetInterface`, by name or full name. @throws {AmbiguousMatchException} */
export function interfaceNamed(type: Type, name: string | null, ignoreCase: boolean): Type | null {
  const fold = (text: string | null): string | null => (ignoreCase ? (text?.toLowerCase() ?? null) : text);
  const wanted = fold(notNull(name, 'fullname'));
  const found = interfacesOf(type).filter(
    (one) => fold(simpleName(one)) === wanted || fold(fullName(one)) === wanted,
  );
  if (found.length > 1)
    throw new AmbiguousMatchException(
      `Ambiguous match found for '${typeName(type)} ${typeName(found[0]!)}'.`,
    );
  return found[0] ?? null;
}
