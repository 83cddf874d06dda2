// The JSON of a body as parts in the order of the text: what is static is ready, what code writes has a place.
import type { Code, Group } from '../reading/skeleton.ts';
import type { TemplateNode } from '../reading/template-tree.ts';

/** Where a value is written. */
export interface Place {
  /** Inside a string; as a whole value; or as items of an array, of which a text may hold several or none. */
  readonly kind: 'string' | 'value' | 'items';
  /** How many containers are around it. */
  readonly depth: number;
}

/** Part of a JSON text. What stands between entries whose number only the code knows is written with the entries. */
export type JsonPart =
  | string
  /** The value of a slot; what the group of a slot wrote. */
  | { readonly kind: 'slot'; readonly slot: number; readonly place: Place }
  | { readonly kind: 'group'; readonly slot: number }
  /** Begins and ends a container; its entries begin, a member with its name (if that is static) as JSON. */
  | { readonly kind: 'open'; readonly bracket: '[' | '{' }
  | { readonly kind: 'close'; readonly bracket: '[' | '{'; readonly depth: number }
  | { readonly kind: 'entry'; readonly depth: number; readonly name: string | undefined }
  /** Around the name of a member that code writes. */
  | { readonly kind: 'nameStart' | 'nameEnd' };

/** What a group writes: the text behind each of its tags and the place of each of its expressions, by their numbers. */
export interface GroupPlan {
  readonly fragments: ReadonlyMap<Code, number>;
  readonly places: ReadonlyMap<Code, number>;
}

/** The JSON of a body in both layouts, and of the groups in it. */
export interface JsonPlan {
  readonly indented: JsonLayout;
  readonly compact: JsonLayout;
  readonly places: readonly Place[];
  readonly groups: ReadonlyMap<Group, GroupPlan>;
}
/** A JSON body in one layout: its parts, and those of the groups by their numbers. */
export interface JsonLayout {
  readonly parts: readonly JsonPart[];
  readonly fragments: readonly (readonly JsonPart[])[];
}

/** Gives each code of the tree its slot. */
export type SlotOf = (code: Code | TemplateNode) => number;
