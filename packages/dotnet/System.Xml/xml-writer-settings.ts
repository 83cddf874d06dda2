// The class `System.Xml.XmlWriterSettings`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { Encoding } from '../System.Text/encoding/encoding.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import { conformanceLevels } from './conformance-levels.ts';
import { newLineHandlings } from './output-settings.ts';
import type { OutputSettings } from './output-settings.ts';

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
export class XmlWriterSettings {
  declare readonly $type: NamedType;
  encoding: Encoding = encodings.utf8;
  values: Record<string, unknown> = { ...initial };
  $held(): Held {
    const { encoding } = this;
    const values = { ...this.values };
    const putBack = (): void => {
      this.encoding = encoding;
      this.values = values;
    };
    return { parts: Object.values(values), putBack };
  }
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
function settable(type: string, name: string): Record<string, Accessors> {
  return {
    [`${type} ${name} { get; set; }`]: {
      get: (self: XmlWriterSettings) => self.values[name],
      set: (self: XmlWriterSettings, value: unknown) => void (self.values[name] = value),
    },
  };
}

/** `System.Xml.XmlWriterSettings`. */
export const xmlWriterSettingsType: TypeDeclaration = declareType(
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
);
