// Lays out an XML answer: white space between elements goes, indentation by two spaces comes.
import { characterReplacer } from '@mockwright/language/text/character-replacer';
import { createSaxParser } from '@mockwright/language/text/sax-parser';

interface Element {
  readonly open: string;
  readonly children: (Element | string)[];
  readonly name: string;
  /** Written as `<a/>`; `<a></a>` stays a pair of tags, as System.Xml.Linq keeps it. */
  readonly isEmpty: boolean;
  hasText: boolean;
  /** `xml:space="preserve"`: white space is data. */
  readonly keepsSpace: boolean;
}

/**
 * Indents well-formed XML, or writes it on one line. Text that is not well-formed is returned as it is.
 * Elements with text, and those under `xml:space="preserve"`, keep their content as written.
 * @param onError told why the text is not well-formed
 */
export function layOutXml(text: string, indented: boolean, onError: (problem: string) => void): string {
  const root: Element = {
    open: '',
    children: [],
    name: '',
    isEmpty: false,
    hasText: false,
    keepsSpace: false,
  };
  const stack: Element[] = [root];
  const parser = createSaxParser({ xmlns: false });
  const top = (): Element => stack[stack.length - 1]!;
  const trimmed = text.trim();
  let problem: string | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('xmldecl', () => {
    root.children.push(trimmed.slice(0, trimmed.indexOf('?>')).trimEnd() + '?>');
  });
  parser.on('doctype', (doctype) => root.children.push(`<!DOCTYPE${doctype}>`));
  parser.on('processinginstruction', ({ target, body }) =>
    top().children.push(`<?${target}${body ? ` ${body}` : ''}?>`),
  );
  parser.on('comment', (comment) => top().children.push(`<!--${comment}-->`));
  parser.on('opentag', (tag) => {
    const space = (tag.attributes as Record<string, string>)['xml:space'];
    const keepsSpace = space === undefined ? top().keepsSpace : space === 'preserve';
    const attributes = Object.entries(tag.attributes as Record<string, string>).map(
      ([name, value]) => ` ${name}="${escapeAttribute(value)}"`,
    );
    const element: Element = {
      open: `<${tag.name}${attributes.join('')}`,
      children: [],
      name: tag.name,
      isEmpty: tag.isSelfClosing,
      hasText: keepsSpace,
      keepsSpace,
    };
    top().children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => stack.pop());
  const addText = (content: string): void => {
    top().children.push(content);
    top().hasText = true;
  };
  parser.on('text', (content) => {
    if (stack.length > 1 && (content.trim() !== '' || top().hasText)) addText(escapeText(content));
  });
  parser.on('cdata', (content) => addText(`<![CDATA[${content}]]>`));
  try {
    parser.write(trimmed).close();
  } catch (error) {
    problem ??= (error as Error).message;
  }
  if (problem !== undefined) onError(problem);
  return problem !== undefined ? text : write(root.children, indented, 0).join(indented ? '\n' : '');
}

function write(children: readonly (Element | string)[], indented: boolean, depth: number): string[] {
  const indent = indented ? '  '.repeat(depth) : '';
  return children.flatMap((child) => {
    if (typeof child === 'string') return [indent + child];
    if (child.isEmpty) return [`${indent}${child.open} />`];
    if (child.hasText || child.children.length === 0)
      return [`${indent}${child.open}>${write(child.children, false, 0).join('')}</${child.name}>`];
    return [
      `${indent}${child.open}>`,
      ...write(child.children, indented, depth + 1),
      `${indent}</${child.name}>`,
    ];
  });
}

const IN_TEXT = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
const escapeText = characterReplacer(IN_TEXT);
const escapeAttribute = characterReplacer({
  ...IN_TEXT,
  '"': '&quot;',
  '\n': '&#xA;',
  '\t': '&#x9;',
  '\r': '&#xD;',
});
