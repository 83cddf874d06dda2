// The class `System.Xml.XmlNamespaceManager`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { keepEntries } from '@mockwright/language/runtime/change-log';
import { specialType } from '@mockwright/language/runtime/core-types';
import { spend } from '@mockwright/language/runtime/run';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { xmlUri, xmlnsUri } from '../System.Xml.Linq/namespace-uris.ts';
import { NameTable } from './name-table.ts';
import { namespacesInScope, scopes } from './namespace-resolver.ts';
import type { NamespaceResolver } from './namespace-resolver.ts';

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
  readonly table: object | null;
  /** @param table takes the names that every manager knows */
  constructor(table: object | null = null) {
    this.table = table;
    if (table instanceof NameTable)
      for (const name of ['', 'xmlns', 'xml', xmlnsUri, xmlUri]) table.add(name);
  }
  $held(): Held {
    const scopes = this.#scopes.slice();
    const putBackEach = scopes.map(keepEntries);
    const putBack = (): void => {
      this.#scopes = scopes;
      for (const each of putBackEach) each();
    };
    return { parts: [this.table], putBack };
  }
  /** Pays for going through the scopes and what they declare. */
  #spend(): void {
    spend(this.#scopes.reduce((size, scope) => size + scope.size, this.#scopes.length));
  }
  /** Prefixes and what they stand for, of all scopes or just the innermost. */
  inScope(scope: number): Map<string, string> {
    this.#spend();
    const chosen = scope === scopes.Local ? this.#scopes.slice(-1) : this.#scopes;
    return new Map(chosen.flatMap((each) => [...each]));
  }
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
    spend(this.#scopes.length >> 2);
    return this.#scopes.findLast((scope) => scope.has(prefix))?.get(prefix) ?? null;
  }
  lookupPrefix(uri: string): string | null {
    this.#spend();
    for (const scope of this.#scopes.slice().reverse())
      for (const [prefix, bound] of scope)
        if (bound === uri && this.lookupNamespace(prefix) === uri) return prefix;
    return null;
  }
  [Symbol.iterator](): Iterator<string> {
    return this.prefixes[Symbol.iterator]();
  }
  get prefixes(): string[] {
    this.#spend();
    return [...new Set(this.#scopes.flatMap((scope) => [...scope.keys()]))];
  }
}

/** `System.Xml.XmlNamespaceManager`. */
export const xmlNamespaceManagerType: TypeDeclaration = declareType(
  'public class System.Xml.XmlNamespaceManager : System.Xml.IXmlNamespaceResolver, System.Collections.IEnumerable',
  () => ({
    'XmlNamespaceManager(XmlNameTable nameTable)': (table: object | null) => {
      dereferenced(table);
      return new XmlNamespaceManager(table);
    },
    'virtual XmlNameTable? NameTable { get; }': (self: XmlNamespaceManager) => self.table,
    'virtual System.Collections.Generic.IDictionary<string, string> GetNamespacesInScope(XmlNamespaceScope scope)':
      (self: XmlNamespaceManager, scope: number) => namespacesInScope(self.inScope(scope), scope),
    'virtual string DefaultNamespace { get; }': (self: XmlNamespaceManager) => self.lookupNamespace('') ?? '',
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
);
