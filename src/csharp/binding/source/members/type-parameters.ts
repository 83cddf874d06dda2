// Type parameters and their constraints as the code declares them: for methods, local functions, delegates, types.
import { TypeParameter } from '../../../../metadata/symbols.ts';
import type { NamedType, Type, TypeParameterConstraints } from '../../../../metadata/symbols.ts';
import { displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed, isNullable } from '../../../symbols/type-facts.ts';
import type { TypeParameterConstraintClauseSyntax, TypeParameterSyntax } from '../../../syntax/nodes.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import type { Binder } from '../../binder.ts';
import { checkVisible } from '../checks/visibility.ts';
import type { Visible } from '../checks/visibility.ts';

/** Type parameters in declared order; `offset` counts those of containing types. */
export function makeTypeParameters(
  binder: Binder,
  syntax: readonly TypeParameterSyntax[],
  owner: 'type' | 'method',
  offset: number = 0,
): readonly TypeParameter[] {
  const names = new Set<string>();
  return syntax.map((parameter, index) => {
    const { identifier } = parameter;
    if (names.has(identifier.text) && !identifier.missing)
      binder.error('CS0692', identifier, [identifier.text]);
    names.add(identifier.text);
    return new TypeParameter(identifier.text, offset + index, owner, parameter.variance);
  });
}

/**
 * Sets the constraints of the parameters; `binder` sees them by name.
 * @param owner what has the type parameters, as CS0699 names it
 * @param place who sees it, which must see the constraints too; nothing for local functions
 * @param display the owner as messages name it once it is complete
 */
export function bindConstraintClauses(
  binder: Binder,
  parameters: readonly TypeParameter[],
  clauses: readonly TypeParameterConstraintClauseSyntax[],
  owner: string,
  place?: Visible,
  display: () => string = () => owner,
): void {
  const seen = new Set<string>();
  for (const clause of clauses) {
    const parameter = parameters.find(({ name }) => name === clause.name.text);
    if (!parameter) {
      if (!clause.name.missing) binder.error('CS0699', clause.name, [clause.name.text, owner]);
      continue;
    }
    if (seen.has(parameter.name)) binder.error('CS0409', clause.name, [parameter.name]);
    seen.add(parameter.name);
    const constraints = bindConstraints(binder, clause);
    parameter.constraints = constraints;
    if (place && constraints.spans.length > 0)
      binder.compilation.checkLater(() => {
        for (const [type, span] of constraints.spans)
          checkVisible(binder, 'CS0703', place, type, display(), span);
      });
  }
}

function bindConstraints(
  binder: Binder,
  clause: TypeParameterConstraintClauseSyntax,
): TypeParameterConstraints & { readonly spans: readonly (readonly [Type, TextSpan])[] } {
  const primary = clause.constraints
    .slice(1)
    .find(
      (constraint) =>
        constraint.kind === 'ClassOrStructConstraint' || constraint.kind === 'DefaultConstraint',
    );
  const constructorConstraint = clause.constraints
    .slice(0, -1)
    .find(({ kind }) => kind === 'ConstructorConstraint');
  if (constructorConstraint) binder.error('CS0401', constructorConstraint);
  if (primary) binder.error('CS0449', primary);
  const types: Type[] = [];
  const spans: (readonly [Type, TextSpan])[] = [];
  let [isReference, isValue, hasConstructor, isNotNull] = [false, false, false, false];
  for (const constraint of clause.constraints) {
    switch (constraint.kind) {
      case 'ClassOrStructConstraint':
        if (constraint.keyword === 'class') isReference = true;
        else isValue = true;
        break;
      case 'ConstructorConstraint':
        hasConstructor = true;
        break;
      case 'TypeConstraint': {
        const word = constraint.type.kind === 'IdentifierName' ? constraint.type.text : '';
        if (word === 'notnull') isNotNull = true;
        else if (word === 'unmanaged') isValue = true;
        else {
          const type = binder.bindType(constraint.type);
          if (
            isNamed(type) &&
            (type.special !== undefined || type.name === 'Array' || type.name === 'ValueType') &&
            type.kind !== 'interface' &&
            type.namespace === 'System' &&
            type.name !== 'Enum' &&
            type.name !== 'Delegate'
          ) {
            if (type.special === 'object' || type.name === 'Array' || type.name === 'ValueType')
              binder.error('CS0702', constraint.type, [displayType(type)]);
            else binder.error('CS0701', constraint.type, [displayType(type)]);
          } else if (isNullable(type)) binder.error('CS0701', constraint.type, [displayType(type)]);
          else if (!isErroneous(type)) {
            if (type.kind === 'class' && types.length > 0)
              binder.error('CS0406', constraint.type, [displayType(type)]);
            types.push(type);
            spans.push([type, constraint.type]);
          }
        }
        break;
      }
      default:
    }
  }
  return { spans, types, isReference, isValue, hasConstructor, isNotNull };
}

/** A type parameter that hides one of the types around it (CS0693). */
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
