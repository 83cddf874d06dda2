// What `XmlWriter` does: elements, attributes and texts in turn become XML text.
import type { NamedType } from '../../metadata/symbols.ts';
import { ArgumentException, InvalidOperationException } from '../../runtime/exceptions.ts';
import { spend } from '../../runtime/run.ts';
import { xmlUri, xmlnsUri } from './names.ts';
import { attributeEscaped, checkedText, textEscaped } from './write.ts';
import { XmlException, nameFault } from './xml-exception.ts';

/** How the text looks: `XmlWriterSettings`. */
export interface OutputSettings {
  readonly indent: boolean;
  readonly indentChars: string;
  readonly newLineChars: string;
  readonly newLineOnAttributes: boolean;
  readonly omitXmlDeclaration: boolean;
  /** What the declaration names. */
  readonly encoding: string;
  /** `ConformanceLevel.Fragment`: any number of roots, no declaration. */
  readonly isFragment: boolean;
}
/** How `OuterXml` is written: on one line, without declaration. */
export const plainOutput: OutputSettings = {
  indent: false,
  indentChars: '  ',
  newLineChars: '\n',
  newLineOnAttributes: false,
  omitXmlDeclaration: true,
  encoding: 'utf-16',
  isFragment: true,
};

interface OpenElement {
  readonly name: string;
  /** Prefixes that it declares. */
  readonly declared: Map<string, string>;
  /** Text beside its children: white space would be content. */
  isMixed: boolean;
  hasChildren: boolean;
}

/** `System.Xml.XmlWriter`. */
export class XmlOutput {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly settings: OutputSettings;
  readonly #write: (text: string) => void;
  readonly #finish: (isClosed: boolean) => void;
  readonly #open: OpenElement[] = [];
  /** The start tag that may still get attributes. */
  #tag: { text: string; readonly names: Set<string> } | undefined;
  /** The attribute whose value is being written. */
  #attribute:
    { readonly prefix: string; readonly local: string; readonly uri: string; value: string } | undefined;
  /** Prefixes that the open tag still has to declare. */
  readonly #toDeclare = new Map<string, string>();
  #hasOutput = false;
  #hasRoot = false;
  #isClosed = false;
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

