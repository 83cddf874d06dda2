// `XObject`, `XNode` and the nodes without children, as template code sees them.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import type { ChangeHandlers } from './changes.ts';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { identityHash } from '@mockwright/language/runtime/equality';
import type { XName } from './names.ts';
import {
  XAttribute,
  XCData,
  XComment,
  XDocumentType,
  XNode,
  XObject,
  XProcessingInstruction,
  XText,
  valueText,
} from './nodes.ts';
import { XDeclaration } from './x-declaration.ts';
import { deepEquals } from './deep-equals.ts';
import { ancestors, compareOrder, elementSiblings, siblings } from './queries.ts';
import { sequence, sequenceOf } from './sequence.ts';
import { XmlInput } from '../System.Xml/xml-input.ts';
import { coreType } from '@mockwright/language/runtime/core-types';
import { later } from '../newtonsoft/declarations/async-members.ts';
import { writeDom } from '../System.Xml/dom/load.ts';
import { readNode } from './read-node.ts';
import type { XmlOutput } from '../System.Xml/xml-output.ts';
import { domOf } from '../System.Xml/dom/linq.ts';
import { xmlReaders } from './values.ts';
import { xmlOf } from './write.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const linq = 'System.Xml.Linq';

/** A property that is a field of the object. */
function property(name: string): Accessors {
  return {
    get: (self: never) => self[name],
    set: (self: Record<string, unknown>, value: unknown) => void (self[name] = value),
  };
}
/** The explicit conversions of `XElement` and `XAttribute`. */
export function conversions(
  type: 'XElement' | 'XAttribute',
): Record<string, (value: { readonly value: string } | null) => unknown> {
  const parameter = type === 'XElement' ? 'element' : 'attribute';
  const members: Record<string, (value: { readonly value: string } | null) => unknown> = {};
  members[`static explicit operator string?(${type}? ${parameter})`] = (object) => object?.value ?? null;
  for (const [name, read] of Object.entries(xmlReaders)) {
    members[`static explicit operator ${name}(${type} ${parameter})`] = (object) =>
      read(notNull(object, parameter).value);
    members[`static explicit operator ${name}?(${type}? ${parameter})`] = (object) =>
      object === null ? null : read(object.value);
  }
  return members;
}
/** A comparer of whole trees. */
class XNodeEqualityComparer {
  declare readonly $type: NamedType;
}
const comparer = new XNodeEqualityComparer();

/** A comparer of places in a document. */
class XNodeDocumentOrderComparer {
  declare readonly $type: NamedType;
}
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

function changeEvent(when: keyof ChangeHandlers): Accessors {
  return {
    add: (self: XObject, handler: Delegate) => {
      self.handlers ??= { changing: null, changed: null };
      self.handlers[when] = combine(self.handlers[when], handler);
    },
    remove: (self: XObject, handler: Delegate) => {
      if (self.handlers) self.handlers[when] = remove(self.handlers[when], handler);
    },
  };
}

