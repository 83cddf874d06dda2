// The class `System.Xml.XmlNode` as template code sees it.
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { domModel } from '../System.Xml.XPath/dom-model.ts';
import { Evaluator } from '../System.Xml.XPath/evaluate-xpath.ts';
import { parseForValue } from '../System.Xml.XPath/parse-xpath.ts';
import { XPathException } from '../System.Xml.XPath/x-path-exception.ts';
import { innerXml, outerXml, setInnerXml, writeDom } from '../../System.Xml/dom/load-dom.ts';
import { XmlAttribute, XmlElement, XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { namespaceOf } from '../../System.Xml/dom/prefix-lookup.ts';
import { nodeMembers } from './dom/rare-members.ts';
import { textProperty } from './element-lookup.ts';
import { lookupOf } from '../../System.Xml/namespace-resolver.ts';
import type { NamespaceResolver } from '../../System.Xml/namespace-resolver.ts';
import { XmlAttributeCollection } from './xml-attribute-collection.ts';
import { XmlNodeList } from './xml-node-list.ts';
import type { XmlOutput } from '../../System.Xml/xml-output.ts';

type Resolver = NamespaceResolver | null;

function select(node: XmlNode, xpath: string | null, resolver: Resolver = null): readonly XmlNode[] {
  if (xpath === null) throw new XPathException("'' is an invalid expression.");
  return new Evaluator(domModel, lookupOf(resolver)).nodes(parseForValue(xpath), {
    node,
    position: 1,
    size: 1,
  });
}
function childThat(self: XmlNode, fits: (element: XmlElement) => boolean): XmlElement | null {
  spendSize(self.children.length);
  return (
    self.children.find((child): child is XmlElement => child instanceof XmlElement && fits(child)) ?? null
  );
}
const childNamed = (self: XmlNode, name: string): XmlElement | null =>
  childThat(self, (child) => child.name === name);
const notAChild = 'The reference node is not a child of this node.';

Object.defineProperty(XmlNode.prototype, Symbol.iterator, {
  value: function (this: XmlNode) {
    return this.children[Symbol.iterator]();
  },
});
Object.defineProperty(XmlNode.prototype, '$elementType', { get: () => specialType('object') });

export const nodeType: TypeDeclaration = declareType(
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
    ) => childThat(self, (child) => child.local === local && child.uri === uri),
    'virtual string? Value { get; set; }': textProperty('value'),
    'virtual XmlNode? AppendChild(XmlNode newChild)': (self: XmlNode, node: XmlNode) => self.append(node),
    'virtual XmlNode Clone()': (self: XmlNode) => self.clone(true),
    'virtual XmlNode CloneNode(bool deep)': (self: XmlNode, deep: boolean) => self.clone(deep),
    'System.Collections.IEnumerator GetEnumerator()': (self: XmlNode) =>
      new Enumerator(self.children, specialType('object')),
    'virtual string GetNamespaceOfPrefix(string prefix)': (self: XmlNode, prefix: string) =>
      namespaceOf(self, prefix),
    'virtual string GetPrefixOfNamespace(string namespaceURI)': (self: XmlNode, uri: string) => {
      for (let node: XmlNode | null = self; node; node = node.parent) {
        if (!(node instanceof XmlElement)) continue;
        spend(1 + node.attributes.length);
        for (const attribute of node.attributes)
          if (attribute.uri === xmlnsUri && attribute.value === uri && attribute.prefix === 'xmlns')
            return attribute.local;
      }
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
    'XmlNode? SelectSingleNode(string xpath)': (self: XmlNode, xpath: string) =>
      select(self, xpath)[0] ?? null,
    'XmlNode? SelectSingleNode(string xpath, XmlNamespaceManager nsmgr)': (
      self: XmlNode,
      xpath: string,
      resolver: Resolver,
    ) => select(self, xpath, resolver)[0] ?? null,
    ...nodeMembers,
    'virtual void WriteTo(XmlWriter w)': (self: XmlNode, output: XmlOutput | null) =>
      writeDom(self, dereferenced(output)),
    'virtual void WriteContentTo(XmlWriter w)': (self: XmlNode, output: XmlOutput | null) => {
      for (const child of self.children) writeDom(child, dereferenced(output));
    },
  }),
  { runtime: XmlNode },
);
function listOf(nodes: readonly XmlNode[]): XmlNodeList {
  return new XmlNodeList(() => nodes);
}
