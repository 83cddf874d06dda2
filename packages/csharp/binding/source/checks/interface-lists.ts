// Interfaces of a type that are the same, or could become so.
import type { NamedType, Type, TypeParameter } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../../symbols/display.ts';
import { mentionsDynamic } from '../../../symbols/type-extensions.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import { listedInterfaces } from '../members/explicit-interfaces.ts';
import type { SourceType } from '../source-type.ts';

/** Reports interfaces that differ in nothing but names of tuple elements (CS8140), or `dynamic` (CS8779). */
export function checkInterfaceLists({ type, binder, identifier }: SourceType): void {
  if (type.interfaces.length === 0) return;
  for (const [first, ...others] of groups(type))
    for (const other of others) {
      const differInDynamic = [first!, other].filter(mentionsDynamic).length === 1;
      if (differInDynamic)
        binder.error('CS8779', identifier, [displayType(other), displayType(first!), displayType(type)]);
      else binder.error('CS8140', identifier, [displayType(other), displayType(first!), displayType(type)]);
    }
}

/** Reports interfaces that are the same for some type arguments (CS0695). */
export function checkUnification({ type, binder, identifier }: SourceType): void {
  if (type.typeParameters.length === 0 || type.interfaces.length === 0) return;
  const faces = groups(type).map(([first]) => first!);
  for (const [index, face] of faces.entries())
    for (const other of faces.slice(index + 1))
      if (face.definition === other.definition && unify(face, other, new Map()))
        binder.error('CS0695', identifier, [displayType(type), displayType(face), displayType(other)]);
}

/** The interfaces that the type lists and those they extend; each with those that are the same at run time. */
function groups(type: NamedType): readonly (readonly NamedType[])[] {
  const found: NamedType[][] = [];
  for (const face of listedInterfaces(type)) {
    if (face.typeArguments.length === 0) continue;
    const group = found.find(([first]) => sameType(first!, face));
    if (group) group.push(face);
    else found.push([face]);
  }
  return found;
}

/** Whether two types are the same where type parameters stand for the types that are found for them. */
function unify(a: Type, b: Type, found: Map<TypeParameter, Type>): boolean {
  const one = resolve(a, found);
  const other = resolve(b, found);
  if (sameType(one, other)) return true;
  const parameter = [one, other].find((type): type is TypeParameter => type.kind === 'typeParameter');
  if (parameter) {
    const value = parameter === one ? other : one;
    if (contains(value, parameter, found)) return false;
    found.set(parameter, value);
    return true;
  }
  if (one.kind === 'array' && other.kind === 'array')
    return one.rank === other.rank && unify(one.element, other.element, found);
  if (!('typeArguments' in one) || !('typeArguments' in other)) return false;
  return (
    one.definition === other.definition &&
    one.typeArguments.every((argument, index) => unify(argument, other.typeArguments[index]!, found))
  );
}

function resolve(type: Type, found: ReadonlyMap<TypeParameter, Type>): Type {
  let at = type;
  for (let next: Type | undefined = at; next; next = at.kind === 'typeParameter' ? found.get(at) : undefined)
    at = next;
  return at;
}

function contains(type: Type, parameter: TypeParameter, found: ReadonlyMap<TypeParameter, Type>): boolean {
  const at = resolve(type, found);
  if (at === parameter) return true;
  if (at.kind === 'array') return contains(at.element, parameter, found);
  return 'typeArguments' in at && at.typeArguments.some((each) => contains(each, parameter, found));
}
