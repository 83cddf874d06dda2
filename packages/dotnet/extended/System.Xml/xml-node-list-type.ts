// The class `System.Xml.XmlNodeList` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { enumerate } from './list-members.ts';
import { XmlNodeList } from './xml-node-list.ts';

const nodeAt = (self: XmlNodeList, index: number): XmlNode | null => self.items[index] ?? null;

/** `System.Xml.XmlNodeList`. */
export const xmlNodeListType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XmlNodeList : System.Collections.IEnumerable, IDisposable',
  () => ({
    'int Count { get; }': (self: XmlNodeList) => self.items.length,
    'XmlNode? this[int i] { get; }': nodeAt,
    'XmlNode? Item(int index)': nodeAt,
    'void IDisposable.Dispose()': () => {},
    'System.Collections.IEnumerator GetEnumerator()': enumerate,
  }),
  { runtime: XmlNodeList },
);
