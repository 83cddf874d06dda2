// `XmlWriterSettings`, and the writers that are made with them.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import type { StringBuilder } from '../System.Text/string-builder.ts';
import { conformanceLevels } from './conformance-levels.ts';
import { XmlOutput, newLineHandlings, writeStates } from './xml-output.ts';
import type { OutputSettings } from './xml-output.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const initial: Readonly<Record<string, unknown>> = {
  Async: false,
  CheckCharacters: true,
  CloseOutput: false,
  ConformanceLevel: conformanceLevels.Document,
  DoNotEscapeUriAttributes: false,
  Indent: false,
  IndentChars: '  ',
  NewLineChars: '\n',
  NamespaceHandling: 0,
  NewLineHandling: newLineHandlings.Replace,
  NewLineOnAttributes: false,
  OmitXmlDeclaration: false,
  WriteEndDocumentOnClose: true,
};
/** `System.Xml.XmlWriterSettings`: `values` by C# name. */
class XmlWriterSettings {
  declare readonly $type: NamedType;
  encoding: Encoding = encodings.utf8;
  values: Record<string, unknown> = { ...initial };
  output(encoding: string): OutputSettings {
    return {
      indent: this.values['Indent'] as boolean,
      indentChars: this.values['IndentChars'] as string,
      newLineChars: this.values['NewLineChars'] as string,
      newLineOnAttributes: this.values['NewLineOnAttributes'] as boolean,
      omitXmlDeclaration: this.values['OmitXmlDeclaration'] as boolean,
      encoding,
      isFragment: this.values['ConformanceLevel'] !== conformanceLevels.Document,
      newLineHandling: this.values['NewLineHandling'] as number,
      leavesOpen: this.values['WriteEndDocumentOnClose'] === false,
    };
  }
  clone(): XmlWriterSettings {
    const copy = new XmlWriterSettings();
    copy.encoding = this.encoding;
    copy.values = { ...this.values };
    return copy;
  }
  reset(): void {
    this.encoding = encodings.utf8;
    this.values = { ...initial };
  }
}
type Settings = XmlWriterSettings | null;
/** A writer that tells its settings. */
function withSettings(output: XmlOutput, settings: XmlWriterSettings): XmlOutput {
  output.writerSettings = settings;
  return output;
}

/** A writer into a `TextWriter`. */
export function overText(target: TextWriter | null, settings: Settings = null): XmlOutput {
  const writer = notNull(target, 'output');
  const used = settings ?? new XmlWriterSettings();
  const output = new XmlOutput(
    used.output(writer.encoding.webName),
    (text) => writer.write(text),
    (isClosed) => {
      if (isClosed && used.values['CloseOutput'] === true) writer.dispose();
      else writer.flush();
    },
  );
  return withSettings(output, used);
}
/** A writer into a `StringBuilder`. */
export function overBuilder(target: StringBuilder | null, settings: Settings = null): XmlOutput {
  const builder = notNull(target, 'output');
  const used = settings ?? new XmlWriterSettings();
  return withSettings(new XmlOutput(used.output('utf-16'), (text) => void builder.append(text)), used);
}
/** A writer into a stream. */
export function overStream(target: Stream | null, settings: Settings = null): XmlOutput {
  const stream = notNull(target, 'output');
  const used = settings ?? new XmlWriterSettings();
  let waiting = '';
  let hasMark = stream.canSeek && stream.position > 0;
  const output = new XmlOutput(
    used.output(used.encoding.webName),
    (text) => void (waiting += text),
    (isClosed) => {
      const mark = hasMark ? [] : used.encoding.preamble;
      hasMark = true;
      for (const bytes of [mark, used.encoding.encode(waiting)]) stream.write(bytes, 0, bytes.length);
      waiting = '';
      if (isClosed && used.values['CloseOutput'] === true) stream.close();
    },
  );
  return withSettings(output, used);
}
function settable(type: string, name: string): Record<string, Accessors> {
  return {
    [`${type} ${name} { get; set; }`]: {
      get: (self: XmlWriterSettings) => self.values[name],
      set: (self: XmlWriterSettings, value: unknown) => void (self.values[name] = value),
    },
  };
}

/** `XmlWriterSettings`, and what its members take. */
export const writerSettingsTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Xml.ConformanceLevel', conformanceLevels),
  declareEnum('public enum System.Xml.NewLineHandling', newLineHandlings),
  declareEnum('[Flags] public enum System.Xml.NamespaceHandling', { Default: 0, OmitDuplicates: 1 }),
  declareEnum('public enum System.Xml.XmlOutputMethod', { Xml: 0, Html: 1, Text: 2, AutoDetect: 3 }),
  declareEnum('public enum System.Xml.WriteState', writeStates),
  declareEnum('public enum System.Xml.XmlSpace', { None: 0, Default: 1, Preserve: 2 }),
  declareType(
    'public sealed class System.Xml.XmlWriterSettings',
    () => ({
      'XmlWriterSettings()': () => new XmlWriterSettings(),
      ...settable('bool', 'Async'),
      ...settable('bool', 'CheckCharacters'),
      ...settable('bool', 'CloseOutput'),
      ...settable('ConformanceLevel', 'ConformanceLevel'),
      'System.Text.Encoding Encoding { get; set; }': {
        get: (self: XmlWriterSettings) => self.encoding,
        set: (self: XmlWriterSettings, value: Encoding) => void (self.encoding = value),
      },
      ...settable('bool', 'Indent'),
      ...settable('string', 'IndentChars'),
      ...settable('string', 'NewLineChars'),
      ...settable('bool', 'NewLineOnAttributes'),
      ...settable('bool', 'OmitXmlDeclaration'),
      ...settable('bool', 'WriteEndDocumentOnClose'),
      ...settable('bool', 'DoNotEscapeUriAttributes'),
      ...settable('NewLineHandling', 'NewLineHandling'),
      ...settable('NamespaceHandling', 'NamespaceHandling'),
      'XmlOutputMethod OutputMethod { get; }': () => 0,
      'XmlWriterSettings Clone()': (self: XmlWriterSettings) => self.clone(),
      'void Reset()': (self: XmlWriterSettings) => self.reset(),
    }),
    { runtime: XmlWriterSettings },
  ),
];
