// Members of namespaces, types and type parameters: `N.T`, `T.Member`.
import type { Type, TypeParameter, NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import { bad, placeholder } from '../../bound-tree/bound-factory.ts';
import { reportOutOfReach, reportTypeArgumentsOf } from '../../lookup/inaccessible.ts';
import { isAccessible, isInvocableMember } from '../../lookup/member-lookup.ts';
import { nearestArity } from '../../lookup/type-lookup.ts';
import { reportArity } from '../../types/type-binding.ts';
import { isStaticVirtual, throughTypeParameter } from '../../types/static-virtual.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { accessMember } from './access-member.ts';
import { methodGroup } from './method-group.ts';
import { reportSpecialMethod } from './accessor-names.ts';
import { hintForMember, hintInNamespace, withoutParentheses } from '../../messages/hints.ts';
import type { UseOptions } from '../names.ts';
import { hasExtension, lookupUsable, withArity } from './usable-members.ts';
import type { NameParts } from './usable-members.ts';

/** A type or namespace in a namespace; reports what is not there. */
export function memberOfNamespace(
  binder: Binder,
  namespace: string,
  { name, typeArguments, nameSpan }: NameParts,
  span: TextSpan,
): AnyExpression {
  const { library } = binder;
  const full = `${namespace}.${name}`;
  const type = library.getType(full, typeArguments.length);
  if (type)
    return {
      kind: 'TypeExpression',
      span,
      type: undefined,
      named: typeArguments.length > 0 ? type.construct(typeArguments) : type,
    };
  if (library.isNamespace(full)) {
    if (typeArguments.length === 0) return { kind: 'NamespaceExpression', span, type: undefined, name: full };
    binder.error('CS0307', nameSpan, [full, 'namespace']);
    return bad(span);
  }
  const other = nearestArity(library.typesIn(namespace, name), typeArguments.length);
  if (other) {
    reportArity(binder, other, nameSpan);
    return bad(span);
  }
  binder.error('CS0234', span, [name, namespace], {
    hint: () => hintInNamespace(binder, namespace, name),
  });
  return bad(span);
}

/** A static member or nested type; reports what is not there. */
export function memberOfType(
  binder: Binder,
  type: Type,
  parts: NameParts,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const { name, typeArguments, nameSpan } = parts;
  if (isErroneous(type)) return bad(span);
  if (type.kind === 'typeParameter') return memberOfTypeParameter(binder, type, parts, span, options);
  const found = lookupUsable(binder, type, name, options, false);
  const members = withArity(found.members, typeArguments.length);
  const nested = nestedType(binder, type, name, typeArguments);
  if (members.length === 0 && nested && !isAccessible(nested, { containingType: binder.containingType })) {
    reportOutOfReach(binder, [nested], type, parts, options);
    return bad(span);
  }
  if (members.length === 0 && nested) return { kind: 'TypeExpression', span, type: undefined, named: nested };
  if (members.length > 0) {
    const first = members[0]!;
    if (members.length === 1 && isNamed(first as Type) && nested)
      return { kind: 'TypeExpression', span, type: undefined, named: nested };
    if (options.isInvoked && !members.some(isInvocableMember)) {
      binder.error('CS1955', nameSpan, [displayMember(first)], { hint: withoutParentheses });
      return bad(span);
    }
    return accessMember(binder, members, {
      receiver: null,
      receiverType: type,
      receiverKind: 'type',
      name,
      nameSpan,
      span,
      typeArguments,
    });
  }
  if (options.isInvoked && hasExtension(binder, name) && found.members.length === 0)
    return methodGroup(binder, {
      receiver: placeholder(type, span),
      receiverType: type,
      receiverKind: 'type',
      methods: [],
      name,
      nameSpan,
      span,
      typeArguments,
    });
  if (found.inaccessible.length > 0) reportOutOfReach(binder, found.inaccessible, type, parts, options);
  else if (found.members.length > 0 && found.members[0]!.kind !== 'method')
    reportTypeArgumentsOf(binder, found.members[0]!, nameSpan);
  else if (!reportSpecialMethod(binder, type, name, nameSpan))
    binder.error('CS0117', nameSpan, [displayType(type), name], {
      hint: () => hintForMember(binder, type, name),
    });
  return bad(span);
}

/** `T.Parse`: only what a type argument implements. */
function memberOfTypeParameter(
  binder: Binder,
  type: TypeParameter,
  { name, typeArguments, nameSpan }: NameParts,
  span: TextSpan,
  options: UseOptions,
): AnyExpression {
  const found = lookupUsable(binder, type, name, options, true);
  const members = withArity(found.members, typeArguments.length).filter(isStaticVirtual);
  if (members.length === 0) {
    binder.error('CS0704', span, [type.name]);
    return bad(span);
  }
  return accessMember(
    binder,
    members.map((member) => throughTypeParameter(member, type)),
    { receiver: null, receiverType: type, receiverKind: 'type', name, nameSpan, span, typeArguments },
  );
}

/** The type of that name and so many type arguments in a type, or in one that it is derived from. */
export function nestedType(
  binder: Binder,
  type: Type,
  name: string,
  typeArguments: readonly Type[],
): NamedType | undefined {
  if (!isNamed(type)) return undefined;
  for (let at: NamedType | null = type; at; at = at.baseType) {
    const outer = at.typeArguments;
    const candidates = [
      ...at.definition.members(name).filter((member): member is NamedType => isNamed(member as Type)),
      ...binder.library.nestedTypes(at.definition, name),
    ];
    const found = candidates.find(
      (candidate) => candidate.definition.typeParameters.length === outer.length + typeArguments.length,
    );
    if (found)
      return found.definition.typeParameters.length > 0
        ? found.definition.construct([...outer, ...typeArguments])
        : found.definition;
  }
  return undefined;
}
