// What the parts of a partial type must agree on (C# 15.2.7).
import type { NamedType, TypeParameterConstraints } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../../symbols/display.ts';
import type {
  BaseTypeDeclarationSyntax,
  IdentifierToken,
  TypeDeclarationSyntax,
} from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { sameType } from '../../lookup/member-lookup.ts';
import { accessibilityOf, writesAccessibility } from '../members/modifiers.ts';

/** A type with its parts. */
interface PartialType {
  readonly type: NamedType;
  readonly binder: Binder;
  readonly declarations: readonly BaseTypeDeclarationSyntax[];
  readonly identifier: IdentifierToken;
}

/** Reports parts that differ in accessibility, type parameters, or more than one of which has parameters. */
export function checkParts({ type, binder, declarations, identifier }: PartialType): void {
  if (declarations.length < 2) return;
  const parts = declarations.filter((each): each is TypeDeclarationSyntax => each.kind === 'TypeDeclaration');
  const written = parts
    .filter(({ modifiers }) => writesAccessibility(modifiers))
    .map(({ modifiers }) => accessibilityOf(modifiers, 'private'));
  if (new Set(written).size > 1) binder.error('CS0262', identifier, [displayType(type)]);
  checkTypeParameters(type, binder, identifier, parts);
  for (const { parameterList } of parts.filter((part) => part.parameterList !== undefined).slice(1))
    binder.error('CS8863', parameterList!);
}

function checkTypeParameters(
  type: NamedType,
  binder: Binder,
  identifier: IdentifierToken,
  parts: readonly TypeDeclarationSyntax[],
): void {
  const textsOf = (of: (parameter: TypeDeclarationSyntax['typeParameters'][number]) => string): Set<string> =>
    new Set(parts.map(({ typeParameters }) => typeParameters.map(of).join()));
  if (textsOf((parameter) => parameter.identifier.text).size > 1)
    binder.error('CS0264', identifier, [displayType(type)]);
  else if (textsOf(({ variance }) => variance).size > 1)
    binder.error('CS1067', identifier, [displayType(type)]);
}

/** Collects what the parts say of each type parameter, and reports those that say something else (CS0265). */
export class PartConstraints {
  readonly #of: Map<string, TypeParameterConstraints> = new Map();
  readonly #reported: Set<string> = new Set();

  /** Compares the constraints that the last part gave its parameters with those of the parts before it. */
  add({ type, binder, identifier }: PartialType, part: TypeDeclarationSyntax): void {
    for (const { name } of part.constraintClauses) {
      const parameter = type.typeParameters.find((each) => each.name === name.text);
      if (!parameter) continue;
      const before = this.#of.get(name.text);
      this.#of.set(name.text, parameter.constraints);
      if (!before || isSame(before, parameter.constraints) || this.#reported.has(name.text)) continue;
      this.#reported.add(name.text);
      binder.error('CS0265', identifier, [displayType(type), name.text]);
    }
  }
}

function isSame(a: TypeParameterConstraints, b: TypeParameterConstraints): boolean {
  return (
    a.isReference === b.isReference &&
    a.isValue === b.isValue &&
    a.hasConstructor === b.hasConstructor &&
    a.isNotNull === b.isNotNull &&
    a.types.length === b.types.length &&
    a.types.every((type) => b.types.some((other) => sameType(type, other)))
  );
}
