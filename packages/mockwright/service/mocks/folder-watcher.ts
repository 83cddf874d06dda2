// Says when files of the folder of the mocks have changed. Events of the operating system only say when to look: what has
// changed is found by comparing, as events do not tell of all (folders that take the place of files, what is behind links,
// what came before a new folder was watched), and some are dropped.
import { clearInterval, setInterval } from '@mockwright/language/text/real-time';
import { statSync, watch, type FSWatcher, type Stats } from 'node:fs';
import type { FolderListing, MockFolder } from './folder.ts';
import { IGNORE_FILE } from './ignore-rules.ts';
import { whenQuiet, type Quiet } from './when-quiet.ts';
import { turns } from './turns.ts';
import { WatchShortage } from './watch-shortage.ts';

/** How often is looked whether something else is in the place of the folder, or behind a link: events do not tell. */
const LOOK_MILLISECONDS = 400;

/** How to watch. */
export interface WatchOptions {
  /** 0: wait for the events of the operating system; otherwise look every so many milliseconds. */
  readonly pollingIntervalMilliseconds: number;
  /** Told the shown paths of templates that changed; that of the folder itself: some came or went, or its rules changed. */
  readonly onChange: (paths: readonly string[]) => void;
  /** Whether the process may end while it is watched. */
  readonly isUnreferenced: boolean;
  /** Told when watching is not possible (any more). */
  readonly onError: (message: string) => void;
}

/** A running watcher. */
export interface FolderWatcher {
  close(): Promise<void>;
}

/** Starts watching; resolves when changes from then on are seen. The folder may come later, and go and come again. */
export async function watchFolder(folder: MockFolder, options: WatchOptions): Promise<FolderWatcher> {
  const watcher = new Watcher(folder, options);
  await watcher.begin();
  return watcher;
}

class Watcher implements FolderWatcher {
  readonly #folder: MockFolder;
  readonly #options: WatchOptions;
  readonly #quiet: Quiet;
  readonly #shortage = new WatchShortage();
  /** By their absolute paths. */
  readonly #watched = new Map<string, WatchedFolder>();
  /** What was there when it was compared last. */
  #known: Snapshot | undefined;
  /** What is behind the links, and in the place of the folder itself, by their absolute paths. */
  #behind: ReadonlyMap<string, string> = new Map();
  #looking: NodeJS.Timeout | undefined;
  #comparing: Promise<void> | undefined;
  /** Whether there is something to compare again. */
  #isDue = false;
  #isClosed = false;

  constructor(folder: MockFolder, options: WatchOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#quiet = whenQuiet(() => void this.#compareSoon());
  }

