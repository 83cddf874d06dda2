// `JToken`'s members for annotations and copies, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import { field } from '../../values/property-accessors.ts';
import { addAnnotation, annotationsOf, copyAnnotations, removeAnnotations } from './annotations.ts';
import type { JToken } from './token.ts';

/** `JsonCloneSettings`. */
class JsonCloneSettings {
  copyAnnotations = true;
}
/** `Newtonsoft.Json.Linq.JsonCloneSettings`. */
export const jsonCloneSettingsType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Linq.JsonCloneSettings',
  () => ({
    'JsonCloneSettings()': () => new JsonCloneSettings(),
    'bool CopyAnnotations { get; set; }': field('copyAnnotations'),
  }),
  { runtime: JsonCloneSettings },
);

function deepClone(self: JToken, settings: JsonCloneSettings | null): JToken {
  const copy = self.clone();
  if (settings?.copyAnnotations ?? true) copyAnnotations(self, copy);
  return copy;
}

/** The members of tokens that keep annotations. */
export const annotationMembers: Readonly<Record<string, Implementation>> = {
  'void AddAnnotation(object annotation)': (self: JToken, annotation: object | null) =>
    addAnnotation(self, notNull(annotation, 'annotation')),
  'T? Annotation<T>() where T : class': (self: JToken, type: Type) => annotationsOf(self, type)[0] ?? null,
  'object? Annotation(Type type)': (self: JToken, type: Type | null) =>
    annotationsOf(self, notNull(type, 'type'))[0] ?? null,
  'IEnumerable<T> Annotations<T>() where T : class': (self: JToken, type: Type) =>
    toArray(annotationsOf(self, type), type),
  'IEnumerable<object> Annotations(Type type)': (self: JToken, type: Type | null) =>
    toArray(annotationsOf(self, notNull(type, 'type')), specialType('object')),
  'void RemoveAnnotations<T>() where T : class': (self: JToken, type: Type) => removeAnnotations(self, type),
  'void RemoveAnnotations(Type type)': (self: JToken, type: Type | null) =>
    removeAnnotations(self, notNull(type, 'type')),
  'JToken DeepClone()': (self: JToken) => deepClone(self, null),
  'JToken DeepClone(JsonCloneSettings settings)': deepClone,
};
