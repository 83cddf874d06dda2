// Says when files of the folder of the mocks may have changed. A burst of changes is told once.
import {
  clearInterval,
  clearTimeout,
  performance,
  setInterval,
  setTimeout,
} from '@mockwright/language/text/real-time';
import { existsSync, statSync, type Stats } from 'node:fs';
import { basename, isAbsolute, join, normalize } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { EventBurst } from './event-burst.ts';
import { MockFolder } from './folder.ts';
import { IGNORE_FILE } from './ignore-rules.ts';
import { turns } from './turns.ts';
import { WatchShortage } from './watch-shortage.ts';

/** How long the folder must be quiet before a change is told: editors write in several steps. */
const QUIET_MILLISECONDS = 60;
/** A folder that is never quiet is told of at least this often. */
const LONGEST_WAIT_MILLISECONDS = 500;

/** How often a folder that does not exist is looked for. */
const WAIT_MILLISECONDS = 200;

/** How often is looked whether something else is in the place of the folder, or behind a link: events do not tell. */
const LOOK_MILLISECONDS = 400;

/** How to watch. */
export interface WatchOptions {
  /** 0: wait for the events of the operating system; otherwise look every so many milliseconds. */
  readonly pollingIntervalMilliseconds: number;
  /** Told the shown paths of templates that were added, changed or removed, of rules, or of the folder itself: all of it. */
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
  readonly #teller: Teller;
  #watching: Promise<FSWatcher> | undefined;
  #waiting: NodeJS.Timeout | undefined;
  #looking: NodeJS.Timeout | undefined;
  /** Of the watched folder; undefined while none is watched, or not yet. */
  #identity: string | undefined;
  /** The folders and links that were there, by their paths, and what was behind them. */
  #places: ReadonlyMap<string, Place> = new Map();
  /** Whether there may be other folders and links since they were looked for. */
  #placesAreOld = true;
  readonly #burst = new EventBurst();
  readonly #shortage = new WatchShortage();
  #isClosed = false;

