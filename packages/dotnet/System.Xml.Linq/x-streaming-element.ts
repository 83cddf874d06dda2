// `XStreamingElement`: an element whose content is asked for when it is written.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { domOf } from '../System.Xml/dom/dom-of-linq.ts';
import { writeDom } from '../System.Xml/dom/load-dom.ts';
import type { XmlOutput } from '../System.Xml/xml-output.ts';
import { saveBytes } from './container-members.ts';
import { XElement, XObject } from './nodes.ts';
import { savedXml, xmlOf } from './write-xml.ts';
import type { XName } from './x-name.ts';

/** `System.Xml.Linq.XStreamingElement`. */
class XStreamingElement {
  declare readonly $type: NamedType;
  name: XName;
  readonly content: unknown[];
  constructor(name: XName | null, content: unknown[]) {
    this.name = notNull(name, 'name');
    this.content = content;
  }
  /** What it is now. */
  element(): XElement {
    return new XElement(this.name, resolved(this.content));
  }
}
/** Content in which streaming elements have become elements; a JavaScript array is a sequence of content. */
function resolved(content: unknown): unknown {
  if (content instanceof XStreamingElement) return content.element();
  if (content === null || typeof content !== 'object' || content instanceof XObject) return content;
  const items = Array.isArray(content)
    ? (content as readonly unknown[])
    : isInstance(content, coreType('System.Collections.IEnumerable'))
      ? iterateBoxed(content)
      : undefined;
  return items
    ? Object.assign(Array.from(items, resolved), { $element: coreType('System.Object') })
    : content;
}

/** `System.Xml.Linq.XStreamingElement`. */
export const streamingElementType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XStreamingElement',
  () => ({
    'XStreamingElement(XName name)': (name: XName | null) => new XStreamingElement(name, []),
    'XStreamingElement(XName name, object? content)': (name: XName | null, content: unknown) =>
      new XStreamingElement(name, [content]),
    'XStreamingElement(XName name, params object?[] content)': (name: XName | null, content: unknown) =>
      new XStreamingElement(name, [content]),
    'XName Name { get; set; }': {
      get: (self: XStreamingElement) => self.name,
      set: (self: XStreamingElement, value: XName | null) => void (self.name = notNull(value, 'value')),
    },
    'void Add(object? content)': (self: XStreamingElement, content: unknown) =>
      void self.content.push(content),
    'void Add(params object?[] content)': (self: XStreamingElement, content: unknown) =>
      void self.content.push(content),
    'void Save(System.IO.TextWriter textWriter)': (self: XStreamingElement, writer: TextWriter | null) =>
      notNull(writer, 'output').write(savedXml(self.element(), true)),
    'void Save(System.IO.TextWriter textWriter, SaveOptions options)': (
      self: XStreamingElement,
      writer: TextWriter | null,
      options: number,
    ) => notNull(writer, 'output').write(savedXml(self.element(), (options & 1) === 0)),
    'void Save(System.IO.Stream stream)': (self: XStreamingElement, stream: Stream) =>
      saveBytes(self.element(), stream),
    'void Save(System.IO.Stream stream, SaveOptions options)': (
      self: XStreamingElement,
      stream: Stream,
      options: number,
    ) => saveBytes(self.element(), stream, options),
    'void Save(System.Xml.XmlWriter writer)': (self: XStreamingElement, output: XmlOutput) =>
      writeDom(domOf(self.element()), notNull(output as XmlOutput | null, 'writer')),
    'void WriteTo(System.Xml.XmlWriter writer)': (self: XStreamingElement, output: XmlOutput) =>
      writeDom(domOf(self.element()), notNull(output as XmlOutput | null, 'writer')),
    'override string ToString()': (self: XStreamingElement) => xmlOf(self.element(), true),
    'string ToString(SaveOptions options)': (self: XStreamingElement, options: number) =>
      xmlOf(self.element(), (options & 1) === 0),
  }),
  { runtime: XStreamingElement },
);
