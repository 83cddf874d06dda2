// XML bodies in the shape of `JsonConvert.SerializeXmlNode`: `@attribute`, `#text`, arrays for repeated names.
import type { SaxesParser, SaxesTagNS } from 'saxes';
import { createSaxParser } from '@mockwright/language/text/sax-parser';
import { spend } from '@mockwright/language/runtime/run';
import { BodyError } from '../../../template/template-error.ts';
import type { TokenBudget } from './body-budget.ts';
import type { BodyTree } from './body-tree.ts';
import { describeDoctype } from './xml-doctype.ts';

/** Attributes of this namespace steer the conversion and are no data. */
const JSON_NAMESPACE = 'http://james.newtonking.com/projects/json';

/** Deeper nesting is refused, as it is in JSON: what is done with it takes too long. */
const MAXIMUM_DEPTH = 256;

/** An element whose end is still to come. */
interface OpenElement {
  readonly name: string;
  readonly selfClosing: boolean;
  /** `xml:space="preserve"`: white space is data. */
  readonly keepsSpace: boolean;
  /** Whether the tag has attributes of any kind. */
  hasAttributes: boolean;
  readonly attributes: Map<string, BodyTree>;
  /** Children by their names in the result, in the order of their first appearance. */
  readonly children: Map<string, BodyTree[]>;
  /** Names whose children are an array even when there is one. */
  readonly arrays: Set<string>;
  comments: number;
}

/**
 * Reads an XML document.
 * @param budget pays for elements, attributes, texts and whatever else there is
 * @throws {BodyError} when it is not well-formed, or holds more than the budget allows
 * @throws {BudgetError} when the time of the run is over that asks for it
 */
export function parseXml(text: string, budget: TokenBudget): BodyTree {
  const parser = createSaxParser({ xmlns: true, position: true });
  const root = createElement('', false, false);
  const open: OpenElement[] = [root];
  const top = (): OpenElement => open.at(-1)!;

  const add = (name: string, value: BodyTree): void => {
    budget.take(1);
    addChild(top(), name, value);
  };

  parser.on('attribute', () => budget.take(1));
  parser.on('xmldecl', (declaration) => {
    if (declaration.version !== '1.0')
      throw new BodyError(
        `The body is not well-formed XML: version number '${declaration.version}' is invalid.`,
      );
    const members = new Map<string, BodyTree>();
    for (const name of ['version', 'encoding', 'standalone'] as const)
      if (declaration[name] !== undefined) members.set(`@${name}`, declaration[name]);
    addChild(root, '?xml', members);
  });
  parser.on('doctype', (doctype) => addChild(root, '!DOCTYPE', describeDoctype(doctype)));
  parser.on('processinginstruction', ({ target, body }) => add(`?${target}`, body));
  parser.on('comment', () => {
    budget.take(1);
    top().comments++;
  });
  parser.on('cdata', (data) => add('#cdata-section', data));
  parser.on('text', (data) => {
    // White space between elements is layout, and outside the root nothing else is allowed.
    if (open.length === 1) return;
    if (/[^ \t\r\n]/.test(data)) add('#text', data);
    else if (top().keepsSpace) add('#significant-whitespace', data);
  });
  parser.on('opentag', (tag) => {
    const space = tag.attributes['xml:space']?.value;
    const element = createElement(
      tag.name,
      tag.isSelfClosing,
      space === undefined ? top().keepsSpace : space === 'preserve',
    );
    if (readAttributes(tag, element)) top().arrays.add(tag.name);
    // The first is the document.
    if (open.push(element) - 1 > MAXIMUM_DEPTH)
      throw new BodyError(`The body has more than ${MAXIMUM_DEPTH} XML elements inside each other.`);
  });
  parser.on('closetag', () => {
    const element = open.pop()!;
    add(element.name, toTree(element));
  });
  parse(parser, text);
  return membersOf(root);
}

function parse(parser: SaxesParser<{ xmlns: true; position: true }>, text: string): void {
  parser.on('error', (error) => {
    throw new BodyError(`The body is not well-formed XML: ${error.message}`);
  });
  parser.write(protectLineBreaks(text)).close();
}

