// `System.Xml.Linq.Extensions`: queries over sequences of nodes.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { sortRange } from '../System.Collections/sort-range.ts';
import type { XName } from './x-name.ts';
import type { XAttribute, XContainer, XElement, XNode } from './nodes.ts';
import { ancestors, attributesOf, compareOrder } from './node-queries.ts';
import { sequence } from './typed-sequence.ts';

type Element = 'XElement' | 'XNode' | 'XAttribute';

/** A method that gives, for all of a sequence, what `of` gives for one. */
function flat(
  element: Element,
  of: (item: any, name: XName | null) => Iterable<unknown>,
): (source: unknown, name?: unknown) => Iterable<unknown> {
  return (source, name) => {
    if (source === null) throw new ArgumentNullException('source');
    // Methods without a name get type arguments in its place.
    const wanted =
      name !== undefined && name !== null && typeof name === 'object' && 'local' in name
        ? (name as XName)
        : null;
    if (name === null) return sequence(element, function* () {});
    return sequence(element, function* () {
      for (const item of iterate(source)) if (item !== null) yield* of(item, wanted);
    });
  };
}
const elements = flat('XElement', (container: XContainer, name) => container.elements(name));
const descendants = flat('XElement', (container: XContainer, name) => container.descendants(name));
const descendantsAndSelf = flat('XElement', (element: XElement, name) => element.descendants(name, true));
const ancestorsOfAll = flat('XElement', (node: XNode, name) => ancestors(node, name, false));
const ancestorsAndSelf = flat('XElement', (element: XElement, name) => ancestors(element, name, true));
const attributes = flat('XAttribute', (element: XElement, name) => attributesOf(element, name));

function removeAll(source: unknown): void {
  if (source === null) throw new ArgumentNullException('source');
  for (const item of Array.from(iterate<XNode | XAttribute | null>(source))) item?.remove();
}
function inOrder(source: unknown): Iterable<XNode> {
  if (source === null) throw new ArgumentNullException('source');
  return sequence('XNode', () => {
    const items = [...iterate<XNode>(source)];
    sortRange(items, 0, items.length, compareOrder);
    return items[Symbol.iterator]();
  });
}

/** `System.Xml.Linq.Extensions`. */
export const xmlExtensionsType: TypeDeclaration = declareType(
  'public static class System.Xml.Linq.Extensions',
  () => ({
    'static IEnumerable<XAttribute> Attributes(this IEnumerable<XElement?> source)': (source: unknown) =>
      attributes(source),
    'static IEnumerable<XAttribute> Attributes(this IEnumerable<XElement?> source, XName? name)': attributes,
    'static IEnumerable<XElement> Ancestors<T>(this IEnumerable<T?> source) where T : XNode': (
      source: unknown,
    ) => ancestorsOfAll(source),
    'static IEnumerable<XElement> Ancestors<T>(this IEnumerable<T?> source, XName? name) where T : XNode':
      ancestorsOfAll,
    'static IEnumerable<XElement> AncestorsAndSelf(this IEnumerable<XElement?> source)': (source: unknown) =>
      ancestorsAndSelf(source),
    'static IEnumerable<XElement> AncestorsAndSelf(this IEnumerable<XElement?> source, XName? name)':
      ancestorsAndSelf,
    'static IEnumerable<XNode> Nodes<T>(this IEnumerable<T?> source) where T : XContainer': (
      source: unknown,
    ) => flat('XNode', (container: XContainer) => container.children())(source),
    'static IEnumerable<XNode> DescendantNodes<T>(this IEnumerable<T?> source) where T : XContainer': (
      source: unknown,
    ) => flat('XNode', (container: XContainer) => container.descendantNodes())(source),
    'static IEnumerable<XNode> DescendantNodesAndSelf(this IEnumerable<XElement?> source)': (
      source: unknown,
    ) =>
      flat('XNode', function* (element: XElement) {
        yield element;
        yield* element.descendantNodes();
      })(source),
    'static IEnumerable<XElement> Descendants<T>(this IEnumerable<T?> source) where T : XContainer': (
      source: unknown,
    ) => descendants(source),
    'static IEnumerable<XElement> Descendants<T>(this IEnumerable<T?> source, XName? name) where T : XContainer':
      descendants,
    'static IEnumerable<XElement> DescendantsAndSelf(this IEnumerable<XElement?> source)': (
      source: unknown,
    ) => descendantsAndSelf(source),
    'static IEnumerable<XElement> DescendantsAndSelf(this IEnumerable<XElement?> source, XName? name)':
      descendantsAndSelf,
    'static IEnumerable<XElement> Elements<T>(this IEnumerable<T?> source) where T : XContainer': (
      source: unknown,
    ) => elements(source),
    'static IEnumerable<XElement> Elements<T>(this IEnumerable<T?> source, XName? name) where T : XContainer':
      elements,
    'static IEnumerable<T> InDocumentOrder<T>(this IEnumerable<T> source) where T : XNode?': inOrder,
    'static void Remove(this IEnumerable<XAttribute?> source)': removeAll,
    'static void Remove<T>(this IEnumerable<T?> source) where T : XNode': removeAll,
  }),
);
