// Prefixes and their namespaces, for whoever resolves them.
import type { MethodSymbol } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { virtualCall } from '@mockwright/language/runtime/virtual-call';
import { createDictionary } from '../System.Collections.Generic/dictionary.ts';

/** `IXmlNamespaceResolver`. */
export interface NamespaceResolver {
  /** The namespace of a prefix; null where it is not declared. */
  lookupNamespace(prefix: string): string | null;
  lookupPrefix(uri: string): string | null;
}
/** How XPath asks a resolver, which may be of a template's class; null without one. */
export function lookupOf(resolver: object | null): ((prefix: string) => string | null) | null {
  if (resolver === null) return null;
  const [lookup] = coreType('System.Xml.IXmlNamespaceResolver').members('LookupNamespace');
  return (prefix) => virtualCall(lookup as MethodSymbol)(resolver, prefix) as string | null;
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
