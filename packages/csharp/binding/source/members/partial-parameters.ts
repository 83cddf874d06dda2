// The parameters of a partial member: callers see those of the part that declares it (C# 15.6.9).
import type { MethodSymbol, ParameterSymbol, PropertySymbol } from '@mockwright/language/metadata/symbols';
import type {
  MethodDeclarationSyntax,
  ParameterListSyntax,
  TypeParameterSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { Scope } from '../../lookup/scope.ts';
import { makeParameters } from './signatures.ts';

/**
 * The parameters of both parts in one: names, defaults and what callers tell are the definition's, attributes are of both.
 * Reports defaults of the implementation, which count for nothing (CS1066).
 */
export function withDefinition(
  binder: Binder,
  owner: MethodSymbol | PropertySymbol,
  implementation: ParameterListSyntax,
  definition: ParameterListSyntax,
  typeParameters: readonly TypeParameterSyntax[] = [],
): readonly ParameterSymbol[] {
  const declared = makeParameters(namesOfDefinition(binder, owner, typeParameters), definition, owner);
  const own = makeParameters(binder, implementation, owner);
  for (const { default: value, identifier } of implementation.parameters)
    if (value) binder.error('CS1066', identifier, [identifier.text]);
  return declared.map((parameter, index) => {
    const other = own[index];
    if (!other) return parameter;
    // What the parts tell is worked out when it is asked for.
    return Object.defineProperties({} as ParameterSymbol, {
      ...Object.getOwnPropertyDescriptors(parameter),
      type: { value: other.type, enumerable: true },
      attributes: {
        enumerable: true,
        get: () => [...(other.attributes ?? []), ...(parameter.attributes ?? [])],
      },
    });
  });
}

/** Reports what is wrong with the type that the definition says a method returns. */
export function bindDefinedType(
  outer: Binder,
  method: MethodSymbol,
  { returnType, typeParameters }: MethodDeclarationSyntax,
): void {
  namesOfDefinition(outer, method, typeParameters).bindDeclaredType(returnType, returnType);
}

/** A binder that knows the type parameters by the names that the definition gives them. */
function namesOfDefinition(
  outer: Binder,
  owner: MethodSymbol | PropertySymbol,
  typeParameters: readonly TypeParameterSyntax[],
): Binder {
  if (owner.kind !== 'method' || typeParameters.length === 0) return outer;
  const scope = new Scope(outer.scope);
  for (const [index, { identifier }] of typeParameters.entries()) {
    const parameter = owner.typeParameters[index];
    if (parameter) scope.addTypeParameter(parameter, identifier.text);
  }
  return outer.withScope(scope);
}
