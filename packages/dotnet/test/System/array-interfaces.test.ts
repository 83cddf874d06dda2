// Every member of every interface that arrays have, called as reflection calls it, on arrays of one, two and three
// dimensions: it answers or throws what .NET throws.
import { expect, test } from 'vitest';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { callMethod } from '@mockwright/language/runtime/members';
import { createMultiArray } from '@mockwright/language/runtime/multi-array';
import { virtualCall } from '@mockwright/language/runtime/virtual-call';
import { templateLibrary } from '../../../mockwright/template/compiling/library.ts';
import { newArray } from '../../System/array-members.ts';
import type { AnyArray } from '../../System/array-members.ts';
import { publicMethods } from '../security/generated-calls.ts';
import { quietRun } from '../security/quiet-run.ts';
import { ValuePool, seeded } from '../security/value-pool.ts';

const shapes: readonly (readonly number[])[] = [[0], [2], [0, 2], [2, 2], [1, 1, 2]];
const elements = (): readonly ReturnType<typeof coreType>[] => [
  specialType('int'),
  specialType('double'),
  specialType('char'),
  specialType('string'),
  specialType('object'),
  coreType('System.DayOfWeek'),
  coreType('System.DateTime'),
];
const make = (element: ReturnType<typeof coreType>, lengths: readonly number[]): AnyArray =>
  lengths.length === 1 ? newArray(element, lengths[0]!) : createMultiArray(element, lengths);

test('no member of an interface of arrays fails inside', () => {
  templateLibrary();
  const pool = new ValuePool();
  const pick = seeded(1);
  const found = new Set<string>();
  const members = coreType('System.Array').allInterfaces.flatMap(publicMethods);
  expect(members.length).toBeGreaterThan(15);
  const attempt = (what: string, call: () => unknown): void => {
    try {
      quietRun().enter(call);
    } catch (error) {
      if (!(error instanceof Exception)) found.add(`${what}: ${String(error)}`);
    }
  };
  for (const member of members)
    for (const element of elements())
      for (const lengths of shapes)
        for (let time = 0; time < 6; time++) {
          const args = member.parameters.map((parameter) =>
            time === 5 && parameter.type.special === 'object'
              ? make(element, lengths)
              : pool.one(parameter.type, pick),
          );
          const what = `${member.name} of ${element.name}[${lengths.join()}]`;
          attempt(what, () => callMethod(make(element, lengths), member, args));
          attempt(what, () => virtualCall(member)(make(element, lengths), ...args) as unknown);
        }
  expect([...found]).toEqual([]);
});
