// The code cache: V8 runs what it finds there, so only what nobody else can have written is taken, and nothing damaged.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CodeCache } from '../../cli/code-cache.ts';
import { CommandUnderTest } from './command-under-test.ts';

const command = new CommandUnderTest();
const compiled = Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 7) % 256));

describe('a cache', () => {
  let folder = '';
  const bundle = (): string => join(folder, 'bundle/implementations.cjs');
  const open = (source = 'the bundle'): CodeCache => new CodeCache(bundle(), Buffer.from(source));
  const beside = (): string => join(folder, 'bundle/cache');
  const atHome = (): string => join(folder, 'home/mockwright');
  const fileIn = (place: string): string => join(place, readdirSync(place)[0]!);

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
    mkdirSync(join(folder, 'bundle'));
    mkdirSync(join(folder, 'home'), { mode: 0o700 });
    vi.stubEnv('XDG_CACHE_HOME', join(folder, 'home'));
    return () => {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  test('gives what was kept for the same bundle, and for no other', () => {
    expect(open().read()).toBeUndefined();
    open().write(compiled);
    expect(open().read()).toEqual(compiled);
    expect(open('the bundlf').read()).toBeUndefined();
    renameSync(fileIn(beside()), `${fileIn(beside())}x`);
    open('the bundlf').write(compiled);
    const [other = '', own = ''] = readdirSync(beside()).sort((a) => (a.endsWith('x') ? 1 : -1));
    cpSync(join(beside(), other), join(beside(), own.slice(0, -1)));
    expect(open().read()).toBeUndefined();
  });

  test('that is damaged anywhere, too long, too short or empty is not taken, and is repaired', () => {
    open().write(compiled);
    const file = fileIn(beside());
    const good = readFileSync(file);
    const bad = [
      ...Array.from({ length: good.length }, (_, index) => {
        const flipped = Buffer.from(good);
        flipped[index]! ^= 1 << (index % 8);
        return flipped;
      }),
      Buffer.concat([good, Buffer.of(0)]),
      Buffer.alloc(good.length),
      ...[0, 1, 31, 32, 33, good.length - 1].map((length) => good.subarray(0, length)),
    ];
    for (const content of bad) {
      writeFileSync(file, content);
      expect(open().read()).toBeUndefined();
    }
    open().write(compiled);
    expect(readFileSync(file)).toEqual(good);
  });

  test('stands in the folder of the user where the bundle is not ours to write beside', () => {
    writeFileSync(beside(), 'no folder');
    open().write(compiled);
    expect(open().read()).toEqual(compiled);
    expect(lstatSync(atHome()).mode & 0o777).toBe(0o700);
    expect(lstatSync(fileIn(atHome())).mode & 0o777).toBe(0o600);
  });

  test.each([
    ['the folder', () => beside(), 0o777],
    ['the folder, by its group', () => beside(), 0o775],
    ['the file', () => fileIn(beside()), 0o666],
  ])('that others can write is not read: %s', (_what, place, mode) => {
    open().write(compiled);
    chmodSync(place(), mode);
    expect(open().read()).toBeUndefined();
  });

  test('below a folder that everybody can write is neither written nor read', () => {
    writeFileSync(beside(), 'no folder');
    open().write(compiled);
    chmodSync(join(folder, 'home'), 0o1777);
    expect(open().read()).toBeUndefined();
    rmSync(fileIn(atHome()));
    open().write(compiled);
    expect(readdirSync(atHome())).toEqual([]);
  });

  test('behind a link is neither read nor written', () => {
    open().write(compiled);
    const file = fileIn(beside());
    const elsewhere = join(folder, 'elsewhere');
    renameSync(file, elsewhere);
    symlinkSync(elsewhere, file);
    expect(open().read()).toBeUndefined();
    truncateSync(elsewhere);
    symlinkSync(elsewhere, `${file}.${process.pid}`);
    open().write(compiled);
    expect(readFileSync(elsewhere)).toHaveLength(0);
  });

  /** What somebody else, or a mishap, may have made of the cache; nothing of it is taken, and the next write mends it. */
  const POISONED: Readonly<Record<string, (file: string, good: Buffer) => void>> = {
    'another text in its place': (file) => writeFileSync(file, 'process.exit(7)'),
    'another content behind the digest': (file, good) =>
      writeFileSync(file, Buffer.concat([good.subarray(0, 32), Buffer.from('evil')])),
    'the digest of the content alone': (file, good) =>
      writeFileSync(file, Buffer.concat([sha256(good.subarray(32)), good.subarray(32)])),
    'an evil content with the digest of itself': (file) =>
      writeFileSync(file, Buffer.concat([sha256(Buffer.from('evil')), Buffer.from('evil')])),
    'the parts swapped': (file, good) =>
      writeFileSync(file, Buffer.concat([good.subarray(32), good.subarray(0, 32)])),
    twice: (file, good) => writeFileSync(file, Buffer.concat([good, good])),
    'a byte before': (file, good) => writeFileSync(file, Buffer.concat([Buffer.of(0), good])),
    'a folder': (file) => (rmSync(file), mkdirSync(file)),
    'a link to itself': (file) => (rmSync(file), symlinkSync(file, file)),
    'a link into nothing': (file) => (rmSync(file), symlinkSync('/nonexistent/file', file)),
    'a link to a device': (file) => (rmSync(file), symlinkSync('/dev/zero', file)),
    'a link to the good one': (file) => (renameSync(file, `${file}.good`), symlinkSync(`${file}.good`, file)),
    'a pipe': (file) => (rmSync(file), execFileSync('mkfifo', ['-m', '600', file])),
    'a hard link to what others can write': (file, good) => {
      const other = join(folder, 'other');
      writeFileSync(other, good);
      chmodSync(other, 0o666);
      rmSync(file);
      linkSync(other, file);
    },
    'writable by its group': (file) => chmodSync(file, 0o664),
    'writable by others alone': (file) => chmodSync(file, 0o602),
    'a folder that all may write, sticky': (file) => chmodSync(dirname(file), 0o1777),
    'a folder that is a link': (file) => {
      renameSync(dirname(file), join(folder, 'moved'));
      symlinkSync(join(folder, 'moved'), dirname(file));
    },
    'a folder that is a file': (file) => (
      rmSync(dirname(file), { recursive: true }),
      writeFileSync(dirname(file), 'x')
    ),
  };
  const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

  test.each(Object.entries(POISONED))('that is %s is not taken', (_what, poison) => {
    open().write(compiled);
    const file = fileIn(beside());
    poison(file, readFileSync(file));
    expect(open().read()).toBeUndefined();
    open().write(compiled);
    // Beside the bundle or, where that folder stays somebody else's, in the user's own.
    expect([undefined, compiled]).toContainEqual(open().read());
  });

  test('of another user, by any one of its places, is not taken', () => {
    writeFileSync(beside(), 'no folder');
    open().write(compiled);
    const own = process.geteuid!();
    if (own !== 0) {
      // Who is not root cannot give files away, but can be somebody else.
      vi.spyOn(process, 'geteuid').mockReturnValueOnce(own + 1);
      expect(open().read()).toBeUndefined();
      return;
    }
    for (const place of [fileIn(atHome()), atHome(), join(folder, 'home')]) {
      chownSync(place, 4711, 4711);
      expect(open().read()).toBeUndefined();
      chownSync(place, 0, 0);
      expect(open().read()).toEqual(compiled);
    }
  });

  test('that takes the place of the file while it is looked at is not read', () => {
    open().write(Buffer.from('other code'));
    const file = fileIn(beside());
    renameSync(file, join(folder, 'other'));
    open().write(compiled);
    const own = process.geteuid!();
    // Who owns the folder is asked first, then who owns the open file.
    const owner = vi.spyOn(process, 'geteuid').mockReturnValueOnce(own);
    owner.mockImplementationOnce(() => {
      renameSync(join(folder, 'other'), file);
      return own;
    });
    expect(open().read()).toEqual(compiled);
    expect(owner).toHaveBeenCalledTimes(2);
    expect(open().read()).toEqual(Buffer.from('other code'));
  });

  test('of a version before, under the name of this one, is not taken', () => {
    open('version 1').write(Buffer.from('of version 1'));
    const old = fileIn(beside());
    open('version 2').write(compiled);
    const [current = ''] = readdirSync(beside()).filter((name) => join(beside(), name) !== old);
    cpSync(old, join(beside(), current));
    expect(open('version 2').read()).toBeUndefined();
    expect(open('version 1').read()).toEqual(Buffer.from('of version 1'));
  });

  test.each(['/dev/null', '/proc/self', '/sys', 'below a file'])(
    'in a user folder that is %s: nothing is read, nothing fails',
    (place) => {
      writeFileSync(beside(), 'no folder');
      vi.stubEnv('XDG_CACHE_HOME', place === 'below a file' ? `${folder}/missing/caches` : place);
      writeFileSync(join(folder, 'missing'), '');
      expect(open().read()).toBeUndefined();
      open().write(compiled);
      expect(open().read()).toBeUndefined();
    },
  );

  test('whatever bytes are changed, cut or added', () => {
    open().write(compiled);
    const file = fileIn(beside());
    const good = readFileSync(file);
    const changes = fc.array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
    });
    fc.assert(
      fc.property(
        changes,
        fc.option(fc.nat(good.length)),
        fc.uint8Array({ maxLength: 40 }),
        (all, cut, more) => {
          const bad = Buffer.concat([good.subarray(0, cut ?? good.length), more]);
          for (const [at, change] of all) if (at < bad.length) bad[at]! ^= change;
          fc.pre(!bad.equals(good));
          writeFileSync(file, bad);
          expect(open().read()).toBeUndefined();
        },
      ),
    );
  });

  test('pushes the oldest ones out, unfinished ones among them', () => {
    mkdirSync(beside());
    for (let age = 0; age < 9; age++) {
      const file = join(beside(), `implementations-${age}.cache${age % 2 ? '' : '.77'}`);
      writeFileSync(file, '');
      utimesSync(file, 1e9 - age, 1e9 - age);
    }
    writeFileSync(join(beside(), 'another'), '');
    open().write(compiled);
    expect(readdirSync(beside())).toHaveLength(7);
    expect(existsSync(join(beside(), 'implementations-0.cache.77'))).toBe(true);
    expect(existsSync(join(beside(), 'implementations-5.cache'))).toBe(false);
    expect(existsSync(join(beside(), 'another'))).toBe(true);
  });
});

