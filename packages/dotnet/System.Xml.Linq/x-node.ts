// The class `System.Xml.Linq.XNode` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import { domOf } from '../System.Xml/dom/dom-of-linq.ts';
import { writeDom } from '../System.Xml/dom/load-dom.ts';
import { XmlInput } from '../System.Xml/xml-input.ts';
import type { XmlOutput } from '../System.Xml/xml-output.ts';
import { later } from '../System.Threading.Tasks/later-results.ts';
import { deepEquals } from './deep-equals.ts';
import { XNode } from './nodes.ts';
import { ancestors, compareOrder, elementSiblings, siblings } from './node-queries.ts';
import { readNode } from './read-node.ts';
import { sequence } from './typed-sequence.ts';
import { xmlOf } from './write-xml.ts';
import type { XName } from './x-name.ts';
import { XNodeDocumentOrderComparer } from './x-node-document-order-comparer.ts';
import { XNodeEqualityComparer } from './x-node-equality-comparer.ts';

const comparer = new XNodeEqualityComparer();

const orderComparer = new XNodeDocumentOrderComparer();
const writeTo = (self: XNode, output: XmlOutput | null): void =>
  writeDom(domOf(self), notNull(output, 'writer'));

const beside =
  (offset: 0 | 1) =>
  (self: XNode, content: unknown): void =>
    self.addBeside(content, offset);
const elementsBeside =
  (direction: 1 | -1) =>
  (self: XNode, name: XName | null = null) =>
    sequence('XElement', () => elementSiblings(self, direction, name));
const nodesBeside = (direction: 1 | -1) => (self: XNode) =>
  sequence('XNode', () => siblings(self, direction));
const ancestorsOf = (self: XNode, name: XName | null = null): Iterable<unknown> =>
  sequence('XElement', () => ancestors(self, name, false));

/** `System.Xml.Linq.XNode`. */
export const xNodeType: TypeDeclaration = declareType(
  'public abstract class System.Xml.Linq.XNode : System.Xml.Linq.XObject',
  () => ({
    'XNode? NextNode { get; }': (self: XNode) => self.sibling(1),
    'XNode? PreviousNode { get; }': (self: XNode) => self.sibling(-1),
    'static XNodeEqualityComparer EqualityComparer { get; }': () => comparer,
    'void AddAfterSelf(object? content)': beside(1),
    'void AddAfterSelf(params object?[] content)': beside(1),
    'void AddBeforeSelf(object? content)': beside(0),
    'void AddBeforeSelf(params object?[] content)': beside(0),
    'IEnumerable<XElement> Ancestors()': (self: XNode) => ancestorsOf(self),
    'IEnumerable<XElement> Ancestors(XName? name)': (self: XNode, name: XName | null) =>
      name === null ? sequence('XElement', function* () {}) : ancestorsOf(self, name),
    'static int CompareDocumentOrder(XNode? n1, XNode? n2)': compareOrder,
    'System.Xml.XmlReader CreateReader()': (self: XNode) =>
      new XmlInput(
        () => domOf(self),
        () => false,
      ),
    'System.Xml.XmlReader CreateReader(ReaderOptions readerOptions)': (self: XNode) =>
      new XmlInput(
        () => domOf(self),
        () => false,
      ),
    'abstract void WriteTo(System.Xml.XmlWriter writer)': writeTo,
    'abstract System.Threading.Tasks.Task WriteToAsync(System.Xml.XmlWriter writer, System.Threading.CancellationToken cancellationToken)':
      (self: XNode, output: XmlOutput) => later(() => writeTo(self, output)),
    'static XNode ReadFrom(System.Xml.XmlReader reader)': readNode,
    'static System.Threading.Tasks.Task<XNode> ReadFromAsync(System.Xml.XmlReader reader, System.Threading.CancellationToken cancellationToken)':
      (reader: XmlInput | null) => later(() => readNode(reader), coreType('System.Xml.Linq.XNode')),
    'static XNodeDocumentOrderComparer DocumentOrderComparer { get; }': () => orderComparer,
    'IEnumerable<XNode> NodesAfterSelf()': nodesBeside(1),
    'IEnumerable<XNode> NodesBeforeSelf()': nodesBeside(-1),
    'IEnumerable<XElement> ElementsAfterSelf()': (self: XNode) => elementsBeside(1)(self),
    'IEnumerable<XElement> ElementsAfterSelf(XName? name)': elementsBeside(1),
    'IEnumerable<XElement> ElementsBeforeSelf()': (self: XNode) => elementsBeside(-1)(self),
    'IEnumerable<XElement> ElementsBeforeSelf(XName? name)': elementsBeside(-1),
    'bool IsAfter(XNode? node)': (self: XNode, other: XNode) => compareOrder(self, other) > 0,
    'bool IsBefore(XNode? node)': (self: XNode, other: XNode) => compareOrder(self, other) < 0,
    'void Remove()': (self: XNode) => self.remove(),
    'void ReplaceWith(object? content)': (self: XNode, content: unknown) => self.replaceWith(content),
    'void ReplaceWith(params object?[] content)': (self: XNode, content: unknown) =>
      self.replaceWith(content),
    'override string ToString()': (self: XNode) => xmlOf(self, true),
    'string ToString(SaveOptions options)': (self: XNode, options: number) =>
      xmlOf(self, (options & 1) === 0),
    'static bool DeepEquals(XNode? n1, XNode? n2)': deepEquals,
  }),
  { runtime: XNode },
);
