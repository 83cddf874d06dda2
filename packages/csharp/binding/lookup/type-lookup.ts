// What a simple name means as a type or namespace.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isNamed } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { lookupMembers } from './member-lookup.ts';
import type { Submission } from '../submissions/submission.ts';

/** A type (a generic one as its definition, in whose containing types arguments are already put), or a namespace. */
export type TypeLookup =
  | { readonly kind: 'type'; readonly type: Type }
  | { readonly kind: 'namespace'; readonly name: string }
  /** Exists with another number of type parameters. */
  | { readonly kind: 'wrongArity'; readonly type: NamedType }
  /** Reported already. */
  | { readonly kind: 'error' };

/** Number of a type's own type parameters, those of its containing types apart. */
export function ownArity(type: NamedType): number {
  return type.definition.typeParameters.length - (type.containingType?.definition.typeParameters.length ?? 0);
}

/** Of types of one name none of which has that number of type parameters the one that is named: a generic one rather than another. */
export function nearestArity(types: readonly NamedType[], arity: number): NamedType | undefined {
  const [first] = types;
  const preferred = first && first.namespace === 'System' ? foundFirst.get(first.name) : undefined;
  return (
    types.find((candidate) => ownArity(candidate) === preferred) ??
    (arity > 0 ? types.find((candidate) => ownArity(candidate) > 0) : undefined) ??
    first
  );
}

/** Of the families of System the member that .NET comes upon first. */
const foundFirst: ReadonlyMap<string, number> = new Map([
  ['Action', 15],
  ['Func', 17],
  ['Tuple', 7],
]);

/** Looks for a type or namespace by its simple name; undefined when there is none. */
export function lookupTypeName(
  binder: Binder,
  name: string,
  arity: number,
  span: TextSpan,
): TypeLookup | undefined {
  let wrongArity: NamedType | undefined;
  const choose = (types: readonly NamedType[]): NamedType | undefined => {
    if (types.length === 0) return undefined;
    const type = types.find((candidate) => ownArity(candidate) === arity);
    wrongArity ??= nearestArity(types, arity);
    return type;
  };
  if (arity === 0) {
    for (let scope = binder.scope; scope; scope = scope.parent) {
      const parameter = scope.typeParameter(name);
      if (parameter) return { kind: 'type', type: parameter };
    }
  }
  for (let type = binder.containingType; type; type = type.containingType) {
    const definition = type.definition;
    const outer = definition.containingType?.typeParameters.length ?? 0;
    const parameter =
      arity === 0
        ? definition.typeParameters.slice(outer).find((candidate) => candidate.name === name)
        : undefined;
    if (parameter) return { kind: 'type', type: parameter };
    const nested = choose(nestedTypes(binder, definition, name));
    if (nested) return { kind: 'type', type: nested };
  }
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous) {
    const type = choose(submission.types(name));
    if (type) return { kind: 'type', type };
  }
  const global = choose(binder.library.typesIn('', name));
  if (global) return { kind: 'type', type: global };
  if (arity === 0 && binder.library.isNamespace(name)) return { kind: 'namespace', name };
  const imported = lookupImported(binder, name, arity, span);
  if (imported && imported.kind !== 'wrongArity') return imported;
  wrongArity ??= imported?.type;
  return wrongArity && { kind: 'wrongArity', type: wrongArity };
}

/** Nested types of that name, inherited ones too. */
export function nestedTypes(binder: Binder, type: NamedType, name: string): readonly NamedType[] {
  const { members, inaccessible } = lookupMembers(type, name, binder.library, {
    containingType: binder.containingType,
  });
  return [...members, ...inaccessible].filter(
    (member): member is NamedType =>
      member.kind !== 'method' &&
      member.kind !== 'property' &&
      member.kind !== 'field' &&
      member.kind !== 'event' &&
      isNamed(member),
  );
}

/** Aliases, then what the script's own usings import, nested types of `using static` types included; then the host's imports, which those hide. */
function lookupImported(binder: Binder, name: string, arity: number, span: TextSpan): TypeLookup | undefined {
  const found = new Set<NamedType>();
  const others: NamedType[] = [];
  const namespaces: string[] = [];
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous) {
    const { aliases } = submission.imports;
    const target = arity === 0 ? aliases.get(name)?.target : undefined;
    if (target) return target.kind === 'unknown' ? { kind: 'error' } : target;
    if (binder.submission.isBindingImports) continue;
    for (const { name: namespace } of submission.imports.namespaces) namespaces.push(namespace);
    for (const type of submission.imports.staticTypes)
      for (const nested of nestedTypes(binder, type, name)) if (ownArity(nested) === arity) found.add(nested);
  }
  const addFrom = (imported: Iterable<string>): void => {
    for (const namespace of imported) {
      for (const type of binder.library.typesIn(namespace, name)) {
        if (ownArity(type) === arity) found.add(type);
        else others.push(type);
      }
    }
  };
  if (!binder.submission.isBindingImports && binder.library.hasTypeNamed(name)) {
    addFrom(namespaces);
    if (found.size === 0) addFrom(binder.compilation.host.imports);
  }
  const [first, second] = found;
  if (first && second) {
    binder.error('CS0104', span, [
      name,
      displayType(first, { isQualified: true }),
      displayType(second, { isQualified: true }),
    ]);
    return { kind: 'error' };
  }
  if (first) return { kind: 'type', type: first };
  const other = nearestArity(others, arity);
  return other && { kind: 'wrongArity', type: other };
}
