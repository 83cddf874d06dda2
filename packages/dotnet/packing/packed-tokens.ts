// Tokens of Newtonsoft.Json: a token goes with the whole tree that it stands in, so that its `Parent`, `Root` and `Path` stay.
import { hasOwnAttached } from '../newtonsoft/linq/attached.ts';
import { JArray } from '../newtonsoft/linq/array.ts';
import { JObject } from '../newtonsoft/linq/object.ts';
import { JProperty } from '../newtonsoft/linq/property.ts';
import { JToken, type JContainer } from '../newtonsoft/linq/token.ts';
import { JValue } from '../newtonsoft/linq/value.ts';
import type { PackedTree } from './packed-tree.ts';
import { UnpackableError, type Packed, type Packer, type Unpacker } from './packed.ts';

/** A tree: `['o', name, value, …]`, `['a', value, …]`, `['v', kind, scalar]`. */
function packTree(token: JToken, packer: Packer): Packed {
  packer.count();
  if (hasOwnAttached(token)) throw new UnpackableError('an annotation or an event of a token');
  switch (Object.getPrototypeOf(token)) {
    case JObject.prototype:
      return [
        'o',
        ...(token as JObject).children.flatMap(({ name, value }) => [
          packer.text(name),
          packTree(value, packer),
        ]),
      ];
    case JArray.prototype:
      return ['a', ...token.children.map((child) => packTree(child, packer))];
    case JValue.prototype: {
      const { kind, scalar } = token as JValue;
      return ['v', kind, packer.value(scalar)];
    }
    case JProperty.prototype: {
      const { name, value } = token as JProperty;
      return ['p', packer.text(name), packTree(value, packer)];
    }
    default:
      throw new UnpackableError(`a ${token.typeName}`);
  }
}

/** The tree again. */
function unpackTree(packed: Packed, unpacker: Unpacker): JToken {
  const [tag, ...parts] = packed as readonly [string, ...Packed[]];
  if (tag === 'v') return new JValue(unpacker.value(parts[1]!), parts[0] as number);
  if (tag === 'p') return JProperty.of(parts[0] as string, unpackTree(parts[1]!, unpacker));
  if (tag === 'a') {
    const array = new JArray();
    parts.forEach((part, index) => array.insert(index, unpackTree(part, unpacker), true));
    return array;
  }
  const object = new JObject();
  for (let at = 0; at < parts.length; at += 2) {
    const property = JProperty.of(parts[at] as string, unpackTree(parts[at + 1]!, unpacker));
    object.insert(at / 2, property, true);
  }
  return object;
}

/** Tokens. */
export const packedTokens: PackedTree<JToken> = {
  tag: 'newtonsoft',
  class: JToken,
  parentOf: ({ parent }) => parent,
  placeOf: (token, parent) => (parent as JContainer).indexOf(token),
  childAt: (parent, place) => parent.children[place]!,
  pack: packTree,
  unpack: unpackTree,
};
