// Makes the plan of a JSON body.
import { countStep } from '@mockwright/language/text/work-limit';
import { staticText } from '../reading/template-tree.ts';
import { quoteJson } from '../reading/json-quotes.ts';
import type { Code, Group } from '../reading/skeleton.ts';
import type {
  ControlledNode,
  MemberNode,
  StringNode,
  TemplateNode,
  ControlNode,
} from '../reading/template-tree.ts';
import { newLine } from '../running/json-layout.ts';
import { scalarJson } from '../fields/parse-value.ts';
import type { GroupPlan, JsonLayout, JsonPart, JsonPlan, Place, SlotOf } from '../plan/json-plan.ts';

/** Makes the plan of a tree in which the tags of `groupOf` belong to groups. */
export function planJson(node: TemplateNode, slotOf: SlotOf, groupOf: ReadonlyMap<Code, Group>): JsonPlan {
  const indented = cutGroups(new Writer(slotOf, groupOf, true).write(node), slotOf, groupOf);
  const compact = cutGroups(new Writer(slotOf, groupOf, false).write(node), slotOf, groupOf);
  const places: Place[] = [];
  const fragments: Code[] = [];
  const groups = new Map<Group, GroupPlan>();
  for (const [group, pieces] of indented.groups) {
    const plan = { fragments: new Map<Code, number>(), places: new Map<Code, number>() };
    for (const { code, place, behind } of pieces) {
      if (place) plan.places.set(code, places.push(place) - 1);
      if (behind.length > 0) plan.fragments.set(code, fragments.push(code) - 1);
    }
    groups.set(group, plan);
  }
  const layout = ({ parts, groups: cut }: CutParts): JsonLayout => {
    const behind = new Map([...cut.values()].flat().map((piece) => [piece.code, piece.behind]));
    return { parts, fragments: fragments.map((code) => behind.get(code)!) };
  };
  return { indented: layout(indented), compact: layout(compact), places, groups };
}

/** Code of a group where the tree has it; what stands around it is told apart afterwards. */
interface Cut {
  readonly kind: 'cut';
  readonly code: Code;
  /** Where its value is written; statements have none. */
  readonly place?: Place;
}

class Writer {
  readonly #parts: (JsonPart | Cut)[] = [];
  readonly #slotOf: SlotOf;
  readonly #groupOf: ReadonlyMap<Code, Group>;
  readonly #indented: boolean;

  constructor(slotOf: SlotOf, groupOf: ReadonlyMap<Code, Group>, indented: boolean) {
    this.#slotOf = slotOf;
    this.#groupOf = groupOf;
    this.#indented = indented;
  }

  write(node: TemplateNode): readonly (JsonPart | Cut)[] {
    this.#node(node, 0);
    return this.#parts;
  }

