// Names and namespaces are the same object when they are equal.
import type { XName } from './x-name.ts';
import type { XNamespace } from './x-namespace.ts';

/** Whether two names, or namespaces, are the same. */
export function same(left: XName | XNamespace | null, right: XName | XNamespace | null): boolean {
  return left === right || (left !== null && left.$equals(right));
}
