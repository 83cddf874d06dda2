// `System.Xml.XPath.Extensions`: XPath over System.Xml.Linq.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { XElement } from '../../System.Xml.Linq/nodes.ts';
import type { XNode, XObject } from '../../System.Xml.Linq/nodes.ts';
import { sequence } from '../../System.Xml.Linq/typed-sequence.ts';
import { lookupOf } from '../../System.Xml/namespace-resolver.ts';
import type { NamespaceResolver } from '../../System.Xml/namespace-resolver.ts';
import { Evaluator } from './evaluate-xpath.ts';
import { linqModel } from './linq-model.ts';
import { parseForValue } from './parse-xpath.ts';
import type { XPathValue } from './xpath-values.ts';
import { XPathException } from './x-path-exception.ts';

type Resolver = NamespaceResolver | null;

function evaluate(node: XNode | null, expression: string | null, resolver: Resolver): XPathValue<XObject> {
  const context = { node: notNull<XObject>(node, 'node'), position: 1, size: 1 };
  return new Evaluator(linqModel, lookupOf(resolver)).value(parseForValue(given(expression)), context);
}
function given(expression: string | null): string {
  if (expression === null) throw new XPathException("'' is an invalid expression.");
  return expression;
}
function elements(node: XNode | null, expression: string | null, resolver: Resolver): readonly XElement[] {
  const value = evaluate(node, expression, resolver);
  if (typeof value !== 'object')
    throw new InvalidOperationException(
      `The XPath expression evaluated to unexpected type ${typeName(typeOf(boxed(value)))}.`,
    );
  return value.map((found) => {
    if (found instanceof XElement) return found;
    throw new InvalidOperationException(
      `The XPath expression evaluated to unexpected type ${typeName(typeOf(found))}.`,
    );
  });
}
function boxed(value: string | number | boolean): unknown {
  return typeof value === 'number' ? box(value, specialType('double')) : value;
}
const evaluated = (node: XNode | null, expression: string | null, resolver: Resolver = null): unknown => {
  const value = evaluate(node, expression, resolver);
  return typeof value === 'object' ? sequence('object', () => value[Symbol.iterator]()) : boxed(value);
};
const first = (node: XNode | null, expression: string | null, resolver: Resolver = null): XElement | null =>
  elements(node, expression, resolver)[0] ?? null;
const all = (
  node: XNode | null,
  expression: string | null,
  resolver: Resolver = null,
): Iterable<XElement> => {
  const found = elements(node, expression, resolver);
  return sequence('XElement', () => found[Symbol.iterator]());
};
const withResolver =
  'this System.Xml.Linq.XNode node, string expression, System.Xml.IXmlNamespaceResolver? resolver';

/** `System.Xml.XPath.Extensions`. */
export const xpathExtensionsType: TypeDeclaration = declareType(
  'public static class System.Xml.XPath.Extensions',
  () => ({
    ['static object XPathEvaluate(this System.Xml.Linq.XNode node, string expression)']: (
      self: XNode | null,
      expression: string | null,
    ) => evaluated(self, expression),
    [`static object XPathEvaluate(${withResolver})`]: evaluated,
    ['static System.Xml.Linq.XElement? XPathSelectElement(this System.Xml.Linq.XNode node, string expression)']:
      (self: XNode | null, expression: string | null) => first(self, expression),
    [`static System.Xml.Linq.XElement? XPathSelectElement(${withResolver})`]: first,
    ['static IEnumerable<System.Xml.Linq.XElement> XPathSelectElements(this System.Xml.Linq.XNode node, string expression)']:
      (self: XNode | null, expression: string | null) => all(self, expression),
    [`static IEnumerable<System.Xml.Linq.XElement> XPathSelectElements(${withResolver})`]: all,
  }),
);
