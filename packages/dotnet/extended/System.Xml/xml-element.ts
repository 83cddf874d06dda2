// The class `System.Xml.XmlElement` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { splitName } from '../../System.Xml/dom/dom-name.ts';
import { XmlAttribute, XmlElement } from '../../System.Xml/dom/dom-nodes.ts';
import { namespaceOf } from '../../System.Xml/dom/prefix-lookup.ts';
import { elementMembers } from './dom/rare-members.ts';
import { byTagName } from './element-lookup.ts';

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
export const elementType: TypeDeclaration = declareType(
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
