// What code attached to tokens beside their values: annotations and handlers of events.
import { spend } from '@mockwright/language/runtime/run';
import { areAnnotationsUsed, hasAnnotations } from './annotations.ts';
import { ContainerEvents } from './container-events.ts';
import { JContainer, type JToken } from './token.ts';

/** Whether something is attached to a token itself. */
export function hasOwnAttached(token: JToken): boolean {
  return hasAnnotations(token) || (token instanceof JContainer && token.events?.isHeard === true);
}

/** Whether something is attached to a token of the tree that one is in; without looking where nothing ever was. */
export function hasAttached(token: JToken): boolean {
  if (!areAnnotationsUsed() && !ContainerEvents.areUsed) return false;
  const left: JToken[] = [token.root];
  while (left.length > 0) {
    spend(1);
    const each = left.pop()!;
    if (hasOwnAttached(each)) return true;
    for (const child of each.children) left.push(child);
  }
  return false;
}
