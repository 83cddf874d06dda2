// The class `System.Xml.Linq.XText` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { property } from './node-members.ts';
import { XText } from './nodes.ts';

/** `System.Xml.Linq.XText`. */
export const xTextType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XText : System.Xml.Linq.XNode',
  () => ({
    'XText(string value)': (text: string | null) => new XText(text),
    'XText(XText other)': (other: XText | null) => new XText(notNull(other, 'other').text),
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XText) => self.nodeType,
    'string Value { get; set; }': property('text'),
  }),
  { runtime: XText },
);
