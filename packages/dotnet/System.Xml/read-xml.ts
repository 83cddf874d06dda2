// XML text as a series of events, by the parser `saxes`; its complaints become .NET's.
import { createSaxParser } from '@mockwright/language/text/sax-parser';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { xmlnsUri } from '../System.Xml.Linq/namespace-uris.ts';
import { Entities } from './entities.ts';
import type { Entity } from './entities.ts';
import { readDoctype } from './read-doctype.ts';
import { XmlException, describeCharacter } from './xml-exception.ts';

/** Where .NET counts lines and positions from 1. */
class Source {
  readonly text: string;
  /** Where lines start, as far as they were asked for: entities are asked for between what refers to them. */
  readonly #starts = [0];
  constructor(text: string) {
    this.text = text;
  }
  place(index: number): XmlPlace {
    const starts = this.#starts;
    for (let last = starts.at(-1)!; last <= index; last = starts.at(-1)!) {
      const end = this.text.indexOf('\n', last);
      if (end < 0 || end >= index) break;
      starts.push(end + 1);
    }
    let low = 0;
    for (let high = starts.length - 1; low < high;) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= index) low = middle;
      else high = middle - 1;
    }
    return [low + 1, index - starts[low]! + 1];
  }
  /** @param index of what is wrong */
  error(message: string, index: number): XmlException {
    const [line, position] = this.place(index);
    return new XmlException(message, null, line, position);
  }
  /** `'x'`, or the end. */
  charAt(index: number): string {
    const code = this.text.codePointAt(index);
    return code === undefined ? '' : String.fromCodePoint(code);
  }
}

/** Where no message was matched. */
const noMatch = /(?:)/.exec('')!;

interface Problem {
  readonly source: Source;
  /** Of the character that the parser has just read. */
  readonly at: number;
  readonly match: RegExpExecArray;
  /** Elements without end, outermost first, with the place of their names. */
  readonly open: readonly OpenTag[];
}
interface OpenTag {
  readonly name: string;
  readonly at: number;
}

