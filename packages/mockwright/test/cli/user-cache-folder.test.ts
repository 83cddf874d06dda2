// Where caches of the user are.
import type * as Os from 'node:os';
import { homedir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { userCacheFolder } from '../../cli/user-cache-folder.ts';

vi.mock('node:os', async (original) => {
  const real = await original<typeof Os>();
  return { ...real, homedir: vi.fn(real.homedir) };
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.mocked(homedir).mockReset();
});

const folderWhere = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return userCacheFolder();
};

test.skipIf(process.platform === 'win32').each([
  [{ HOME: '/home/ann', XDG_CACHE_HOME: undefined }, ['/home/ann/.cache/mockwright']],
  [{ HOME: '/home/ann', XDG_CACHE_HOME: '/caches' }, ['/caches/mockwright']],
  [{ HOME: '/home/ann', XDG_CACHE_HOME: 'caches' }, ['/home/ann/.cache/mockwright']],
])('%j: %j', (environment, expected) => expect(folderWhere(environment)).toEqual(expected));

test.each([
  ['says that there is none', () => ''],
  [
    'does not know the user',
    () => {
      throw new Error('uv_os_homedir returned ENOENT');
    },
  ],
])('no folder where the system %s', (_name, answer) => {
  vi.mocked(homedir).mockImplementation(answer);
  expect(folderWhere({ HOME: '', USERPROFILE: '', XDG_CACHE_HOME: undefined })).toEqual([]);
});