  #add(part: JsonPart | Cut): void {
    const last = this.#parts.length - 1;
    const before = this.#parts[last];
    if (typeof part === 'string' && typeof before === 'string') this.#parts[last] = before + part;
    else this.#parts.push(part);
  }

  #node(node: TemplateNode, depth: number): void {
    countStep();
    switch (node.kind) {
      case 'string':
        this.#string(node, depth);
        break;
      case 'scalar':
        this.#add(scalarJson(node.text));
        break;
      case 'hole':
        this.#code(node.code, { kind: 'value', depth });
        break;
      case 'rendered':
        this.#add({ kind: 'slot', slot: this.#slotOf(node), place: { kind: 'value', depth } });
        break;
      case 'array':
        // What a hole writes may be several items, or none.
        if (node.items.some(({ kind }) => kind === 'hole')) this.#counted('[', node.items, depth);
        else this.#static('[', node.items, depth);
        break;
      case 'object':
        if (hasKnownNames(node.members)) this.#static('{', node.members, depth);
        else this.#counted('{', node.members, depth);
        break;
      case 'controlled':
        this.#counted(node.bracket, node.entries, depth);
        break;
      default:
        node satisfies never;
    }
  }

  /** A container all of whose entries are known. */
  #static(bracket: '[' | '{', entries: readonly (TemplateNode | MemberNode)[], depth: number): void {
    this.#add(bracket);
    entries.forEach((entry, index) => {
      this.#add((index > 0 ? ',' : '') + this.#lineBreak(depth + 1));
      if (entry.kind === 'member') {
        this.#string(entry.name, depth + 1);
        this.#add(this.#colon());
        this.#node(entry.value, depth + 1);
      } else this.#node(entry, depth + 1);
    });
    this.#add((entries.length > 0 ? this.#lineBreak(depth) : '') + closing[bracket]);
  }

  /** A container whose entries are counted, and the names of its members compared, when they are written. */
  #counted(bracket: '[' | '{', entries: ControlledNode['entries'], depth: number): void {
    this.#add({ kind: 'open', bracket });
    for (const entry of entries) this.#entry(entry, depth + 1);
    this.#add({ kind: 'close', bracket, depth });
  }
  #entry(entry: TemplateNode | MemberNode | ControlNode, depth: number): void {
    if (entry.kind === 'control') this.#add({ kind: 'cut', code: entry.code });
    else if (entry.kind === 'hole') this.#code(entry.code, { kind: 'items', depth });
    else if (entry.kind === 'member') {
      const name = staticText(entry.name);
      this.#add({ kind: 'entry', depth, name: name === undefined ? undefined : quoteJson(name) });
      if (name === undefined) {
        this.#add({ kind: 'nameStart' });
        this.#string(entry.name, depth);
        this.#add({ kind: 'nameEnd' });
      }
      this.#add(this.#colon());
      this.#node(entry.value, depth);
    } else {
      this.#add({ kind: 'entry', depth, name: undefined });
      this.#node(entry, depth);
    }
  }

  #string(node: StringNode, depth: number): void {
    this.#add('"');
    for (const part of node.parts)
      if (part.kind === 'text') this.#add(quoteJson(part.text).slice(1, -1));
      else this.#code(part.code, { kind: 'string', depth });
    this.#add('"');
  }

  #code(code: Code, place: Place): void {
    if (this.#groupOf.has(code)) this.#add({ kind: 'cut', code, place });
    else this.#add({ kind: 'slot', slot: this.#slotOf(code), place });
  }

  #lineBreak(depth: number): string {
    return this.#indented ? newLine(depth) : '';
  }
  #colon(): string {
    return this.#indented ? ': ' : ':';
  }
}

const closing = { '[': ']', '{': '}' } as const;

/** Whether all names are known and different: where one is written again, its last value counts. */
function hasKnownNames(members: readonly MemberNode[]): boolean {
  const names = new Set(members.map(({ name }) => staticText(name)));
  return names.size === members.length && !names.has(undefined);
}

/** A tag of a group and what follows it before the next one. */
interface GroupPiece {
  readonly code: Code;
  readonly place: Place | undefined;
  readonly behind: JsonPart[];
}
interface CutParts {
  readonly parts: readonly JsonPart[];
  readonly groups: ReadonlyMap<Group, readonly GroupPiece[]>;
}

/** Takes what stands from the first to the last tag of each group out of the parts. */
function cutGroups(
  all: readonly (JsonPart | Cut)[],
  slotOf: SlotOf,
  groupOf: ReadonlyMap<Code, Group>,
): CutParts {
  const parts: JsonPart[] = [];
  const groups = new Map<Group, GroupPiece[]>();
  let target = parts;
  for (const part of all) {
    if (typeof part === 'string' || part.kind !== 'cut') {
      target.push(part);
      continue;
    }
    const group = groupOf.get(part.code)!;
    let pieces = groups.get(group);
    if (!pieces) {
      groups.set(group, (pieces = []));
      parts.push({ kind: 'group', slot: slotOf(group) });
    }
    const piece: GroupPiece = { code: part.code, place: part.place, behind: [] };
    pieces.push(piece);
    target = part.code === group.pieces.at(-1) ? parts : piece.behind;
  }
  return { parts, groups };
}
