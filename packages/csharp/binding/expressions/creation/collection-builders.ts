// Types that a method makes of a span of elements: immutable collections, and those whose authors say so (`[CollectionBuilder]`).
import { constructMethod } from '@mockwright/language/metadata/substitution';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { AttributeData, MethodSymbol, NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous } from '../../../symbols/type-extensions.ts';
import type { Binder } from '../../binder.ts';
import { isReferenceConvertible } from '../../conversions/reference.ts';
import { isAccessible, sameType } from '../../lookup/member-lookup.ts';
import { reportObsolete } from '../../messages/obsolete.ts';
import { iteratedType } from '../../overloads/base-constructions.ts';
import { isBuilder } from '../../source/members/known-attributes.ts';
import { checkConstraints } from '../../types/constraints.ts';

/** Elements, and the method that takes them; without the method where there is none. */
interface BuilderConstruction {
  readonly kind: 'builder';
  readonly elementType: Type;
  readonly method?: MethodSymbol | undefined;
}

/** How the type is built; undefined for types that have no builder, or no elements. */
export function builderOf(binder: Binder, type: NamedType): BuilderConstruction | undefined {
  return ofImmutable(binder, type) ?? ofAttribute(binder, type);
}

/** `ImmutableArray.Create<T>(params T[] items)` and the like. */
function ofImmutable(binder: Binder, type: NamedType): BuilderConstruction | undefined {
  if (
    type.namespace !== 'System.Collections.Immutable' ||
    type.typeArguments.length !== 1 ||
    type.containingType
  )
    return undefined;
  const elementType = type.typeArguments[0]!;
  const builder = binder.library.getType(`${type.namespace}.${type.name}`);
  for (const member of builder?.members('Create') ?? []) {
    if (
      member.kind !== 'method' ||
      member.typeParameters.length !== 1 ||
      member.parameters.length !== 1 ||
      member.parameters[0]!.type !== arrayOf(member.typeParameters[0]!)
    )
      continue;
    return { kind: 'builder', elementType, method: constructMethod(member, [elementType]) };
  }
  return undefined;
}

/** The attribute that names the method. */
export const builderMark = ({ definition }: NamedType): AttributeData | undefined =>
  definition.attributes.length === 0
    ? undefined
    : definition.attributes.find(
        (attribute) =>
          attribute.type.name === 'CollectionBuilderAttribute' &&
          attribute.type.namespace === 'System.Runtime.CompilerServices',
      );

function ofAttribute(binder: Binder, type: NamedType): BuilderConstruction | undefined {
  const mark = builderMark(type);
  const elementType = mark && iteratedType(type, binder.library, binder);
  if (!elementType) return undefined;
  const [builder, methodName] = mark.arguments;
  // Attributes that name type parameters are none.
  if (typeof builder === 'object' && builder && 'kind' in builder && builder.kind === 'typeParameter')
    return undefined;
  // What else is wrong with the attribute was told.
  if (!isBuilder(builder) || typeof methodName !== 'string') return { kind: 'builder', elementType };
  const span = binder.library.core('System.ReadOnlySpan', 1).construct([elementType]);
  for (const member of builder.members(methodName)) {
    if (member.kind !== 'method' || !member.isStatic || !isAccessible(member, binder)) continue;
    if (member.typeParameters.length !== type.typeArguments.length || member.parameters.length !== 1)
      continue;
    const method = member.typeParameters.length > 0 ? constructMethod(member, type.typeArguments) : member;
    const [parameter] = method.parameters;
    if (parameter!.refKind !== 'none' || !sameType(parameter!.type, span)) continue;
    if (sameType(method.returnType, type) || isReferenceConvertible(method.returnType, type))
      return { kind: 'builder', elementType, method };
  }
  return { kind: 'builder', elementType };
}

/**
 * Reports a method that is not there (CS9187), or cannot be called with the type arguments.
 * @returns whether there is one
 */
export function checkBuilder(
  binder: Binder,
  type: NamedType,
  { elementType, method }: BuilderConstruction,
  span: TextSpan,
): boolean {
  if (!method) {
    const name = builderMark(type)?.arguments[1];
    binder.error('CS9187', span, [
      typeof name === 'string' ? name : '',
      displayType(elementType),
      displayType(type),
    ]);
    return false;
  }
  reportObsolete(binder, method, span);
  const { typeParameters } = method.definition;
  return (
    type.typeArguments.some(isErroneous) ||
    checkConstraints(
      binder,
      typeParameters,
      typeParameters.length > 0 ? type.typeArguments : [],
      displayMember(method.definition),
      () => span,
    )
  );
}
