// What elements and documents share: reading, saving, replacing.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { StreamReader } from '../System.IO/stream-reader.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import { domOf } from '../System.Xml/dom/dom-of-linq.ts';
import { writeDom } from '../System.Xml/dom/load-dom.ts';
import type { XmlInput } from '../System.Xml/xml-input.ts';
import type { XmlOutput } from '../System.Xml/xml-output.ts';
import { later } from '../System.Threading.Tasks/later-results.ts';
import { XDocument, sequenceIn } from './nodes.ts';
import type { XContainer, XElement, XNode } from './nodes.ts';
import { parseXml } from './parse-xml.ts';
import { sequence } from './typed-sequence.ts';
import { savedXml } from './write-xml.ts';
import type { XName } from './x-name.ts';

const disableFormatting = 1;
/** `XElement.Parse`. */
export function parseElement(text: string | null, options: number = 0): XElement {
  const root = parseXml(notNull(text, 's'), options).root!;
  root.remove();
  return root;
}
function textOf(stream: Stream): string {
  return new StreamReader(stream, null, true, true).readToEnd();
}
/** To a stream: in the encoding of the declaration, UTF-8 without one. */
export function saveBytes(self: XElement | XDocument, stream: Stream | null, options: number = 0): void {
  const named = self instanceof XDocument ? self.declaration?.encoding?.toLowerCase() : undefined;
  const encoding = named === 'utf-16' ? encodings.unicode : encodings.utf8;
  const text = savedXml(self, (options & disableFormatting) === 0, encoding.webName);
  const output = notNull(stream, 'output');
  for (const bytes of [encoding.preamble, encoding.encode(text)]) output.write(bytes, 0, bytes.length);
}
/** Writes a node to an `XmlWriter`. */
export const write = (self: XNode, output: XmlOutput | null): void =>
  writeDom(domOf(self), notNull(output, 'writer'));
/** Writes to a `TextWriter`. @throws ArgumentNullException when there is none */
export function save(self: XElement | XDocument, writer: TextWriter | null, options: number = 0): void {
  notNull(writer, 'output').write(savedXml(self, (options & disableFormatting) === 0));
}
/** What a reader has not read yet: the element that it comes to. */
function rest(given: XmlInput | null): string {
  const reader = notNull(given, 'reader');
  reader.moveToContent();
  return reader.markup(true);
}
/** A query by name that finds nothing without a name. */
export const none =
  <T>(element: 'XElement' | 'XAttribute', give: (self: never, name: XName) => Iterable<T>) =>
  (self: never, name: XName | null): Iterable<T> =>
    name === null ? sequence(element, function* () {}) : give(self, name);
/** The single parts of content, read before what they may be a query over is removed. */
function contentParts(content: unknown): unknown[] {
  spend(1);
  return sequenceIn(content)?.flatMap(contentParts) ?? [content];
}
/** `ReplaceNodes`, `ReplaceAttributes`, `ReplaceAll`: puts other content in the place of what is removed. */
export const replaces =
  <T extends XContainer>(remove: (self: T) => void) =>
  (self: T, content: unknown): void => {
    const parts = contentParts(content);
    remove(self);
    for (const part of parts) self.add(part);
  };
/** `Load` and `LoadAsync` from all that can be read. */
export function loads(
  type: 'XElement' | 'XDocument',
  parse: (text: string, options?: number) => XElement | XDocument,
): Record<string, Implementation> {
  const sources: readonly (readonly [parameter: string, read: (source: never) => string])[] = [
    ['System.IO.Stream stream', textOf],
    ['System.IO.TextReader textReader', (reader: TextReader | null) => notNull(reader, 'input').readToEnd()],
    ['System.Xml.XmlReader reader', rest],
  ];
  const members: Record<string, Implementation> = {};
  for (const [parameter, read] of sources) {
    const load = (source: never, options: number = 0): unknown => parse(read(source), options);
    members[`static ${type} Load(${parameter})`] = (source: never) => load(source);
    members[`static ${type} Load(${parameter}, LoadOptions options)`] = load;
    members[
      `static System.Threading.Tasks.Task<${type}> LoadAsync(${parameter}, LoadOptions options, System.Threading.CancellationToken cancellationToken)`
    ] = (source: never, options: number) =>
      later(() => load(source, options), coreType(`System.Xml.Linq.${type}`));
  }
  return members;
}
/** `SaveAsync` to all that can be written. */
export const asyncSaves: Readonly<Record<string, Implementation>> = {
  ['System.Threading.Tasks.Task SaveAsync(System.IO.Stream stream, SaveOptions options, System.Threading.CancellationToken cancellationToken)']:
    (self: XElement | XDocument, stream: Stream, options: number) =>
      later(() => saveBytes(self, stream, options)),
  ['System.Threading.Tasks.Task SaveAsync(System.IO.TextWriter textWriter, SaveOptions options, System.Threading.CancellationToken cancellationToken)']:
    (self: XElement | XDocument, writer: TextWriter, options: number) =>
      later(() => save(self, writer, options)),
  ['System.Threading.Tasks.Task SaveAsync(System.Xml.XmlWriter writer, System.Threading.CancellationToken cancellationToken)']:
    (self: XElement | XDocument, output: XmlOutput) => later(() => write(self, output)),
};
