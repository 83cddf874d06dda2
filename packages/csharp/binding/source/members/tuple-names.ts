// Whether two members with the same types call the elements of tuples alike.
import type { EventSymbol, MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';

type TypedMember = MethodSymbol | PropertySymbol | EventSymbol;

/** Whether the tuples in a member call their elements as those of the other one do, or all have no names. */
export function sameTupleNames(member: TypedMember, implementation: TypedMember): boolean {
  const others = typesOf(member);
  const own = typesOf(implementation);
  return !own.some(hasTupleNames) || own.every((type, index) => namedAlike(type, others[index]!));
}

/** Whether the tuples in the one member call their elements just as those of the other. */
export function namesTuplesAlike(a: TypedMember, b: TypedMember): boolean {
  const others = typesOf(b);
  return typesOf(a).every((type, index) => namedAlike(type, others[index] ?? type));
}

function typesOf(member: TypedMember): readonly Type[] {
  if (member.kind === 'event') return [member.type];
  const result = member.kind === 'method' ? member.returnType : member.type;
  return [result, ...member.parameters.map(({ type }) => type)];
}

function hasTupleNames(type: Type): boolean {
  if (type.kind === 'array') return hasTupleNames(type.element);
  return 'typeArguments' in type && (type.tupleNames !== undefined || type.typeArguments.some(hasTupleNames));
}

function namedAlike(a: Type, b: Type): boolean {
  if (a === b) return true;
  if (a.kind === 'array' && b.kind === 'array') return namedAlike(a.element, b.element);
  if (!('typeArguments' in a) || !('typeArguments' in b)) return true;
  const count = a.tupleNames?.length ?? b.tupleNames?.length ?? 0;
  for (let index = 0; index < count; index++)
    if (a.tupleNames?.[index] !== b.tupleNames?.[index]) return false;
  return a.typeArguments.every((argument, index) => namedAlike(argument, b.typeArguments[index] ?? argument));
}