/**
 * `XmlDocument.LoadXml` leaves line breaks as they are, where the XML specification makes them '\n', or a space in an
 * attribute: as character references they come through.
 */
function protectLineBreaks(text: string): string {
  if (!/[\r\n\t]/.test(text)) return text;
  let result = '';
  for (let at = 0; at < text.length;) {
    const end = endOfPiece(text, at);
    const piece = text.slice(at, end);
    if (!piece.startsWith('<'))
      result += piece.trim() === '' ? piece : inSlices(piece, (slice) => slice.replaceAll('\r', '&#13;'));
    else if (piece[1] === '?' || piece[1] === '!') result += piece;
    else
      result += piece.replace(/"[^"]*"|'[^']*'/g, (value) =>
        inSlices(value, (slice) =>
          slice.replaceAll('\r', '&#13;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;'),
        ),
      );
    at = end;
  }
  return result;
}

/** How much is changed in one go, between which the time of the run may be over. */
const SLICE = 64 * 1024;

function inSlices(text: string, change: (slice: string) => string): string {
  if (text.length <= SLICE) return change(text);
  let changed = '';
  for (let at = 0; at < text.length; at += SLICE) {
    spend(SLICE);
    changed += change(text.slice(at, at + SLICE));
  }
  return changed;
}

/** How pieces begin that markup inside does not end, and how they end. */
const CLOSED_PIECES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '>'],
  ['<!', '>'],
] as const;

/** Where the piece of a document that begins at `start` is over: a comment, CDATA, an instruction, a tag, or text. */
function endOfPiece(text: string, start: number): number {
  const after = (closing: string, from: number): number => {
    const at = text.indexOf(closing, from);
    return at < 0 ? text.length : at + closing.length;
  };
  if (text[start] !== '<') {
    const next = text.indexOf('<', start);
    return next < 0 ? text.length : next;
  }
  const closed = CLOSED_PIECES.find(([opening]) => text.startsWith(opening, start));
  if (closed) return after(closed[1], start + closed[0].length);
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at]!;
    if (character === '>') return at + 1;
    if (character === '"' || character === "'") at = after(character, at + 1) - 1;
  }
  return text.length;
}

function createElement(name: string, selfClosing: boolean, keepsSpace: boolean): OpenElement {
  return {
    name,
    selfClosing,
    keepsSpace,
    hasAttributes: false,
    attributes: new Map(),
    children: new Map(),
    arrays: new Set(),
    comments: 0,
  };
}

/** Adds the attributes of a tag. @returns whether it asks to be an array (`json:Array="true"`) */
function readAttributes(tag: SaxesTagNS, element: OpenElement): boolean {
  let isArray = false;
  element.hasAttributes = Object.keys(tag.attributes).length > 0;
  for (const { name, value, uri, local } of Object.values(tag.attributes)) {
    if (uri === JSON_NAMESPACE) isArray ||= local === 'Array' && /^(?:true|1)$/.test(value);
    else if (value !== JSON_NAMESPACE) element.attributes.set(`@${name}`, value);
  }
  return isArray;
}

function addChild(parent: OpenElement, name: string, value: BodyTree): void {
  const siblings = parent.children.get(name);
  if (siblings === undefined) parent.children.set(name, [value]);
  else siblings.push(value);
}

function toTree(element: OpenElement): BodyTree {
  const { attributes, children, comments, selfClosing } = element;
  if (attributes.size === 0 && comments === 0) {
    if (children.size === 0 && !element.hasAttributes) return selfClosing ? null : '';
    const texts = children.get('#text');
    if (children.size === 1 && texts?.length === 1) return texts[0]!;
  }
  return membersOf(element);
}

function membersOf({ attributes, children, arrays, comments }: OpenElement): ReadonlyMap<string, BodyTree> {
  const members = new Map(attributes);
  // Several comments leave an empty array behind: what is left when Newtonsoft's text is read again.
  if (comments > 1) members.set('#comment', []);
  for (const [name, values] of children)
    members.set(name, values.length > 1 || arrays.has(name) ? values : values[0]!);
  return members;
}
