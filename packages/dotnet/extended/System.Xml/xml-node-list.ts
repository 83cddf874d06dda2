// `XmlNodeList` and `XmlAttributeCollection`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';

/** `XmlNodeList`: what it holds is asked anew each time. */
export class XmlNodeList {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly #items: () => readonly XmlNode[];
  constructor(items: () => readonly XmlNode[]) {
    this.#items = items;
  }
  get $elementType(): NamedType {
    return specialType('object');
  }
  get items(): readonly XmlNode[] {
    return this.#items();
  }
  [Symbol.iterator](): Iterator<XmlNode> {
    return this.items[Symbol.iterator]();
  }
}
