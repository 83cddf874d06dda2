// Trees of System.Text.Json: a node goes with the whole tree that it stands in.
import { JsonArray, JsonNode, JsonObject, JsonValue } from '../System.Text.Json/json-nodes.ts';
import { rawText, type JsonData } from '../System.Text.Json/json-data.ts';
import { parseData } from '../System.Text.Json/parse-data.ts';
import type { PackedTree } from './packed-tree.ts';
import { UnpackableError, type Packed, type Packer, type Unpacker } from './packed.ts';

/** Whatever was read once can be read again. */
const lenient = { allowTrailingCommas: true, commentHandling: 1, maxDepth: 0x7fffffff };

/** What was read, as its text; null for nothing. @throws {UnpackableError} where that is no JSON, or too much */
export function packData(data: JsonData | undefined, packer: Packer): Packed {
  if (data === undefined) return null;
  count(data, packer);
  return packer.value(rawText(data));
}

/** Reading takes time for each value. */
function count({ broken, items, members }: JsonData, packer: Packer): void {
  packer.count();
  if (broken) throw new UnpackableError('JSON with a mistake');
  for (const item of items) count(item, packer);
  for (const { value } of members) count(value, packer);
}

/** What was read, again. */
export function unpackData(packed: Packed): JsonData | undefined {
  return packed === null ? undefined : parseData(packed as string, lenient);
}

/** `['o', ignoresCase, name, node, …]`, `['a', node, …]`, `['v', value, JSON]`, null. */
function pack(node: JsonNode | null, packer: Packer): Packed {
  packer.count();
  if (node === null) return null;
  switch (Object.getPrototypeOf(node)) {
    case JsonObject.prototype: {
      const { ignoresCase, members } = node as JsonObject;
      const parts = [...members].flatMap(([name, member]) => [packer.value(name), pack(member, packer)]);
      return ['o', ignoresCase, ...parts];
    }
    case JsonArray.prototype:
      return ['a', ...(node as JsonArray).items.map((item) => pack(item, packer))];
    default: {
      const { value, data } = node as JsonValue;
      return ['v', packer.value(value), packData(data, packer)];
    }
  }
}

function unpack(packed: Packed, unpacker: Unpacker): JsonNode | null {
  if (packed === null) return null;
  const [tag, ...parts] = packed as readonly [string, ...Packed[]];
  if (tag === 'v') return new JsonValue(unpacker.value(parts[0]!), unpackData(parts[1]!));
  if (tag === 'a') {
    const array = new JsonArray();
    for (const part of parts) array.insert(array.items.length, unpack(part, unpacker));
    return array;
  }
  const object = new JsonObject(parts[0] as boolean);
  for (let at = 1; at < parts.length; at += 2)
    object.add(parts[at] as string, unpack(parts[at + 1]!, unpacker));
  return object;
}

const childrenOf = (node: JsonNode | null): readonly (JsonNode | null)[] =>
  node instanceof JsonArray ? node.items : node instanceof JsonObject ? [...node.members.values()] : [];

/** Nodes. */
export const packedJsonNodes: PackedTree<JsonNode> = {
  tag: 'json',
  class: JsonNode,
  parentOf: ({ parent }) => parent,
  placeOf: (node, parent) => childrenOf(parent).indexOf(node),
  childAt: (parent, place) => childrenOf(parent)[place]!,
  pack,
  unpack: (packed, unpacker) => unpack(packed, unpacker)!,
};
