// The code cache: V8 runs what it finds there, so only what nobody else can have written is taken, and nothing damaged.
import {
  chmodSync,
  cpSync,
  existsSync,
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
import { join } from 'node:path';
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

  test.runIf(process.geteuid?.() === 0)('of another user is not read', async () => {
    const { chownSync } = await import('node:fs');
    open().write(compiled);
    chownSync(fileIn(beside()), 12_345, 12_345);
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
  rmSync(cache, { recursive: true });
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
