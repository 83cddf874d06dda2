// The class `System.Xml.XmlCharacterData` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { spendMemory } from '@mockwright/language/runtime/run';
import { XmlCharacterData } from '../../System.Xml/dom/dom-nodes.ts';
import { characterMembers } from './dom/rare-members.ts';
import { textProperty } from './element-lookup.ts';

/** `System.Xml.XmlCharacterData`. */
export const xmlCharacterDataType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XmlCharacterData : System.Xml.XmlNode',
  () => ({
    'virtual string Data { get; set; }': textProperty('data'),
    'virtual int Length { get; }': (self: XmlCharacterData) => self.data.length,
    'virtual void AppendData(string? strData)': (self: XmlCharacterData, text: string | null) => {
      spendMemory(self.data.length + (text?.length ?? 0));
      self.data += text ?? '';
    },
    ...characterMembers,
  }),
  { runtime: XmlCharacterData },
);
