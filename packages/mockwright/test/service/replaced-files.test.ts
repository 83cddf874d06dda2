// Files that are replaced while they are opened: the answer is one of them, old or new, and no failure.
import { mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { FileOpener } from '../../service/answers/file-opener.ts';
import type { CompiledTemplate } from '../../template/template.ts';

let whenLookedAt: () => void = () => undefined;
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    lstat: (path: string) => {
      whenLookedAt();
      return real.lstat(path);
    },
  };
});

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mockwright-replaced-')));
afterAll(() => rmSync(folder, { recursive: true }));

const template = { staticFile: 'a.txt', answerSpans: {}, source: {} } as unknown as CompiledTemplate;

/** Puts another file in its place, as editors and deployments do, so often after it was opened. */
function replaceSoOften(times: number): void {
  writeFileSync(join(folder, 'a.txt'), 'old');
  let left = times;
  whenLookedAt = () => {
    if (left-- <= 0) return;
    writeFileSync(join(folder, 'a.new'), 'new');
    renameSync(join(folder, 'a.new'), join(folder, 'a.txt'));
  };
}

test.each([1, 3])('a file that is replaced %i times while it is opened is the new one', async (times) => {
  replaceSoOften(times);
  const { handle } = await new FileOpener(folder).open('a.txt', template);
  expect(await handle.readFile('utf8')).toBe('new');
  await handle.close();
});

test('a file that is always another one is told as that', async () => {
  replaceSoOften(Number.POSITIVE_INFINITY);
  await expect(new FileOpener(folder).open('a.txt', template)).rejects.toThrow(
    "'a.txt' changed while it was opened.",
  );
});
