// Values of template code as JSON texts, so that code can run in another process with copies of them.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box, toArray, type NetArray } from '@mockwright/language/runtime/box';
import { spend } from '@mockwright/language/runtime/run';
import { packedClasses } from './packed-classes.ts';
import { packedJsonNodes } from './packed-json-nodes.ts';
import { packedTokens } from './packed-tokens.ts';
import { follow, wayTo, type PackedTree } from './packed-tree.ts';
import { packType, unpackType } from './packed-types.ts';
import { packedXml } from './packed-xml.ts';
import { UnpackableError, type Packed, type PackedClass, type Packer, type Unpacker } from './packed.ts';

const byPrototype = new Map(packedClasses.map((each) => [each.class.prototype as object, each]));
const trees: readonly PackedTree<any>[] = [packedTokens, packedXml, packedJsonNodes];
const byTag = new Map<string, PackedClass>(packedClasses.map((each) => [each.tag, each]));

/** How many values one may consist of, and how long its texts may be together: packing takes the time of other requests. */
const MOST_VALUES = 100_000;
const LONGEST_TEXTS = 8_000_000;
/** A name is looked up, sent and asked for by itself: it counts as so many values. */
const NAME_VALUES = 4;

/** Whether objects of its class can go to another process, if what is in them can. */
export function isPackable(value: object): boolean {
  return (
    byPrototype.has(Object.getPrototypeOf(value) as object) ||
    trees.some((each) => value instanceof each.class)
  );
}

/** What several values may take together. */
export class PackingBudget {
  values = 300_000;
  characters = 24_000_000;

  /** Whether nothing more goes. */
  get isEmpty(): boolean {
    return this.values < 0 || this.characters < 0;
  }

  /** Counts the name that a value goes by. @throws {UnpackableError} when there are too many */
  takeName(name: string): void {
    this.values -= NAME_VALUES;
    this.characters -= name.length;
    if (this.isEmpty) throw new UnpackableError('something too big');
  }
}

/**
 * A boxed value as a text. Equal texts mean equal values; values of which one is a copy of the other have equal texts.
 * @param budget shared with other values that go at the same time
 * @throws {UnpackableError} when it, or something in it, cannot go to another process
 */
export function packValue(value: unknown, budget: PackingBudget = new PackingBudget()): string {
  return withinStack(() => new ValuePacker(budget).textOf(value));
}

/**
 * The value that was packed: a copy, but for what never changes.
 * @throws {UnpackableError} when the stack is not enough to make it, though it was to pack it
 */
export function unpackValue(text: string): unknown {
  return withinStack(() => {
    const packed = JSON.parse(text) as Packed;
    if (!Array.isArray(packed) || packed[0] !== TYPES) return new ValueUnpacker([]).value(packed);
    return new ValueUnpacker(packed.slice(2) as readonly Packed[]).value(packed[1] as Packed);
  });
}

/** @throws {UnpackableError} for what is deeper than the stack: nobody needs that in another process */
function withinStack<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof RangeError) throw new UnpackableError('something too deep');
    throw error;
  }
}

/** The tag before a value and the types in it. */
const TYPES = 'types';

class ValuePacker implements Packer {
  /** Those that are no names; the value has their numbers, for many of its objects may be of one long type. */
  readonly #types: Packed[] = [];
  readonly #places = new Map<Type, Packed>();
  readonly #seen = new Map<object, number>();
  readonly #budget: PackingBudget;
  #values = 0;
  #characters = 0;

  constructor(budget: PackingBudget) {
    this.#budget = budget;
  }

