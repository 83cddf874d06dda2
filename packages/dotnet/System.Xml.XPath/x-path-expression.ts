// The class `System.Xml.XPath.XPathExpression` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XPathExpression } from './navigator.ts';
import type { Expression } from './parse-xpath.ts';
import { resultTypes } from './result-types.ts';
import type { Resolver } from './result-types.ts';

const functionResults: Readonly<Record<string, number>> = {
  last: resultTypes.Number,
  position: resultTypes.Number,
  count: resultTypes.Number,
  sum: resultTypes.Number,
  floor: resultTypes.Number,
  ceiling: resultTypes.Number,
  round: resultTypes.Number,
  number: resultTypes.Number,
  'string-length': resultTypes.Number,
  id: resultTypes.NodeSet,
  boolean: resultTypes.Boolean,
  not: resultTypes.Boolean,
  true: resultTypes.Boolean,
  false: resultTypes.Boolean,
  lang: resultTypes.Boolean,
  contains: resultTypes.Boolean,
  'starts-with': resultTypes.Boolean,
};
function resultTypeOf(expression: Expression): number {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'number' ? resultTypes.Number : resultTypes.String;
    case 'variable':
      return resultTypes.Any;
    case 'negate':
      return resultTypes.Number;
    case 'call':
      return functionResults[expression.name] ?? resultTypes.String;
    case 'binary':
      if (expression.operator === '|') return resultTypes.NodeSet;
      return /^(?:[-+*]|div|mod)$/.test(expression.operator) ? resultTypes.Number : resultTypes.Boolean;
    default:
      return resultTypes.NodeSet;
  }
}

/** `System.Xml.XPath.XPathExpression`. */
export const xPathExpressionType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XPath.XPathExpression',
  () => ({
    'abstract string Expression { get; }': (self: XPathExpression) => self.text,
    'abstract XPathResultType ReturnType { get; }': (self: XPathExpression) => resultTypeOf(self.parsed),
    'abstract void SetContext(System.Xml.XmlNamespaceManager nsManager)': (
      self: XPathExpression,
      resolver: Resolver,
    ) => void (self.resolver = resolver),
    ['abstract void SetContext(System.Xml.IXmlNamespaceResolver? resolver)']: (
      self: XPathExpression,
      resolver: Resolver,
    ) => void (self.resolver = resolver),
    'abstract XPathExpression Clone()': (self: XPathExpression) =>
      new XPathExpression(self.text, self.resolver),
    'static XPathExpression Compile(string xpath)': (text: string | null) => new XPathExpression(text),
    ['static XPathExpression Compile(string xpath, System.Xml.IXmlNamespaceResolver? resolver)']: (
      text: string | null,
      resolver: Resolver,
    ) => new XPathExpression(text, resolver),
  }),
  { runtime: XPathExpression },
);
