// The class `System.Xml.XPath.XPathDocument`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { XDocument } from '../System.Xml.Linq/nodes.ts';
import { loadOptions, parseXml } from '../System.Xml.Linq/parse.ts';
import { linqModel } from './linq-model.ts';
import { XPathNavigator } from './navigator.ts';

/** `XPathDocument`: a tree that is only read. */
class XPathDocument {
  declare readonly $type: NamedType;
  readonly document: XDocument;
  constructor(xml: string) {
    this.document = parseXml(xml, loadOptions.None);
  }
}

/** `System.Xml.XPath.XPathDocument`. */
export const xPathDocumentType: TypeDeclaration = declareType(
  'public class System.Xml.XPath.XPathDocument : System.Xml.XPath.IXPathNavigable',
  () => ({
    'XPathDocument(System.IO.TextReader textReader)': (reader: TextReader | null) =>
      new XPathDocument(notNull(reader, 'textReader').readToEnd()),
    'XPathDocument(System.IO.Stream stream)': (stream: Stream | null) =>
      new XPathDocument(encodings.utf8.decode(notNull(stream, 'stream').readRest())),
    'XPathNavigator CreateNavigator()': (self: XPathDocument) => new XPathNavigator(linqModel, self.document),
  }),
  { runtime: XPathDocument },
);
