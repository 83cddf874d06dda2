// `XmlNode` and the nodes below it, as template code sees them.
import { namespaceOf } from './dom/prefix-lookup.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { lookupOf } from './namespace-manager.ts';
import type { NamespaceResolver } from './namespace-manager.ts';
import { xmlnsUri } from '../System.Xml.Linq/names.ts';
import type { XmlOutput } from './xml-output.ts';
import { domModel } from '../System.Xml.XPath/dom-model.ts';
import { Evaluator } from '../System.Xml.XPath/evaluate.ts';
import { XPathException } from '../System.Xml.XPath/xpath-exception.ts';
import { XPathNavigator } from '../System.Xml.XPath/navigator.ts';
import { parseForValue } from '../System.Xml.XPath/parse-xpath.ts';
import { XmlAttributeCollection, XmlNodeList } from './lists.ts';
import { innerXml, outerXml, setInnerXml, writeDom } from './dom/load.ts';
import {
  XmlAttribute,
  XmlCDataSection,
  XmlCharacterData,
  XmlComment,
  XmlDeclaration,
  XmlDocumentFragment,
  XmlDocumentType,
  XmlElement,
  XmlNode,
  XmlProcessingInstruction,
  XmlSignificantWhitespace,
  XmlText,
  XmlWhitespace,
} from './dom/nodes.ts';
import { splitName } from './dom/dom-name.ts';
import { characterMembers, elementMembers, nodeMembers, textMembers } from './dom/rare-members.ts';

type Resolver = NamespaceResolver | null;

function select(node: XmlNode, xpath: string | null, resolver: Resolver = null): readonly XmlNode[] {
  if (xpath === null) throw new XPathException("'' is an invalid expression.");
  return new Evaluator(domModel, lookupOf(resolver)).nodes(parseForValue(xpath), {
    node,
    position: 1,
    size: 1,
  });
}
function elementsByName(node: XmlNode, name: string): XmlNodeList {
  return new XmlNodeList(() =>
    [...node.descendants()].filter(
      (found) => found instanceof XmlElement && (name === '*' || found.name === name),
    ),
  );
}
function elementsByParts(node: XmlNode, local: string, uri: string): XmlNodeList {
  return new XmlNodeList(() =>
    [...node.descendants()].filter(
      (found) =>
        found instanceof XmlElement &&
        (local === '*' || found.local === local) &&
        (uri === '*' || found.uri === uri),
    ),
  );
}
/** `GetElementsByTagName`, of documents and elements. */
export const byTagName: Readonly<Record<string, Implementation>> = {
  'virtual XmlNodeList GetElementsByTagName(string name)': elementsByName,
  'virtual XmlNodeList GetElementsByTagName(string localName, string namespaceURI)': elementsByParts,
};
const childNamed = (self: XmlNode, name: string): XmlElement | null =>
  self.children.find((child): child is XmlElement => child instanceof XmlElement && child.name === name) ??
  null;
const notAChild = 'The reference node is not a child of this node.';

Object.defineProperty(XmlNode.prototype, Symbol.iterator, {
  value: function (this: XmlNode) {
    return this.children[Symbol.iterator]();
  },
});
Object.defineProperty(XmlNode.prototype, '$elementType', { get: () => specialType('object') });

