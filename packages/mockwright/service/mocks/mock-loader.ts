// Reads and compiles the files of the folder, all of them at first and those that changed later.
import { SourceText } from '@mockwright/language/text/source-text';
import { compileMock, START, type CompileFile } from './compile-mock.ts';
import { compareOrdinal, type FileProblem, type FolderFile, type MockFolder } from './folder.ts';
import { whenHandlesAreFree } from './free-handles.ts';
import { mockDiagnostic } from './mock-diagnostics.ts';
import { createMockSet, type LoadedFile, type MockSet } from './mock-set.ts';
import { turns } from './turns.ts';

/** Loads a folder and keeps what each file gave, so that a change costs only the files that changed. */
export class MockLoader {
  readonly #folder: MockFolder;
  readonly #compile: CompileFile;
  /** What is there besides the files. */
  readonly #others: readonly LoadedFile[];
  #files = new Map<string, LoadedFile | undefined>();
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
    const { paths, problems } = await this.#folder.list();
    const loaded = new Map<string, LoadedFile | undefined>();
    for (const { path, problem } of problems) loaded.set(path, unreadable(path, problem));
    await this.#load(paths, loaded);
    this.#files = loaded;
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
    const isAll = paths.includes(this.#folder.name);
    const changed = isAll ? await this.#changesOfAll() : await this.#changesOf(paths);
    for (const [path, file] of changed) {
      if (file === undefined) this.#files.delete(path);
      else this.#files.set(path, file);
    }
    return { set: this.#toSet(), changed };
  }

  async #changesOf(paths: readonly string[]): Promise<Map<string, LoadedFile | undefined>> {
    const changed = new Map<string, LoadedFile | undefined>();
    await this.#load(await this.#onlyChanged(paths), changed);
    return changed;
  }

  async #changesOfAll(): Promise<Map<string, LoadedFile | undefined>> {
    const changed = new Map<string, LoadedFile | undefined>();
    const { paths, problems } = await this.#folder.list();
    const there = new Set([...paths, ...problems.map(({ path }) => path)]);
    for (const path of this.#files.keys())
      if (!there.has(path)) {
        changed.set(path, undefined);
        this.#stamps.delete(path);
      }
    for (const { path, problem } of problems) {
      const file = unreadable(path, problem);
      if (!isSame(file, this.#files.get(path))) changed.set(path, file);
      this.#stamps.delete(path);
    }
    await this.#load(await this.#onlyChanged(paths), changed);
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

  async #load(paths: readonly string[], into: Map<string, LoadedFile | undefined>): Promise<void> {
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
    const files = [...this.#files.values()].filter((file) => file !== undefined);
    return createMockSet([...this.#others, ...files.sort((a, b) => compareOrdinal(a.path, b.path))]);
  }
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
