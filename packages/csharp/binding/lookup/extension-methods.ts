// Which extension methods, and which namespaces, are in scope.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import type { Binder } from '../binder.ts';
import type { Submission } from '../submissions/submission.ts';

/**
 * Extension methods by scope: those at the top of the script, latest block first; then all imports together.
 * @param receiver what they are to extend: some are of interest to few types only
 */
export function extensionMethods(
  binder: Binder,
  name: string,
  receiver?: Type,
): readonly (readonly MethodSymbol[])[] {
  const { library } = binder;
  const levels: (readonly MethodSymbol[])[] = [];
  const ofStaticImports: MethodSymbol[] = [];
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous) {
    const methods = submission.functions(name).filter((method) => method.flags.isExtension);
    if (methods.length > 0) levels.push(methods);
    for (const type of submission.imports.staticTypes)
      for (const member of type.members(name))
        if (member.kind === 'method' && member.flags.isExtension) ofStaticImports.push(member);
  }
  const namespaces = importedNamespaces(binder);
  const ofNamespaces = library.importedExtensionMethods(namespaces, name);
  const rare =
    receiver !== undefined && library.hasRareExtensions(receiver)
      ? namespaces.flatMap((namespace) => library.rareExtensionMethods(namespace, name))
      : [];
  const imported =
    rare.length === 0 && ofStaticImports.length === 0
      ? ofNamespaces
      : [...new Set([...rare, ...ofNamespaces, ...ofStaticImports])];
  if (imported.length > 0) levels.push(imported);
  return levels;
}

/** All namespaces whose names need no qualifier. */
export function importedNamespaces(binder: Binder): readonly string[] {
  const { imports } = binder.compilation.host;
  const written: string[] = [];
  for (let submission: Submission | null = binder.submission; submission; submission = submission.previous)
    written.push(...submission.imports.namespaces.map(({ name }) => name));
  return written.length === 0 ? imports : [...new Set([...imports, ...written])];
}