  async begin(): Promise<void> {
    await this.#compareSoon();
    if (this.#isClosed) return;
    const { pollingIntervalMilliseconds, isUnreferenced } = this.#options;
    this.#looking = setInterval(() => this.#look(), pollingIntervalMilliseconds || LOOK_MILLISECONDS);
    if (isUnreferenced) this.#looking.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#looking);
    this.#quiet.stop();
    await this.#comparing;
    for (const { watcher } of this.#watched.values()) watcher.close();
    this.#watched.clear();
  }

  #look(): void {
    const isDue =
      this.#options.pollingIntervalMilliseconds > 0 ||
      this.#shortage.look() ||
      [...this.#behind].some(([path, state]) => stateAt(path) !== state);
    if (isDue) void this.#compareSoon();
  }

  /** Compares, one time after the other; resolves when nothing more is to be compared. Never rejects. */
  #compareSoon(): Promise<void> {
    this.#isDue = true;
    this.#comparing ??= this.#compareWhileDue()
      .catch((error: unknown) => this.#options.onError((error as Error).message))
      .finally(() => (this.#comparing = undefined));
    return this.#comparing;
  }

  async #compareWhileDue(): Promise<void> {
    while (this.#isDue && !this.#isClosed) {
      this.#isDue = false;
      const listing = await this.#folder.list();
      if (this.#isClosed) return;
      this.#behind = new Map(
        [this.#folder.root, ...listing.links].map((path) => [path, stateAt(path)] as const),
      );
      if (this.#options.pollingIntervalMilliseconds === 0) await this.#watch(listing.folders);
      const snapshot = await this.#snapshotOf(listing);
      const changed = changesOf(this.#known, snapshot, this.#folder.name);
      this.#known = snapshot;
      if (changed.length > 0 && !this.#isClosed) this.#options.onChange(changed);
    }
  }

  async #snapshotOf({ paths, problems }: FolderListing): Promise<Snapshot> {
    const giveTurn = turns();
    const stamps = new Map<string, string>();
    for (const path of paths) {
      stamps.set(path, this.#folder.stamp(path));
      await giveTurn();
    }
    return { names: JSON.stringify([paths, problems]), stamps };
  }

  /** Watches these folders and no others. What came into a new one before had no event: it is compared again. */
  async #watch(folders: readonly string[]): Promise<void> {
    const giveTurn = turns();
    this.#shortage.begin();
    for (const path of folders) {
      const identity = identityOf(lookAt(path));
      const known = this.#watched.get(path);
      if (identity === undefined || identity === known?.identity) continue;
      const watcher = this.#begin(path);
      known?.watcher.close();
      this.#watched.delete(path);
      if (watcher !== undefined) {
        this.#watched.set(path, { watcher, identity });
        this.#isDue = true;
      }
      await giveTurn();
    }
    const there = new Set(folders);
    for (const [path, { watcher }] of this.#watched)
      if (!there.has(path)) {
        watcher.close();
        this.#watched.delete(path);
      }
  }

  /** Undefined where a folder cannot be watched. */
  #begin(path: string): FSWatcher | undefined {
    try {
      const watcher = watch(path, { persistent: !this.#options.isUnreferenced }, (_event, name) => {
        if (name === null || matters(name)) this.#quiet.stir();
      });
      watcher.on('error', () => {
        // On Windows, a folder that goes is one.
        watcher.close();
        if (this.#watched.get(path)?.watcher === watcher) this.#watched.delete(path);
        this.#quiet.stir();
      });
      return watcher;
    } catch (error) {
      if (lookAt(path) === undefined) return undefined;
      const told = this.#shortage.note(error as Error);
      if (told !== undefined) this.#options.onError(told);
      return undefined;
    }
  }
}

/** A folder that is watched, and which one it was. */
interface WatchedFolder {
  readonly watcher: FSWatcher;
  readonly identity: string;
}

/** What was there at a time. */
interface Snapshot {
  /** Which files and problems there were. */
  readonly names: string;
  /** The states of the files by their shown paths. */
  readonly stamps: ReadonlyMap<string, string>;
}

/** The files that changed; the whole folder where some came or went. Nothing at first. */
function changesOf(
  before: Snapshot | undefined,
  { names, stamps }: Snapshot,
  all: string,
): readonly string[] {
  if (before === undefined) return [];
  if (before.names !== names) return [all];
  return [...stamps].flatMap(([path, stamp]) => (before.stamps.get(path) === stamp ? [] : [path]));
}

/** Undefined when there is nothing. */
function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** What tells a file or folder from another one in its place; undefined when there is none. */
function identityOf(stats: Stats | undefined): string | undefined {
  if (stats === undefined) return undefined;
  const { dev, ino, birthtimeMs, mode, uid, gid } = stats;
  // The number of one that is gone is given to the next. Who may read it is nothing that is told of.
  return `${dev}:${ino}:${birthtimeMs}:${mode}:${uid}:${gid}`;
}

/** What is at a path, or behind a link, without what folders have events for; empty when there is nothing. */
function stateAt(path: string): string {
  const stats = lookAt(path);
  const identity = identityOf(stats) ?? '';
  return stats?.isFile() === true ? `${identity}:${stats.size}:${stats.mtimeMs}:${stats.ctimeMs}` : identity;
}

/** Whether what happens to a file or folder of that name may change the templates: what is hidden is none. */
function matters(name: string): boolean {
  return name === IGNORE_FILE || !name.startsWith('.');
}
