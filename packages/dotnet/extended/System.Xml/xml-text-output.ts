// `XmlTextWriter`: an `XmlWriter` that takes its look while it writes, and does not ask for one root.
import { spendMemory } from '@mockwright/language/runtime/run';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { TextWriter } from '../../System.IO/text-writer.ts';
import { XmlOutput } from '../../System.Xml/xml-output.ts';
import { newLineHandlings } from '../../System.Xml/output-settings.ts';

/** How it writes; all of it can change. */
interface Look {
  indent: boolean;
  indentChars: string;
  newLineChars: string;
  newLineOnAttributes: boolean;
  omitXmlDeclaration: boolean;
  encoding: string;
  isFragment: boolean;
  newLineHandling: number;
  quoteChar: string;
  readonly isTextWriter: true;
}

/** `System.Xml.XmlTextWriter`. */
export class XmlTextOutput extends XmlOutput {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly look: Look;
  indentChar = ' ';
  constructor(writer: TextWriter) {
    const look: Look = {
      indent: false,
      indentChars: '  ',
      newLineChars: writer.newLine,
      newLineOnAttributes: false,
      omitXmlDeclaration: false,
      encoding: writer.encoding.webName,
      isFragment: true,
      newLineHandling: newLineHandlings.None,
      quoteChar: '"',
      isTextWriter: true,
    };
    super(
      look,
      (text) => writer.write(text),
      (isClosed) => {
        if (isClosed) writer.dispose();
        else writer.flush();
      },
    );
    this.look = look;
  }
  /** `Indentation` and `IndentChar`. */
  indentBy(count: number, char: string): void {
    spendMemory(count);
    this.indentChar = char;
    this.look.indentChars = char.repeat(count);
  }
  /** A declaration may be written, whatever else it is free to write. */
  override startDocument(standalone?: boolean): void {
    this.look.isFragment = false;
    super.startDocument(standalone);
    this.look.isFragment = true;
  }
  /** So may a document type, which no declaration goes before. */
  override documentType(
    name: string,
    publicId: string | null,
    systemId: string | null,
    subset: string | null,
  ): void {
    this.look.omitXmlDeclaration = true;
    super.documentType(name, publicId, systemId, subset);
    this.look.omitXmlDeclaration = false;
  }
}
