// Reads and compiles the files of the folder, all of them at first and those that changed later.
import { performance } from '@mockwright/language/text/real-time';
import { SourceText } from '@mockwright/language/text/source-text';
import { compileMock, START, type CompileFile } from './compile-mock.ts';
import { compareOrdinal, type FileProblem, type FolderFile, type MockFolder } from './folder.ts';
import { whenHandlesAreFree } from './free-handles.ts';
import { mockDiagnostic } from './mock-diagnostics.ts';
import { createMockSet, type LoadedFile, type MockSet } from './mock-set.ts';
import { turns } from './turns.ts';

/** How often, and for how long after the first time, a folder is looked at again that changes whenever it is. */
const MOST_ROUNDS = 3;
const LONGEST_MILLISECONDS = 1000;
/** How often in all: the last times, only for files that came or went, which takes a moment. */
const MOST_LOOKS = 10;

/** What became of files; undefined for one that is gone. */
type Changes = Map<string, LoadedFile | undefined>;

/** Loads a folder and keeps what each file gave, so that a change costs only the files that changed. */
export class MockLoader {
  readonly #folder: MockFolder;
  readonly #compile: CompileFile;
  /** What is there besides the files. */
  readonly #others: readonly LoadedFile[];
  #files: ReadonlyMap<string, LoadedFile> = new Map();
  /** What each file was when it was read. */
  readonly #stamps = new Map<string, string>();

  /** @param others templates that are there besides the files, as they were compiled */
  constructor(folder: MockFolder, compile: CompileFile, others: readonly LoadedFile[] = []) {
    this.#folder = folder;
    this.#compile = compile;
    this.#others = others;
  }

  /** Loads the whole folder. Between files, other work of the process gets its turn. */
  async loadAll(): Promise<MockSet> {
    this.#stamps.clear();
    const files = new Map<string, LoadedFile>();
    await this.#follow(files);
    this.#files = files;
    return this.#toSet();
  }

