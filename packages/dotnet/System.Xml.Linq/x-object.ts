// The class `System.Xml.Linq.XObject` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { combine, remove } from '@mockwright/language/runtime/delegates';
import type { Delegate } from '@mockwright/language/runtime/delegates';
import { spend } from '@mockwright/language/runtime/run';
import { notNull } from '@mockwright/language/runtime/not-null';
import { XObject } from './nodes.ts';
import type { ChangeHandlers } from './object-change.ts';
import { sequence, sequenceOf } from './typed-sequence.ts';

function changeEvent(when: keyof ChangeHandlers): Accessors {
  return {
    add: (self: XObject, handler: Delegate) => {
      self.handlers ??= { changing: null, changed: null };
      self.handlers[when] = combine(self.handlers[when], handler);
    },
    remove: (self: XObject, handler: Delegate) => {
      if (self.handlers) self.handlers[when] = remove(self.handlers[when], handler);
    },
  };
}

/** All annotations, which are about to be gone through. */
function annotationsOf({ annotations = [] }: XObject): readonly unknown[] {
  spend(annotations.length);
  return annotations;
}

/** `System.Xml.Linq.XObject`. */
export const xObjectType: TypeDeclaration = declareType(
  'public abstract class System.Xml.Linq.XObject : System.Xml.IXmlLineInfo',
  () => ({
    'string BaseUri { get; }': () => '',
    'XDocument? Document { get; }': (self: XObject) => self.document,
    'abstract System.Xml.XmlNodeType NodeType { get; }': (self: XObject) => self.nodeType,
    'XElement? Parent { get; }': (self: XObject) => self.parent,
    'void AddAnnotation(object annotation)': (self: XObject, annotation: unknown) =>
      void (self.annotations ??= []).push(notNull(annotation, 'annotation')),
    'T? Annotation<T>() where T : class': (self: XObject, type: Type) => {
      const found = annotationsOf(self).find((annotation) => isInstance(annotation, type));
      return found === undefined ? defaultOf(type) : cast(found, type);
    },
    'object? Annotation(Type type)': (self: XObject, type: Type | null) => {
      const wanted = notNull(type, 'type');
      return annotationsOf(self).find((annotation) => isInstance(annotation, wanted)) ?? null;
    },
    'IEnumerable<T> Annotations<T>() where T : class': (self: XObject, type: Type) =>
      sequenceOf(type, function* () {
        for (const annotation of annotationsOf(self))
          if (isInstance(annotation, type)) yield cast(annotation, type);
      }),
    'IEnumerable<object> Annotations(Type type)': (self: XObject, type: Type) => {
      notNull(type, 'type');
      return sequence('object', function* () {
        for (const annotation of annotationsOf(self)) if (isInstance(annotation, type)) yield annotation;
      });
    },
    'void RemoveAnnotations(Type type)': (self: XObject, type: Type) => {
      notNull(type, 'type');
      self.annotations = annotationsOf(self).filter((annotation) => !isInstance(annotation, type));
    },
    'event EventHandler<XObjectChangeEventArgs> Changing': changeEvent('changing'),
    'event EventHandler<XObjectChangeEventArgs> Changed': changeEvent('changed'),
    'bool IXmlLineInfo.HasLineInfo()': (self: XObject) => self.place !== undefined,
    'int IXmlLineInfo.LineNumber { get; }': (self: XObject) => self.place?.[0] ?? 0,
    'int IXmlLineInfo.LinePosition { get; }': (self: XObject) => self.place?.[1] ?? 0,
    'void RemoveAnnotations<T>() where T : class': (self: XObject, type: Type) => {
      self.annotations = annotationsOf(self).filter((annotation) => !isInstance(annotation, type));
    },
  }),
  { runtime: XObject },
);