test('a start with a damaged cache, and with one of another bundle of the same length', async () => {
  command.write('Mocks/.keep', '');
  const cache = join(command.place, 'cache');
  rmSync(cache, { recursive: true, force: true });
  await command.run(['check']);
  const [name = ''] = readdirSync(cache);
  const file = join(cache, name);
  const good = readFileSync(file);

  const damaged = Buffer.from(good);
  for (let at = 100; at < damaged.length; at += 50_000) damaged[at]! ^= 0xff;
  writeFileSync(file, damaged);
  const expected = { code: 0, stdout: '0 files: 0 errors, 0 warnings.\n' };
  expect(await command.run(['check'])).toMatchObject(expected);
  expect(readFileSync(file)).not.toEqual(damaged);

  const other = `${command.place}-other`;
  cpSync(command.place, other, { recursive: true });
  try {
    rmSync(join(other, 'cache'), { recursive: true });
    const bundle = join(other, 'implementations.cjs');
    const text = readFileSync(bundle, 'latin1');
    writeFileSync(bundle, text.replaceAll('"warning")}.', '"replace")}.'), 'latin1');
    expect(readFileSync(bundle)).toHaveLength(text.length);
    const evil = await command.run(['check'], '', process.env, other);
    expect(evil.stdout).toContain('replace');
    cpSync(join(other, 'cache', readdirSync(join(other, 'cache'))[0]!), file);
  } finally {
    rmSync(other, { recursive: true });
  }
  expect(await command.run(['check'])).toMatchObject(expected);
});