  /** All of a value. */
  textOf(value: unknown): string {
    const packed = this.value(value);
    return JSON.stringify(this.#types.length === 0 ? packed : [TYPES, packed, ...this.#types]);
  }

  readonly type = (type: Type): Packed => {
    let place = this.#places.get(type);
    if (place === undefined) {
      const packed = packType(type, () => this.count());
      place = typeof packed === 'string' ? packed : this.#types.push(packed) - 1;
      this.#places.set(type, place);
    }
    return place;
  };

  readonly text = (text: string, weight: number = 1): string => {
    const length = weight * text.length;
    this.#characters += length;
    this.#budget.characters -= length;
    if (this.#characters > LONGEST_TEXTS || this.#budget.characters < 0)
      throw new UnpackableError('something too long');
    return text;
  };

  readonly count = (values: number = 1): void => {
    spend(1);
    this.#values += values;
    this.#budget.values -= values;
    if (this.#values > MOST_VALUES || this.#budget.values < 0) throw new UnpackableError('something too big');
  };

  readonly value = (value: unknown): Packed => {
    this.count();
    switch (typeof value) {
      case 'string':
        return this.text(value);
      case 'boolean':
        return value;
      case 'number':
        // JSON has no other ones; -0 would lose its sign.
        return Number.isFinite(value) && !Object.is(value, -0)
          ? value
          : ['n', Object.is(value, -0) ? '-0' : String(value)];
      case 'bigint':
        return ['l', String(value)];
      case 'object':
        return value === null ? null : this.#object(value);
      default:
        throw new UnpackableError(typeof value === 'function' ? 'a delegate' : 'something unset');
    }
  };

  #object(value: object): Packed {
    if (value instanceof Box) return ['box', this.type(value.$type), this.value(value.value)];
    const seen = this.#seen.get(value);
    if (seen !== undefined) return ['same', seen];
    if (Array.isArray(value)) {
      const { $element } = value as NetArray;
      this.#remember(value);
      return ['array', this.type($element), ...(value as unknown[]).map(this.value)];
    }
    const row = byPrototype.get(Object.getPrototypeOf(value) as object);
    const tree = row ? -1 : trees.findIndex((each) => value instanceof each.class);
    if (tree >= 0) return this.#node(value, tree);
    if (row === undefined) throw new UnpackableError('an object of another class');
    if (row.fill !== undefined) this.#remember(value);
    return [row.tag, ...row.pack(value, this)];
  }

  #node(node: object, place: number): Packed {
    const tree = trees[place]!;
    const { root, way } = wayTo(tree, node);
    const seen = this.#seen.get(root);
    if (seen !== undefined) return ['node', place, seen, ...way];
    this.#remember(root);
    return ['tree', place, tree.pack(root, this), ...way];
  }

  #remember(value: object): void {
    this.#seen.set(value, this.#seen.size);
  }
}

class ValueUnpacker implements Unpacker {
  readonly #made: object[] = [];
  readonly #types: readonly Packed[];
  readonly #known: Type[] = [];

  /** @param types those that values name by numbers */
  constructor(types: readonly Packed[]) {
    this.#types = types;
  }

  readonly type = (packed: Packed): NamedType => this.#type(packed) as NamedType;

  #type(packed: Packed): Type {
    return typeof packed === 'number'
      ? (this.#known[packed] ??= unpackType(this.#types[packed]!))
      : unpackType(packed);
  }

  readonly value = (packed: Packed): unknown => {
    spend(1);
    if (!Array.isArray(packed)) return packed;
    const [tag, ...parts] = packed as unknown as readonly [string, ...Packed[]];
    switch (tag) {
      case 'n':
        return Number(parts[0]);
      case 'l':
        return BigInt(parts[0] as string);
      case 'box':
        return new Box(this.type(parts[0]!), this.value(parts[1]!) as number | bigint);
      case 'same':
        return this.#made[parts[0] as number]!;
      case 'array':
        return this.#array(parts);
      case 'node': {
        const [place, seen, ...way] = parts as number[];
        return follow(trees[place!]!, this.#made[seen!]!, way);
      }
      case 'tree':
        return this.#tree(parts);
      default:
        return this.#object(byTag.get(tag)!, parts);
    }
  };

  #array(parts: readonly Packed[]): unknown[] {
    const array: unknown[] = toArray([], this.#type(parts[0]!));
    this.#made.push(array);
    for (let at = 1; at < parts.length; at++) array.push(this.value(parts[at]!));
    return array;
  }

  #tree(parts: readonly Packed[]): object {
    const tree = trees[parts[0] as number]!;
    // What stands in a tree is no object that others hold: its place in the row is the tree's alone.
    const place = this.#made.push(this) - 1;
    const root = tree.unpack(parts[1]!, this);
    this.#made[place] = root;
    return follow(tree, root, parts.slice(2) as number[]);
  }

  #object(row: PackedClass, parts: readonly Packed[]): object {
    const made = row.make(parts, this);
    if (row.fill === undefined) return made;
    this.#made.push(made);
    row.fill(made, parts, this);
    return made;
  }
}