const nodeType = declareType(
  'public abstract class System.Xml.XmlNode : ICloneable, System.Collections.IEnumerable',
  () => ({
    'virtual XmlAttributeCollection? Attributes { get; }': (self: XmlNode) =>
      self instanceof XmlElement ? new XmlAttributeCollection(self) : null,
    'virtual string BaseURI { get; }': () => '',
    'virtual XmlNodeList ChildNodes { get; }': (self: XmlNode) => new XmlNodeList(() => self.children),
    'virtual XmlNode? FirstChild { get; }': (self: XmlNode) => self.children[0] ?? null,
    'virtual bool HasChildNodes { get; }': (self: XmlNode) => self.children.length > 0,
    'virtual string InnerText { get; set; }': textProperty('innerText'),
    'virtual string InnerXml { get; set; }': {
      get: innerXml,
      set: setInnerXml,
    },
    'virtual bool IsReadOnly { get; }': () => false,
    'virtual XmlNode? LastChild { get; }': (self: XmlNode) => self.children.at(-1) ?? null,
    'abstract string LocalName { get; }': (self: XmlNode) => self.local,
    'abstract string Name { get; }': (self: XmlNode) => self.name,
    'virtual string NamespaceURI { get; }': (self: XmlNode) => self.uri,
    'virtual XmlNode? NextSibling { get; }': (self: XmlNode) => self.sibling(1),
    'abstract XmlNodeType NodeType { get; }': (self: XmlNode) => self.nodeType,
    'virtual string OuterXml { get; }': outerXml,
    'virtual XmlDocument? OwnerDocument { get; }': (self: XmlNode) => self.document,
    'virtual XmlNode? ParentNode { get; }': (self: XmlNode) =>
      self instanceof XmlAttribute ? null : self.parent,
    'virtual string Prefix { get; }': (self: XmlNode) => self.prefix,
    'virtual XmlNode? PreviousSibling { get; }': (self: XmlNode) => self.sibling(-1),
    'virtual XmlElement? this[string name] { get; }': childNamed,
    'virtual XmlElement? this[string localname, string ns] { get; }': (
      self: XmlNode,
      local: string,
      uri: string,
    ) =>
      self.children.find(
        (child) => child instanceof XmlElement && child.local === local && child.uri === uri,
      ) ?? null,
    'virtual string? Value { get; set; }': textProperty('value'),
    'virtual XmlNode? AppendChild(XmlNode newChild)': (self: XmlNode, node: XmlNode) => self.append(node),
    'virtual XmlNode Clone()': (self: XmlNode) => self.clone(true),
    'virtual XmlNode CloneNode(bool deep)': (self: XmlNode, deep: boolean) => self.clone(deep),
    'System.Collections.IEnumerator GetEnumerator()': (self: XmlNode) =>
      new Enumerator(self.children, specialType('object')),
    'virtual string GetNamespaceOfPrefix(string prefix)': (self: XmlNode, prefix: string) =>
      namespaceOf(self, prefix),
    'virtual string GetPrefixOfNamespace(string namespaceURI)': (self: XmlNode, uri: string) => {
      for (let node: XmlNode | null = self; node; node = node.parent)
        if (node instanceof XmlElement)
          for (const attribute of node.attributes)
            if (attribute.uri === xmlnsUri && attribute.value === uri && attribute.prefix === 'xmlns')
              return attribute.local;
      return '';
    },
    'virtual XmlNode? InsertAfter(XmlNode newChild, XmlNode? refChild)': (
      self: XmlNode,
      node: XmlNode,
      reference: XmlNode | null,
    ) => self.insert(node, reference ? self.indexOf(reference, notAChild) + 1 : 0),
    'virtual XmlNode? InsertBefore(XmlNode newChild, XmlNode? refChild)': (
      self: XmlNode,
      node: XmlNode,
      reference: XmlNode | null,
    ) => self.insert(node, reference ? self.indexOf(reference, notAChild) : self.children.length),
    'virtual XmlNode? PrependChild(XmlNode newChild)': (self: XmlNode, node: XmlNode) => self.insert(node, 0),
    'virtual void RemoveAll()': (self: XmlNode) => {
      self.removeChildren();
      if (self instanceof XmlElement) self.attributes.length = 0;
    },
    'virtual XmlNode RemoveChild(XmlNode oldChild)': (self: XmlNode, node: XmlNode | null) =>
      self.remove(dereferenced(node)),
    'virtual XmlNode ReplaceChild(XmlNode newChild, XmlNode oldChild)': (
      self: XmlNode,
      node: XmlNode,
      old: XmlNode,
    ) => {
      const index = self.indexOf(old, notAChild);
      self.remove(old);
      self.insert(node, index);
      return old;
    },
    'XmlNodeList? SelectNodes(string xpath)': (self: XmlNode, xpath: string) => listOf(select(self, xpath)),
    'XmlNodeList? SelectNodes(string xpath, XmlNamespaceManager nsmgr)': (
      self: XmlNode,
      xpath: string,
      resolver: Resolver,
    ) => listOf(select(self, xpath, resolver)),
    'virtual System.Xml.XPath.XPathNavigator? CreateNavigator()': (self: XmlNode) =>
      new XPathNavigator(domModel, self),
    'XmlNode? SelectSingleNode(string xpath)': (self: XmlNode, xpath: string) =>
      select(self, xpath)[0] ?? null,
    'XmlNode? SelectSingleNode(string xpath, XmlNamespaceManager nsmgr)': (
      self: XmlNode,
      xpath: string,
      resolver: Resolver,
    ) => select(self, xpath, resolver)[0] ?? null,
    ...nodeMembers,
    'virtual void WriteTo(XmlWriter w)': (self: XmlNode, output: XmlOutput) => writeDom(self, output),
    'virtual void WriteContentTo(XmlWriter w)': (self: XmlNode, output: XmlOutput) => {
      for (const child of self.children) writeDom(child, output);
    },
  }),
  { runtime: XmlNode },
);
function listOf(nodes: readonly XmlNode[]): XmlNodeList {
  return new XmlNodeList(() => nodes);
}
function textProperty(name: 'innerText' | 'value' | 'data'): Accessors {
  return {
    get: (self: Record<string, unknown>) => self[name],
    set: (self: Record<string, unknown>, value: string | null) => void (self[name] = value),
  };
}

