// What `XmlWriter` does: elements, attributes and texts in turn become XML text.
import { spendMemory } from '@mockwright/language/runtime/run';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { xmlUri, xmlnsUri } from '../System.Xml.Linq/namespace-uris.ts';
import { attributeEscaped, checkedText, inOneForm, textEscaped } from '../System.Xml.Linq/write-xml.ts';
import { documentTypeText } from './document-type-text.ts';
import { XmlException, describeCharacter, nameFault } from './xml-exception.ts';
import { newLineHandlings, writeStates } from './output-settings.ts';
import type { OutputSettings } from './output-settings.ts';

interface OpenElement {
  readonly name: string;
  /** Prefixes that it declares. */
  readonly declared: Map<string, string>;
  /** Its own prefix and namespace. */
  readonly prefix: string;
  readonly uri: string;
  /** Text beside its children: white space would be content. */
  isMixed: boolean;
  hasChildren: boolean;
}

/** `System.Xml.XmlWriter`. */
export class XmlOutput {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly settings: OutputSettings;
  /** `XmlWriterSettings`, where it was made with them. */
  writerSettings: object | null = null;
  readonly #write: (text: string) => void;
  readonly #finish: (isClosed: boolean) => void;
  readonly #open: OpenElement[] = [];
  /** The start tag that may still get attributes. */
  #tag: { text: string; readonly names: Set<string> } | undefined;
  /** The attribute whose value is being written. */
  #attribute:
    | {
        readonly prefix: string;
        readonly local: string;
        readonly uri: string;
        value: string;
        escaped: string;
      }
    | undefined;
  /** Prefixes that the open tag still has to declare. */
  readonly #toDeclare = new Map<string, string>();
  #hasOutput = false;
  #hasRoot = false;
  #isClosed = false;
  #hasFailed = false;
  /**
   * @param write takes text
   * @param finish is told when what was written shall arrive, and whether it was all
   */
  constructor(
    settings: OutputSettings,
    write: (text: string) => void,
    finish: (isClosed: boolean) => void = () => {},
  ) {
    this.settings = settings;
    this.#write = write;
    this.#finish = finish;
  }

