// Type parameters as the code declares them: for methods, local functions, delegates, types.
import { TypeParameterSymbol } from '@mockwright/language/metadata/type-parameter';
import type { TypeParameter, NamedType } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../../symbols/display.ts';
import type { TypeParameterSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { attributeOwners } from './attribute-usage.ts';
import { bindAttributes } from './attributes.ts';
import { checkTypeName } from '../checks/reserved-names.ts';

/**
 * Type parameters in declared order; `offset` counts those of containing types. Only those of interfaces and delegates
 * (`variant`) can be `in` or `out`.
 */
export function makeTypeParameters(
  binder: Binder,
  syntax: readonly TypeParameterSyntax[],
  owner: 'type' | 'variant' | 'method',
  offset: number = 0,
): readonly TypeParameter[] {
  const names = new Set<string>();
  return syntax.map((parameter, index) => {
    const { identifier } = parameter;
    if (names.has(identifier.text) && !identifier.missing)
      binder.error('CS0692', identifier, [identifier.text]);
    names.add(identifier.text);
    checkTypeName(binder, identifier);
    if (parameter.variance !== 'none' && owner !== 'variant') binder.error('CS1960', varianceOf(parameter));
    return new TypeParameterSymbol(
      identifier.text,
      offset + index,
      owner === 'method' ? 'method' : 'type',
      parameter.variance,
    );
  });
}

/** The word `in` or `out`. */
const varianceOf = ({
  start,
  variance,
}: TypeParameterSyntax): { readonly start: number; readonly end: number } => ({
  start,
  end: start + variance.length,
});

/** Type parameters that hide one of the types around (CS0693), or are named like what they belong to (CS0694). */
export function checkTypeParameterNames(
  binder: Binder,
  outer: NamedType,
  parameters: readonly TypeParameterSyntax[],
): void {
  for (let at: NamedType | null = outer; at; at = at.containingType)
    for (const { identifier } of parameters)
      if (at.definition.typeParameters.some(({ name }) => name === identifier.text))
        return binder.error('CS0693', identifier, [identifier.text, displayType(at)]);
}

/** Those of type parameters mean nothing to a script, but are checked. */
export function bindTypeParameterAttributes(
  binder: Binder,
  typeParameters: readonly TypeParameterSyntax[],
): void {
  for (const { attributeLists } of typeParameters)
    bindAttributes(binder, attributeLists, attributeOwners.typeParameter);
}
