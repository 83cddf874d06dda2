// A template file as a tree: JSON whose leaves may be computed.
import { sameName } from '@mockwright/language/text/same-name';
import type { Code } from './skeleton.ts';
import type { Tag } from './tags.ts';

/** Part of a string: its text (escapes resolved), or code whose text is inserted. */
export type StringPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'code'; readonly code: Code };

interface Node<Kind extends string> {
  readonly kind: Kind;
  /** Offsets into the skeleton. */
  readonly start: number;
  readonly end: number;
}

/** A JSON string, perhaps with holes. */
export interface StringNode extends Node<'string'> {
  readonly parts: readonly StringPart[];
}
/** A number, `true`, `false`, `null`…: its text as written. */
interface ScalarNode extends Node<'scalar'> {
  readonly text: string;
}
/** A bare `<#= … #>` as a whole value. */
interface HoleNode extends Node<'hole'> {
  readonly code: Code;
}
/** A JSON object. */
export interface ObjectNode extends Node<'object'> {
  readonly members: readonly MemberNode[];
}
/** A name and its value in an object. */
export interface MemberNode {
  readonly kind: 'member';
  readonly name: StringNode;
  readonly value: TemplateNode;
}
interface ArrayNode extends Node<'array'> {
  readonly items: readonly TemplateNode[];
}
/** A tag of a group that stands between the entries of a container. */
export interface ControlNode extends Node<'control'> {
  readonly code: Tag;
}
/** An array or object among whose entries tags of groups stand: they decide which entries are written, and how often. */
export interface ControlledNode extends Node<'controlled'> {
  readonly bracket: '[' | '{';
  readonly entries: readonly (TemplateNode | MemberNode | ControlNode)[];
}
/** A value whose shape is known only when its code has run: its text is rendered, then read as JSON. */
type RenderedNode = Node<'rendered'>;

/** A JSON value, or a hole for one. */
export type TemplateNode =
  StringNode | ScalarNode | HoleNode | ObjectNode | ArrayNode | ControlledNode | RenderedNode;

/** What a file says. */
export interface TemplateTree {
  /** Undefined when the text holds no readable object. */
  readonly root: ObjectNode | undefined;
  /** Code writes members of the root itself (or its text cannot be read without running it): the whole must be rendered. */
  readonly isRendered: boolean;
  /** All code that runs, in the order of the text; code in comments is not among it. */
  readonly code: readonly Code[];
}

/** Whether only a run tells what the value is made of. */
export function isWrittenByCode(node: TemplateNode | undefined): boolean {
  return node?.kind === 'hole' || node?.kind === 'rendered' || node?.kind === 'controlled';
}

/** The text of a string without code; undefined when it holds some. */
export function staticText(node: StringNode): string | undefined {
  let text = '';
  for (const part of node.parts) {
    if (part.kind === 'code') return undefined;
    text += part.text;
  }
  return text;
}

/** The member of that name, without regard to case; the last one counts. */
export function memberOf(object: ObjectNode, name: string): TemplateNode | undefined {
  return object.members.findLast((member) => sameName(staticText(member.name) ?? '', name))?.value;
}
