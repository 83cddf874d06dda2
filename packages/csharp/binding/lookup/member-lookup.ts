// Members of a type by name, inherited ones included, as member access, simple names and initializers see them.
import { countStep } from '@mockwright/language/text/work-limit';
import { erase } from '@mockwright/language/metadata/symbols';
import type {
  Member,
  MethodSymbol,
  NamedType,
  ParameterSymbol,
  PropertySymbol,
  Type,
  TypeParameter,
} from '@mockwright/language/metadata/symbols';
import { boundParameters, isDelegate } from '../../symbols/type-extensions.ts';
import type { Library } from '../../symbols/library.ts';

/** What a lookup found. */
export interface MemberLookup {
  /**
   * Accessible members: overloads from the most derived type to the least, hidden ones left out; a member that is
   * overridden is represented by its most derived override. Or one other member.
   */
  readonly members: readonly Member[];
  /** Members of that name that exist but cannot be accessed from here (CS0122), when nothing else was found. */
  readonly inaccessible: readonly Member[];
}

/** From where members are looked at. */
export interface AccessContext {
  /** The definition of the type whose code it is; null for code of the script itself. */
  readonly containingType: NamedType | null;
  /** Only members that can be called: others hide nothing from a call. */
  readonly isInvoked?: boolean;
  /** Behind `base` or a type, where protected members ask for no receiver of the own type. */
  readonly anyReceiver?: boolean;
}

/** Whether the member can be called. */
export function isInvocableMember(member: Member): boolean {
  if (member.kind === 'method') return true;
  return (
    (member.kind === 'property' || member.kind === 'field' || member.kind === 'event') &&
    (isDelegate(member.type) || member.type.kind === 'dynamic')
  );
}

/** Whether two types are the same apart from tuple names and `dynamic`. */
export function sameType(a: Type, b: Type): boolean {
  countStep();
  return a === b || erase(a) === erase(b);
}

/** All types in which members of `type` are looked for, nearest first: base classes, or the interfaces of interfaces. */
export function lookupTypes(type: Type, library: Library): readonly NamedType[] {
  switch (type.kind) {
    case 'array':
      return baseChain(type.baseType);
    case 'typeParameter':
      return constraintTypes(type, library);
    case 'dynamic':
      return [library.special('object')];
    case 'error':
      return [];
    case 'interface':
      return [type, ...derivedFirst(type.allInterfaces), library.special('object')];
    default:
      return baseChain(type);
  }
}

function baseChain(type: NamedType): readonly NamedType[] {
  const chain: NamedType[] = [];
  for (let at: NamedType | null = type; at && !chain.includes(at); at = at.baseType) chain.push(at);
  return chain;
}

/**
 * What a value of the type parameter is known to be: its constraints, of which value types and arrays, which only
 * overrides and explicit implementations have, count as their base classes (C# 15.2.5).
 */
export function effectiveConstraints({ constraints }: TypeParameter): readonly Type[] {
  return constraints.types.map((type) =>
    type.kind === 'array' || type.kind === 'struct' || type.kind === 'enum' ? (type.baseType ?? type) : type,
  );
}

function constraintTypes(parameter: TypeParameter, library: Library): readonly NamedType[] {
  const found = new Set<NamedType>();
  for (const bound of boundParameters(parameter)) {
    for (const constraint of effectiveConstraints(bound)) {
      if (constraint.kind === 'typeParameter') continue;
      for (const type of lookupTypes(constraint, library)) if (type.special !== 'object') found.add(type);
    }
    if (bound.constraints.isValue) found.add(library.core('System.ValueType'));
  }
  const isInterface = (type: NamedType): boolean => type.kind === 'interface';
  return [
    ...[...found].filter((type) => !isInterface(type)),
    ...derivedFirst([...found].filter(isInterface)),
    library.special('object'),
  ];
}

/** Interfaces before those that they extend, which they hide members of. */
const derivedFirst = (interfaces: readonly NamedType[]): readonly NamedType[] =>
  interfaces.length < 2
    ? interfaces
    : interfaces.toSorted((a, b) => b.allInterfaces.length - a.allInterfaces.length);

