// `XmlNamespaceManager` and `NameTable`: prefixes and what they stand for.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { specialType } from '../../runtime/core-types.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import { ArgumentException, ArgumentNullException } from '../../runtime/exceptions.ts';
import { xmlUri, xmlnsUri } from './names.ts';
import { dereferenced } from '../../runtime/not-null.ts';

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

/** `System.Xml.NameTable`: here names need no table. */
export class NameTable {
  declare readonly $type: NamedType;
}

/** `System.Xml.XmlNamespaceManager`. */
export class XmlNamespaceManager implements NamespaceResolver {
  declare readonly $type: NamedType;
  #scopes: Map<string, string>[] = [
    new Map([
      ['', ''],
      ['xmlns', xmlnsUri],
      ['xml', xmlUri],
    ]),
  ];
  add(prefix: string | null, uri: string | null): void {
    if (uri === null) throw new ArgumentNullException('uri');
    if (prefix === null) throw new ArgumentNullException('prefix');
    if (prefix === 'xml' && uri !== xmlUri)
      throw new ArgumentException(
        `Prefix "xml" is reserved for use by XML and can be mapped only to namespace name "${xmlUri}".`,
      );
    if (prefix === 'xmlns') throw new ArgumentException('Prefix "xmlns" is reserved for use by XML.');
    this.#scopes.at(-1)!.set(prefix, uri);
  }
  remove(prefix: string | null, uri: string | null): void {
    if (uri === null) throw new ArgumentNullException('uri');
    if (prefix === null) throw new ArgumentNullException('prefix');
    if (this.#scopes.at(-1)!.get(prefix) === uri) this.#scopes.at(-1)!.delete(prefix);
  }
  has(prefix: string): boolean {
    return this.#scopes.at(-1)!.has(prefix);
  }
  push(): void {
    this.#scopes.push(new Map());
  }
  pop(): boolean {
    if (this.#scopes.length < 2) return false;
    this.#scopes.pop();
    return true;
  }
  lookupNamespace(prefix: string): string | null {
    return this.#scopes.findLast((scope) => scope.has(prefix))?.get(prefix) ?? null;
  }
  lookupPrefix(uri: string): string | null {
    for (const scope of this.#scopes.slice().reverse())
      for (const [prefix, bound] of scope)
        if (bound === uri && this.lookupNamespace(prefix) === uri) return prefix;
    return null;
  }
  [Symbol.iterator](): Iterator<string> {
    return this.prefixes[Symbol.iterator]();
  }
  get prefixes(): string[] {
    return [...new Set(this.#scopes.flatMap((scope) => [...scope.keys()]))];
  }
}

/** `XmlNameTable`, `NameTable`, `IXmlNamespaceResolver` and `XmlNamespaceManager`. */
export const namespaceManagerTypes: readonly TypeDeclaration[] = [
  declareType('public abstract class System.Xml.XmlNameTable', {}),
  declareType(
    'public class System.Xml.NameTable : System.Xml.XmlNameTable',
    () => ({ 'NameTable()': () => new NameTable() }),
    { runtime: NameTable },
  ),
  declareType('public interface System.Xml.IXmlNamespaceResolver', () => ({
    'string? LookupNamespace(string prefix)': undefined,
    'string? LookupPrefix(string namespaceName)': undefined,
  })),
  declareType(
    'public class System.Xml.XmlNamespaceManager : System.Xml.IXmlNamespaceResolver, System.Collections.IEnumerable',
    () => ({
      'XmlNamespaceManager(XmlNameTable nameTable)': (table: object | null) => {
        dereferenced(table);
        return new XmlNamespaceManager();
      },
      'virtual string DefaultNamespace { get; }': (self: XmlNamespaceManager) =>
        self.lookupNamespace('') ?? '',
      'virtual void AddNamespace(string prefix, string uri)': (
        self: XmlNamespaceManager,
        prefix: string | null,
        uri: string | null,
      ) => self.add(prefix, uri),
      'virtual System.Collections.IEnumerator GetEnumerator()': (self: XmlNamespaceManager) =>
        new Enumerator(self.prefixes, specialType('string')),
      'virtual bool HasNamespace(string prefix)': (self: XmlNamespaceManager, prefix: string) =>
        self.has(prefix),
      'virtual string? LookupNamespace(string prefix)': (self: XmlNamespaceManager, prefix: string) =>
        self.lookupNamespace(prefix),
      'virtual string? LookupPrefix(string uri)': (self: XmlNamespaceManager, uri: string) =>
        self.lookupPrefix(uri),
      'virtual void PushScope()': (self: XmlNamespaceManager) => self.push(),
      'virtual bool PopScope()': (self: XmlNamespaceManager) => self.pop(),
      'virtual void RemoveNamespace(string prefix, string uri)': (
        self: XmlNamespaceManager,
        prefix: string | null,
        uri: string | null,
      ) => self.remove(prefix, uri),
    }),
    { runtime: XmlNamespaceManager },
  ),
];
