// JSON as XML: what `XmlNodeConverter` reads.
import {
  XmlAttribute,
  XmlCDataSection,
  XmlComment,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlSignificantWhitespace,
  XmlText,
  XmlWhitespace,
} from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { encodeName } from '../../System.Xml/encode-name.ts';
import { XmlNamespaceManager } from '../../System.Xml/xml-namespace-manager.ts';
import { xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { xmlText } from '../../System.Xml.Linq/xml-values.ts';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { JsonToken } from '../json-token.ts';
import { enumName } from '../enum-names.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { base64OfBytes } from '../../values/system-types.ts';
import { jsonUri } from './xml-to-json.ts';

/** How `XmlNodeConverter` is set. */
export interface XmlReadOptions {
  readonly rootName: string | null;
  readonly writesArrayAttribute: boolean;
  readonly encodesSpecialCharacters: boolean;
}
const metadata: ReadonlySet<string> = new Set(['$id', '$ref', '$type', '$value']);
const simpleTokens: ReadonlySet<number> = new Set([
  JsonToken.String,
  JsonToken.Null,
  JsonToken.Boolean,
  JsonToken.Integer,
  JsonToken.Float,
  JsonToken.Date,
  JsonToken.Bytes,
  JsonToken.StartConstructor,
]);

function prefixOf(name: string): string {
  const colon = name.indexOf(':');
  return colon <= 0 || colon === name.length - 1 ? '' : name.slice(0, colon);
}

/** Reads one value into a new document. */
export class XmlJsonReader {
  readonly document: XmlDocument = new XmlDocument();
  readonly #reader: JsonReader;
  readonly #options: XmlReadOptions;
  readonly #manager = new XmlNamespaceManager();
  /** Whether it becomes a tree of System.Xml.Linq, which knows no prefixes that nothing declares. */
  readonly #isLinq: boolean;
  constructor(reader: JsonReader, options: XmlReadOptions, isLinq: boolean) {
    this.#reader = reader;
    this.#options = options;
    this.#isLinq = isLinq;
  }

  /** @throws JsonSerializationException */
  read(): XmlDocument {
    if (this.#options.rootName) this.#element(this.document, this.#options.rootName);
    else {
      this.#reader.readAndAssert();
      this.#members(this.document);
    }
    return this.document;
  }
  #error(message: string): JsonSerializationException {
    return JsonSerializationException.at(this.#reader, this.#reader.path, message);
  }
  get #token(): number {
    return this.#reader.tokenType;
  }
  get #name(): string {
    return this.#reader.value as string;
  }

  /** The members of an object, from the token that the reader stands on. */
  #members(current: XmlNode): void {
    do {
      switch (this.#token) {
        case JsonToken.PropertyName:
          this.#property(current);
          break;
        case JsonToken.Comment:
          current.append(new XmlComment(this.document, this.#name));
          break;
        case JsonToken.EndObject:
        case JsonToken.EndArray:
          return;
        default:
          throw this.#error(
            `Unexpected JsonToken when deserializing node: ${enumName(JsonToken, this.#token)}`,
          );
      }
    } while (this.#reader.read());
  }
  #property(current: XmlNode): void {
    if (current === this.document && this.document.root)
      throw this.#error(
        'JSON root object has multiple properties. The root object must have a single property in order to create a valid XML document. Consider specifying a DeserializeRootElementName.',
      );
    const name = this.#name;
    this.#reader.readAndAssert();
    if (this.#token !== JsonToken.StartArray) return this.#value(current, name);
    this.#items(current, name);
    return undefined;
  }
  /** The elements of an array, each as a child of that name. */
  #items(current: XmlNode, name: string): void {
    let count = 0;
    for (; this.#reader.read() && this.#token !== JsonToken.EndArray; count++) this.#value(current, name);
    if (count !== 1 || !this.#options.writesArrayAttribute) return;
    const local = name.slice(name.indexOf(':') + 1);
    const only = current.children.find(
      (child): child is XmlElement => child instanceof XmlElement && child.local === local,
    );
    if (only) this.#markArray(only);
  }
  #markArray(element: XmlElement): void {
    element.setAttribute(
      new XmlAttribute(this.document, { prefix: 'json', local: 'Array', uri: jsonUri }, 'true'),
    );
    if (this.#isLinq && this.#manager.lookupPrefix(jsonUri) === null)
      element.setAttribute(
        new XmlAttribute(this.document, { prefix: 'xmlns', local: 'json', uri: xmlnsUri }, jsonUri),
      );
  }
  #value(current: XmlNode, name: string): void {
    const { document } = this;
    if (!this.#options.encodesSpecialCharacters) {
      switch (name) {
        case '#text':
          current.append(new XmlText(document, this.#text()));
          return;
        case '#cdata-section':
          current.append(new XmlCDataSection(document, this.#text()));
          return;
        case '#whitespace':
          current.append(new XmlWhitespace(document, this.#text()));
          return;
        case '#significant-whitespace':
          current.append(new XmlSignificantWhitespace(document, this.#text()));
          return;
        default:
      }
      if (name.startsWith('?')) return this.#instruction(current, name);
      if (name.toUpperCase() === '!DOCTYPE') return this.#documentType(current);
    }
    if (this.#token === JsonToken.StartArray) this.#nestedArray(current, name);
    else this.#element(current, name);
    return undefined;
  }
  #nestedArray(current: XmlNode, name: string): void {
    const element = this.#create(name, this.#options.encodesSpecialCharacters ? '' : prefixOf(name));
    current.append(element);
    this.#items(element, name);
    if (this.#options.writesArrayAttribute) this.#markArray(element);
  }
  #instruction(current: XmlNode, name: string): void {
    if (name !== '?xml') {
      current.append(new XmlProcessingInstruction(this.document, name.slice(1), this.#text()));
      return;
    }
    const { version, encoding, standalone } = this.#details(['version', 'encoding', 'standalone']);
    current.append(new XmlDeclaration(this.document, version ?? '1.0', encoding ?? null, standalone ?? null));
  }
  #documentType(current: XmlNode): void {
    const details = this.#details(['name', 'public', 'system', 'internalSubset']);
    current.append(
      new XmlDocumentType(
        this.document,
        details['name'] ?? '',
        details['public'] ?? null,
        details['system'] ?? null,
        details['internalSubset'] ?? null,
      ),
    );
  }
  #details(names: readonly string[]): Record<string, string | null> {
    const details: Record<string, string | null> = {};
    while (this.#reader.read() && this.#token !== JsonToken.EndObject) {
      const name = this.#name;
      if (!name.startsWith('@') || !names.includes(name.slice(1)))
        throw this.#error(`Unexpected property name encountered while deserializing XmlDeclaration: ${name}`);
      this.#reader.readAndAssert();
      details[name.slice(1)] = this.#text();
    }
    return details;
  }

  #element(current: XmlNode, name: string): void {
    if (this.#isLinq && current === this.document && this.document.root)
      throw new InvalidOperationException('This operation would create an incorrectly structured document.');
    if (name === '')
      throw this.#error('XmlNodeConverter cannot convert JSON with an empty property name to XML.');
    let attributes: ReadonlyMap<string, string | null> = new Map();
    let prefix = '';
    if (!this.#options.encodesSpecialCharacters) {
      if (!simpleTokens.has(this.#token)) attributes = this.#attributes();
      prefix = prefixOf(name);
      if (name.startsWith('@')) return this.#attribute(current, name, name.slice(1), prefixOf(name.slice(1)));
      if (metadata.has(name))
        return this.#attribute(current, name, name.slice(1), this.#manager.lookupPrefix(jsonUri) ?? '');
    } else if (!simpleTokens.has(this.#token)) this.#reader.readAndAssert();
    const isValues = name === '$values' && !this.#options.encodesSpecialCharacters;
    const element = isValues
      ? this.#create('values', this.#manager.lookupPrefix(jsonUri) ?? '')
      : this.#create(name, prefix);
    current.append(element);
    for (const [attributeName, value] of attributes) this.#addAttribute(element, attributeName, value);
    this.#content(element);
    return undefined;
  }
  #content(element: XmlElement): void {
    const { tokenType } = this.#reader;
    if (tokenType === JsonToken.Null) return;
    if (simpleTokens.has(tokenType) && tokenType !== JsonToken.StartConstructor) {
      element.append(new XmlText(this.document, this.#text()));
      return;
    }
    if (tokenType !== JsonToken.EndObject) {
      this.#manager.push();
      this.#members(element);
      this.#manager.pop();
    }
    this.#manager.remove('', this.#manager.lookupNamespace(''));
  }
  #create(name: string, prefix: string): XmlElement {
    const { encodesSpecialCharacters } = this.#options;
    const encoded = encodeName(name, !encodesSpecialCharacters);
    const uri =
      (prefix === '' ? this.#manager.lookupNamespace('') : this.#manager.lookupNamespace(prefix)) ?? '';
    return new XmlElement(this.document, {
      prefix,
      local: encoded.slice(prefix === '' ? 0 : prefix.length + 1),
      uri,
    });
  }
  #addAttribute(element: XmlElement, name: string, value: string | null): void {
    const prefix = prefixOf(name);
    const local = encodeName(prefix === '' ? name : name.slice(prefix.length + 1), true);
    const isDeclaration = name === 'xmlns' || prefix === 'xmlns';
    const uri = isDeclaration ? xmlnsUri : prefix === '' ? '' : (this.#manager.lookupNamespace(prefix) ?? '');
    element.setAttribute(new XmlAttribute(this.document, { prefix, local, uri }, value ?? ''));
  }
  #attribute(current: XmlNode, property: string, name: string, prefix: string): void {
    if (!(current instanceof XmlElement))
      throw this.#error(
        `JSON root object has property '${property}' that will be converted to an attribute. A root object cannot have any attribute properties. Consider specifying a DeserializeRootElementName.`,
      );
    const full = prefix === '' || name.startsWith(`${prefix}:`) ? name : `${prefix}:${name}`;
    this.#addAttribute(current, full, this.#text());
  }
  /** The attributes at the beginning of an object; the reader stands on the first token after them. */
  #attributes(): ReadonlyMap<string, string | null> {
    const attributes = new Map<string, string | null>();
    while (this.#reader.read()) {
      if (this.#token === JsonToken.EndObject || this.#token === JsonToken.Comment) break;
      if (this.#token !== JsonToken.PropertyName)
        throw this.#error(`Unexpected JsonToken: ${enumName(JsonToken, this.#token)}`);
      const name = this.#name;
      if (name.startsWith('@')) {
        this.#reader.readAndAssert();
        const value = this.#text();
        attributes.set(name.slice(1), value);
        if (name === '@xmlns') this.#manager.add('', value ?? '');
        else if (name.startsWith('@xmlns:')) this.#manager.add(name.slice(7), value ?? '');
      } else if (name === '$values' || metadata.has(name)) {
        const prefix = this.#jsonPrefix(attributes);
        if (name === '$values') break;
        this.#reader.readAndAssert();
        if (!simpleTokens.has(this.#token))
          throw this.#error(`Unexpected JsonToken: ${enumName(JsonToken, this.#token)}`);
        attributes.set(`${prefix}:${name.slice(1)}`, this.#text());
      } else break;
    }
    return attributes;
  }
  /** A prefix of the steering namespace; declared where there is none yet. */
  #jsonPrefix(attributes: Map<string, string | null>): string {
    const known = this.#manager.lookupPrefix(jsonUri);
    if (known !== null) return known;
    let prefix = 'json';
    for (let number = 1; this.#manager.lookupNamespace(prefix) !== null; number++) prefix = `json${number}`;
    attributes.set(`xmlns:${prefix}`, jsonUri);
    this.#manager.add(prefix, jsonUri);
    return prefix;
  }
  /** A simple value as text. */
  #text(): string | null {
    const value = this.#reader.boxedValue;
    switch (this.#token) {
      case JsonToken.Null:
        return null;
      case JsonToken.Bytes:
        return base64OfBytes(value as number[]);
      case JsonToken.String:
      case JsonToken.Integer:
      case JsonToken.Float:
      case JsonToken.Boolean:
      case JsonToken.Date:
        return xmlText(value);
      default:
        throw this.#error(
          `Cannot get an XML string value from token type '${enumName(JsonToken, this.#token)}'.`,
        );
    }
  }
}
