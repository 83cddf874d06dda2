// `XPathNavigator` and its kin, as template code sees them.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { staticMethod } from '../values/declared.ts';
import { encodings } from '../System.Text/encoding/encodings.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import { namespacesInScope } from '../System.Xml/namespace-resolver.ts';
import type { NamespaceResolver } from '../System.Xml/namespace-resolver.ts';
import type { XDocument } from '../System.Xml.Linq/nodes.ts';
import { loadOptions, parseXml } from '../System.Xml.Linq/parse.ts';
import { linqModel } from './linq-model.ts';
import { XPathException } from './x-path-exception.ts';
import {
  XPathExpression,
  XPathNavigator,
  XPathNodeIterator,
  nodeOrders,
  xpathNodeTypes,
} from './navigator.ts';
import type { Wanted } from './navigator.ts';
import type { Expression } from './parse-xpath.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const space = 'System.Xml.XPath';
const resolverType = 'System.Xml.IXmlNamespaceResolver? resolver';
type Resolver = NamespaceResolver | null;

/** `XPathResultType`. */
const resultTypes = { Number: 0, String: 1, Boolean: 2, NodeSet: 3, Any: 5, Error: 6 } as const;
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

/** `XmlDateTimeSerializationMode.RoundtripKind`. */
const roundtripKind = 3;
/** `XmlNamespaceScope.Local`. */
const localScope = 2;

function iteratorOf(self: XPathNavigator, nodes: Iterable<object>): XPathNodeIterator {
  return new XPathNodeIterator(self.model, [...nodes]);
}
function evaluate(self: XPathNavigator, expression: XPathExpression): unknown {
  const value = self.evaluate(expression);
  if (typeof value === 'object') return iteratorOf(self, value);
  return typeof value === 'number' ? box(value, specialType('double')) : value;
}
function selectSingle(self: XPathNavigator, expression: XPathExpression): XPathNavigator | null {
  const [node] = self.select(expression);
  return node ? new XPathNavigator(self.model, node) : null;
}
/** A member that takes an expression: as text, as text with a resolver, and ready. */
function expressionMembers(
  result: string,
  name: string,
  call: (self: XPathNavigator, expression: XPathExpression) => unknown,
  withResolver: boolean = true,
): Record<string, Implementation> {
  return {
    [`virtual ${result} ${name}(string xpath)`]: (self: XPathNavigator, text: string | null) =>
      call(self, new XPathExpression(text)),
    ...(withResolver && {
      [`virtual ${result} ${name}(string xpath, ${resolverType})`]: (
        self: XPathNavigator,
        text: string | null,
        resolver: Resolver,
      ) => call(self, new XPathExpression(text, resolver)),
    }),
    [`virtual ${result} ${name}(XPathExpression expr)`]: (
      self: XPathNavigator,
      expression: XPathExpression | null,
    ) => {
      if (expression === null)
        throw new XPathException(
          'This is an invalid object. Only objects returned from Compile() can be passed as input.',
        );
      return call(self, expression);
    },
  };
}
/** A member that takes a name and a namespace, or a type of nodes. @param extra further parameters, with a comma before them */
function wantedMembers(
  signature: string,
  call: (self: XPathNavigator, isWanted: Wanted<object>, extra: never) => unknown,
  extra: string = '',
): Record<string, Implementation> {
  return {
    [`virtual ${signature}(string name, string namespaceURI${extra})`]: (
      self: XPathNavigator,
      local: string,
      uri: string,
      more: never,
    ) => call(self, self.named(local, uri), more),
    [`virtual ${signature}(XPathNodeType type${extra})`]: (self: XPathNavigator, type: number, more: never) =>
      call(self, self.ofType(type), more),
  };
}
const isElement = (self: XPathNavigator): boolean => self.model.kind(self.node) === 'element';
/** `ValueAsX`: what `XmlConvert` makes of the text. */
function valueAs(type: string, name: string, method: string): Record<string, Implementation> {
  return {
    [`virtual ${type} ValueAs${name} { get; }`]: (self: XPathNavigator) =>
      staticMethod('System.Xml.XmlConvert', method, 'string')(self.$toString()),
  };
}
function prefixOf(name: string): string {
  return name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
}

/** `XPathDocument`: a tree that is only read. */
class XPathDocument {
  declare readonly $type: NamedType;
  readonly document: XDocument;
  constructor(xml: string) {
    this.document = parseXml(xml, loadOptions.None);
  }
}