const setAttribute = (self: XmlElement, name: string, value: string | null): void => {
  const found = self.attribute(name);
  if (found) found.value = value;
  else {
    const [prefix, local] = splitName(name);
    const isDeclaration = name === 'xmlns' || prefix === 'xmlns';
    const uri = isDeclaration ? xmlnsUri : prefix === '' ? '' : namespaceOf(self, prefix);
    self.setAttribute(new XmlAttribute(self.owner, { prefix, local, uri }, value ?? ''));
  }
};
const elementType = declareType(
  'public class System.Xml.XmlElement : System.Xml.XmlNode',
  () => ({
    'virtual bool HasAttributes { get; }': (self: XmlElement) => self.attributes.length > 0,
    'bool IsEmpty { get; set; }': {
      get: (self: XmlElement) => self.isEmpty && self.children.length === 0,
      set: (self: XmlElement, value: boolean) => {
        if (value) self.removeChildren();
        self.isEmpty = value;
      },
    },
    'virtual string GetAttribute(string name)': (self: XmlElement, name: string) =>
      self.attribute(name)?.value ?? '',
    'virtual string GetAttribute(string localName, string? namespaceURI)': (
      self: XmlElement,
      local: string,
      uri: string | null,
    ) => self.attributeOf(local, uri ?? '')?.value ?? '',
    'virtual XmlAttribute? GetAttributeNode(string name)': (self: XmlElement, name: string) =>
      self.attribute(name),
    ...byTagName,
    'virtual bool HasAttribute(string name)': (self: XmlElement, name: string) =>
      self.attribute(name) !== null,
    'virtual bool HasAttribute(string localName, string? namespaceURI)': (
      self: XmlElement,
      local: string,
      uri: string | null,
    ) => self.attributeOf(local, uri ?? '') !== null,
    'virtual void RemoveAllAttributes()': (self: XmlElement) => void (self.attributes.length = 0),
    'virtual void RemoveAttribute(string name)': (self: XmlElement, name: string) =>
      self.removeAttribute(self.attribute(name)),
    'virtual void RemoveAttribute(string localName, string? namespaceURI)': (
      self: XmlElement,
      local: string,
      uri: string | null,
    ) => self.removeAttribute(self.attributeOf(local, uri ?? '')),
    'virtual void SetAttribute(string name, string? value)': setAttribute,
    'virtual string SetAttribute(string localName, string? namespaceURI, string? value)': (
      self: XmlElement,
      local: string,
      uri: string | null,
      value: string | null,
    ) => {
      const found = self.attributeOf(local, uri ?? '');
      if (found) found.value = value;
      else
        self.setAttribute(new XmlAttribute(self.owner, { prefix: '', local, uri: uri ?? '' }, value ?? ''));
      return value;
    },
    'virtual XmlAttribute? SetAttributeNode(XmlAttribute newAttr)': (
      self: XmlElement,
      attribute: XmlAttribute,
    ) => self.setAttribute(attribute),
    ...elementMembers,
  }),
  { runtime: XmlElement },
);
const plain = (
  name: string,
  runtime: TypeDeclaration['runtime'] & object,
  members: Readonly<Record<string, Implementation>> = {},
): TypeDeclaration =>
  declareType(`public class System.Xml.${name} : System.Xml.XmlCharacterData`, members, { runtime });

