// The class `System.Xml.Linq.XComment` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { property } from './node-members.ts';
import { XComment } from './leaf-nodes.ts';

/** `System.Xml.Linq.XComment`. */
export const xCommentType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XComment : System.Xml.Linq.XNode',
  () => ({
    'XComment(string value)': (text: string | null) => new XComment(text),
    'XComment(XComment other)': (other: XComment | null) => new XComment(notNull(other, 'other').text),
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XComment) => self.nodeType,
    'string Value { get; set; }': property('text'),
  }),
  { runtime: XComment },
);
