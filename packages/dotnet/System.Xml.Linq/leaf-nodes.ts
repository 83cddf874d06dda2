// Nodes of `System.Xml.Linq` that hold no others, texts apart.
import { alsoPut } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { requireName, verifyQualifiedName } from '../System.Xml/xml-exception.ts';
import { objectChange } from './object-change.ts';
import { nodeTypes } from '../System.Xml/xml-node-type.ts';
import { notNull } from '@mockwright/language/runtime/not-null';
import { XNode } from './nodes.ts';

/** `XComment`. */
export class XComment extends XNode {
  readonly nodeType: number = nodeTypes['Comment']!;
  #text: string;
  constructor(text: string | null) {
    super();
    this.#text = notNull(text, 'value');
  }
  override $held(): Held {
    const text = this.#text;
    return alsoPut(super.$held(), () => (this.#text = text), [text]);
  }
  get text(): string {
    return this.#text;
  }
  set text(text: string | null) {
    this.change(this, objectChange.Value, () => (this.#text = notNull(text, 'value')));
  }
  override clone(): XComment {
    return new XComment(this.text);
  }
}
/** @throws {ArgumentException} for the name of declarations, and what {@link requireName} throws */
function requireTarget(target: string | null): string {
  const name = requireName(target);
  if (name.toLowerCase() === 'xml')
    throw new ArgumentException(`'${name}' is an invalid name for a processing instruction.`);
  return name;
}
/** `XProcessingInstruction`. */
export class XProcessingInstruction extends XNode {
  readonly nodeType: number = nodeTypes['ProcessingInstruction']!;
  #target: string;
  #data: string;
  constructor(target: string | null, data: string | null) {
    super();
    this.#data = notNull(data, 'data');
    this.#target = requireTarget(target);
  }
  override $held(): Held {
    const target = this.#target;
    const data = this.#data;
    return alsoPut(super.$held(), () => {
      this.#target = target;
      this.#data = data;
    });
  }
  get target(): string {
    return this.#target;
  }
  set target(target: string | null) {
    this.change(this, objectChange.Name, () => (this.#target = requireTarget(target)));
  }
  get data(): string {
    return this.#data;
  }
  set data(data: string | null) {
    this.change(this, objectChange.Value, () => (this.#data = notNull(data, 'value')));
  }
  override clone(): XProcessingInstruction {
    return new XProcessingInstruction(this.target, this.data);
  }
}
/** `XDocumentType`. */
export class XDocumentType extends XNode {
  readonly nodeType: number = nodeTypes['DocumentType']!;
  #name: string;
  publicId: string | null;
  systemId: string | null;
  internalSubset: string | null;
  constructor(
    name: string | null,
    publicId: string | null,
    systemId: string | null,
    internalSubset: string | null,
  ) {
    super();
    this.#name = requireName(name, verifyQualifiedName);
    this.publicId = publicId;
    this.systemId = systemId;
    this.internalSubset = internalSubset;
  }
  override $held(): Held {
    const { name, publicId, systemId, internalSubset } = this;
    const before = { name, publicId, systemId, internalSubset };
    return alsoPut(super.$held(), () => void Object.assign(this, before));
  }
  get name(): string {
    return this.#name;
  }
  set name(name: string | null) {
    this.#name = requireName(name, verifyQualifiedName);
  }
  override clone(): XDocumentType {
    return new XDocumentType(this.name, this.publicId, this.systemId, this.internalSubset);
  }
}
