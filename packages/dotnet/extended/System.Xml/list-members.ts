// What the lists of nodes have in common.
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import type { XmlAttribute, XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlAttributeCollection } from './xml-attribute-collection.ts';
import type { XmlNodeList } from './xml-node-list.ts';

/** The enumerator of a list. */
export const enumerate = (self: XmlNodeList | XmlAttributeCollection): Enumerator =>
  new Enumerator<XmlNode>(self, specialType('object'));
/** The attribute of that name. */
export const byName = (self: XmlAttributeCollection, name: string): XmlAttribute | null =>
  self.element.attribute(name);
/** The attribute of that local name in that namespace. */
export const byParts = (self: XmlAttributeCollection, local: string, uri: string): XmlAttribute | null =>
  self.element.attributeOf(local, uri);
/** Adds an attribute. @returns the attribute */
export const append = (self: XmlAttributeCollection, attribute: XmlAttribute): XmlAttribute => {
  self.element.setAttribute(attribute);
  return attribute;
};