/** The members of that name that can be accessed as members of `type`. */
export function lookupMembers(
  type: Type,
  name: string,
  library: Library,
  access: AccessContext,
): MemberLookup {
  const members: Member[] = [];
  const inaccessible: Member[] = [];
  const types = lookupTypes(type, library);
  const isInterface = type.kind === 'interface' || type.kind === 'typeParameter' || type.kind === 'array';
  for (const container of types) {
    const found = container.tupleNames?.includes(name)
      ? tupleElement(container, name)
      : methodsFirst(container.members(name));
    if (found.length === 0 || (access.isInvoked && !found.some(isInvocableMember))) continue;
    let hidesAll = false;
    for (const member of found) {
      if (member.kind !== 'class' && isTypeless(member) && member.explicitInterface !== undefined) continue;
      if (access.isInvoked && !isInvocableMember(member)) continue;
      if (!isAccessible(member, access, access.anyReceiver || !hasReceiver(member) ? undefined : type)) {
        inaccessible.push(member);
        continue;
      }
      if (
        isInterface &&
        members.some(
          (nearer) =>
            nearer.kind !== 'method' && hides(nearer, member) && !areDifferentIndexers(nearer, member),
        )
      )
        continue;
      if (member.kind !== 'method') {
        if (member.kind === 'property' && member.parameters.length > 0) {
          if (!members.some((nearer) => overrides(nearer, member))) members.push(member);
          continue;
        }
        if (
          members.every(
            (nearer) =>
              nearer.containingType === member.containingType ||
              isNamedType(nearer) !== isNamedType(member) ||
              (isInterface && !hides(nearer, member)),
          )
        )
          members.push(member);
        hidesAll ||= !isNamedType(member);
      } else if (!members.some((nearer) => overrides(nearer, member))) {
        if (!members.some((nearer) => nearer.kind !== 'method' && !isNamedType(nearer)) || isInterface)
          members.push(member);
      }
    }
    if (hidesAll && !isInterface) break;
    if (members.some((member) => member.kind !== 'method') && !isInterface && name !== 'this[]') break;
  }
  return { members, inaccessible: members.length > 0 ? [] : inaccessible };
}

/** Beside methods that have the same name by mistake, members of other kinds are not seen. */
function methodsFirst(members: readonly Member[]): readonly Member[] {
  const isMethod = (member: Member): boolean => member.kind === 'method';
  return members.every(isMethod) || !members.some(isMethod) ? members : members.filter(isMethod);
}

/** A tuple's element by the name it has in this type (the first seven; the others lie in `Rest`). */
function tupleElement(type: NamedType, name: string): readonly Member[] {
  return type.members(`Item${type.tupleNames!.indexOf(name) + 1}`);
}

const isNamedType = (member: Member): member is NamedType =>
  member.kind !== 'method' &&
  member.kind !== 'property' &&
  member.kind !== 'field' &&
  member.kind !== 'event';
const isTypeless = (member: Member): member is Exclude<Member, NamedType> => !isNamedType(member);

/** Between interfaces only a derived one hides; elsewhere whatever comes earlier. */
function hides(nearer: Member, farther: Member): boolean {
  const near = nearer.containingType;
  const far = farther.containingType;
  if (!near || !far) return true;
  if (near === far) return false;
  return near.kind !== 'interface' || near.allInterfaces.includes(far) || far.special === 'object';
}

/** Indexers of different parameters are overloads. */
const areDifferentIndexers = (nearer: Member, farther: Member): boolean =>
  nearer.kind === 'property' &&
  farther.kind === 'property' &&
  nearer.parameters.length > 0 &&
  farther.parameters.length > 0 &&
  !sameParameters(nearer.parameters, farther.parameters);

/**
 * Whether a method or indexer takes the place of one further up. One that only hides another leaves it among the
 * candidates, which is called where the nearer one cannot be (C# 12.5.1).
 */
function overrides(nearer: Member, farther: Member): boolean {
  if (nearer.kind === 'method' && farther.kind === 'method')
    return nearer.flags.isOverride === true && hides(nearer, farther) && sameSignature(nearer, farther);
  return (
    nearer.kind === 'property' &&
    farther.kind === 'property' &&
    nearer.flags.isOverride === true &&
    hides(nearer, farther) &&
    sameParameters(nearer.parameters, farther.parameters)
  );
}

