// The class `System.Xml.XmlNamedNodeMap` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { XmlAttribute } from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { append, byName, byParts, enumerate } from './list-members.ts';
import { XmlAttributeCollection } from './xml-attribute-collection.ts';

/** `System.Xml.XmlNamedNodeMap`. */
export const xmlNamedNodeMapType: TypeDeclaration = declareType(
  'public class System.Xml.XmlNamedNodeMap : System.Collections.IEnumerable',
  () => ({
    'int Count { get; }': (self: XmlAttributeCollection) => self.element.attributes.length,
    'System.Collections.IEnumerator GetEnumerator()': enumerate,
    'XmlNode? GetNamedItem(string name)': byName,
    'XmlNode? GetNamedItem(string localName, string? namespaceURI)': byParts,
    'XmlNode? Item(int index)': (self: XmlAttributeCollection, index: number) =>
      self.element.attributes[index] ?? null,
    'XmlNode? RemoveNamedItem(string name)': (self: XmlAttributeCollection, name: string) => {
      const found = byName(self, name);
      self.element.removeAttribute(found);
      return found;
    },
    'XmlNode? RemoveNamedItem(string localName, string? namespaceURI)': (
      self: XmlAttributeCollection,
      local: string,
      uri: string,
    ) => {
      const found = byParts(self, local, uri);
      self.element.removeAttribute(found);
      return found;
    },
    'XmlNode? SetNamedItem(XmlNode? node)': (self: XmlAttributeCollection, node: XmlNode | null) => {
      if (!node) return null;
      if (!(node instanceof XmlAttribute))
        throw new ArgumentException("An 'Attributes' collection can only contain 'Attribute' objects.");
      return append(self, node);
    },
  }),
  { runtime: XmlAttributeCollection },
);