  #put(text: string): void {
    spend(text.length >> 4);
    this.#hasOutput = true;
    this.#write(text);
  }
  #invalid(token: string): InvalidOperationException {
    const state = this.#isClosed
      ? 'Closed'
      : this.#hasRoot && this.#open.length === 0
        ? 'EndRootElement'
        : 'Start';
    return new InvalidOperationException(
      `Token ${token} in state ${state} would result in an invalid XML document.${state === 'Closed' ? '' : ' Make sure that the ConformanceLevel setting is set to ConformanceLevel.Fragment or ConformanceLevel.Auto if you want to write an XML fragment. '}`,
    );
  }
  /** Before anything but an attribute. */
  #content(token: string, isText: boolean): void {
    if (this.#isClosed) throw this.#invalid(token);
    if (!this.#hasOutput && !this.settings.omitXmlDeclaration && !this.settings.isFragment)
      this.#declaration(undefined);
    this.#closeTag('>');
    const top = this.#open.at(-1);
    if (isText) {
      if (top) top.isMixed = true;
      else if (!this.settings.isFragment) throw this.#invalid('Text');
    } else if (this.#indents) this.#put(this.#line(this.#open.length));
    if (top) top.hasChildren = true;
  }
  /** Whether the next node stands on a line of its own. */
  get #indents(): boolean {
    return this.settings.indent && this.#hasOutput && !this.#open.some(({ isMixed }) => isMixed);
  }
  #line(depth: number): string {
    return this.settings.newLineChars + this.settings.indentChars.repeat(depth);
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
    if (this.#hasOutput) throw this.#invalid('StartDocument');
    if (!this.settings.omitXmlDeclaration) this.#declaration(standalone);
  }
  endDocument(): void {
    if (!this.#hasRoot && !this.settings.isFragment)
      throw new ArgumentException('Document does not have a root element.');
    while (this.#open.length > 0) this.endElement(false);
  }
  documentType(name: string, publicId: string | null, systemId: string | null, subset: string | null): void {
    this.#content('DocType', false);
    const external =
      publicId !== null
        ? ` PUBLIC "${publicId}" "${systemId ?? ''}"`
        : systemId !== null
          ? ` SYSTEM "${systemId}"`
          : '';
    this.#put(`<!DOCTYPE ${name}${external}${subset === null ? '' : ` [${subset}]`}>`);
  }

  /** @param prefix null: the one that is in force, or none */
  startElement(prefix: string | null, local: string, uri: string | null): void {
    checkName(local);
    if (this.#open.length === 0 && this.#hasRoot && !this.settings.isFragment)
      throw this.#invalid('StartElement');
    this.#content('StartElement', false);
    const shown = prefix ?? (uri === null ? '' : (this.prefixOf(uri) ?? ''));
    const space = uri ?? this.namespaceOf(shown) ?? '';
    const declared = new Map<string, string>();
    const name = shown === '' ? local : `${shown}:${local}`;
    const needed = (this.namespaceOf(shown) ?? '') !== space;
    this.#open.push({ name, declared, isMixed: false, hasChildren: false });
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
    for (const [prefix, uri] of this.#toDeclare)
      this.#addAttribute(prefix === '' ? 'xmlns' : `xmlns:${prefix}`, attributeEscaped(uri));
    this.#toDeclare.clear();
  }
  #addAttribute(name: string, escaped: string): void {
    const gap =
      this.settings.indent && this.settings.newLineOnAttributes ? this.#line(this.#open.length) : ' ';
    this.#tag!.text += `${gap}${name}="${escaped}"`;
  }
  startAttribute(prefix: string | null, local: string, uri: string | null): void {
    if (this.#attribute) this.endAttribute();
    if (!this.#tag) throw this.#invalid('StartAttribute');
    this.#attribute = { prefix: prefix ?? '', local, uri: uri ?? '', value: '' };
  }
  endAttribute(): void {
    const { prefix, local, uri, value } = this.#attribute!;
    this.#attribute = undefined;
    const isDefault = prefix === '' && local === 'xmlns';
    if (isDefault || prefix === 'xmlns' || uri === xmlnsUri) {
      const key = isDefault ? '' : local;
      this.#open.at(-1)!.declared.set(key, value);
      this.#toDeclare.delete(key);
      this.#named(isDefault ? 'xmlns' : `xmlns:${local}`, value);
      return;
    }
    checkName(local);
    let shown = prefix;
    if (uri !== '' && this.namespaceOf(shown) !== uri) {
      if (shown === '' || this.#open.at(-1)!.declared.has(shown)) {
        const known = this.prefixOf(uri);
        shown = known !== undefined && known !== '' ? known : this.#freshPrefix();
      }
      if (this.namespaceOf(shown) !== uri) this.#pending(shown, uri);
    } else if (uri !== '' && shown === '') shown = this.#prefixFor(uri);
    this.#named(shown === '' ? local : `${shown}:${local}`, value);
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
  #named(name: string, value: string): void {
    const { names } = this.#tag!;
    if (names.has(name)) throw new XmlException(`'${name}' is a duplicate attribute name.`);
    names.add(name);
    this.#addAttribute(name, attributeEscaped(value));
  }
  attribute(prefix: string | null, local: string, uri: string | null, value: string | null): void {
    this.startAttribute(prefix, local, uri);
    this.#attribute!.value = value ?? '';
    this.endAttribute();
  }

  text(text: string | null): void {
    if (this.#attribute) this.#attribute.value += text ?? '';
    else if (text) {
      this.#text(textEscaped(text, this.settings.newLineChars));
    } else if (this.#tag) this.#open.at(-1)!.hasChildren = true;
  }
  #text(escaped: string): void {
    this.#content('Content', true);
    this.#put(escaped);
  }
  raw(text: string | null): void {
    if (this.#attribute) this.#attribute.value += text ?? '';
    else this.#text(text ?? '');
  }
  cdata(text: string | null): void {
    this.#text(`<![CDATA[${checkedText(text ?? '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`);
  }
  comment(text: string | null): void {
    this.#content('Comment', false);
    this.#put(`<!--${checkedText(text ?? '').replace(/-(?=-|$)/g, '- ')}-->`);
  }
  instruction(target: string, data: string | null): void {
    if (target.toLowerCase() === 'xml' && this.#hasOutput)
      throw new ArgumentException(
        'Cannot write XML declaration. WriteStartDocument method has already written it.',
      );
    if (target.toLowerCase() !== 'xml') this.#content('PI', false);
    this.#put(`<?${target}${data ? ` ${data}` : ''}?>`);
  }
  flush(): void {
    this.#closeTag('>');
    this.#finish(false);
  }
  close(): void {
    if (this.#isClosed) return;
    while (this.#open.length > 0) this.endElement(false);
    this.#isClosed = true;
    this.#finish(true);
  }
}
/** @throws ArgumentException for what is no name */
function checkName(name: string): void {
  if (name === '') throw new ArgumentException("The empty string '' is not a valid local name.");
  const fault = nameFault(name);
  if (fault !== undefined) throw new ArgumentException(`Invalid name character in '${name}'. ${fault}`);
}
