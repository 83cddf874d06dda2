// Calls of static interface members through type arguments: `T.Parse`, `a + b` of two `T`s.
import { NotSupportedException } from './exceptions.ts';
import { substitutionOf } from '../metadata/substitution.ts';
import type { MethodSymbol, NamedType, Type } from '../metadata/symbols.ts';

type Callable = (...args: any[]) => unknown;
const found = new WeakMap<Type, Map<MethodSymbol, Map<NamedType, Callable>>>();

/**
 * The function by which `type` implements a static member of an interface. It takes the arguments, then the method's
 * own type arguments.
 * @param member the interface's member (its definition)
 * @param face the interface as constructed
 * @throws {NotSupportedException} where the type has none
 */
export function staticVirtual(type: Type, member: MethodSymbol, face: NamedType): Callable {
  let ofType = found.get(type);
  if (!ofType) found.set(type, (ofType = new Map()));
  let ofMember = ofType.get(member);
  if (!ofMember) ofType.set(member, (ofMember = new Map()));
  let call = ofMember.get(face);
  if (!call) ofMember.set(face, (call = resolve(type, member, face)));
  return call;
}

function resolve(type: Type, member: MethodSymbol, face: NamedType): Callable {
  const call = findStaticVirtual(type, member, face);
  if (call) return call;
  throw new NotSupportedException();
}

/** As {@link staticVirtual}; undefined where the type has no such function. */
export function findStaticVirtual(type: Type, member: MethodSymbol, face: NamedType): Callable | undefined {
  const start = 'definition' in type ? type : null;
  for (const implementation of [templateImplementation, libraryImplementation]) {
    for (let at: NamedType | null = start; at; at = at.baseType) {
      const own = implementation(at, member, face);
      if (own) return own;
    }
  }
  return member.implementation && withSelf(member, face);
}

/** What the template's type said. */
function templateImplementation(
  type: NamedType,
  member: MethodSymbol,
  face: NamedType,
): Callable | undefined {
  const substitution = substitutionOf(type);
  const link = type.definition.runtime?.staticImplementations?.find(
    ({ interfaceType, interfaceMember }) =>
      interfaceMember === member && substitution.apply(interfaceType) === face,
  );
  if (!link) return undefined;
  const container = substitution.apply(link.implementation.containingType!) as NamedType;
  return withSelf(link.implementation.definition, container);
}

/** The library's: an explicit one, or the public member of the same name and parameters. */
function libraryImplementation(type: NamedType, member: MethodSymbol, face: NamedType): Callable | undefined {
  const statics = type.definition.runtime?.statics;
  const key = `${member.name}/${member.parameters.length}`;
  const explicit = statics?.[`${face.name}.${key}`] ?? statics?.[key];
  if (explicit) return explicit;
  const required = methodsOf(face, member).find((each) => each.definition === member);
  const own =
    required && methodsOf(type, member).find((each) => each.isStatic && implementsBy(each, required));
  return own?.definition.implementation && withSelf(own.definition, type);
}

/** The methods, or the accessors, that have the name of the member. */
function methodsOf(type: NamedType, member: MethodSymbol): readonly MethodSymbol[] {
  const { associated } = member;
  return type.members(associated?.name ?? member.name).flatMap((each): readonly MethodSymbol[] => {
    if (each.kind === 'method') return [each];
    if (each.kind !== 'property') return [];
    const accessor = member.methodKind === 'getter' ? each.getMethod : each.setMethod;
    return accessor ? [accessor] : [];
  });
}

function implementsBy(own: MethodSymbol, required: MethodSymbol): boolean {
  return (
    own.parameters.length === required.parameters.length &&
    own.typeParameters.length === required.typeParameters.length &&
    own.parameters.every(({ type }, index) => {
      const other = required.parameters[index]!.type;
      return type === other || (type.kind === 'typeParameter' && other.kind === 'typeParameter');
    })
  );
}

/** Static members of generic types get the constructed type behind their arguments. */
function withSelf(method: MethodSymbol, container: NamedType): Callable {
  const implementation = method.implementation!;
  if (container.definition.typeParameters.length === 0) return implementation;
  const count = method.parameters.length;
  return (...args) => implementation(...args.slice(0, count), container, ...args.slice(count));
}
