// What the commands say where it cannot be written.
import { afterEach, expect, test, vi } from 'vitest';
import { outliveOutput } from '../../cli/say.ts';

const before = {
  stdout: process.stdout.listeners('error'),
  stderr: process.stderr.listeners('error'),
  exit: process.listeners('exit'),
};
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['stdout', 'stderr'] as const)
    for (const listener of process[name].listeners('error'))
      if (!before[name].includes(listener)) process[name].off('error', listener as () => void);
  for (const listener of process.listeners('exit'))
    if (!before.exit.includes(listener)) process.off('exit', listener);
});

test('that the disk is full is told once, however many lines are lost; that nobody reads is not', () => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  outliveOutput();
  const fail = (code: string): boolean =>
    process.stdout.emit('error', Object.assign(new Error('no'), { code }));
  fail('EPIPE');
  expect(told).not.toHaveBeenCalled();
  for (let line = 0; line < 20; line++) fail('ENOSPC');
  expect(told.mock.calls).toEqual([['error: Standard output cannot be written: no.\n']]);
  expect(process.listeners('exit').length).toBe(before.exit.length + 1);
});
