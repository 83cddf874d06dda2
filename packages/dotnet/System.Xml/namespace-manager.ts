// `XmlNamespaceManager` and `NameTable`: prefixes and what they stand for.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  ArgumentNullException,
  IndexOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { xmlUri, xmlnsUri } from '../System.Xml.Linq/names.ts';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { createDictionary } from '../System.Collections.Generic/dictionary.ts';
import { textOfChars } from '../System/text/chars.ts';

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
  readonly #names = new Set<string>();
  add(name: string): string {
    this.#names.add(name);
    return name;
  }
  get(name: string): string | null {
    return this.#names.has(name) ? name : null;
  }
}
const partOf = (chars: readonly number[] | null, start: number, length: number): string => {
  if (length !== 0 && (start < 0 || length < 0 || start + length > dereferenced(chars).length))
    throw new IndexOutOfRangeException();
  return length === 0 ? '' : textOfChars(chars!.slice(start, start + length));
};
/** `XmlNamespaceScope`. */
const scopes = { All: 0, ExcludeXml: 1, Local: 2 } as const;

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
  /** Prefixes and what they stand for, of all scopes or just the innermost. */
  inScope(scope: number): Map<string, string> {
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

/** `XmlNameTable`, `NameTable`, `IXmlNamespaceResolver` and `XmlNamespaceManager`. */
export const namespaceManagerTypes: readonly TypeDeclaration[] = [
  declareType('public abstract class System.Xml.XmlNameTable', () => ({
    'abstract string Add(string array)': (self: NameTable, name: string | null) =>
      self.add(notNull(name, 'key')),
    'abstract string Add(char[] array, int offset, int length)': (
      self: NameTable,
      chars: readonly number[] | null,
      start: number,
      length: number,
    ) => self.add(partOf(chars, start, length)),
    'abstract string? Get(string array)': (self: NameTable, name: string | null) =>
      self.get(notNull(name, 'value')),
    'abstract string? Get(char[] array, int offset, int length)': (
      self: NameTable,
      chars: readonly number[] | null,
      start: number,
      length: number,
    ) => self.get(partOf(chars, start, length)),
  })),
  declareType(
    'public class System.Xml.NameTable : System.Xml.XmlNameTable',
    () => ({ 'NameTable()': () => new NameTable() }),
    { runtime: NameTable },
  ),
  declareEnum('public enum System.Xml.XmlNamespaceScope', scopes),
  declareType('public interface System.Xml.IXmlNamespaceResolver', () => ({
    'string? LookupNamespace(string prefix)': undefined,
    'string? LookupPrefix(string namespaceName)': undefined,
  })),
  declareType(
    'public class System.Xml.XmlNamespaceManager : System.Xml.IXmlNamespaceResolver, System.Collections.IEnumerable',
    () => ({
      'XmlNamespaceManager(XmlNameTable nameTable)': (table: object | null) => {
        dereferenced(table);
        return new XmlNamespaceManager(table);
      },
      'virtual XmlNameTable? NameTable { get; }': (self: XmlNamespaceManager) => self.table,
      'virtual System.Collections.Generic.IDictionary<string, string> GetNamespacesInScope(XmlNamespaceScope scope)':
        (self: XmlNamespaceManager, scope: number) => namespacesInScope(self.inScope(scope), scope),
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
