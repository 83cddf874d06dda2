// Says when files of the folder of the mocks may have changed. A burst of changes is told once.
import { existsSync, statSync, type Stats } from 'node:fs';
import { basename, join } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { MockFolder } from './folder.ts';

/** How long the folder must be quiet before a change is told: editors write in several steps. */
const QUIET_MILLISECONDS = 60;
/** A folder that is never quiet is told of at least this often. */
const LONGEST_WAIT_MILLISECONDS = 500;

/** How often a folder that does not exist is looked for. */
const WAIT_MILLISECONDS = 200;

/** How often is looked whether another folder was put in the place of the watched one: events do not tell. */
const LOOK_MILLISECONDS = 1000;

/** How to watch. */
export interface WatchOptions {
  /** 0: wait for the events of the operating system; otherwise look every so many milliseconds. */
  readonly pollingIntervalMilliseconds: number;
  /** Told the shown paths of templates that were added, changed or removed; none when an empty folder came. */
  readonly onChange: (paths: readonly string[]) => void;
  /** Told when watching is not possible (any more). */
  readonly onError: (message: string) => void;
}

/** A running watcher. */
export interface FolderWatcher {
  close(): Promise<void>;
}

/** Starts watching; resolves when changes from then on are seen. The folder may come later, and go and come again. */
export async function watchFolder(folder: MockFolder, options: WatchOptions): Promise<FolderWatcher> {
  const { tell, stop } = tellOnce(options.onChange);
  let watching: Promise<FSWatcher> | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let identity: string | undefined;
  let isClosed = false;

  const start = async (): Promise<void> => {
    identity = identityOf(folder.root);
    watching = watchExisting(folder, options, tell);
    const watcher = await watching;
    watcher.on('unlinkDir', (path) => {
      if (path !== folder.root) return;
      void watcher.close();
      identity = undefined;
      if (!isClosed) wait();
    });
  };
  /** What is in a folder that comes came before anybody watched. */
  const startLate = async (): Promise<void> => {
    try {
      await start();
      const { paths } = await folder.list();
      if (isClosed) return;
      // A folder that is still empty is there now: that is a change, too.
      if (paths.length === 0) options.onChange([]);
      else tell(...paths);
    } catch (error) {
      options.onError((error as Error).message);
    }
  };
  const wait = (): void => {
    waiting = setInterval(() => {
      if (!existsSync(folder.root)) return;
      clearInterval(waiting);
      void startLate();
    }, options.pollingIntervalMilliseconds || WAIT_MILLISECONDS);
  };
  /** Starts anew when the folder is another one than the watched. What was in the old one may be gone. */
  const look = async (): Promise<void> => {
    const now = identityOf(folder.root);
    if (identity === undefined || now === undefined || now === identity) return;
    identity = undefined;
    const watcher = await watching;
    const before = watcher === undefined ? [] : watchedFiles(watcher);
    await watcher?.close();
    if (isClosed) return;
    tell(...before.map((file) => folder.shownPath(file)));
    await startLate();
  };
  if (existsSync(folder.root)) await start();
  else wait();
  const looking = setInterval(() => void look().catch(() => undefined), LOOK_MILLISECONDS);
  looking.unref();
  return {
    async close() {
      isClosed = true;
      clearInterval(waiting);
      clearInterval(looking);
      await (await watching)?.close();
      stop();
    },
  };
}

/** What tells a folder from another one in its place; undefined when there is none. */
function identityOf(folder: string): string | undefined {
  const status = statSync(folder, { throwIfNoEntry: false });
  // The number of a folder that is gone is given to the next.
  return status && `${status.dev}:${status.ino}:${status.birthtimeMs}`;
}

function watchedFiles(watcher: FSWatcher): string[] {
  return Object.entries(watcher.getWatched()).flatMap(([folder, names]) =>
    names.filter((name) => MockFolder.isTemplateName(name)).map((name) => join(folder, name)),
  );
}

async function watchExisting(
  folder: MockFolder,
  { pollingIntervalMilliseconds, onError }: WatchOptions,
  tell: (path: string) => void,
): Promise<FSWatcher> {
  const { watch } = await import('chokidar');
  const polling = pollingIntervalMilliseconds > 0;
  const watcher: FSWatcher = watch(folder.root, {
    ignoreInitial: true,
    followSymlinks: true,
    usePolling: polling,
    ...(polling && { interval: pollingIntervalMilliseconds }),
    ignorePermissionErrors: true,
    ignored: (path, status) => path !== folder.root && isIgnored(folder, path, status),
  });
  const note = (file: string): void => {
    if (MockFolder.isTemplateName(basename(file))) tell(folder.shownPath(file));
  };
  watcher.on('add', note).on('change', note).on('unlink', note);
  watcher.on('error', (error) => onError((error as Error).message));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}

/** Collects what changed and tells it when the folder is quiet. */
function tellOnce(onChange: WatchOptions['onChange']): {
  readonly tell: (...paths: readonly string[]) => void;
  readonly stop: () => void;
} {
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
  if (name.startsWith('.')) return true;
  if (status?.isDirectory() === true) return folder.leadsBack(path) || folder.leadsOut(path);
  return status?.isFile() === true && !MockFolder.isTemplateName(name);
}
