// Reads and compiles the files of the folder, all of them at first and those that changed later.
import { SourceText } from '@mockwright/language/text/source-text';
import { compileMock, START, type CompileFile } from './compile-mock.ts';
import { compareOrdinal, type FileProblem, type FolderFile, type MockFolder } from './folder.ts';
import { mockDiagnostic } from './mock-diagnostics.ts';
import { createMockSet, type LoadedFile, type MockSet } from './mock-set.ts';

/** How long files are compiled in a row before waiting requests get a turn. */
const SLICE_MILLISECONDS = 8;

/** Loads a folder and keeps what each file gave, so that a change costs only the files that changed. */
export class MockLoader {
  readonly #folder: MockFolder;
  readonly #compile: CompileFile;
  /** What is there besides the files. */
  readonly #others: readonly LoadedFile[];
  #files = new Map<string, LoadedFile | undefined>();
  /** What the last look at the folder found that is no file: it is missing, or a part of it cannot be read. */
  #problems: readonly LoadedFile[] = [];
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
    const paths = await this.#list();
    const loaded = new Map<string, LoadedFile | undefined>();
    await this.#load(paths, loaded);
    this.#files = loaded;
    return this.#toSet();
  }

  /**
   * Loads files again that were added, changed or removed.
   * @param paths as they are shown; none: the folder itself came or went
   * @returns the new set, and what became of each file; undefined for one that is gone
   */
  async reload(
    paths: readonly string[],
  ): Promise<{ readonly set: MockSet; readonly changed: ReadonlyMap<string, LoadedFile | undefined> }> {
    const changed = new Map<string, LoadedFile | undefined>();
    await this.#load(await this.#onlyListed(paths), changed);
    for (const [path, file] of changed) {
      if (file === undefined) this.#files.delete(path);
      else this.#files.set(path, file);
    }
    return { set: this.#toSet(), changed };
  }

  /** Leaves out new files that the folder does not list: hidden ones, or the same ones again behind a link. */
  async #onlyListed(paths: readonly string[]): Promise<readonly string[]> {
    if (this.#problems.length === 0 && paths.length > 0 && paths.every((path) => this.#files.has(path)))
      return paths;
    const listed = new Set(await this.#list());
    return paths.filter((path) => listed.has(path) || this.#files.has(path));
  }

  /** Looks at the folder anew. */
  async #list(): Promise<readonly string[]> {
    const { paths, problems } = await this.#folder.list();
    this.#problems = problems.map(({ path, problem }) => unreadable(path, problem));
    return paths;
  }

  /** The files that are not as they were when they were read: what changed before watching began. */
  async findChanges(): Promise<string[]> {
    const { paths } = await this.#folder.list();
    const known = [...this.#stamps.keys()];
    const changed = paths.filter((path) => !this.#stamps.has(path));
    const stamps = await Promise.all(known.map((path) => this.#folder.stamp(path)));
    known.forEach((path, index) => {
      if (stamps[index] !== this.#stamps.get(path)) changed.push(path);
    });
    return changed;
  }

  async #load(paths: readonly string[], into: Map<string, LoadedFile | undefined>): Promise<void> {
    let turn = performance.now();
    for (const path of paths) {
      const file = this.#folder.read(path);
      if (file === undefined) this.#stamps.delete(path);
      else this.#stamps.set(path, file.stamp);
      into.set(path, file === undefined ? undefined : loadFile(file, this.#compile));
      if (performance.now() - turn > SLICE_MILLISECONDS) {
        await new Promise((resolve) => setImmediate(resolve));
        turn = performance.now();
      }
    }
  }

  #toSet(): MockSet {
    const files = [...this.#problems, ...this.#files.values()].filter((file) => file !== undefined);
    return createMockSet([...this.#others, ...files.sort((a, b) => compareOrdinal(a.path, b.path))]);
  }
}

/** Compiles one file, or says why it cannot be read. */
export function loadFile(file: FolderFile, compile: CompileFile): LoadedFile {
  return 'problem' in file
    ? unreadable(file.path, file.problem)
    : compileMock(new SourceText(file.path, file.text), compile);
}

function unreadable(path: string, { code, args }: FileProblem): LoadedFile {
  return {
    path,
    mock: undefined,
    diagnostics: [mockDiagnostic(code, new SourceText(path, ''), START, args)],
  };
}
