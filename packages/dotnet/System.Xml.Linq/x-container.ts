// The class `System.Xml.Linq.XContainer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlOutput } from '../System.Xml/xml-output.ts';
import { plainOutput } from '../System.Xml/output-settings.ts';
import { none, parseElement, replaces } from './container-members.ts';
import { XContainer } from './nodes.ts';
import type { XElement } from './nodes.ts';
import { sequence } from './typed-sequence.ts';
import type { XName } from './x-name.ts';

const preserveWhitespace = 1;

const elements = (self: XContainer, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => self.elements(name));
const descendants = (self: XContainer, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => self.descendants(name));
const add = (self: XContainer, content: unknown): void => self.add(content);
const replaceNodes = replaces((self: XContainer) => self.removeNodes());
const addFirst = (self: XContainer, content: unknown): void => void self.insert(0, content);
/** A writer that adds what it has written when it is closed. */
function appender(self: XContainer): XmlOutput {
  let text = '';
  return new XmlOutput(
    plainOutput,
    (part) => void (text += part),
    (isClosed) => {
      if (!isClosed) return;
      for (const node of Array.from(parseElement(`<a>${text}</a>`, preserveWhitespace).nodes)) {
        node.remove();
        self.add(node);
      }
      text = '';
    },
  );
}
export const containerType: TypeDeclaration = declareType(
  'public abstract class System.Xml.Linq.XContainer : System.Xml.Linq.XNode',
  () => ({
    'XNode? FirstNode { get; }': (self: XContainer) => self.nodes[0] ?? null,
    'XNode? LastNode { get; }': (self: XContainer) => self.nodes.at(-1) ?? null,
    'void Add(object? content)': add,
    'void Add(params object?[] content)': add,
    'void AddFirst(object? content)': addFirst,
    'void AddFirst(params object?[] content)': addFirst,
    'IEnumerable<XNode> DescendantNodes()': (self: XContainer) =>
      sequence('XNode', () => self.descendantNodes()),
    'IEnumerable<XElement> Descendants()': (self: XContainer) => descendants(self),
    'IEnumerable<XElement> Descendants(XName? name)': none('XElement', descendants),
    'XElement? Element(XName name)': (self: XContainer, name: XName | null) => self.element(name),
    'IEnumerable<XElement> Elements()': (self: XContainer) => elements(self),
    'IEnumerable<XElement> Elements(XName? name)': none('XElement', elements),
    'IEnumerable<XNode> Nodes()': (self: XContainer) => sequence('XNode', () => self.children()),
    'System.Xml.XmlWriter CreateWriter()': appender,
    'void RemoveNodes()': (self: XContainer) => self.removeNodes(),
    'void ReplaceNodes(object? content)': replaceNodes,
    'void ReplaceNodes(params object?[] content)': replaceNodes,
  }),
  { runtime: XContainer },
);