/** Equal parameter types and ways of passing, a generic method's own type parameters by position. */
export function sameSignature(a: MethodSymbol, b: MethodSymbol): boolean {
  return a.typeParameters.length === b.typeParameters.length && sameParameters(a.parameters, b.parameters);
}

/** Whether the parameters have the same types and are passed alike; their names do not count. */
export function sameParameters(a: readonly ParameterSymbol[], b: readonly ParameterSymbol[]): boolean {
  countStep();
  return (
    a.length === b.length &&
    a.every((parameter, index) => {
      const other = b[index]!;
      return (
        (parameter.refKind === 'none') === (other.refKind === 'none') && sameShape(parameter.type, other.type)
      );
    })
  );
}

/** The same type, where type parameters of two methods correspond by position. */
export function sameShape(a: Type, b: Type): boolean {
  if (
    a.kind === 'typeParameter' &&
    b.kind === 'typeParameter' &&
    a.owner === 'method' &&
    b.owner === 'method'
  )
    return a.ordinal === b.ordinal;
  if (a.kind === 'array' && b.kind === 'array') return a.rank === b.rank && sameShape(a.element, b.element);
  if ('typeArguments' in a && 'typeArguments' in b && a.typeArguments.length > 0) {
    return (
      a.definition === b.definition &&
      a.typeArguments.every((argument, index) => sameShape(argument, b.typeArguments[index]!))
    );
  }
  return sameType(a, b);
}

const hasReceiver = (member: Member): boolean => 'isStatic' in member && !member.isStatic;

/** Whether code in `access` may use the member, through a receiver of type `through`. */
export function isAccessible(member: Member, access: AccessContext, through?: Type): boolean {
  const container = member.containingType;
  // The library's types are of other assemblies.
  if (!container)
    return member.accessibility === 'public' || !('namespace' in member) || member.namespace === '';
  switch (member.accessibility) {
    case 'public':
      return true;
    case 'internal':
    case 'protected internal':
      return container.namespace === '' || isInherited(container.definition, access.containingType, through);
    case 'private':
      return isInside(access.containingType, container.definition);
    default:
      return isInherited(container.definition, access.containingType, through);
  }
}

function isInside(type: NamedType | null, container: NamedType): boolean {
  for (let at = type; at; at = at.containingType) if (at.definition === container) return true;
  return false;
}

/** Protected access: from a derived type (or one nested in it), through that type or one derived from it. */
function isInherited(container: NamedType, from: NamedType | null, through: Type | undefined): boolean {
  for (let at = from; at; at = at.containingType) {
    if (!isDerived(at, container)) continue;
    if (
      through === undefined ||
      !('definition' in through) ||
      isDerived(through, at.definition) ||
      isInside(from, container)
    )
      return true;
  }
  return false;
}

/** Whether the type has that definition, derives from it or implements it. */
const isDerived = (type: NamedType, definition: NamedType): boolean =>
  derivesFrom(type, definition) ||
  (definition.kind === 'interface' && type.allInterfaces.some((each) => each.definition === definition));

/** Whether the type or one of its base types has that definition. */
export function derivesFrom(type: NamedType, definition: NamedType): boolean {
  for (let at: NamedType | null = type; at; at = at.baseType) if (at.definition === definition) return true;
  return false;
}

/** The type that declares the member first: an override counts as one of the type that it overrides. */
export function declaringType(method: MethodSymbol | PropertySymbol): NamedType | null {
  const property = method.kind === 'method' ? method.associated : undefined;
  const member = property?.kind === 'property' ? property : method;
  let declaring = member.containingType;
  if (!member.flags.isOverride) return declaring;
  const isSame = (other: Member): other is typeof member =>
    member.kind === 'method'
      ? other.kind === 'method' && sameSignature(other, member)
      : other.kind === 'property' && sameParameters(other.parameters, member.parameters);
  for (let type = declaring?.baseType ?? null; type; type = type.baseType) {
    const overridden = type.members(member.name).find(isSame);
    if (overridden) {
      declaring = type;
      if (!overridden.flags.isOverride) break;
    }
  }
  return declaring;
}
