// The class `System.Xml.XPath.XPathNodeIterator` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { XPathNodeIterator } from './navigator.ts';

/** `System.Xml.XPath.XPathNodeIterator`. */
export const xPathNodeIteratorType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XPath.XPathNodeIterator : ICloneable, System.Collections.IEnumerable',
  () => ({
    'abstract XPathNodeIterator Clone()': (self: XPathNodeIterator) =>
      new XPathNodeIterator(self.model, self.nodes, self.position),
    'virtual int Count { get; }': (self: XPathNodeIterator) => self.nodes.length,
    'abstract XPathNavigator? Current { get; }': (self: XPathNodeIterator) => self.current,
    'abstract int CurrentPosition { get; }': (self: XPathNodeIterator) => self.position,
    'abstract bool MoveNext()': (self: XPathNodeIterator) => self.moveNext(),
    'virtual System.Collections.IEnumerator GetEnumerator()': (self: XPathNodeIterator) =>
      new Enumerator(self, coreType('System.Xml.XPath.XPathNavigator')),
  }),
  { runtime: XPathNodeIterator },
);
