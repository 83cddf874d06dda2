// The class `System.Xml.XmlReaderSettings`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { conformanceLevels } from './conformance-levels.ts';
import type { XmlNode } from './dom/dom-nodes.ts';
import { dtdProcessing } from './dtd-processing.ts';
import { nodeTypes } from './xml-node-type.ts';

const initial: Readonly<Record<string, unknown>> = {
  Async: false,
  CheckCharacters: true,
  CloseInput: false,
  ConformanceLevel: conformanceLevels.Document,
  DtdProcessing: dtdProcessing.Prohibit,
  IgnoreComments: false,
  IgnoreProcessingInstructions: false,
  IgnoreWhitespace: false,
  LineNumberOffset: 0,
  LinePositionOffset: 0,
  MaxCharactersFromEntities: 0n,
  MaxCharactersInDocument: 0n,
  XmlResolver: null,
};

/** `System.Xml.XmlReaderSettings`: `values` by C# name. */
export class XmlReaderSettings {
  declare readonly $type: NamedType;
  values: Record<string, unknown> = { ...initial };
  leavesOut(node: XmlNode): boolean {
    const ignored = {
      Comment: 'IgnoreComments',
      ProcessingInstruction: 'IgnoreProcessingInstructions',
      Whitespace: 'IgnoreWhitespace',
    };
    return Object.entries(ignored).some(
      ([kind, setting]) => this.values[setting] === true && node.nodeType === nodeTypes[kind],
    );
  }
  clone(): XmlReaderSettings {
    const copy = new XmlReaderSettings();
    copy.values = { ...this.values };
    return copy;
  }
}

const settable = (type: string, ...names: readonly string[]): Record<string, Accessors> =>
  Object.fromEntries(
    names.map((name) => [
      `${type} ${name} { get; set; }`,
      {
        get: (self: XmlReaderSettings) => self.values[name],
        set: (self: XmlReaderSettings, value: unknown) => void (self.values[name] = value),
      },
    ]),
  );

/** `System.Xml.XmlReaderSettings`. */
export const xmlReaderSettingsType: TypeDeclaration = declareType(
  'public sealed class System.Xml.XmlReaderSettings',
  () => ({
    'XmlReaderSettings()': () => new XmlReaderSettings(),
    ...settable(
      'bool',
      'Async',
      'CheckCharacters',
      'CloseInput',
      'IgnoreComments',
      'IgnoreProcessingInstructions',
      'IgnoreWhitespace',
    ),
    ...settable('ConformanceLevel', 'ConformanceLevel'),
    ...settable('DtdProcessing', 'DtdProcessing'),
    ...settable('int', 'LineNumberOffset', 'LinePositionOffset'),
    ...settable('long', 'MaxCharactersFromEntities', 'MaxCharactersInDocument'),
    ...settable('XmlResolver?', 'XmlResolver'),
    'XmlReaderSettings Clone()': (self: XmlReaderSettings) => self.clone(),
    'void Reset()': (self: XmlReaderSettings) => void (self.values = { ...initial }),
  }),
  { runtime: XmlReaderSettings },
);