  /**
   * Loads files again that were added, changed or removed.
   * @param paths as they are shown, of files that are known; that of the folder: all of it
   * @returns the new set, and what became of each file; undefined for one that is gone
   */
  async reload(
    paths: readonly string[],
  ): Promise<{ readonly set: MockSet; readonly changed: ReadonlyMap<string, LoadedFile | undefined> }> {
    const files = new Map(this.#files);
    const changed: Changes = new Map();
    const isAll = paths.includes(this.#folder.name);
    if (!isAll) await this.#load(await this.#onlyChanged(paths), changed);
    apply(changed, files);
    // What is gone may be there by another name.
    if (isAll || isAnyGone(changed)) await this.#follow(files, changed);
    for (const [path, file] of changed)
      if (file === undefined && !this.#files.has(path)) changed.delete(path);
    this.#files = files;
    return { set: this.#toSet(), changed };
  }

  /**
   * Loads what changed until nothing does any more: a file that is given another name while others are read is missing by
   * both, and what a link leads to may be half of the one and half of the other.
   * @param files those that are known, brought up to date
   * @param changed takes what became of each
   */
  async #follow(files: Map<string, LoadedFile>, changed: Changes = new Map()): Promise<void> {
    let end = Infinity;
    for (let look = 0; look < MOST_LOOKS; look++) {
      const isLate = look >= MOST_ROUNDS || performance.now() > end;
      const some = await this.#changesSince(files, isLate ? (path) => !files.has(path) : () => true);
      apply(some, files);
      for (const [path, file] of some) changed.set(path, file);
      if (some.size === 0) return;
      if (look === 0) end = performance.now() + LONGEST_MILLISECONDS;
    }
  }

  /** @param matters whether what is in a file may have changed */
  async #changesSince(
    files: ReadonlyMap<string, LoadedFile>,
    matters: (path: string) => boolean,
  ): Promise<Changes> {
    const changed: Changes = new Map();
    const { paths, problems } = await this.#folder.list();
    const there = new Set([...paths, ...problems.map(({ path }) => path)]);
    for (const path of files.keys())
      if (!there.has(path)) {
        changed.set(path, undefined);
        this.#stamps.delete(path);
      }
    for (const { path, problem } of problems) {
      const file = unreadable(path, problem);
      if (!isSame(file, files.get(path))) changed.set(path, file);
      this.#stamps.delete(path);
    }
    await this.#load(await this.#onlyChanged(paths.filter(matters)), changed);
    return changed;
  }

  /** Leaves out what is as it was when it was read: there may be several reasons to look at one change. */
  async #onlyChanged(paths: readonly string[]): Promise<readonly string[]> {
    const stamps = await this.#stampsOf(paths);
    return paths.filter((path, index) => stamps[index] !== this.#stamps.get(path));
  }

  /** Whether files are not as they were when they were read: what changed before watching began. */
  async hasChanges(): Promise<boolean> {
    const { paths } = await this.#folder.list();
    const changed = await this.#onlyChanged([...new Set([...paths, ...this.#stamps.keys()])]);
    return changed.length > 0;
  }

  async #stampsOf(paths: readonly string[]): Promise<readonly string[]> {
    const giveTurn = turns();
    const stamps: string[] = [];
    for (const path of paths) {
      stamps.push(this.#folder.stamp(path));
      await giveTurn();
    }
    return stamps;
  }

  async #load(paths: readonly string[], into: Changes): Promise<void> {
    const giveTurn = turns();
    for (const path of paths) {
      const file = await whenHandlesAreFree(() => this.#folder.read(path));
      if (file === undefined) this.#stamps.delete(path);
      else this.#stamps.set(path, file.stamp);
      into.set(path, file === undefined ? undefined : loadFile(file, this.#compile));
      await giveTurn();
    }
  }

  #toSet(): MockSet {
    const files = [...this.#files.values()];
    return createMockSet([...this.#others, ...files.sort((a, b) => compareOrdinal(a.path, b.path))]);
  }
}

function apply(changed: Changes, files: Map<string, LoadedFile>): void {
  for (const [path, file] of changed) {
    if (file === undefined) files.delete(path);
    else files.set(path, file);
  }
}

function isAnyGone(changed: Changes): boolean {
  return [...changed.values()].includes(undefined);
}

/** Compiles one file, or says why it cannot be read. A `.json` file may be data. */
export function loadFile(file: FolderFile, compile: CompileFile): LoadedFile {
  if ('problem' in file) return unreadable(file.path, file.problem);
  const source = new SourceText(file.path, file.text);
  const { isData, ...loaded } = compileMock(source, compile);
  const isTold = loaded.mock === undefined && /\.json$/i.test(file.path);
  if (!isTold || !(isData === true || isOtherJson(file.text, loaded.diagnostics))) return loaded;
  return { ...loaded, isData: true, diagnostics: [mockDiagnostic('MW2104', source, START)] };
}

/** Whether a text is JSON, and no template: a list, or an object of more values than templates may have. */
function isOtherJson(text: string, diagnostics: LoadedFile['diagnostics']): boolean {
  if (!/^\s*\[/.test(text) && !diagnostics.some(({ code }) => code === 'MW1107')) return false;
  try {
    const value = JSON.parse(text) as object;
    return Array.isArray(value) || !('request' in value || 'response' in value);
  } catch {
    return false;
  }
}

/** Whether what is wrong with an unreadable file was so before. */
function isSame({ diagnostics: [problem] }: LoadedFile, before: LoadedFile | undefined): boolean {
  const [known] = before?.diagnostics ?? [];
  return before?.mock === undefined && known?.code === problem?.code && known?.message === problem?.message;
}

function unreadable(path: string, { code, args }: FileProblem): LoadedFile {
  return {
    path,
    mock: undefined,
    diagnostics: [mockDiagnostic(code, new SourceText(path, ''), START, args)],
  };
}
