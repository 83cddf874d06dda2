// The `using` directives of a block: namespaces, static types and aliases (C# 14.5).
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import { isErroneous, isNamed, isReferenceType } from '../../symbols/type-extensions.ts';
import type { IdentifierToken, NameSyntax, TypeSyntax, UsingDirectiveSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bindTypeOrNamespace, unboundName } from '../types/type-binding.ts';
import type { TypeOrNamespace } from '../types/type-binding.ts';
import { checkTypeName } from '../source/checks/reserved-names.ts';
import type { ImportAlias } from './submission.ts';

/** Makes known what the directives import. What they name is looked for as if there were none of them. */
export function bindImports(binder: Binder, usings: readonly UsingDirectiveSyntax[]): void {
  const { submission, library } = binder;
  const namespaces: { readonly name: string; readonly span: TextSpan | undefined }[] = [];
  const staticTypes: NamedType[] = [];
  const aliases = new Map<string, ImportAlias>();
  submission.isBindingImports = true;
  // Roslyn looks at what is imported when all aliases are known.
  for (const { type: target, alias } of usings) {
    if (!alias) continue;
    checkTypeName(binder, alias);
    if (aliases.has(alias.text)) binder.error('CS1537', alias, [alias.text]);
    if (alias.text === 'global' && !alias.verbatim) binder.error('CS0440', alias);
    aliases.set(alias.text, { name: alias.text, target: bindAlias(binder, alias, target) });
  }
  for (const directive of usings) {
    const { type: target, alias } = directive;
    if (alias) continue;
    const found = bindTarget(binder, target);
    if (!found || found.kind === 'unknown') continue;
    if (directive.static) {
      if (found.kind === 'namespace') binder.error('CS7007', target, [found.name]);
      else if (isNamed(found.type)) {
        if (staticTypes.includes(found.type)) binder.error('CS0105', target, [displayType(found.type)]);
        else staticTypes.push(found.type);
      }
    } else if (found.kind === 'type') binder.error('CS0138', target, [displayType(found.type)]);
    else if (namespaces.some(({ name }) => name === found.name)) binder.error('CS0105', target, [found.name]);
    else if (library.isNamespace(found.name)) namespaces.push({ name: found.name, span: target });
  }
  submission.isBindingImports = false;
  submission.imports = { namespaces, staticTypes, aliases };
}

function bindTarget(binder: Binder, target: TypeSyntax): TypeOrNamespace | undefined {
  return isName(target)
    ? bindTypeOrNamespace(binder, target)
    : { kind: 'type', type: binder.bindType(target) };
}

/** What an alias stands for; what constraints forbid in it is told at its name. */
function bindAlias(binder: Binder, alias: IdentifierToken, target: TypeSyntax): ImportAlias['target'] {
  const { compilation } = binder;
  compilation.current.declaredName = alias;
  const found = bindTarget(binder, target);
  compilation.current.declaredName = undefined;
  const unbound = unboundName(target);
  if (unbound) binder.error('CS7003', unbound);
  if (target.kind === 'RefType') binder.error('CS9130', target);
  if (target.kind === 'NullableType' && found?.kind === 'type' && isReferenceType(found.type))
    binder.error('CS9132', { start: target.end - 1, end: target.end });
  if (found?.kind === 'namespace') return found;
  return found?.kind === 'type' && !unbound && !isErroneous(found.type) ? found : { kind: 'unknown' };
}

const isName = (syntax: TypeSyntax): syntax is NameSyntax =>
  syntax.kind === 'IdentifierName' ||
  syntax.kind === 'GenericName' ||
  syntax.kind === 'QualifiedName' ||
  syntax.kind === 'AliasQualifiedName';
