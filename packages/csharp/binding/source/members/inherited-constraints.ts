// Constraints of overrides and explicit implementations, which have those of the method that they stand for (C# 15.6.5).
import { substitutionOf, Substitution } from '@mockwright/language/metadata/substitution';
import type { MethodSymbol, TypeParameterConstraints } from '@mockwright/language/metadata/symbols';
import { isObject } from '../../../symbols/type-extensions.ts';
import { sameSignature } from '../../lookup/member-lookup.ts';

/** Gives the type parameters of a method the constraints of those of the method that it overrides or implements. */
export function inheritConstraints(method: MethodSymbol, from: MethodSymbol): void {
  const own = new Substitution(from.definition.typeParameters, method.typeParameters);
  for (const [index, parameter] of method.typeParameters.entries()) {
    if (!from.typeParameters[index]) continue;
    const constraints = constraintsIn(from, index);
    parameter.constraints = { ...constraints, types: constraints.types.map((type) => own.apply(type)) };
  }
}

/** The method of the interface that an explicit implementation implements; undefined where there is none. */
export function implementedMethod(method: MethodSymbol): MethodSymbol | undefined {
  return method.explicitInterface
    ?.members(method.name)
    .find(
      (candidate): candidate is MethodSymbol =>
        candidate.kind === 'method' && sameSignature(candidate, method),
    );
}

/** The constraints of a method's type parameter as they are in the constructed type of the method. */
export function constraintsIn(method: MethodSymbol, index: number): TypeParameterConstraints {
  const { constraints } = method.definition.typeParameters[index]!;
  const substitution = method.containingType && substitutionOf(method.containingType);
  if (!substitution) return constraints;
  const types = constraints.types.map((type) => substitution.apply(type)).filter((type) => !isObject(type));
  return { ...constraints, types };
}
