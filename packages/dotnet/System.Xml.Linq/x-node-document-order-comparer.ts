// The class `System.Xml.Linq.XNodeDocumentOrderComparer`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { XNode } from './nodes.ts';
import { compareOrder } from './node-queries.ts';

/** A comparer of places in a document. */
export class XNodeDocumentOrderComparer {
  declare readonly $type: NamedType;
}

/** `System.Xml.Linq.XNodeDocumentOrderComparer`. */
export const xNodeDocumentOrderComparerType: TypeDeclaration = declareType(
  'public sealed class System.Xml.Linq.XNodeDocumentOrderComparer : IComparer<XNode>',
  () => ({
    'XNodeDocumentOrderComparer()': () => new XNodeDocumentOrderComparer(),
    'int Compare(XNode? x, XNode? y)': (_self: unknown, left: XNode | null, right: XNode | null) =>
      compareOrder(left, right),
  }),
  { runtime: XNodeDocumentOrderComparer },
);
