// `XmlNodeList` and `XmlAttributeCollection`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { XmlAttribute, XmlElement } from '../../System.Xml/dom/dom-nodes.ts';

/** `XmlAttributeCollection`. */
export class XmlAttributeCollection {
  declare readonly $type: NamedType;
  readonly element: XmlElement;
  constructor(element: XmlElement) {
    this.element = element;
  }
  get $elementType(): NamedType {
    return specialType('object');
  }
  [Symbol.iterator](): Iterator<XmlAttribute> {
    return this.element.attributes[Symbol.iterator]();
  }
}
