// What is done while files cannot be watched for want of room.
import { expect, test } from 'vitest';
import { WatchShortage, type ShortageStep } from '../../service/mocks/watch-shortage.ts';

const failed = (code: string): Error => Object.assign(new Error(`${code}: watch`), { code });
const looks = (shortage: WatchShortage, count: number): ShortageStep[] =>
  Array.from({ length: count }, () => shortage.look());

test.each([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
])('%s is told once, until all is watched again', (code, limit) => {
  const shortage = new WatchShortage();
  shortage.begin();
  expect(shortage.note(failed(code))).toContain(limit);
  expect(shortage.note(failed(code))).toBeUndefined();
  expect(shortage.look()).toBe('anew');
  shortage.begin();
  expect(shortage.note(failed(code))).toBeUndefined();
  looks(shortage, 2);
  shortage.begin();
  expect(looks(shortage, 100)).not.toContain('anew');
  expect(shortage.note(failed(code))).toContain(limit);
});

test('it is tried less and less often, and all is looked at meanwhile', () => {
  const shortage = new WatchShortage();
  shortage.note(failed('ENOSPC'));
  const steps = looks(shortage, 1 + 2 + 4 + 8 + 16);
  expect(steps.flatMap((step, at) => (step === 'anew' ? at : []))).toEqual([0, 2, 6, 14, 30]);
  expect(steps.filter((step) => step === 'look')).toHaveLength(4);
});

test('other errors are told each time', () => {
  const shortage = new WatchShortage();
  expect(shortage.note(new Error('a'))).toBe('a');
  expect(shortage.note(new Error('a'))).toBe('a');
  expect(shortage.look()).toBe('none');
});
