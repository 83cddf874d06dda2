// The class `System.Xml.Linq.XProcessingInstruction` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { property } from './node-members.ts';
import { XProcessingInstruction } from './leaf-nodes.ts';

/** `System.Xml.Linq.XProcessingInstruction`. */
export const xProcessingInstructionType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XProcessingInstruction : System.Xml.Linq.XNode',
  () => ({
    'XProcessingInstruction(string target, string data)': (target: string | null, data: string | null) =>
      new XProcessingInstruction(target, data),
    'XProcessingInstruction(XProcessingInstruction other)': (other: XProcessingInstruction | null) =>
      new XProcessingInstruction(notNull(other, 'other').target, other!.data),
    'string Data { get; set; }': property('data'),
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XProcessingInstruction) => self.nodeType,
    'string Target { get; set; }': property('target'),
  }),
  { runtime: XProcessingInstruction },
);
