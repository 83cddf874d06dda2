// Says when files of the folder of the mocks may have changed. A burst of changes is told once.
import type { Stats } from 'node:fs';
import { basename } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { MockFolder } from './folder.ts';

/** How long the folder must be quiet before a change is told: editors write in several steps. */
const QUIET_MILLISECONDS = 60;
/** A folder that is never quiet is told of at least this often. */
const LONGEST_WAIT_MILLISECONDS = 500;

/** How to watch. */
export interface WatchOptions {
  /** 0: wait for the events of the operating system; otherwise look every so many milliseconds. */
  readonly pollingIntervalMilliseconds: number;
  /** Told the shown paths of templates that were added, changed or removed. */
  readonly onChange: (paths: readonly string[]) => void;
  /** Told when watching is not possible (any more). */
  readonly onError: (message: string) => void;
}

/** A running watcher. */
export interface FolderWatcher {
  close(): Promise<void>;
}

/** Starts watching; resolves when changes from then on are seen. */
export async function watchFolder(folder: MockFolder, options: WatchOptions): Promise<FolderWatcher> {
  const { watch } = await import('chokidar');
  const polling = options.pollingIntervalMilliseconds > 0;
  const watcher: FSWatcher = watch(folder.root, {
    ignoreInitial: true,
    followSymlinks: true,
    usePolling: polling,
    ...(polling && { interval: options.pollingIntervalMilliseconds }),
    ignorePermissionErrors: true,
    ignored: (path, status) => path !== folder.root && isIgnored(folder, path, status),
  });

  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let since = 0;
  const tell = (): void => {
    timer = undefined;
    const paths = [...changed];
    changed.clear();
    options.onChange(paths);
  };
  const note = (file: string): void => {
    if (!MockFolder.isTemplateName(basename(file))) return;
    if (changed.size === 0) since = performance.now();
    changed.add(folder.shownPath(file));
    clearTimeout(timer);
    const waited = performance.now() - since;
    timer = setTimeout(tell, Math.max(0, Math.min(QUIET_MILLISECONDS, LONGEST_WAIT_MILLISECONDS - waited)));
  };
  watcher.on('add', note).on('change', note).on('unlink', note);
  watcher.on('error', (error) => options.onError((error as Error).message));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}

/** What changes in it does not matter: hidden, no template, or a link that leads in a circle. */
function isIgnored(folder: MockFolder, path: string, status: Stats | undefined): boolean {
  const name = basename(path);
  if (name.startsWith('.')) return true;
  if (status?.isDirectory() === true) return folder.leadsBack(path);
  return status?.isFile() === true && !MockFolder.isTemplateName(name);
}
