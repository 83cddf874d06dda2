// Files that are given other names while the folder is read: at each moment one of their names is there, and so is the template.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MockFolder, type FolderListing } from '../../service/mocks/folder.ts';
import { MockLoader } from '../../service/mocks/mock-loader.ts';
import type { MockSet } from '../../service/mocks/mock-set.ts';
import { compileFake, fake } from './fake-templates.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mockwright-moved-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, body: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), fake({ route: 'm', body }));
}
const move = (from: string, to: string): void => renameSync(join(root, from), join(root, to));
const link = (to: string): void => {
  symlinkSync(to, join(root, 'new'));
  move('new', 'Mocks/link');
};

/** A folder to which something happens right after it was listed. */
class RestlessFolder extends MockFolder {
  listed = 0;
  #happens: ((listing: FolderListing) => FolderListing | void)[] = [];

  next(...happens: ((listing: FolderListing) => FolderListing | void)[]): void {
    this.listed = 0;
    this.#happens = happens;
  }

  override async list(): Promise<FolderListing> {
    this.listed++;
    const listing = await super.list();
    return this.#happens.shift()?.(listing) ?? listing;
  }
}

const paths = ({ files }: MockSet): readonly string[] => files.map(({ path }) => path);

function start(): { readonly folder: RestlessFolder; readonly loader: MockLoader } {
  for (const name of ['Mocks/one/m.json', 'Mocks/two/other.json', 'b/m.json']) write(name, '1');
  write('a/first.json', '1');
  link('../a');
  const folder = new RestlessFolder(root, 'Mocks');
  return { folder, loader: new MockLoader(folder, compileFake) };
}
const BEFORE = ['Mocks/link/first.json', 'Mocks/one/m.json', 'Mocks/two/other.json'];
const MOVED = ['Mocks/link/first.json', 'Mocks/two/m.json', 'Mocks/two/other.json'];
const LINKED = ['Mocks/link/m.json', 'Mocks/one/m.json', 'Mocks/two/other.json'];

/** Listed by neither of its names. */
function moveBetween(listing: FolderListing): FolderListing {
  move('Mocks/one/m.json', 'Mocks/two/m.json');
  return { ...listing, paths: listing.paths.filter((path) => !path.endsWith('/m.json')) };
}

test.each([
  ['after it was listed', () => move('Mocks/one/m.json', 'Mocks/two/m.json'), MOVED],
  ['between the folders that are listed', moveBetween, MOVED],
  ['as a link leads elsewhere', () => link('../b'), LINKED],
])('one that is moved %s is there', async (_when, happens, expected) => {
  const { folder, loader } = start();
  folder.next(happens);
  expect(paths(await loader.loadAll())).toEqual(expected);
  const other = start();
  rmSync(join(root, 'Mocks/two/m.json'), { force: true });
  expect(paths(await other.loader.loadAll())).toEqual(BEFORE);
  other.folder.next(happens);
  const { set, changed } = await other.loader.reload(['Mocks']);
  expect(paths(set)).toEqual(expected);
  expect([...changed.keys()].toSorted()).toEqual(
    [...new Set([...BEFORE, ...expected])].filter(
      (path) => !(BEFORE.includes(path) && expected.includes(path)),
    ),
  );
});

test('one that is gone when it changed is looked for', async () => {
  const { loader } = start();
  await loader.loadAll();
  move('Mocks/one/m.json', 'Mocks/two/m.json');
  expect(paths((await loader.reload(['Mocks/one/m.json'])).set)).toEqual(MOVED);
});

test('what comes and goes meanwhile is not told of', async () => {
  const { folder, loader } = start();
  await loader.loadAll();
  write('Mocks/new.json', '1');
  folder.next(() => rmSync(join(root, 'Mocks/new.json')));
  expect((await loader.reload(['Mocks'])).changed.size).toBe(0);
});

const change =
  (_: unknown, turn: number): (() => void) =>
  () =>
    write('Mocks/two/other.json', '1'.repeat(turn + 2));

test('a folder that changes whenever it is looked at is loaded', async () => {
  const { folder, loader } = start();
  folder.next(...Array.from({ length: 100 }, change));
  expect(paths(await loader.loadAll())).toEqual(BEFORE);
  expect(folder.listed).toBeLessThan(10);
});

test.each([1, 3, 4])('one that is moved is there where others changed %i times', async (times) => {
  const { folder, loader } = start();
  await loader.loadAll();
  folder.next(...Array.from({ length: times }, change), moveBetween);
  expect(paths((await loader.reload(['Mocks'])).set)).toEqual(times > 3 ? BEFORE : MOVED);
});
