// Prefixes and their namespaces, for whoever resolves them.
import { specialType } from '@mockwright/language/runtime/core-types';
import { createDictionary } from '../System.Collections.Generic/dictionary.ts';

/** `IXmlNamespaceResolver`. */
export interface NamespaceResolver {
  /** The namespace of a prefix; null where it is not declared. */
  lookupNamespace(prefix: string): string | null;
  lookupPrefix(uri: string): string | null;
}
/** How XPath asks a resolver; null without one. */
export function lookupOf(resolver: NamespaceResolver | null): ((prefix: string) => string | null) | null {
  return resolver && ((prefix) => resolver.lookupNamespace(prefix));
}

/** `XmlNamespaceScope`. */
export const scopes = { All: 0, ExcludeXml: 1, Local: 2 } as const;

/** `GetNamespacesInScope`: what is declared by name, and `xml` where all is wanted. */
export function namespacesInScope(declared: ReadonlyMap<string, string>, scope: number): object {
  const string = specialType('string');
  const result = createDictionary<string, string>(string, string);
  for (const [prefix, uri] of declared) {
    if (prefix === 'xmlns' || (prefix === '' && uri === '')) continue;
    if (prefix === 'xml' && scope !== scopes.All) continue;
    result.set(prefix, uri);
  }
  return result;
}
