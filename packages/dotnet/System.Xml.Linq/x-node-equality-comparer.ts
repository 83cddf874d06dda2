// The class `System.Xml.Linq.XNodeEqualityComparer`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { deepEquals } from './deep-equals.ts';
import { XText } from './nodes.ts';
import type { XNode } from './nodes.ts';

/** A comparer of whole trees. */
export class XNodeEqualityComparer {
  declare readonly $type: NamedType;
}

/** `System.Xml.Linq.XNodeEqualityComparer`. */
export const xNodeEqualityComparerType: TypeDeclaration = declareType(
  'public sealed class System.Xml.Linq.XNodeEqualityComparer : IEqualityComparer<XNode>',
  () => ({
    'XNodeEqualityComparer()': () => new XNodeEqualityComparer(),
    'bool Equals(XNode? x, XNode? y)': (_self: unknown, left: XNode | null, right: XNode | null) =>
      deepEquals(left, right),
    'int GetHashCode(XNode obj)': (_self: unknown, node: XNode | null) =>
      node instanceof XText ? node.text.length : (node?.nodeType ?? 0),
  }),
  { runtime: XNodeEqualityComparer },
);