  constructor(folder: MockFolder, options: WatchOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#teller = tellOnce((paths) => {
      this.#placesAreOld = true;
      options.onChange(paths);
    });
  }

  async begin(): Promise<void> {
    if (existsSync(this.#folder.root)) await this.#start();
    else this.#wait();
    let isLooking = false;
    const look = (): void => {
      if (isLooking) return;
      isLooking = true;
      void this.#look()
        .catch(() => undefined)
        .finally(() => (isLooking = false));
    };
    this.#looking = setInterval(look, LOOK_MILLISECONDS);
    if (this.#options.isUnreferenced) this.#looking.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#waiting);
    clearInterval(this.#looking);
    await (await this.#watching)?.close();
    this.#teller.stop();
  }

  async #start(): Promise<void> {
    const identity = identityOf(lookAt(this.#folder.root));
    this.#placesAreOld = true;
    await this.#lookAtPlaces();
    if (this.#isClosed) return;
    this.#shortage.begin();
    this.#watching = watchExisting(
      this.#folder,
      this.#options,
      (file) => this.#note(file),
      (error) => this.#fail(error),
    );
    const watcher = await this.#watching;
    watcher.on('unlinkDir', (path) => {
      // It may be back already, the same as before: nobody watches it then.
      if (path === this.#folder.root) void this.#startAnew().catch(() => undefined);
    });
    watcher.on('raw', (event: string, name: string | null, details) => {
      this.#burst.count();
      // Folders and links that come are not always told of. When polling, no event says what came.
      if (event === 'rename' || this.#options.pollingIntervalMilliseconds > 0) this.#placesAreOld = true;
      const file = fileOf(name ?? '', (details as { readonly watchedPath?: string }).watchedPath);
      if (file !== undefined) this.#note(file);
    });
    this.#identity = identity;
    // What became another folder while the watcher began is not watched.
    this.#placesAreOld = true;
  }

  #fail(error: Error): void {
    const told = this.#shortage.note(error);
    if (told !== undefined) this.#options.onError(told);
  }

  #note(file: string): void {
    if (matters(basename(file))) this.#teller.tell(this.#folder.shownPath(file));
  }

  /** What is in a folder that comes came before anybody watched. */
  async #startLate(): Promise<void> {
    try {
      await this.#start();
      if (!this.#isClosed) this.#tellAll();
    } catch (error) {
      this.#options.onError((error as Error).message);
    }
  }

  #wait(): void {
    clearInterval(this.#waiting);
    this.#waiting = setInterval(() => {
      if (!existsSync(this.#folder.root)) return;
      clearInterval(this.#waiting);
      void this.#startLate();
    }, this.#options.pollingIntervalMilliseconds || WAIT_MILLISECONDS);
    if (this.#options.isUnreferenced) this.#waiting.unref();
  }

  /** Starts anew when the folder, or one behind a link, is another one than the watched, or events may not have come. */
  async #look(): Promise<void> {
    if (this.#identity === undefined) return;
    if (identityOf(lookAt(this.#folder.root)) !== this.#identity) return this.#startAnew();
    const step = this.#shortage.look();
    if (step === 'anew') return this.#startAnew();
    const loss = this.#burst.look();
    if (loss !== 'none' || step === 'look') this.#tellAll();
    // A folder whose coming was not told is not watched either.
    if (loss === 'over') this.#placesAreOld = true;
    const changed = await this.#lookAtPlaces();
    if (changed.some(({ isFolder }) => isFolder)) await this.#startAnew();
    else this.#teller.tell(...changed.map(({ path }) => this.#folder.shownPath(path)));
  }

  /** The folders and links where something else is than before, and new ones that are not watched. */
  async #lookAtPlaces(): Promise<readonly Place[]> {
    const before = this.#places;
    const areOld = this.#placesAreOld;
    this.#placesAreOld = false;
    // Behind links, things change without an event.
    const { folders, links } = areOld
      ? await this.#folder.list()
      : { folders: [], links: [...before.values()].filter(({ isLink }) => isLink).map(({ path }) => path) };
    const giveTurn = turns();
    const places = new Map(areOld ? [] : before);
    // A link to a folder is among both.
    for (const [isLink, paths] of [
      [false, folders],
      [true, links],
    ] as const)
      for (const path of paths) {
        places.set(path, placeAt(path, isLink));
        await giveTurn();
      }
    this.#places = places;
    const watched = areOld ? ((await this.#watching)?.getWatched() ?? {}) : {};
    const isWatchedFirst = ({ path, isLink }: Place): boolean =>
      !isLink && !before.has(path) && Object.hasOwn(watched, normalize(path));
    return [...places.values()]
      .filter((place) => before.get(place.path)?.identity !== place.identity && !isWatchedFirst(place))
      .map((place) => ({
        ...place,
        isFolder: place.isFolder || before.get(place.path)?.isFolder === true,
      }));
  }

  /** What was in the old folder may be gone. */
  async #startAnew(): Promise<void> {
    if (this.#identity === undefined) return;
    this.#identity = undefined;
    await (await this.#watching)?.close();
    if (this.#isClosed) return;
    if (existsSync(this.#folder.root)) return this.#startLate();
    this.#tellAll();
    this.#wait();
  }

  #tellAll(): void {
    this.#teller.tell(this.#folder.shownPath(this.#folder.root));
  }
}

/** A folder or link, and what was there, or behind it. */
interface Place {
  /** Absolute. */
  readonly path: string;
  readonly isLink: boolean;
  readonly isFolder: boolean;
  readonly identity: string | undefined;
}

function placeAt(path: string, isLink: boolean): Place {
  const stats = lookAt(path);
  return { path, isLink, isFolder: stats?.isDirectory() === true, identity: identityOf(stats) };
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

/**
 * The file that an event of the operating system is about, which may be one that the watcher keeps to itself: other
 * permissions, or another file with the same times. Undefined for events that a file itself has: its folder has them, too.
 * @param name of the file, or its path
 * @param watched the folder or file that has the event; undefined where there are no such events
 */
function fileOf(name: string, watched: string | undefined): string | undefined {
  if (watched === undefined) return isAbsolute(name) ? name : undefined;
  return basename(watched) === name ? undefined : join(watched, name);
}

async function watchExisting(
  folder: MockFolder,
  { pollingIntervalMilliseconds, isUnreferenced }: WatchOptions,
  note: (file: string) => void,
  fail: (error: Error) => void,
): Promise<FSWatcher> {
  const { watch } = await import('chokidar');
  const polling = pollingIntervalMilliseconds > 0;
  const watcher: FSWatcher = watch(folder.root, {
    ignoreInitial: true,
    persistent: !isUnreferenced,
    followSymlinks: true,
    usePolling: polling,
    ...(polling && { interval: pollingIntervalMilliseconds }),
    ignorePermissionErrors: true,
    ignored: (path, status) => path !== folder.root && isIgnored(folder, path, status),
  });
  watcher.on('add', note).on('change', note).on('unlink', note);
  watcher.on('error', (error) => fail(error as Error));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

/** Tells of changes, of those of a burst at once. */
interface Teller {
  readonly tell: (...paths: readonly string[]) => void;
  readonly stop: () => void;
}

/** Collects what changed and tells it when the folder is quiet. */
function tellOnce(onChange: WatchOptions['onChange']): Teller {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const flush = (): void => {
    timer = undefined;
    const paths = [...changed];
    changed.clear();
    onChange(paths);
  };
  return {
    tell(...paths) {
      if (paths.length === 0) return;
      if (changed.size === 0) since = performance.now();
      for (const path of paths) changed.add(path);
      clearTimeout(timer);
      const waited = performance.now() - since;
      timer = setTimeout(
        flush,
        Math.max(0, Math.min(QUIET_MILLISECONDS, LONGEST_WAIT_MILLISECONDS - waited)),
      );
    },
    stop: () => clearTimeout(timer),
  };
}

/** What changes in it does not matter: hidden, no template, or a link that leads in a circle or elsewhere. */
function isIgnored(folder: MockFolder, path: string, status: Stats | undefined): boolean {
  const name = basename(path);
  if (name === IGNORE_FILE) return false;
  if (name.startsWith('.')) return true;
  if (status?.isDirectory() === true) return folder.leadsAway(path);
  return status?.isFile() === true && !MockFolder.isTemplateName(name);
}

/** Whether what changes in a file of that name changes the templates. */
function matters(name: string): boolean {
  return name === IGNORE_FILE || MockFolder.isTemplateName(name);
}
