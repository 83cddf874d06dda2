// `Path` and the other ways from a token to its relatives.
import { spend } from '@mockwright/language/runtime/run';
import { appendName } from '../json-position.ts';
import { JContainer } from './token.ts';
import type { JToken } from './token.ts';

/** `JToken.Path`. */
export function pathOfToken(token: JToken): string {
  if (!token.parent) return '';
  const parts: (string | number)[] = [];
  let child: JToken | null = null;
  for (let current: JToken | null = token; current; child = current, current = current.parent) {
    spend(1);
    const part = current.pathPart(child);
    if (part !== null) parts.push(part);
  }
  let path = '';
  for (const part of parts.reverse())
    path = typeof part === 'number' ? `${path}[${part}]` : appendName(path, part);
  return path;
}

/** `Descendants()`, `DescendantsAndSelf()`. */
export function* descendants(token: JToken, withSelf: boolean): Generator<JToken> {
  if (withSelf) yield token;
  // One generator with a stack: nested ones cost a step per level for every token.
  const lists: (readonly JToken[])[] = [token.children];
  const positions: number[] = [0];
  while (lists.length > 0) {
    const top = lists.length - 1;
    const child = lists[top]![positions[top]!++];
    if (child === undefined) {
      lists.pop();
      positions.pop();
      continue;
    }
    yield child;
    if (child instanceof JContainer) {
      lists.push(child.children);
      positions.push(0);
    }
  }
}
/** `Ancestors()`, `AncestorsAndSelf()`. */
export function* ancestors(token: JToken, withSelf: boolean): Generator<JToken> {
  for (let current: JToken | null = withSelf ? token : token.parent; current; current = current.parent)
    yield current;
}
/** `BeforeSelf()`. */
export function* beforeSelf(token: JToken): Generator<JToken> {
  const { parent } = token;
  if (!parent) return;
  for (let i = 0; parent.children[i] !== undefined && parent.children[i] !== token; i++)
    yield parent.children[i]!;
}
/** `AfterSelf()`. */
export function* afterSelf(token: JToken): Generator<JToken> {
  const { parent } = token;
  if (!parent) return;
  for (let i = parent.indexOf(token) + 1; i < parent.children.length; i++) yield parent.children[i]!;
}
