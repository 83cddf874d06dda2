// Files that are replaced while they are opened: the answer is one of them, old or new, and no failure.
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type * as files from 'node:fs';
import type * as promises from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { FileOpener } from '../../service/answers/file-opener.ts';
import { MockFolder } from '../../service/mocks/folder.ts';
import type { CompiledTemplate } from '../../template/template.ts';

/** What somebody does just before and just after a file is opened, and before it is asked where a path leads. */
const nothing = (): void => undefined;
let beforeOpening = nothing;
let afterOpening = nothing;
let beforeResolving = nothing;
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  return {
    ...real,
    open: async (path: string, flags: number) => {
      beforeOpening();
      const opened = await real.open(path, flags);
      afterOpening();
      return opened;
    },
    realpath: (path: string) => {
      beforeResolving();
      return real.realpath(path);
    },
  };
});
vi.mock('node:fs', async (original) => {
  const real = await original<typeof files>();
  const native = (path: string): string => {
    beforeResolving();
    return real.realpathSync.native(path);
  };
  return {
    ...real,
    openSync: (path: string, flags: number) => {
      beforeOpening();
      return real.openSync(path, flags);
    },
    realpathSync: Object.assign((path: string) => real.realpathSync(path), { native }),
  };
});
afterEach(() => {
  beforeOpening = afterOpening = beforeResolving = nothing;
});

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mockwright-replaced-')));
afterAll(() => rmSync(folder, { recursive: true }));

const template = { staticFile: 'a.txt', answerSpans: {}, source: {} } as unknown as CompiledTemplate;

/** Puts another file in its place, as editors and deployments do, so often after it was opened. */
function replaceSoOften(times: number): void {
  writeFileSync(join(folder, 'a.txt'), 'old');
  let left = times;
  afterOpening = () => {
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

/** How a file is opened. */
const READS: Readonly<Record<string, () => unknown>> = {
  answer: async () => {
    const { handle } = await new FileOpener(folder).open('sub/x.mock', template);
    const text = await handle.readFile('utf8');
    await handle.close();
    return text;
  },
  template: () => new MockFolder(folder, 'sub').read('sub/x.mock'),
};

describe.each(['linux', 'darwin'])('on %s', (platform) => {
  test.each(Object.entries(READS))(
    'of a folder that is a link elsewhere only while the file of the %s is opened, nothing is read there',
    async (_, read) => {
      vi.spyOn(process, 'platform', 'get').mockReturnValue(platform as NodeJS.Platform);
      const sub = join(folder, 'sub');
      const outside = mkdtempSync(join(tmpdir(), 'mockwright-outside-'));
      mkdirSync(sub);
      writeFileSync(join(sub, 'x.mock'), 'inside');
      writeFileSync(join(outside, 'x.mock'), 'outside');
      let [left, isAway] = [3, false];
      beforeOpening = () => {
        if (isAway || left-- <= 0) return;
        isAway = true;
        renameSync(sub, `${sub}.away`);
        symlinkSync(outside, sub);
      };
      beforeResolving = () => {
        if (!isAway) return;
        isAway = false;
        rmSync(sub);
        renameSync(`${sub}.away`, sub);
      };
      const found: unknown[] = [];
      for (let time = 0; time < 4; time++) found.push(await read());
      expect(JSON.stringify(found)).not.toContain('outside');
      expect(JSON.stringify(found.at(-1))).toContain('inside');
      rmSync(sub, { recursive: true });
      rmSync(outside, { recursive: true });
      vi.restoreAllMocks();
    },
  );
});
