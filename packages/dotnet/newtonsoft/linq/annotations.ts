// Annotations: objects that template code attaches to tokens. Few tokens have any, so they stand beside the tree.
import { changes } from '@mockwright/language/runtime/change-log';
import { isInstance } from '@mockwright/language/runtime/casting';
import { spend } from '@mockwright/language/runtime/run';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { JToken } from './token.ts';

const all = new WeakMap<JToken, object[]>();
/** Whether there ever was one: copies need not look for any before. */
let isUsed = false;

/** `AddAnnotation`. */
export function addAnnotation(token: JToken, annotation: object): void {
  isUsed = true;
  const own = all.get(token);
  if (own) own.push(annotation);
  else all.set(token, [annotation]);
  changes.log?.add(() => (own ? void own.pop() : void all.delete(token)));
}
/** Whether any token ever had one. */
export const areAnnotationsUsed = (): boolean => isUsed;
/** Whether a token has one. */
export const hasAnnotations = (token: JToken): boolean => isUsed && all.has(token);
/** All of a token's annotations, which are about to be gone through. */
function ownOf(token: JToken): readonly object[] {
  const own = all.get(token) ?? [];
  spend(own.length);
  return own;
}
/** A token's annotations of a type, in the order they were added. */
export function annotationsOf(token: JToken, type: Type): object[] {
  return ownOf(token).filter((annotation) => isInstance(annotation, type));
}
/** `RemoveAnnotations`. */
export function removeAnnotations(token: JToken, type: Type): void {
  const before = all.get(token);
  if (before === undefined) return;
  const rest = ownOf(token).filter((annotation) => !isInstance(annotation, type));
  changes.log?.add(() => void all.set(token, before));
  if (rest.length > 0) all.set(token, rest);
  else all.delete(token);
}
/** Gives a copy of a tree the annotations of the original. */
export function copyAnnotations(original: JToken, copy: JToken): void {
  if (!isUsed) return;
  const own = all.get(original);
  if (own) all.set(copy, [...own]);
  original.children.forEach((child, index) => copyAnnotations(child, copy.children[index]!));
}