function invalidCharacter({ source, at }: Problem): XmlException {
  const char = source.charAt(at);
  const [shown, hex] = describeCharacter(char);
  if (char === '<')
    return source.error(`'${shown}', hexadecimal value ${hex}, is an invalid attribute character.`, at);
  return source.error(`'${shown}', hexadecimal value ${hex}, is an invalid character.`, at);
}
function badName({ source, at }: Problem): XmlException {
  const [shown, hex] = describeCharacter(source.charAt(at));
  const isFirst = /[<\s/]/.test(source.text[at - 1] ?? '');
  if (!isFirst && /[/>]/.test(source.charAt(at)))
    return source.error(`'${shown}' is an unexpected token. The expected token is '='.`, at);
  if (isFirst || source.charAt(at) === '<')
    return source.error(`Name cannot begin with the '${shown}' character, hexadecimal value ${hex}.`, at);
  return source.error(
    `The '${shown}' character, hexadecimal value ${hex}, cannot be included in a name.`,
    at,
  );
}
function ended(problem: Problem): XmlException {
  const { source, open } = problem;
  const { text } = source;
  const end = text.length;
  // Where .NET is still finding out what encoding the text has.
  if (end < 4) return source.error('Data at the root level is invalid.', 0);
  const inside = (opening: string, closing: string): boolean =>
    text.lastIndexOf(opening) >= 0 && text.indexOf(closing, text.lastIndexOf(opening)) < 0;
  if (inside('<![CDATA[', ']]>'))
    return source.error('Unexpected end of file while parsing CDATA has occurred.', end);
  if (inside('<!--', '-->'))
    return source.error('Unexpected end of file while parsing Comment has occurred.', end);
  if (inside('<?', '?>')) return source.error('Unexpected end of file while parsing PI has occurred.', end);
  if (hasOpenLiteral(text)) return source.error('There is an unclosed literal string.', end);
  const tag = text.slice(text.lastIndexOf('<'));
  if (/^<(?:[^<>!?]*\s)?[^\s<>!?/"'=]+$/.test(tag))
    return source.error('Unexpected end of file while parsing Name has occurred.', end);
  if (text.lastIndexOf('&') > text.lastIndexOf(';')) return entity(problem);
  if (/^<[^>]*=\s*$/.test(tag)) return source.error('Unexpected end of file has occurred.', end);
  if (open.length === 0) return source.error('Unexpected end of file has occurred.', end);
  // An element whose start tag has no end is none yet.
  const isTagOpen = /^<[^\s!?/][^>]*$/.test(tag);
  const names = (isTagOpen ? open.slice(0, -1) : open)
    .map(({ name }) => name)
    .reverse()
    .join(', ');
  return source.error(
    `Unexpected end of file has occurred. The following elements are not closed: ${names}${names && '.'}`,
    end,
  );
}
/** Whether a text ends within the value of an attribute. */
function hasOpenLiteral(text: string): boolean {
  const tag =
    /<[^\s!?/<>"'=]+(?:\s+[^\s<>"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s+[^\s<>"'=]+\s*=\s*(?:"[^"<]*|'[^'<]*)$/;
  return tag.test(text);
}
function mismatch({ source, at, open }: Problem): XmlException {
  const start = source.text.lastIndexOf('</', at) + 2;
  const name = /^[^\s>]*/.exec(source.text.slice(start))![0];
  const last = open.at(-1);
  if (!last) return source.error('Unexpected end tag.', start);
  const [line, position] = source.place(last.at);
  return source.error(
    `The '${last.name}' start tag on line ${line} position ${position} does not match the end tag of '${name}'.`,
    start,
  );
}
function endTag({ source, at }: Problem): XmlException {
  const start = source.text.lastIndexOf('</', at) + 2;
  const isFirst = /^\s/.test(source.charAt(start));
  if (!isFirst)
    return source.error(`'${source.charAt(at)}' is an unexpected token. The expected token is '>'.`, at);
  const [shown, hex] = describeCharacter(source.charAt(start));
  return source.error(`Name cannot begin with the '${shown}' character, hexadecimal value ${hex}.`, start);
}
function entity({ source, at }: Problem): XmlException {
  const start = source.text.lastIndexOf('&', at) + 1;
  const name = /^[^;<&\s]*/.exec(source.text.slice(start))![0];
  if (name === '') return source.error('An error occurred while parsing EntityName.', start);
  if (name.startsWith('#x'))
    return source.error('Invalid syntax for a hexadecimal numeric entity reference.', start + 2);
  if (name.startsWith('#'))
    return source.error(
      'Invalid syntax for a decimal numeric entity reference.',
      start + /^#\d*/.exec(name)![0].length,
    );
  const next = source.charAt(start + name.length);
  if (next !== ';')
    return source.error(`'${next}' is an unexpected token. The expected token is ';'.`, start + name.length);
  return source.error(`Reference to undeclared entity '${name}'.`, start);
}
function characterReference(problem: Problem): XmlException {
  const { source, at } = problem;
  const start = source.text.lastIndexOf('&', at);
  const match = /^&#(?:x([0-9a-fA-F]+)|([0-9]+));/.exec(source.text.slice(start));
  if (!match) return entity(problem);
  const code = match[1] ? parseInt(match[1], 16) : Number(match[2]);
  const [shown, hex] = describeCharacter(code > 0x10ffff ? '\uFFFF' : String.fromCodePoint(code));
  return source.error(
    `'${shown}', hexadecimal value ${hex}, is an invalid character.`,
    start + (match[1] ? 3 : 2),
  );
}
function undeclaredPrefix({ source, at, match }: Problem): XmlException {
  const prefix = JSON.parse(match[1]!) as string;
  const start = source.text.lastIndexOf(`${prefix}:`, at);
  return source.error(`'${prefix}' is an undeclared prefix.`, start);
}
function duplicate({ source, at, match }: Problem): XmlException {
  const local = match[1]!.replace(/^\{.*\}/, '');
  const tag = source.text.slice(0, at + 1);
  const last = [...tag.matchAll(/\s((?:[^\s:=]+:)?([^\s:=]+))\s*=/g)].findLast(
    ([, , name]) => name === local,
  );
  return source.error(`'${last?.[1] ?? local}' is a duplicate attribute name.`, (last?.index ?? at - 1) + 1);
}
/** Whether the tag that begins at `</` is that of the name, which may be too long for a pattern. */
function isClosedBy(text: string, start: number, name: string): boolean {
  const end = start + 2 + name.length;
  return (
    start >= 0 &&
    text.startsWith(name, start + 2) &&
    /^\s*>/.test(text.slice(end, text.indexOf('>', end) + 1))
  );
}
function rootText({ source, at }: Problem): XmlException {
  if (source.text.startsWith('</', at - 1) || source.text.startsWith('</', at))
    return source.error('Unexpected end tag.', source.text.indexOf('</') + 2);
  const start = source.text.lastIndexOf('>', at - 1) + 1;
  return source.error('Data at the root level is invalid.', start + source.text.slice(start).search(/\S|$/));
}

function withoutRoot({ source }: Problem): XmlException {
  const text = source.text.trimStart();
  if (text === '' || text.startsWith('<?') || text.startsWith('<!'))
    return new XmlException('Root element is missing.');
  if (text.startsWith('<')) return ended({ source, at: source.text.length, match: noMatch, open: [] });
  return source.error('Data at the root level is invalid.', source.text.length - text.length);
}

/** What saxes says → what .NET says. */
const translations: readonly (readonly [pattern: RegExp, (problem: Problem) => XmlException])[] = [
  [/^document must contain a root element/, withoutRoot],
  [/^(?:unclosed tag|unexpected end)/, ended],
  [/^(?:unmatched closing tag|unexpected close tag|weird empty close tag)/, mismatch],
  [/^text data outside of root node/, rootText],
  [
    /^documents may contain only one root/,
    ({ source, at }) =>
      source.error('There are multiple root elements.', source.text.lastIndexOf('<', at) + 1),
  ],
  [/^duplicate attribute: (.*)\.$/, duplicate],
  [/^unbound namespace prefix: (".*")\.$/, undeclaredPrefix],
  [/^(?:undefined entity|empty entity name|disallowed character in entity name)/, entity],
  [/^malformed character entity/, characterReference],
  [
    /^unquoted attribute value/,
    ({ source, at }) =>
      source.error(`'${source.charAt(at)}' is an unexpected token. The expected token is '"' or '''.`, at),
  ],
  [
    /^attribute without value/,
    ({ source, at }) =>
      source.error(`'${source.charAt(at)}' is an unexpected token. The expected token is '='.`, at),
  ],
  [
    /^no whitespace between attributes/,
    ({ source, at }) =>
      source.error(`'${source.charAt(at)}' is an unexpected token. Expecting whitespace.`, at),
  ],
  [
    /^forward-slash in opening tag/,
    ({ source, at }) => {
      const slash = source.text.lastIndexOf('/', at);
      const isBehindName = /<[^\s<>/]+$/.test(source.text.slice(0, slash));
      const next = isBehindName ? slash : slash + 1;
      return source.error(
        `'${source.charAt(next)}' is an unexpected token. The expected token is '>'.`,
        next,
      );
    },
  ],
  [/^disallowed (?:whitespace|character) in closing tag/, endTag],
  [
    /^xml prefix must be bound/,
    ({ source, at }) =>
      source.error(
        'Prefix "xml" is reserved for use by XML and can be mapped only to namespace name "http://www.w3.org/XML/1998/namespace".',
        source.text.lastIndexOf('xmlns:xml', at),
      ),
  ],
  [
    /^the string "]]>"/,
    ({ source, at }) =>
      source.error("']]>' is not allowed in character data.", source.text.lastIndexOf(']]>', at)),
  ],
  [
    /^malformed comment/,
    ({ source, at }) =>
      source.error(
        "An XML comment cannot contain '--', and '-' cannot be the last character.",
        source.text.lastIndexOf('--', at),
      ),
  ],
  [
    /XML declaration must be(?: appear)? at the start|XML declaration must appear/,
    ({ source, at }) =>
      source.error(
        'Unexpected XML declaration. The XML declaration must be the first node in the document, and no whitespace characters are allowed to appear before it.',
        source.text.lastIndexOf('<?', at) + 2,
      ),
  ],
  [/^version number must match/, ({ source, at }) => versionFault(source, at)],
  [
    /XML declaration|expected (?:the name|one of)/,
    ({ source }) => source.error('Syntax for an XML declaration is invalid.', 6),
  ],
  [
    /^invalid attempt to undefine prefix/,
    ({ source, at }) => source.error('Invalid namespace declaration.', source.text.lastIndexOf('=', at) + 1),
  ],
  [
    /^malformed name: (.*)\.$/,
    ({ source, at, match }) => {
      const start = source.text.lastIndexOf(match[1]!, at);
      const colon = start + match[1]!.lastIndexOf(':');
      return source.error("The ':' character, hexadecimal value 0x3A, cannot be included in a name.", colon);
    },
  ],
  [/^disallowed character in (?:tag|attribute) name/, badName],
  [/^disallowed character/, invalidCharacter],
];
function versionFault(source: Source, at: number): XmlException {
  const start = source.text.indexOf('version') + 'version'.length;
  const quote = source.text.slice(start).search(/["']/) + start + 1;
  return source.error(`Version number '${source.text.slice(quote, at)}' is invalid.`, quote);
}

/** A name as it stands in the text, and what it means. */
export interface XmlName {
  readonly prefix: string;
  readonly local: string;
  readonly uri: string;
}
/** An attribute; declarations of namespaces are attributes, too. */
export interface XmlAttributeText extends XmlName {
  readonly value: string;
}
/** What is told of a document while it is read. */
export interface XmlHandler {
  declaration(version: string, encoding: string | null, standalone: string | null): void;
  documentType(name: string, publicId: string | null, systemId: string | null, subset: string): void;
  instruction(target: string, data: string): void;
  comment(text: string): void;
  cdata(text: string): void;
  /** Inside the root only. @param preserves whether `xml:space` asks to keep white space */
  text(text: string, preserves: boolean): void;
  open(name: XmlName, attributes: readonly XmlAttributeText[], isEmpty: boolean, place: XmlPlace): void;
  /** @param place of the name in the end tag; of the start tag where they are one */
  close(place: XmlPlace): void;
}
/** Line and position of a name, from 1. */
export type XmlPlace = readonly [line: number, position: number];

/** Reads a document. @throws XmlException */
export function readXml(xml: string, handler: XmlHandler): void {
  spendMemory(xml.length * 4);
  const document = new Source(xml.replace(/\r\n?/g, '\n'));
  if (document.text.startsWith('\uFEFF')) throw document.error('Data at the root level is invalid.', 0);
  const open: OpenTag[] = [];
  const spaces: boolean[] = [false];
  const entities = new Entities();
  /** The entities whose text is being read, outermost first. */
  const within: Entity[] = [];
  let isInTag = false;
  let ask = (name: string): string => name;
  /** Text that may go on behind a reference. */
  let text = '';
  const tellText = (): void => {
    if (text !== '' && open.length > 0) handler.text(text, spaces.at(-1)!);
    text = '';
  };

  /** @param base where in the source the text stands */
  const read = (source: Source, base: number, content: string, outer: Parser | undefined): void => {
    const resolvePrefix = (prefix: string): string | undefined => outer?.resolve(prefix);
    const parser = createSaxParser({ xmlns: true, position: true, fragment: !!outer, resolvePrefix });
    if (outer) parser.ENTITIES = outer.ENTITIES;
    const depth = open.length;
    const position = (): number => base + parser.position;

    /** What a reference to a declared entity gives; markup in it is read at once. */
    const expand = (name: string): string => {
      if (within.some((entity) => entity.name === name))
        throw source.error(`General entity '${name}' references itself.`, position());
      const plain = entities.plainText(name);
      if (plain !== undefined) return isInTag ? plain.replace(/[\t\n]/g, ' ') : plain;
      const entity = entities.get(name);
      const own = entity.at === undefined ? new Source(entity.text) : document;
      const at = entity.at ?? 0;
      const markup = entity.text.indexOf('<');
      if (isInTag && markup >= 0)
        throw invalidCharacter({ source: own, at: at + markup, match: noMatch, open });
      if (within.length === deepest) throw source.error('Entities are nested too deeply.', position());
      entities.pay(entity.text.length);
      spend(parserWeight);
      if (!isInTag) {
        text += takeText(parser);
        forgetClosed(parser);
      }
      within.push(entity);
      // Elements in it may have prefixes of those around the reference.
      read(own, at, entity.text, open.length > depth ? parser : (outer ?? parser));
      within.pop();
      ask = expand;
      if (!isInTag) return '';
      const value = text;
      text = '';
      return value;
    };
    ask = expand;
    parser.on('error', (error) => {
      const said = error.message.replace(/^\d+:\d+: /, '');
      const at = position() - 1;
      for (const [pattern, translate] of translations) {
        const match = pattern.exec(said);
        if (match) throw translate({ source, at, match, open });
      }
      throw source.error('Data at the root level is invalid.', at);
    });
    parser.on('xmldecl', ({ version, encoding, standalone }) => {
      if (version !== '1.0')
        throw versionFault(source, source.text.indexOf(version ?? '') + (version?.length ?? 0));
      handler.declaration(version, encoding ?? null, standalone ?? null);
    });
    parser.on('doctype', (doctype) => {
      if (doctype.trim() === '')
        throw source.error("'>' is an unexpected token. Expecting whitespace.", source.text.indexOf('>'));
      const { name, publicId, systemId, subset } = readDoctype(doctype);
      for (const entity of entities.declare(subset, source.text.indexOf(`[${subset}]`) + 1))
        Object.defineProperty(parser.ENTITIES, entity, { get: () => ask(entity) });
      handler.documentType(name, publicId, systemId, subset);
    });
    parser.on('processinginstruction', ({ target, body }) => {
      tellText();
      handler.instruction(target, body);
    });
    parser.on('comment', (content) => {
      tellText();
      handler.comment(content);
    });
    parser.on('cdata', (content) => {
      tellText();
      handler.cdata(content);
    });
    parser.on('text', (part) => void (text += part));
    parser.on('opentagstart', ({ name }) => {
      tellText();
      isInTag = true;
      open.push({ name, at: source.text.lastIndexOf('<', position() - 1) + 1 });
    });
    parser.on('opentag', (tag) => {
      isInTag = false;
      // The parser looks for a namespace in all elements around.
      spend(1 + (open.length >> 2));
      const space = tag.attributes['xml:space']?.value;
      spaces.push(space === undefined ? spaces.at(-1)! : space === 'preserve');
      handler.open(
        tag,
        Object.values(tag.attributes).map(({ name, prefix, local, uri, value }) =>
          name === 'xmlns'
            ? { prefix: '', local: 'xmlns', uri: xmlnsUri, value }
            : { prefix, local, uri: prefix === 'xmlns' ? xmlnsUri : prefix === '' ? '' : uri, value },
        ),
        tag.isSelfClosing,
        source.place(open.at(-1)!.at),
      );
    });
    parser.on('closetag', ({ name, isSelfClosing }) => {
      tellText();
      const at = position() - 1;
      if (!isSelfClosing && !isClosedBy(source.text, source.text.lastIndexOf('</', at), name))
        throw mismatch({ source, at, match: noMatch, open });
      handler.close(source.place(isSelfClosing ? open.at(-1)!.at : source.text.lastIndexOf('</', at) + 2));
      open.pop();
      spaces.pop();
    });
    parser.write(content);
    if (outer && open.length > depth)
      throw source.error('Incomplete entity contents.', base + content.length);
    parser.close();
  };
  read(document, 0, document.text, undefined);
}

type Parser = ReturnType<typeof createSaxParser>;
/** What a parser has read of a text that goes on. */
function takeText(parser: object): string {
  const reader = parser as { text: string };
  const { text } = reader;
  reader.text = '';
  return text;
}
/** The namespaces of the element that began last, which may have ended; those around are known with their elements. */
function forgetClosed(parser: object): void {
  (parser as { topNS: object }).topNS = Object.create(null) as object;
}
/** Entities within entities. */
const deepest = 100;
/** A parser for the text of an entity. */
const parserWeight = 64;
