// What packing may take.
import { expect, test } from 'vitest';
import { spend } from '@mockwright/language/runtime/run';
import { withinPackingTime } from '../../service/isolation/packing-time.ts';

test('what is done in time is done, and what takes too long cannot be packed', () => {
  expect(withinPackingTime(() => 5)).toBe(5);
  const endless = (): void => {
    for (;;) spend(100);
  };
  expect(() => withinPackingTime(endless)).toThrow(expect.objectContaining({ name: 'UnpackableError' }));
  expect(() =>
    withinPackingTime(() => {
      throw new TypeError('a bug');
    }),
  ).toThrow(TypeError);
});