/**
 * `XmlAttribute`, `XmlCharacterData`, `XmlProcessingInstruction` and their kin, as template code sees them.
 */
export const domNodeTypes: readonly TypeDeclaration[] = [
  nodeType,
  elementType,
  declareType(
    'public class System.Xml.XmlAttribute : System.Xml.XmlNode',
    () => ({
      'virtual XmlElement? OwnerElement { get; }': (self: XmlAttribute) => self.parent,
      'virtual bool Specified { get; }': () => true,
    }),
    { runtime: XmlAttribute },
  ),
  declareType(
    'public abstract class System.Xml.XmlCharacterData : System.Xml.XmlNode',
    () => ({
      'virtual string Data { get; set; }': textProperty('data'),
      'virtual int Length { get; }': (self: XmlCharacterData) => self.data.length,
      'virtual void AppendData(string? strData)': (self: XmlCharacterData, text: string | null) =>
        void (self.data += text ?? ''),
      ...characterMembers,
    }),
    { runtime: XmlCharacterData },
  ),
  plain('XmlText', XmlText, textMembers),
  plain('XmlCDataSection', XmlCDataSection),
  plain('XmlComment', XmlComment),
  plain('XmlWhitespace', XmlWhitespace),
  plain('XmlSignificantWhitespace', XmlSignificantWhitespace),
  declareType(
    'public class System.Xml.XmlProcessingInstruction : System.Xml.XmlNode',
    () => ({
      'string Data { get; set; }': textProperty('data'),
      'string Target { get; }': (self: XmlProcessingInstruction) => self.name,
    }),
    { runtime: XmlProcessingInstruction },
  ),
  declareType(
    'public class System.Xml.XmlDeclaration : System.Xml.XmlNode',
    () => ({
      'string Encoding { get; set; }': {
        get: (self: XmlDeclaration) => self.encoding,
        set: (self: XmlDeclaration, value: string | null) => void (self.encoding = value ?? ''),
      },
      'string Standalone { get; set; }': {
        get: (self: XmlDeclaration) => self.standalone,
        set: (self: XmlDeclaration, value: string | null) => void (self.standalone = value ?? ''),
      },
      'string Version { get; }': (self: XmlDeclaration) => self.version,
    }),
    { runtime: XmlDeclaration },
  ),
  declareType(
    'public class System.Xml.XmlDocumentType : System.Xml.XmlNode',
    () => ({
      'string? InternalSubset { get; }': (self: XmlDocumentType) => self.internalSubset,
      'string? PublicId { get; }': (self: XmlDocumentType) => self.publicId,
      'string? SystemId { get; }': (self: XmlDocumentType) => self.systemId,
    }),
    { runtime: XmlDocumentType },
  ),
  declareType(
    'public class System.Xml.XmlDocumentFragment : System.Xml.XmlNode',
    {},
    { runtime: XmlDocumentFragment },
  ),
];
