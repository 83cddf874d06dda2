// Objects of the library that are sequences of pairs beside being sequences of something else: what they show as those.
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { interfaceMethods } from '@mockwright/language/runtime/repeated-interfaces';
import { virtualCall } from '@mockwright/language/runtime/virtual-call';
import { KnownCount } from '../System.Collections/read-items.ts';
import { KeyValuePair } from './key-value-pair.ts';

/** What stands behind the members of an interface, by their keys; others are asked of the object. */
export type Members = Readonly<Record<string, (...args: any[]) => unknown>>;

/** An object of the library seen as a sequence of its names and values. */
export interface Paired {
  readonly count: number;
  readonly entries: () => Iterable<readonly [name: string, value: unknown]>;
  readonly members?: Members;
}

class Pairs extends KnownCount {
  readonly $elementType: NamedType;
  readonly #paired: Paired;
  constructor(paired: Paired, pair: NamedType) {
    super();
    this.#paired = paired;
    this.$elementType = pair;
  }
  get $type(): NamedType {
    return coreType('System.Collections.Generic.IEnumerable', 1).construct([this.$elementType]);
  }
  override get $count(): number {
    return this.#paired.count;
  }
  *[Symbol.iterator](): Generator<KeyValuePair> {
    for (const [name, value] of this.#paired.entries())
      yield new KeyValuePair(this.$elementType, name, value);
  }
}

/** The pairs, where the interface is one of a sequence of pairs or inherits one; undefined where it is another. */
export function seenAsPairs(self: object, face: NamedType, paired: Paired): object | undefined {
  const sequence = coreType('System.Collections.Generic.IEnumerable', 1);
  const shown = [face, ...face.allInterfaces];
  const pair = shown.find(({ definition }) => definition === sequence)?.typeArguments[0];
  if (!pair || !('definition' in pair)) return undefined;
  if (pair.definition !== coreType('System.Collections.Generic.KeyValuePair', 2)) return undefined;
  const view = new Pairs(paired, pair) as Pairs & Record<string, unknown>;
  for (const each of shown.filter(({ typeArguments }) => typeArguments.length === 2))
    for (const method of interfaceMethods(each)) view[method.key] = askedOf(self, method);
  return Object.assign(view, paired.members);
}
function askedOf(self: object, method: MethodSymbol): (...args: unknown[]) => unknown {
  return (...args) => virtualCall(method)(self, ...args) as unknown;
}
