// The attribute `System.Xml.Linq.XAttribute` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { conversions } from './node-members.ts';
import { XAttribute, valueText } from './nodes.ts';
import { sequence } from './typed-sequence.ts';
import { xmlOf } from './write-xml.ts';
import type { XName } from './x-name.ts';

/** `System.Xml.Linq.XAttribute`. */
export const xAttributeType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XAttribute : System.Xml.Linq.XObject',
  () => ({
    'XAttribute(XName name, object value)': (name: XName | null, value: unknown) =>
      new XAttribute(name, value),
    'XAttribute(XAttribute other)': (other: XAttribute | null) =>
      new XAttribute(notNull(other, 'other').name, other!.value),
    'static IEnumerable<XAttribute> EmptySequence { get; }': () => sequence('XAttribute', function* () {}),
    'bool IsNamespaceDeclaration { get; }': (self: XAttribute) => self.isNamespaceDeclaration,
    'XName Name { get; }': (self: XAttribute) => self.name,
    'XAttribute? NextAttribute { get; }': (self: XAttribute) => self.sibling(1),
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XAttribute) => self.nodeType,
    'XAttribute? PreviousAttribute { get; }': (self: XAttribute) => self.sibling(-1),
    'string Value { get; set; }': {
      get: (self: XAttribute) => self.value,
      set: (self: XAttribute, value: string | null) => void (self.value = notNull(value, 'value')),
    },
    'void Remove()': (self: XAttribute) => self.remove(),
    'void SetValue(object value)': (self: XAttribute, value: unknown) =>
      void (self.value = valueText(notNull(value, 'value'))),
    'override string ToString()': (self: XAttribute) => xmlOf(self, true),
    ...conversions('XAttribute'),
  }),
  { runtime: XAttribute },
);
