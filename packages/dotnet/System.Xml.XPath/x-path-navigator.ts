// The class `System.Xml.XPath.XPathNavigator` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { box } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { namespacesInScope } from '../System.Xml/namespace-resolver.ts';
import { staticMethod } from '../values/declared.ts';
import { XPathExpression, XPathNavigator, XPathNodeIterator } from './navigator.ts';
import type { Wanted } from './navigator.ts';
import type { Resolver } from './result-types.ts';
import { XPathException } from './x-path-exception.ts';

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
      [`virtual ${result} ${name}(string xpath, System.Xml.IXmlNamespaceResolver? resolver)`]: (
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

/** `System.Xml.XPath.XPathNavigator`. */
export const xPathNavigatorType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XPath.XPathNavigator : ICloneable, System.Xml.XPath.IXPathNavigable, System.Xml.IXmlNamespaceResolver',
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
    'virtual bool IsDescendant(XPathNavigator? nav)': (self: XPathNavigator, other: XPathNavigator | null) =>
      other !== null && [...other.ancestors()].includes(self.node),
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
    'bool MoveToFirstNamespace()': (self: XPathNavigator) => self.moveTo(self.model.namespaces(self.node)[0]),
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
);
