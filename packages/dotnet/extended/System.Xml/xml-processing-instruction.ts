// The class `System.Xml.XmlProcessingInstruction` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlProcessingInstruction } from '../../System.Xml/dom/dom-nodes.ts';
import { textProperty } from './element-lookup.ts';

/** `System.Xml.XmlProcessingInstruction`. */
export const xmlProcessingInstructionType: TypeDeclaration = declareType(
  'public class System.Xml.XmlProcessingInstruction : System.Xml.XmlNode',
  () => ({
    'string Data { get; set; }': textProperty('data'),
    'string Target { get; }': (self: XmlProcessingInstruction) => self.name,
  }),
  { runtime: XmlProcessingInstruction },
);
