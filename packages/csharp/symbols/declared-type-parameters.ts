// The type parameters of a declared type or method, and what may stand for them.
import { TypeParameterSymbol } from '@mockwright/language/metadata/type-parameter';
import type { TypeParameter } from '@mockwright/language/metadata/symbols';
import type { TypeParameterConstraintClauseSyntax, TypeParameterSyntax } from '../syntax/nodes.ts';
import { resolveSignatureType } from './signature-types.ts';
import type { SignatureScope } from './signature-types.ts';

/** Symbols of a list of type parameters; `offset` are those of the containing types. */
export function makeTypeParameters(
  syntax: readonly TypeParameterSyntax[],
  owner: 'type' | 'method',
  offset: number,
): TypeParameter[] {
  return syntax.map(
    (parameter, index) =>
      new TypeParameterSymbol(parameter.identifier.text, offset + index, owner, parameter.variance),
  );
}

/**
 * Gives the parameters what the `where` clauses demand of them.
 * @throws {Error} when a clause names none of them
 */
export function applyConstraints(
  parameters: readonly TypeParameter[],
  clauses: readonly TypeParameterConstraintClauseSyntax[],
  scope: SignatureScope,
): void {
  for (const clause of clauses) {
    const parameter = parameters.find(({ name }) => name === clause.name.text);
    if (!parameter)
      throw new Error(`A constraint on ${clause.name.text}, which ${scope.type.name} does not have`);
    const has = (kind: string): boolean => clause.constraints.some((constraint) => constraint.kind === kind);
    const keyword = (word: string): boolean =>
      clause.constraints.some(
        (constraint) => constraint.kind === 'ClassOrStructConstraint' && constraint.keyword === word,
      );
    const typeConstraints = clause.constraints
      .filter((constraint) => constraint.kind === 'TypeConstraint')
      .map((constraint) => constraint.type);
    const named = (name: string): boolean =>
      typeConstraints.some((type) => type.kind === 'IdentifierName' && type.text === name);
    parameter.constraints = {
      types: [],
      isReference: keyword('class'),
      isValue: keyword('struct') || named('unmanaged'),
      hasConstructor: has('ConstructorConstraint'),
      isNotNull: named('notnull'),
      allowsRefStruct: has('AllowsConstraintClause') || parameter.constraints.allowsRefStruct === true,
    };
    const types = typeConstraints.filter(
      (type) => !(type.kind === 'IdentifierName' && (type.text === 'notnull' || type.text === 'unmanaged')),
    );
    parameter.constraints = {
      ...parameter.constraints,
      types: types.map((type) => resolveSignatureType(type, scope)),
    };
  }
}