/** `XObject`, `XNode`, `XNodeEqualityComparer` and their kin, as template code sees them. */
export const nodeTypeDeclarations: readonly TypeDeclaration[] = [
  declareType(
    `public abstract class ${linq}.XObject : System.Xml.IXmlLineInfo`,
    () => ({
      'string BaseUri { get; }': () => '',
      'XDocument? Document { get; }': (self: XObject) => self.document,
      'abstract System.Xml.XmlNodeType NodeType { get; }': (self: XObject) => self.nodeType,
      'XElement? Parent { get; }': (self: XObject) => self.parent,
      'void AddAnnotation(object annotation)': (self: XObject, annotation: unknown) =>
        void (self.annotations ??= []).push(notNull(annotation, 'annotation')),
      'T? Annotation<T>() where T : class': (self: XObject, type: Type) => {
        const found = self.annotations?.find((annotation) => isInstance(annotation, type));
        return found === undefined ? defaultOf(type) : cast(found, type);
      },
      'object? Annotation(Type type)': (self: XObject, type: Type) =>
        self.annotations?.find((annotation) => isInstance(annotation, type)) ?? null,
      'IEnumerable<T> Annotations<T>() where T : class': (self: XObject, type: Type) =>
        sequenceOf(type, function* () {
          for (const annotation of self.annotations ?? [])
            if (isInstance(annotation, type)) yield cast(annotation, type);
        }),
      'IEnumerable<object> Annotations(Type type)': (self: XObject, type: Type) => {
        notNull(type, 'type');
        return sequence('object', function* () {
          for (const annotation of self.annotations ?? []) if (isInstance(annotation, type)) yield annotation;
        });
      },
      'void RemoveAnnotations(Type type)': (self: XObject, type: Type) => {
        notNull(type, 'type');
        self.annotations = self.annotations?.filter((annotation) => !isInstance(annotation, type));
      },
      'event EventHandler<XObjectChangeEventArgs> Changing': changeEvent('changing'),
      'event EventHandler<XObjectChangeEventArgs> Changed': changeEvent('changed'),
      'bool IXmlLineInfo.HasLineInfo()': (self: XObject) => self.place !== undefined,
      'int IXmlLineInfo.LineNumber { get; }': (self: XObject) => self.place?.[0] ?? 0,
      'int IXmlLineInfo.LinePosition { get; }': (self: XObject) => self.place?.[1] ?? 0,
      'void RemoveAnnotations<T>() where T : class': (self: XObject, type: Type) => {
        self.annotations = self.annotations?.filter((annotation) => !isInstance(annotation, type));
      },
    }),
    { runtime: XObject },
  ),
  declareType(
    `public abstract class ${linq}.XNode : ${linq}.XObject`,
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
        (reader: XmlInput | null) => later(() => readNode(reader), coreType(`${linq}.XNode`)),
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
  ),
  declareEnum(`[Flags] public enum ${linq}.ReaderOptions`, { None: 0, OmitDuplicateNamespaces: 1 }),
  declareType(
    `public sealed class ${linq}.XNodeDocumentOrderComparer : IComparer<XNode>`,
    () => ({
      'XNodeDocumentOrderComparer()': () => new XNodeDocumentOrderComparer(),
      'int Compare(XNode? x, XNode? y)': (_self: unknown, left: XNode | null, right: XNode | null) =>
        compareOrder(left, right),
    }),
    { runtime: XNodeDocumentOrderComparer },
  ),
  declareType(
    `public sealed class ${linq}.XNodeEqualityComparer : IEqualityComparer<XNode>`,
    () => ({
      'XNodeEqualityComparer()': () => new XNodeEqualityComparer(),
      'bool Equals(XNode? x, XNode? y)': (_self: unknown, left: XNode | null, right: XNode | null) =>
        deepEquals(left, right),
      'int GetHashCode(XNode obj)': (_self: unknown, node: XNode | null) =>
        node instanceof XText ? node.text.length : (node?.nodeType ?? 0),
    }),
    { runtime: XNodeEqualityComparer },
  ),
  declareType(
    `public class ${linq}.XText : ${linq}.XNode`,
    () => ({
      'XText(string value)': (text: string | null) => new XText(text),
      'XText(XText other)': (other: XText | null) => new XText(notNull(other, 'other').text),
      'override System.Xml.XmlNodeType NodeType { get; }': (self: XText) => self.nodeType,
      'string Value { get; set; }': property('text'),
    }),
    { runtime: XText },
  ),
  declareType(
    `public class ${linq}.XCData : ${linq}.XText`,
    () => ({
      'XCData(string value)': (text: string | null) => new XCData(text),
      'XCData(XCData other)': (other: XCData | null) => new XCData(notNull(other, 'other').text),
    }),
    { runtime: XCData },
  ),
  declareType(
    `public class ${linq}.XComment : ${linq}.XNode`,
    () => ({
      'XComment(string value)': (text: string | null) => new XComment(text),
      'XComment(XComment other)': (other: XComment | null) => new XComment(notNull(other, 'other').text),
      'override System.Xml.XmlNodeType NodeType { get; }': (self: XComment) => self.nodeType,
      'string Value { get; set; }': property('text'),
    }),
    { runtime: XComment },
  ),
  declareType(
    `public class ${linq}.XProcessingInstruction : ${linq}.XNode`,
    () => ({
      'XProcessingInstruction(string target, string data)': (target: string | null, data: string | null) =>
        new XProcessingInstruction(target, data),
      'XProcessingInstruction(XProcessingInstruction other)': (other: XProcessingInstruction | null) =>
        new XProcessingInstruction(notNull(other, 'other').target, other!.data),
      'string Data { get; set; }': property('data'),
      'override System.Xml.XmlNodeType NodeType { get; }': (self: XProcessingInstruction) => self.nodeType,
      'string Target { get; set; }': property('target'),
    }),
    { runtime: XProcessingInstruction },
  ),
  declareType(
    `public class ${linq}.XDocumentType : ${linq}.XNode`,
    () => ({
      'XDocumentType(string name, string? publicId, string? systemId, string? internalSubset)': (
        name: string | null,
        publicId: string | null,
        systemId: string | null,
        subset: string | null,
      ) => new XDocumentType(name, publicId, systemId, subset),
      'XDocumentType(XDocumentType other)': (other: XDocumentType | null) =>
        new XDocumentType(
          notNull(other, 'other').name,
          other!.publicId,
          other!.systemId,
          other!.internalSubset,
        ),
      'string? InternalSubset { get; set; }': property('internalSubset'),
      'string Name { get; set; }': property('name'),
      'override System.Xml.XmlNodeType NodeType { get; }': (self: XDocumentType) => self.nodeType,
      'string? PublicId { get; set; }': property('publicId'),
      'string? SystemId { get; set; }': property('systemId'),
    }),
    { runtime: XDocumentType },
  ),
  declareType(
    `public class ${linq}.XDeclaration`,
    () => ({
      'XDeclaration(string? version, string? encoding, string? standalone)': (
        version: string | null,
        encoding: string | null,
        standalone: string | null,
      ) => new XDeclaration(version, encoding, standalone),
      'XDeclaration(XDeclaration other)': (other: XDeclaration | null) =>
        new XDeclaration(notNull(other, 'other').version, other!.encoding, other!.standalone),
      'string? Encoding { get; set; }': property('encoding'),
      'string? Standalone { get; set; }': property('standalone'),
      'string? Version { get; set; }': property('version'),
      'override string ToString()': (self: XDeclaration) => self.$toString(),
      'override int GetHashCode()': (self: XDeclaration) => identityHash(self),
    }),
    { runtime: XDeclaration },
  ),
  declareType(
    `public class ${linq}.XAttribute : ${linq}.XObject`,
    () => ({
      'XAttribute(XName name, object value)': (name: XName | null, value: unknown) =>
        new XAttribute(name, value),
      'XAttribute(XAttribute other)': (other: XAttribute | null) =>
        new XAttribute(notNull(other, 'other').name, other!.value),
      'static IEnumerable<XAttribute> EmptySequence { get; }': () => sequence('XAttribute', function* () {}),
      'bool IsNamespaceDeclaration { get; }': (self: XAttribute) => self.isNamespaceDeclaration,
      'XName Name { get; }': (self: XAttribute) => self.name,
      'XAttribute? NextAttribute { get; }': (self: XAttribute) => self.sibling(1),
      'override System.Xml.XmlNodeType NodeType { get; }': (self: XAttribute) => self.nodeType,
      'XAttribute? PreviousAttribute { get; }': (self: XAttribute) => self.sibling(-1),
      'string Value { get; set; }': {
        get: (self: XAttribute) => self.value,
        set: (self: XAttribute, value: string | null) => void (self.value = notNull(value, 'value')),
      },
      'void Remove()': (self: XAttribute) => self.remove(),
      'void SetValue(object value)': (self: XAttribute, value: unknown) =>
        void (self.value = valueText(notNull(value, 'value'))),
      'override string ToString()': (self: XAttribute) => xmlOf(self, true),
      ...conversions('XAttribute'),
    }),
    { runtime: XAttribute },
  ),
];