  /** `WriteState`. */
  get state(): number {
    if (this.#hasFailed) return writeStates.Error;
    if (this.#isClosed) return writeStates.Closed;
    if (this.#attribute) return writeStates.Attribute;
    if (this.#tag) return writeStates.Element;
    if (this.#hasRoot) return writeStates.Content;
    return this.#hasOutput ? writeStates.Prolog : writeStates.Start;
  }
  /** After a mistake nothing more is written. */
  fail(): void {
    this.#hasFailed = true;
  }
  /** @throws InvalidOperationException when it is closed, or after a mistake */
  check(): void {
    if (this.#isClosed || this.#hasFailed)
      throw new InvalidOperationException('The Writer is closed or in error state.');
  }
  #put(text: string): void {
    spend(text.length >> 4);
    this.#hasOutput = true;
    this.#write(text);
  }
  #invalid(token: string): InvalidOperationException {
    const isOutside = this.#open.length === 0;
    const state = isOutside
      ? this.#hasRoot
        ? 'EndRootElement'
        : 'Start'
      : this.#tag
        ? 'Element Start Tag'
        : 'Element Content';
    return new InvalidOperationException(
      `Token ${token} in state ${state} would result in an invalid XML document.${isOutside ? ' Make sure that the ConformanceLevel setting is set to ConformanceLevel.Fragment or ConformanceLevel.Auto if you want to write an XML fragment. ' : ''}`,
    );
  }
  /** Before anything but an attribute. */
  #content(token: string, isText: boolean): void {
    if (isText && this.#open.length === 0 && !this.settings.isFragment) throw this.#invalid(token);
    if (!this.#hasOutput && !this.settings.omitXmlDeclaration && !this.settings.isFragment)
      this.#declaration(undefined);
    this.#closeTag('>');
    const top = this.#open.at(-1);
    if (isText) {
      if (top) top.isMixed = true;
    } else if (this.#indents) this.#put(this.#line(this.#open.length));
    if (top) top.hasChildren = true;
  }
  /** Whether the next node stands on a line of its own. */
  get #indents(): boolean {
    return this.settings.indent && this.#hasOutput && !this.#open.some(({ isMixed }) => isMixed);
  }
  #line(depth: number): string {
    const { newLineChars, indentChars } = this.settings;
    spendMemory(indentChars.length * depth);
    return newLineChars + indentChars.repeat(depth);
  }
  #closeTag(end: string): void {
    if (this.#attribute) this.endAttribute();
    if (!this.#tag) return;
    this.#declarePending();
    this.#put(this.#tag.text + end);
    this.#tag = undefined;
  }
  #declaration(standalone: boolean | undefined): void {
    const more = standalone === undefined ? '' : ` standalone="${standalone ? 'yes' : 'no'}"`;
    this.#put(`<?xml version="1.0" encoding="${this.settings.encoding}"${more}?>`);
  }
  startDocument(standalone?: boolean): void {
    if (this.settings.isFragment && !this.settings.omitXmlDeclaration)
      throw new InvalidOperationException(
        'WriteStartDocument cannot be called on writers created with ConformanceLevel.Fragment.',
      );
    if (this.#hasOutput || this.#open.length > 0) throw this.#invalid('StartDocument');
    if (!this.settings.omitXmlDeclaration) this.#declaration(standalone);
  }
  endDocument(): void {
    if (!this.#hasRoot && !this.settings.isFragment) throw this.#invalid('EndDocument');
    while (this.#open.length > 0) this.endElement(false);
  }
  documentType(name: string, publicId: string | null, systemId: string | null, subset: string | null): void {
    if (this.settings.isFragment && !this.settings.omitXmlDeclaration)
      throw new InvalidOperationException('DTD is not allowed in XML fragments.');
    if (this.#open.length > 0 || this.#hasRoot) throw this.#invalid('DTD');
    this.#content('DTD', false);
    const parts = { name, publicId, systemId, internalSubset: subset };
    this.#put(documentTypeText(parts, this.settings.isTextWriter === true));
  }

  /** @param prefix null: the one that is in force, or none */
  startElement(prefix: string | null, local: string, uri: string | null): void {
    if (this.settings.isTextWriter !== true) checkName(local);
    if (prefix && !uri && this.namespaceOf(prefix) === undefined)
      throw new ArgumentException('Cannot use a prefix with an empty namespace.');
    if (prefix === 'xml' && uri !== xmlUri && this.settings.isTextWriter !== true) throw reservedPrefix();
    if (this.#open.length === 0 && this.#hasRoot && !this.settings.isFragment)
      throw this.#invalid('StartElement');
    this.#content('StartElement', false);
    const shown = prefix ?? (uri === null ? '' : (this.prefixOf(uri) ?? ''));
    const space = uri ?? this.namespaceOf(shown) ?? '';
    const declared = new Map<string, string>();
    const name = shown === '' ? local : `${shown}:${local}`;
    const needed = (this.namespaceOf(shown) ?? '') !== space;
    this.#open.push({ name, prefix: shown, uri: space, declared, isMixed: false, hasChildren: false });
    this.#tag = { text: `<${name}`, names: new Set() };
    this.#hasRoot = true;
    if (needed) this.#pending(shown, space);
  }
  /** Declares a prefix when the tag ends, unless an attribute does before. */
  #pending(prefix: string, uri: string): void {
    this.#open.at(-1)!.declared.set(prefix, uri);
    this.#toDeclare.set(prefix, uri);
  }
  /** The namespace of a prefix in force; undefined without one. */
  namespaceOf(prefix: string): string | undefined {
    if (prefix === 'xml') return xmlUri;
    if (prefix === 'xmlns') return xmlnsUri;
    return this.#open.findLast(({ declared }) => declared.has(prefix))?.declared.get(prefix);
  }
  /** The innermost prefix of a namespace. */
  prefixOf(uri: string): string | undefined {
    if (uri === xmlUri) return 'xml';
    for (const { declared } of this.#open.toReversed())
      for (const [prefix, bound] of [...declared].reverse())
        if (bound === uri && this.namespaceOf(prefix) === uri) return prefix;
    return undefined;
  }
  endElement(isFull: boolean): void {
    const top = this.#open.at(-1);
    if (!top) throw this.#invalid('EndElement');
    if (this.#attribute) this.endAttribute();
    this.#declarePending();
    if (this.#tag && !isFull) {
      this.#put(`${this.#tag.text} />`);
      this.#tag = undefined;
    } else {
      const isEmpty = this.#tag !== undefined;
      this.#closeTag('>');
      if (!isEmpty && top.hasChildren && this.#indents) this.#put(this.#line(this.#open.length - 1));
      this.#put(`</${top.name}>`);
    }
    this.#open.pop();
  }
  #declarePending(): void {
    const pending = [...this.#toDeclare];
    // The last one comes first.
    for (const [prefix, uri] of this.settings.isTextWriter === true ? pending : pending.reverse())
      this.#addAttribute(prefix === '' ? 'xmlns' : `xmlns:${prefix}`, attributeEscaped(uri));
    this.#toDeclare.clear();
  }
  #addAttribute(name: string, escaped: string): void {
    const { indent, newLineOnAttributes, quoteChar = '"' } = this.settings;
    const gap = indent && newLineOnAttributes ? this.#line(this.#open.length) : ' ';
    this.#tag!.text += `${gap}${name}=${quoteChar}${escaped}${quoteChar}`;
  }
  startAttribute(prefix: string | null, local: string, uri: string | null): void {
    if (this.#attribute) this.endAttribute();
    if (!this.#tag) throw this.#invalid('StartAttribute');
    this.#attribute = { prefix: prefix ?? '', local, uri: uri ?? '', value: '', escaped: '' };
  }
  endAttribute(): void {
    if (!this.#attribute) throw this.#invalid('EndAttribute');
    const { prefix, local, uri, value, escaped } = this.#attribute;
    this.#attribute = undefined;
    const isDefault = prefix === '' && local === 'xmlns';
    if (isDefault || prefix === 'xmlns' || uri === xmlnsUri) {
      const key = isDefault ? '' : local;
      if (this.settings.isTextWriter !== true) this.#checkDeclaration(key, value);
      this.#open.at(-1)!.declared.set(key, value);
      this.#toDeclare.delete(key);
      this.#named(isDefault ? 'xmlns' : `xmlns:${local}`, escaped);
      return;
    }
    if (this.settings.isTextWriter !== true) checkName(local);
    let shown = prefix;
    if (uri !== '' && this.namespaceOf(shown) !== uri) {
      if (shown === '' || this.#open.at(-1)!.declared.has(shown)) {
        const known = this.prefixOf(uri);
        shown = known !== undefined && known !== '' ? known : this.#freshPrefix();
      }
      if (this.namespaceOf(shown) !== uri) this.#pending(shown, uri);
    } else if (uri !== '' && shown === '') shown = this.#prefixFor(uri);
    this.#named(shown === '' ? local : `${shown}:${local}`, escaped);
  }
  /** @throws {ArgumentException | XmlException} for a prefix that means something else already */
  #checkDeclaration(prefix: string, uri: string): void {
    if (prefix === 'xml' && uri !== xmlUri) throw reservedPrefix();
    const element = this.#open.at(-1)!;
    if (prefix === element.prefix && uri !== element.uri)
      throw new XmlException(
        `The prefix '${prefix}' cannot be redefined from '${element.uri}' to '${uri}' within the same start element tag.`,
      );
  }
  /** A prefix (not the default one) for a namespace that is in force. */
  #prefixFor(uri: string): string {
    for (const { declared } of this.#open.toReversed())
      for (const [prefix, bound] of declared) if (prefix !== '' && bound === uri) return prefix;
    const prefix = this.#freshPrefix();
    this.#pending(prefix, uri);
    return prefix;
  }
  #freshPrefix(): string {
    let number = 1;
    while (this.namespaceOf(`p${number}`) !== undefined) number++;
    return `p${number}`;
  }
  #named(name: string, escaped: string): void {
    const { names } = this.#tag!;
    if (names.has(name)) throw new XmlException(`'${name}' is a duplicate attribute name.`);
    names.add(name);
    this.#addAttribute(name, escaped);
  }
  attribute(prefix: string | null, local: string, uri: string | null, value: string | null): void {
    this.startAttribute(prefix, local, uri);
    this.text(value);
    this.endAttribute();
  }

  text(text: string | null): void {
    if (this.#attribute) this.#addToAttribute(text ?? '', this.#attributeText(text ?? ''));
    else if (text) {
      this.#text(this.#escapedText(text));
    } else if (this.#tag) this.#open.at(-1)!.hasChildren = true;
  }
  #text(escaped: string, token: string = 'Text'): void {
    this.#content(token, true);
    this.#put(escaped);
  }
  #addToAttribute(value: string, escaped: string): void {
    this.#attribute!.value += value;
    this.#attribute!.escaped += escaped;
  }
  #escapedText(text: string): string {
    switch (this.settings.newLineHandling) {
      case newLineHandlings.Entitize:
        return textEscaped(text, null).replaceAll('\r', '&#xD;');
      case newLineHandlings.None:
        return textEscaped(text, null);
      default:
        return textEscaped(text, this.settings.isTextWriter === true ? null : this.settings.newLineChars);
    }
  }
  /** What stands in markup, its line breaks in one form as those of texts. */
  #inOneForm(text: string): string {
    const { newLineHandling = newLineHandlings.Replace, newLineChars, isTextWriter } = this.settings;
    return isTextWriter === true || newLineHandling !== newLineHandlings.Replace
      ? text
      : inOneForm(text, newLineChars);
  }
  #attributeText(text: string): string {
    const isPlain = this.settings.newLineHandling === newLineHandlings.None;
    const escaped = isPlain ? textEscaped(text, null).replaceAll('"', '&quot;') : attributeEscaped(text);
    return this.settings.quoteChar === "'"
      ? escaped.replaceAll('&quot;', '"').replaceAll("'", '&apos;')
      : escaped;
  }
  /** Text that is written as it is: it is escaped already, or markup. */
  raw(text: string | null): void {
    if (this.#attribute) this.#addToAttribute(text ?? '', text ?? '');
    else if (this.#open.length > 0) this.#text(this.#inOneForm(text ?? ''));
    else this.#put(text ?? '');
  }
  /** `WriteWhitespace`. @throws ArgumentException for anything else */
  whitespace(text: string | null): void {
    if (/[^ \t\r\n]/.test(text ?? ''))
      throw new ArgumentException('Only whitespace characters should be used.');
    if (this.#attribute || this.#open.length > 0) this.raw(text);
    else this.#put(text ?? '');
  }
  cdata(text: string | null): void {
    const content = this.#inOneForm(checkedText(text ?? ''));
    this.#text(`<![CDATA[${content.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`, 'CDATA');
  }
  comment(text: string | null): void {
    this.#content('Comment', false);
    this.#put(`<!--${this.#inOneForm(checkedText(text ?? '')).replace(/-(?=-|$)/g, '- ')}-->`);
  }
  instruction(target: string, data: string | null): void {
    if (target.toLowerCase() === 'xml' && (this.#hasOutput || this.#open.length > 0))
      throw new ArgumentException(
        'Cannot write XML declaration. WriteStartDocument method has already written it.',
      );
    if (this.settings.isTextWriter === true && data?.includes('?>') === true)
      throw new ArgumentException("Cannot have '?>' inside an XML processing instruction.");
    if (target.toLowerCase() !== 'xml') this.#content('PI', false);
    this.#put(`<?${target}${data ? ` ${this.#inOneForm(data).replaceAll('?>', '? >')}` : ''}?>`);
  }
  /** What is written of a start tag goes along, and attributes can follow. */
  flush(): void {
    if (this.#tag && this.#tag.text !== '') {
      this.#put(this.#tag.text);
      this.#tag.text = '';
    }
    this.#finish(false);
  }
  close(): void {
    if (this.#isClosed) return;
    if (this.#hasFailed) {
      if (this.#tag) this.#write(this.#tag.text);
      this.#tag = this.#attribute = undefined;
      this.#open.length = 0;
    }
    if (this.settings.leavesOpen === true) this.#closeTag('>');
    else while (this.#open.length > 0) this.endElement(false);
    this.#isClosed = true;
    this.#finish(true);
  }
}
function reservedPrefix(): ArgumentException {
  return new ArgumentException(
    'Prefix "xml" is reserved for use by XML and can be mapped only to namespace name "http://www.w3.org/XML/1998/namespace".',
  );
}
/** @throws ArgumentException for what is no name */
function checkName(name: string): void {
  notNull(name, 'localName');
  if (name === '') throw new ArgumentException('The value cannot be an empty string.', 'localName');
  // Here the first character is no other than the rest.
  const bad = Array.from(name).find(
    (char, index) => nameFault(index === 0 ? char : `_${char}`) !== undefined,
  );
  if (bad === undefined) return;
  const [shown, hex] = describeCharacter(bad);
  throw new ArgumentException(
    `Invalid name character in '${name}'. The '${shown}' character, hexadecimal value ${hex}, cannot be included in a name.`,
  );
}
