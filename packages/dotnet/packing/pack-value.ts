// Values of template code as JSON texts, so that code can run in another process with copies of them.
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box, toArray, type NetArray } from '@mockwright/language/runtime/box';
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

/** What several values may take together. */
export class PackingBudget {
  values = 300_000;
  characters = 24_000_000;
}

/**
 * A boxed value as a text. Equal texts mean equal values; values of which one is a copy of the other have equal texts.
 * @param budget shared with other values that go at the same time
 * @throws {UnpackableError} when it, or something in it, cannot go to another process
 */
export function packValue(value: unknown, budget: PackingBudget = new PackingBudget()): string {
  try {
    return JSON.stringify(new ValuePacker(budget).value(value));
  } catch (error) {
    // Deeper than the stack: nobody needs that in another process.
    if (error instanceof RangeError) throw new UnpackableError('something too deep');
    throw error;
  }
}

/** The value that was packed: a copy, but for what never changes. */
export function unpackValue(text: string): unknown {
  return new ValueUnpacker().value(JSON.parse(text) as Packed);
}

class ValuePacker implements Packer {
  readonly #seen = new Map<object, number>();
  readonly #budget: PackingBudget;
  #values = 0;
  #characters = 0;

  constructor(budget: PackingBudget) {
    this.#budget = budget;
  }

  readonly type = (type: Type): Packed => packType(type);

  readonly count = (): void => {
    if (++this.#values > MOST_VALUES || --this.#budget.values < 0)
      throw new UnpackableError('something too big');
  };

  readonly value = (value: unknown): Packed => {
    this.count();
    switch (typeof value) {
      case 'string':
        this.#characters += value.length;
        this.#budget.characters -= value.length;
        if (this.#characters > LONGEST_TEXTS || this.#budget.characters < 0)
          throw new UnpackableError('something too long');
        return value;
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
    if (value instanceof Box) return ['box', packType(value.$type), this.value(value.value)];
    const seen = this.#seen.get(value);
    if (seen !== undefined) return ['same', seen];
    if (Array.isArray(value)) {
      const { $element } = value as NetArray;
      this.#remember(value);
      return ['array', packType($element), ...(value as unknown[]).map(this.value)];
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

  readonly type = (packed: Packed): NamedType => unpackType(packed) as NamedType;

  readonly value = (packed: Packed): unknown => {
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
    const array: unknown[] = toArray([], unpackType(parts[0]!));
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
