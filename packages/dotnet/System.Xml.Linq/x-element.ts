// The class `System.Xml.Linq.XElement` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import {
  asyncSaves,
  loads,
  none,
  parseElement,
  replaces,
  save,
  saveBytes,
  write,
} from './container-members.ts';
import { conversions } from './node-members.ts';
import { XAttribute, XElement, valueText } from './nodes.ts';
import type { XNode } from './nodes.ts';
import { ancestors, attributesOf } from './node-queries.ts';
import { sequence } from './typed-sequence.ts';
import { namespaceInForce, prefixInForce } from './write-xml.ts';
import type { XName } from './x-name.ts';
import { XNamespace } from './x-namespace.ts';

const descendantsAndSelf = (self: XElement, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => self.descendants(name, true));
const ancestorsAndSelf = (self: XElement, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => ancestors(self, name, true));
const attributes = (self: XElement, name: XName | null = null): Iterable<XAttribute> =>
  sequence('XAttribute', () => attributesOf(self, name));
const removeAll = (self: XElement): void => {
  self.removeAttributes();
  self.removeNodes();
};
const replaceAll = replaces(removeAll);
const replaceAttributes = replaces((self: XElement) => self.removeAttributes());

/** `SetAttributeValue`: null removes it. */
function setAttribute(self: XElement, name: XName, value: unknown): void {
  const attribute = self.attribute(name);
  if (value === null) attribute?.remove();
  else if (attribute) attribute.value = valueText(value);
  else self.addAttribute(new XAttribute(name, valueText(value)));
}
/** `SetElementValue`: null removes it. */
function setElement(self: XElement, name: XName, value: unknown): void {
  const element = self.element(name);
  if (value === null) element?.remove();
  else if (element) element.value = valueText(value);
  else self.add(new XElement(name, valueText(value)));
}

export const elementType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XElement : System.Xml.Linq.XContainer',
  () => ({
    'XElement(XName name)': (name: XName | null) => new XElement(name),
    'XElement(XName name, object? content)': (name: XName | null, content: unknown) =>
      new XElement(name, content),
    'XElement(XName name, params object?[] content)': (name: XName | null, content: unknown) =>
      new XElement(name, content),
    'XElement(XStreamingElement other)': (other: { element(): XElement } | null) =>
      notNull(other, 'other').element(),
    'XElement(XElement other)': (other: XElement | null) => notNull(other, 'other').clone(),
    'static IEnumerable<XElement> EmptySequence { get; }': () => sequence('XElement', function* () {}),
    'XAttribute? FirstAttribute { get; }': (self: XElement) => self.attributes[0] ?? null,
    'bool HasAttributes { get; }': (self: XElement) => self.attributes.length > 0,
    'bool HasElements { get; }': (self: XElement) => self.nodes.some((node) => node instanceof XElement),
    'bool IsEmpty { get; }': (self: XElement) => self.isEmpty,
    'XAttribute? LastAttribute { get; }': (self: XElement) => self.attributes.at(-1) ?? null,
    'XName Name { get; set; }': {
      get: (self: XElement) => self.name,
      set: (self: XElement, name: XName | null) => void (self.name = notNull(name, 'value')),
    },
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XElement) => self.nodeType,
    'string Value { get; set; }': {
      get: (self: XElement) => self.value,
      set: (self: XElement, value: string | null) => void (self.value = value as string),
    },
    'IEnumerable<XElement> AncestorsAndSelf()': (self: XElement) => ancestorsAndSelf(self),
    'IEnumerable<XElement> AncestorsAndSelf(XName? name)': none('XElement', ancestorsAndSelf),
    'XAttribute? Attribute(XName name)': (self: XElement, name: XName | null) => self.attribute(name),
    'IEnumerable<XAttribute> Attributes()': (self: XElement) => attributes(self),
    'IEnumerable<XAttribute> Attributes(XName? name)': none('XAttribute', attributes),
    'IEnumerable<XNode> DescendantNodesAndSelf()': (self: XElement) =>
      sequence<XNode>('XNode', function* () {
        yield self;
        yield* self.descendantNodes();
      }),
    'IEnumerable<XElement> DescendantsAndSelf()': (self: XElement) => descendantsAndSelf(self),
    'IEnumerable<XElement> DescendantsAndSelf(XName? name)': none('XElement', descendantsAndSelf),
    'XNamespace GetDefaultNamespace()': (self: XElement) => new XNamespace(namespaceInForce(self, '') ?? ''),
    'XNamespace? GetNamespaceOfPrefix(string prefix)': (self: XElement, prefix: string | null) => {
      const uri = namespaceInForce(self, notNull(prefix, 'prefix'));
      return uri === undefined ? null : new XNamespace(uri);
    },
    'string? GetPrefixOfNamespace(XNamespace ns)': (self: XElement, uri: XNamespace | null) =>
      prefixInForce(self, notNull(uri, 'ns').uri),
    ...loads('XElement', parseElement),
    ...asyncSaves,
    'static XElement Parse(string text)': (text: string | null) => parseElement(text),
    'static XElement Parse(string text, LoadOptions options)': parseElement,
    'void RemoveAll()': removeAll,
    'void RemoveAttributes()': (self: XElement) => self.removeAttributes(),
    'void ReplaceAll(object? content)': replaceAll,
    'void ReplaceAll(params object?[] content)': replaceAll,
    'void ReplaceAttributes(object? content)': replaceAttributes,
    'void ReplaceAttributes(params object?[] content)': replaceAttributes,
    'void Save(System.IO.Stream stream)': (self: XElement, stream: Stream) => saveBytes(self, stream),
    'void Save(System.IO.Stream stream, SaveOptions options)': saveBytes,
    'void Save(System.Xml.XmlWriter writer)': write,
    'override void WriteTo(System.Xml.XmlWriter writer)': write,
    'void Save(System.IO.TextWriter textWriter)': (self: XElement, writer: TextWriter) => save(self, writer),
    'void Save(System.IO.TextWriter textWriter, SaveOptions options)': save,
    'void SetAttributeValue(XName name, object? value)': (
      self: XElement,
      name: XName | null,
      value: unknown,
    ) => setAttribute(self, notNull(name, 'name'), value),
    'void SetElementValue(XName name, object? value)': (self: XElement, name: XName | null, value: unknown) =>
      setElement(self, notNull(name, 'name'), value),
    'void SetValue(object value)': (self: XElement, value: unknown) =>
      void (self.value = valueText(notNull(value, 'value'))),
    ...conversions('XElement'),
  }),
  { runtime: XElement },
);
