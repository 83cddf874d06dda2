// XML as text: what `XmlWriter` does for `ToString` and `Save`.
import { inPieces, replaceMany } from '@mockwright/language/runtime/text-pieces';
import { ArgumentException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { documentTypeText } from '../System.Xml/document-type-text.ts';
import { xmlUri, xmlnsUri } from './namespace-uris.ts';
import type { XName } from './x-name.ts';
import { XAttribute, XCData, XDocument, XElement, XText } from './nodes.ts';
import { XComment, XDocumentType, XProcessingInstruction } from './leaf-nodes.ts';
import type { XNode, XObject } from './nodes.ts';
import { XmlException, describeCharacter } from '../System.Xml/xml-exception.ts';

const escapes: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  '\r': '&#xD;',
  '\n': '&#xA;',
  '\t': '&#x9;',
};
// eslint-disable-next-line no-control-regex -- these are the characters that XML does not allow
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/** @throws ArgumentException for a character that XML does not allow */
export function checkedText(text: string): string {
  spendSize(text.length);
  const match = forbidden.exec(text);
  if (match) {
    const [shown, hex] = describeCharacter(match[0]);
    throw new ArgumentException(`'${shown}', hexadecimal value ${hex}, is an invalid character.`);
  }
  return text;
}
/** Text between tags, its line breaks in one form (null: as they are). */
export function textEscaped(text: string, newLine: string | null = '\n'): string {
  const escaped = inPieces(checkedText(text), (piece) => piece.replace(/[<>&]/g, (char) => escapes[char]!));
  return newLine === null ? escaped : inOneForm(escaped, newLine);
}
/** A text with its line breaks in one form. */
export function inOneForm(text: string, newLine: string = '\n'): string {
  return text.replace(/\r\n?|\n/g, newLine);
}
/** The value of an attribute, without its quotes. */
export function attributeEscaped(text: string): string {
  return inPieces(checkedText(text), (piece) => piece.replace(/[<>&"\r\n\t]/g, (char) => escapes[char]!));
}

/** Prefix → namespace, as it is in force; the empty prefix is the default. */
type Scope = ReadonlyMap<string, string>;
const outermost: Scope = new Map([
  ['', ''],
  ['xml', xmlUri],
  ['xmlns', xmlnsUri],
]);

function declared(element: XElement, outer: Scope): Map<string, string> {
  spend(outer.size + element.attributes.length);
  const scope = new Map(outer);
  for (const { name, value } of element.attributes) {
    if (name.uri === '' && name.local === 'xmlns') scope.set('', value);
    else if (name.uri === xmlnsUri) scope.set(name.local, value);
  }
  return scope;
}
function prefixOf(scope: Scope, uri: string, allowDefault: boolean): string | undefined {
  if (allowDefault && scope.get('') === uri) return '';
  let found: string | undefined;
  spend(scope.size >> 2);
  for (const [prefix, bound] of scope) if (bound === uri && prefix !== '') found = prefix;
  return found;
}

class Writer {
  text = '';
  readonly #indent: boolean;
  constructor(indent: boolean) {
    this.#indent = indent;
  }

  /**
   * @param mixed there is text beside it: white space would be content
   * @param scope what is declared in the tree
   * @param written what is declared in the text so far
   */
  node(node: XNode, depth: number, mixed: boolean, scope: Scope, written: Scope): void {
    if (node instanceof XCData)
      this.text += `<![CDATA[${replaceMany(inOneForm(checkedText(node.text)), /\]\]>/g, ']]]]><![CDATA[>')}]]>`;
    else if (node instanceof XText) this.text += textEscaped(node.text);
    else {
      if (this.#indent && !mixed && this.text !== '') this.text += `\n${'  '.repeat(depth)}`;
      if (node instanceof XElement) this.#element(node, depth, mixed, scope, written);
      else if (node instanceof XComment)
        this.text += `<!--${replaceMany(inOneForm(checkedText(node.text)), /-(?=-|$)/g, '- ')}-->`;
      else if (node instanceof XProcessingInstruction)
        this.text += `<?${node.target}${node.data && ` ${replaceMany(inOneForm(node.data), /\?>/g, '? >')}`}?>`;
      else if (node instanceof XDocumentType) this.text += documentTypeText(node, false);
    }
  }
  #element(element: XElement, depth: number, mixed: boolean, outer: Scope, outerWritten: Scope): void {
    const scope = declared(element, outer);
    const written = declared(element, outerWritten);
    let late = '';
    const declare = (prefix: string, uri: string): void => {
      scope.set(prefix, uri);
      if (written.get(prefix) === uri) return;
      written.set(prefix, uri);
      // The last one comes first.
      late = ` xmlns${prefix && `:${prefix}`}="${attributeEscaped(uri)}"${late}`;
    };
    const prefix = prefixOf(scope, element.name.uri, true) ?? '';
    const redefined = element.attributes.find(
      (each) =>
        each.value !== element.name.uri &&
        (prefix === ''
          ? each.name.uri === '' && each.name.local === 'xmlns'
          : each.name.uri === xmlnsUri && each.name.local === prefix),
    );
    if (redefined)
      throw new XmlException(
        `The prefix '${prefix}' cannot be redefined from '${element.name.uri}' to '${redefined.value}' within the same start element tag.`,
      );
    declare(prefix, element.name.uri);
    const name = prefix === '' ? element.name.local : `${prefix}:${element.name.local}`;
    this.text += `<${name}`;
    for (const { name: attribute, value } of element.attributes) {
      const own = attributePrefix(attribute, scope);
      if (own !== '') declare(own, attribute.uri);
      this.text += ` ${own === '' ? '' : `${own}:`}${attribute.local}="${attributeEscaped(value)}"`;
    }
    this.text += late;
    if (element.isEmpty) {
      this.text += ' />';
      return;
    }
    this.text += '>';
    let isMixed = mixed;
    let hasLines = false;
    for (const node of element.nodes) {
      if (node instanceof XText) isMixed = true;
      else hasLines ||= !isMixed;
      this.node(node, depth + 1, isMixed, scope, written);
    }
    if (this.#indent && !isMixed && hasLines) this.text += `\n${'  '.repeat(depth)}`;
    this.text += `</${name}>`;
  }
}
/** The prefix of an attribute; empty without namespace, made up where nothing declares it. */
function attributePrefix({ uri }: XName, scope: Scope): string {
  if (uri === '') return '';
  const known = prefixOf(scope, uri, false);
  if (known !== undefined) return known;
  let number = 1;
  while (scope.has(`p${number}`)) {
    spend(1);
    number++;
  }
  return `p${number}`;
}
function scopeOf(node: XObject): Scope {
  return node.parent ? declared(node.parent, scopeOf(node.parent)) : outermost;
}

/** `ToString(options)` of any node or attribute. */
export function xmlOf(node: XObject, indent: boolean): string {
  if (node instanceof XAttribute) {
    const prefix = attributePrefix(node.name, scopeOf(node));
    return `${prefix && `${prefix}:`}${node.name.local}="${attributeEscaped(node.value)}"`;
  }
  const writer = new Writer(indent);
  if (node instanceof XDocument)
    for (const child of node.nodes) writer.node(child, 0, false, outermost, outermost);
  else writer.node(node as XNode, 0, false, scopeOf(node), outermost);
  return writer.text;
}
/** What `Save` writes: with a declaration, whose encoding is that of .NET's strings where no other is given. */
export function savedXml(node: XElement | XDocument, indent: boolean, encoding: string = 'utf-16'): string {
  if (node instanceof XDocument && node.nodes.length === 0)
    throw new InvalidOperationException(
      'Token EndDocument in state Document would result in an invalid XML document.',
    );
  const standalone = node instanceof XDocument ? node.declaration?.standalone : null;
  const declaration = `<?xml version="1.0" encoding="${encoding}"${standalone ? ` standalone="${standalone}"` : ''}?>`;
  return `${declaration}${indent ? '\n' : ''}${xmlOf(node, indent)}`;
}
/** The prefix in force for a namespace at an element; null without one. */
export function prefixInForce(element: XElement, uri: string): string | null {
  return prefixOf(declared(element, scopeOf(element)), uri, false) ?? null;
}
/** The namespace in force for a prefix at an element (the default one for an empty prefix); undefined without one. */
export function namespaceInForce(element: XElement, prefix: string): string | undefined {
  return declared(element, scopeOf(element)).get(prefix);
}
