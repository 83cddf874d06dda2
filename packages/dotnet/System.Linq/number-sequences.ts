// Enumerable: Sequence and InfiniteSequence of any type of numbers.
import type { MethodSymbol, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { staticVirtual } from '@mockwright/language/runtime/static-virtual';
import { comparisonOf } from '../System.Collections/comparers.ts';
import { pulled } from './projection-members.ts';
import { need } from './query.ts';
import type { Query } from './query.ts';

/** `a + b` of a type that implements `IAdditionOperators<T, T, T>`. */
function additionOf(type: Type): (a: unknown, b: unknown) => unknown {
  const face = coreType('System.Numerics.IAdditionOperators', 3).construct([type, type, type]);
  const [operator] = face.definition.members('op_Addition');
  return staticVirtual(type, operator as MethodSymbol, face);
}

function checkNumber(value: unknown, name: string): void {
  need(value, name);
  if (Number.isNaN(value)) throw new ArgumentOutOfRangeException(name);
}

/** `Sequence(start, endInclusive, step)`. @throws {ArgumentOutOfRangeException} for steps away from the end */
export function sequence(start: unknown, end: unknown, step: unknown, type: Type): Query {
  checkNumber(start, 'start');
  checkNumber(end, 'endInclusive');
  checkNumber(step, 'step');
  const compare = comparisonOf(null, type);
  const direction = Math.sign(compare(step, defaultOf(type)));
  const distance = Math.sign(compare(end, start));
  if (direction === 0 && distance !== 0) throw new ArgumentOutOfRangeException('step');
  if (direction * distance < 0) throw new ArgumentOutOfRangeException('endInclusive');
  const add = additionOf(type);
  return pulled(type, function* () {
    let current = start;
    yield current;
    if (direction === 0) return;
    for (;;) {
      spend(1);
      const next = add(current, step);
      const toEnd = compare(next, end) * direction;
      // What does not come nearer has overflown.
      if (toEnd > 0 || compare(next, current) * direction <= 0) return;
      yield next;
      if (toEnd === 0) return;
      current = next;
    }
  }).named(direction < 0 ? 'FallingSequence' : 'RisingSequence', type);
}

/** `InfiniteSequence(start, step)`. */
export function infiniteSequence(start: unknown, step: unknown, type: Type): Query {
  need(start, 'start');
  need(step, 'step');
  const add = additionOf(type);
  return pulled(type, function* () {
    for (let value = start; ; value = add(value, step)) {
      spend(1);
      yield value;
    }
  }).named('InfiniteSequence', type);
}
