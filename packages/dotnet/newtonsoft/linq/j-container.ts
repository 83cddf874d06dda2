// The class `Newtonsoft.Json.Linq.JContainer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { containerEvent } from '../declarations/container-lists.ts';
import { JTokenWriter } from '../writing/token-writer.ts';
import { addContent } from './token-content.ts';
import { converted } from './j-token.ts';
import { defaultMergeSettings, merge } from './merge-tokens.ts';
import type { MergeSettings } from './merge-tokens.ts';
import { descendants } from './token-paths.ts';
import { JEnumerable, TokenSequence, tokenType, tokens } from './token-sequences.ts';
import { JContainer } from './token.ts';

/** `Newtonsoft.Json.Linq.JContainer`. */
export const jContainerType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Linq.JContainer : Newtonsoft.Json.Linq.JToken, IList<JToken>, System.Collections.IList, System.Collections.Specialized.INotifyCollectionChanged',
  () => ({
    'protected abstract IList<JToken> ChildrenTokens { get; }': undefined,
    'protected virtual void OnListChanged(System.ComponentModel.ListChangedEventArgs e)': (
      self: JContainer,
      change: object,
    ) => self.events?.raise('listChanged', change),
    'protected virtual void OnCollectionChanged(System.Collections.Specialized.NotifyCollectionChangedEventArgs e)':
      (self: JContainer, change: object) => self.events?.raise('collectionChanged', change),
    'event System.ComponentModel.ListChangedEventHandler ListChanged': containerEvent('listChanged'),
    'event System.ComponentModel.AddingNewEventHandler AddingNew': containerEvent('addingNew'),
    'event System.Collections.Specialized.NotifyCollectionChangedEventHandler CollectionChanged':
      containerEvent('collectionChanged'),
    'override bool HasValues { get; }': (self: JContainer) => self.children.length > 0,
    'override JToken? First { get; }': (self: JContainer) => self.edge(false),
    'override JToken? Last { get; }': (self: JContainer) => self.edge(true),
    'override JEnumerable<JToken> Children()': (self: JContainer) =>
      new JEnumerable(tokenType(), () => self[Symbol.iterator](), self),
    'override IEnumerable<T?> Values<T>()': (self: JContainer, type: Type) =>
      new TokenSequence(type, () => converted(self, type)),
    'IEnumerable<JToken> Descendants()': (self: JContainer) => tokens(() => descendants(self, false)),
    'IEnumerable<JToken> DescendantsAndSelf()': (self: JContainer) => tokens(() => descendants(self, true)),
    'virtual void Add(object? content)': (self: JContainer, content: unknown) => {
      addContent(self, self.children.length, content);
    },
    'void AddFirst(object? content)': (self: JContainer, content: unknown) => {
      addContent(self, 0, content);
    },
    'JsonWriter CreateWriter()': (self: JContainer) => new JTokenWriter(self),
    'void ReplaceAll(object content)': (self: JContainer, content: unknown) => {
      self.clear();
      addContent(self, self.children.length, content);
    },
    'void RemoveAll()': (self: JContainer) => self.clear(),
    'void Merge(object? content)': (self: JContainer, content: unknown) =>
      merge(self, content, defaultMergeSettings),
    'void Merge(object? content, JsonMergeSettings? settings)': (
      self: JContainer,
      content: unknown,
      settings: MergeSettings | null,
    ) => merge(self, content, settings ?? defaultMergeSettings),
    'int Count { get; }': (self: JContainer) => self.children.length,
  }),
  { runtime: JContainer },
);