/** `XPathNavigator`, `XPathNodeIterator`, `XPathExpression`, `XPathDocument` and their enums. */
export const navigatorTypes: readonly TypeDeclaration[] = [
  declareEnum(`public enum ${space}.XPathNodeType`, xpathNodeTypes),
  declareEnum(`public enum ${space}.XPathResultType`, resultTypes),
  declareEnum('public enum System.Xml.XmlNodeOrder', nodeOrders),
  declareType(`public interface ${space}.IXPathNavigable`, () => ({
    'XPathNavigator? CreateNavigator()': undefined,
  })),
  declareType(
    `public abstract class ${space}.XPathExpression`,
    () => ({
      'abstract string Expression { get; }': (self: XPathExpression) => self.text,
      'abstract XPathResultType ReturnType { get; }': (self: XPathExpression) => resultTypeOf(self.parsed),
      'abstract void SetContext(System.Xml.XmlNamespaceManager nsManager)': (
        self: XPathExpression,
        resolver: Resolver,
      ) => void (self.resolver = resolver),
      [`abstract void SetContext(${resolverType})`]: (self: XPathExpression, resolver: Resolver) =>
        void (self.resolver = resolver),
      'abstract XPathExpression Clone()': (self: XPathExpression) =>
        new XPathExpression(self.text, self.resolver),
      'static XPathExpression Compile(string xpath)': (text: string | null) => new XPathExpression(text),
      [`static XPathExpression Compile(string xpath, ${resolverType})`]: (
        text: string | null,
        resolver: Resolver,
      ) => new XPathExpression(text, resolver),
    }),
    { runtime: XPathExpression },
  ),
  declareType(
    `public abstract class ${space}.XPathNodeIterator : ICloneable, System.Collections.IEnumerable`,
    () => ({
      'abstract XPathNodeIterator Clone()': (self: XPathNodeIterator) =>
        new XPathNodeIterator(self.model, self.nodes, self.position),
      'virtual int Count { get; }': (self: XPathNodeIterator) => self.nodes.length,
      'abstract XPathNavigator? Current { get; }': (self: XPathNodeIterator) => self.current,
      'abstract int CurrentPosition { get; }': (self: XPathNodeIterator) => self.position,
      'abstract bool MoveNext()': (self: XPathNodeIterator) => self.moveNext(),
      'virtual System.Collections.IEnumerator GetEnumerator()': (self: XPathNodeIterator) =>
        new Enumerator(self, coreType(`${space}.XPathNavigator`)),
    }),
    { runtime: XPathNodeIterator },
  ),
  declareType(
    `public abstract class ${space}.XPathNavigator : ICloneable, ${space}.IXPathNavigable, System.Xml.IXmlNamespaceResolver`,
    () => ({
      'abstract string BaseURI { get; }': () => '',
      'abstract bool IsEmptyElement { get; }': (self: XPathNavigator) =>
        isElement(self) && self.model.isEmptyElement(self.node),
      'abstract string LocalName { get; }': (self: XPathNavigator) => self.model.local(self.node),
      'abstract string Name { get; }': (self: XPathNavigator) => self.model.name(self.node),
      'abstract string NamespaceURI { get; }': (self: XPathNavigator) => self.model.uri(self.node),
      'abstract string Prefix { get; }': (self: XPathNavigator) => prefixOf(self.model.name(self.node)),
      'abstract XPathNodeType NodeType { get; }': (self: XPathNavigator) => self.nodeType,
      'virtual bool HasAttributes { get; }': (self: XPathNavigator) =>
        self.model.attributes(self.node).length > 0,
      'virtual bool HasChildren { get; }': (self: XPathNavigator) => self.children.length > 0,
      'virtual bool IsNode { get; }': () => true,
      'virtual string InnerXml { get; }': (self: XPathNavigator) => self.model.innerXml(self.node),
      'virtual string OuterXml { get; }': (self: XPathNavigator) => self.model.outerXml(self.node),
      'virtual object? UnderlyingObject { get; }': (self: XPathNavigator) => self.node,
      'abstract string Value { get; }': (self: XPathNavigator) => self.$toString(),
      'virtual object TypedValue { get; }': (self: XPathNavigator) => self.$toString(),
      ...valueAs('int', 'Int', 'ToInt32'),
      ...valueAs('long', 'Long', 'ToInt64'),
      ...valueAs('double', 'Double', 'ToDouble'),
      ...valueAs('bool', 'Boolean', 'ToBoolean'),
      'virtual DateTime ValueAsDateTime { get; }': (self: XPathNavigator) =>
        staticMethod(
          'System.Xml.XmlConvert',
          'ToDateTime',
          'string,XmlDateTimeSerializationMode',
        )(self.$toString(), roundtripKind),
      'virtual Type ValueType { get; }': () => specialType('string'),
      'virtual System.Xml.XmlNodeOrder ComparePosition(XPathNavigator? nav)': (
        self: XPathNavigator,
        other: XPathNavigator | null,
      ) => self.order(other),
      'virtual System.Collections.Generic.IDictionary<string, string> GetNamespacesInScope(System.Xml.XmlNamespaceScope scope)':
        (self: XPathNavigator, scope: number) =>
          namespacesInScope(self.namespaces(scope === localScope), scope),
      'abstract XPathNavigator Clone()': (self: XPathNavigator) => self.clone(),
      'virtual XPathNavigator CreateNavigator()': (self: XPathNavigator) => self.clone(),
      'object ICloneable.Clone()': (self: XPathNavigator) => self.clone(),
      'virtual string GetAttribute(string localName, string namespaceURI)': (
        self: XPathNavigator,
        local: string,
        uri: string,
      ) => {
        const found = self.attribute(local, uri);
        return found ? self.model.text(found) : '';
      },
      'virtual string GetNamespace(string name)': (self: XPathNavigator, prefix: string) =>
        self.namespaceOf(prefix) ?? '',
      'virtual string? LookupNamespace(string prefix)': (self: XPathNavigator, prefix: string) =>
        self.namespaceOf(prefix),
      'virtual string? LookupPrefix(string namespaceURI)': (self: XPathNavigator, uri: string) => {
        const found = self.model.namespaces(self.node).find((node) => self.model.text(node) === uri);
        return found ? self.model.local(found) : null;
      },
      'virtual bool IsDescendant(XPathNavigator? nav)': (
        self: XPathNavigator,
        other: XPathNavigator | null,
      ) => other !== null && [...other.ancestors()].includes(self.node),
      'abstract bool IsSamePosition(XPathNavigator other)': (
        self: XPathNavigator,
        other: XPathNavigator | null,
      ) => self.node === other?.node,
      'abstract bool MoveTo(XPathNavigator other)': (self: XPathNavigator, other: XPathNavigator | null) =>
        other !== null && self.model === other.model && self.moveTo(other.node),
      'virtual void MoveToRoot()': (self: XPathNavigator) => void self.moveTo(self.root),
      'abstract bool MoveToParent()': (self: XPathNavigator) => self.moveTo(self.model.parent(self.node)),
      'abstract bool MoveToFirstChild()': (self: XPathNavigator) => self.moveTo(self.children[0]),
      'virtual bool MoveToFirst()': (self: XPathNavigator) => {
        const parent = self.model.parent(self.node);
        return parent !== null && self.moveTo(self.model.children(parent)[0]);
      },
      'abstract bool MoveToNext()': (self: XPathNavigator) => self.moveBeside(1),
      ...wantedMembers('bool MoveToNext', (self, isWanted) => self.moveBeside(1, isWanted)),
      'abstract bool MoveToPrevious()': (self: XPathNavigator) => self.moveBeside(-1),
      ...wantedMembers('bool MoveToChild', (self, isWanted) => self.moveTo(self.children.find(isWanted))),
      ...wantedMembers('bool MoveToFollowing', (self, isWanted) => self.moveToFollowing(isWanted)),
      'abstract bool MoveToFirstAttribute()': (self: XPathNavigator) =>
        self.moveTo(self.model.attributes(self.node)[0]),
      'abstract bool MoveToNextAttribute()': (self: XPathNavigator) => self.moveToNextOf('attributes'),
      'virtual bool MoveToAttribute(string localName, string namespaceURI)': (
        self: XPathNavigator,
        local: string,
        uri: string,
      ) => self.moveTo(self.attribute(local, uri)),
      'bool MoveToFirstNamespace()': (self: XPathNavigator) =>
        self.moveTo(self.model.namespaces(self.node)[0]),
      'bool MoveToNextNamespace()': (self: XPathNavigator) => self.moveToNextOf('namespaces'),
      'abstract bool MoveToId(string id)': (self: XPathNavigator, id: string) =>
        self.moveTo(self.model.byId(self.node, id)[0]),
      ...expressionMembers('XPathNodeIterator', 'Select', (self, expression) =>
        iteratorOf(self, self.select(expression)),
      ),
      ...expressionMembers('XPathNavigator?', 'SelectSingleNode', selectSingle),
      ...expressionMembers('object', 'Evaluate', evaluate),
      ...expressionMembers('bool', 'Matches', (self, expression) => self.matches(expression), false),
      ...wantedMembers('XPathNodeIterator SelectChildren', (self, isWanted) =>
        iteratorOf(self, self.children.filter(isWanted)),
      ),
      ...wantedMembers(
        'XPathNodeIterator SelectDescendants',
        (self, isWanted, matchSelf) =>
          iteratorOf(self, [...(matchSelf ? [self.node] : []), ...self.descendants()].filter(isWanted)),
        ', bool matchSelf',
      ),
      ...wantedMembers(
        'XPathNodeIterator SelectAncestors',
        (self, isWanted, matchSelf) =>
          iteratorOf(self, [...(matchSelf ? [self.node] : []), ...self.ancestors()].filter(isWanted)),
        ', bool matchSelf',
      ),
      'virtual XPathExpression Compile(string xpath)': (_self: XPathNavigator, text: string | null) =>
        new XPathExpression(text),
      'override string ToString()': (self: XPathNavigator) => self.$toString(),
    }),
    { runtime: XPathNavigator },
  ),
  declareType(
    `public class ${space}.XPathDocument : ${space}.IXPathNavigable`,
    () => ({
      'XPathDocument(System.IO.TextReader textReader)': (reader: TextReader | null) =>
        new XPathDocument(notNull(reader, 'textReader').readToEnd()),
      'XPathDocument(System.IO.Stream stream)': (stream: Stream | null) =>
        new XPathDocument(encodings.utf8.decode(notNull(stream, 'stream').readRest())),
      'XPathNavigator CreateNavigator()': (self: XPathDocument) =>
        new XPathNavigator(linqModel, self.document),
    }),
    { runtime: XPathDocument },
  ),
];
