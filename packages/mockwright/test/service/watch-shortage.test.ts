// What is done while folders cannot be watched for want of room.
import { expect, test } from 'vitest';
import { WatchShortage } from '../../service/mocks/watch-shortage.ts';

const failed = (code: string): Error => Object.assign(new Error(`${code}: watch`), { code });
const looks = (shortage: WatchShortage, count: number): boolean[] =>
  Array.from({ length: count }, () => shortage.look());

test.each([
  ['ENOSPC', 'fs.inotify.max_user_watches'],
  ['EMFILE', 'fs.inotify.max_user_instances'],
  ['ENOSYS', 'ENOSYS: watch'],
])('%s is told once, until all is watched again', (code, reason) => {
  const shortage = new WatchShortage();
  shortage.begin();
  expect(shortage.note(failed(code))).toContain(reason);
  expect(shortage.note(failed(code))).toBeUndefined();
  shortage.begin();
  expect(shortage.note(failed(code))).toBeUndefined();
  expect(looks(shortage, 10)).toContain(true);
  shortage.begin();
  expect(looks(shortage, 100)).not.toContain(true);
  expect(shortage.note(failed(code))).toContain(reason);
});
