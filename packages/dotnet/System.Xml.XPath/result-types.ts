// What XPath resolves prefixes with.
import type { NamespaceResolver } from '../System.Xml/namespace-resolver.ts';

/** Resolves prefixes; null where there are none. */
export type Resolver = NamespaceResolver | null;

/** `XPathResultType`. */
export const resultTypes = { Number: 0, String: 1, Boolean: 2, NodeSet: 3, Any: 5, Error: 6 } as const;
